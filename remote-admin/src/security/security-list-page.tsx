import { type ReactNode, useMemo } from 'react';
import { listSecurityEvents } from 'shared-contracts/endpoint/security/list-security-events';
import { securityFields, securityKinds, type SecurityRow } from 'shared-contracts/entity/security-event';
import { deviceName } from 'shared-contracts/rule/device-name';
import { columnsIn, GridA, gridAColumn, type GridColumn, type GridSort } from 'shared-ui/grid';
import { type Translate, useTexts } from 'shared-ui/language';
import { securityKindTexts, securityTexts } from '../text/security-texts';

const securityColumn = gridAColumn(securityFields);
const newestFirst: GridSort = { field: securityFields.at.wire, direction: 'desc' };
const pageSize = 10;

function securityColumns(
  t: Translate<typeof securityTexts.english>,
  kindOf: Translate<typeof securityKindTexts.english>,
): GridColumn<SecurityRow>[] {
  return [
    securityColumn('at', { header: t('at') }),
    securityColumn('kind', {
      header: t('kind'),
      card: 'title',
      render: ({ kind }) => kindOf(kind),
      // What is kept is a code: it is picked by its words.
      options: securityKinds.map((kind) => ({ value: kind, label: kindOf(kind) })),
    }),
    securityColumn('companyName', { header: t('company') }),
    securityColumn('empNo', { header: t('empNo') }),
    securityColumn('actorName', { header: t('actor') }),
    securityColumn('address', { header: t('address') }),
    securityColumn('device', { header: t('device'), render: ({ device }) => (device === null ? null : deviceName(device)) }),
    securityColumn('times', { header: t('times') }),
  ];
}

/** /modules/security: who signed in or failed to, from where, and what happened to accounts. */
export function SecurityListPage(): ReactNode {
  const t = useTexts(securityTexts);
  const columns = useMemo(() => columnsIn(securityTexts, t, (words, textsOf) => securityColumns(words, textsOf(securityKindTexts))), [t]);
  return (
    <GridA
      gridId="security"
      title={t('title')}
      subtitle={t('subtitle')}
      columns={columns}
      endpoint={listSecurityEvents}
      rowKey="id"
      pageSize={pageSize}
      defaultSort={newestFirst}
      downloadName="Security-Trail.csv"
    />
  );
}
