// The security trail as a list. Screens turn its codes into words; a downloaded file has them in the reader's language.
import { sql } from 'kysely';
import { securityFields } from 'shared-contracts/entity/security-event';
import { formulaSafe } from '../grid/cell';
import type { ListSource } from '../grid/list-source';
import { tableColumns } from '../grid/table-columns';
import { wordOf } from '../grid/word-of';
import { deviceText } from './device-text';
import { securityWordsOf } from './security-words';

/** The list for a reader of this language. */
export function securityList(language: string | undefined): ListSource {
  const columns = tableColumns(securityFields, {}, {
    kind: { csv: wordOf(securityWordsOf(language), sql.ref('o.kind')) },
    device: { csv: formulaSafe(deviceText(sql.ref('o.device'))) },
  });
  return {
    table: 'security_event',
    joins: {},
    columns: Object.values(columns),
    defaultOrder: [{ column: columns.at, direction: 'desc' }],
    tieBreak: columns.id,
  };
}
