import type { ReactNode } from 'react';
import type { ImportFault } from 'shared-contracts/import/import-kind';
import { Button, Icon, saveFile } from 'shared-ui/control';
import { Alert } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { faultText } from 'shared-ui/submit';
import { importTexts, recordFaults } from '../text/master-texts';
import styles from './import-page.module.css';

/** A cell that a spreadsheet would take for a formula begins with an apostrophe. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What is wrong, in the language in force; a code that this release does not know is told in the server's English. */
function messageOf({ code = '', values, message }: ImportFault): string {
  return faultText(recordFaults, { code, values }) ?? message;
}

/** The faulty rows as a file: UTF-8 with a byte order mark, CRLF (docs/product.md#downloads). */
function faultsCsv(faults: readonly ImportFault[]): Blob {
  const rows = [['line', 'column', 'message'], ...faults.map((fault) => [String(fault.line), fault.column, messageOf(fault)])];
  return new Blob([`\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`], { type: 'text/csv' });
}

interface ImportFaultsProps {
  readonly name: string;
  readonly count: number;
  readonly faults: readonly ImportFault[];
}

const shownFaults = 100;

/** Which rows of a file are wrong, and why; the whole list as a file. */
export function ImportFaults({ name, count, faults }: ImportFaultsProps): ReactNode {
  const t = useTexts(importTexts);
  const shown = faults.slice(0, shownFaults);
  return (
    <section className={styles.card} aria-label={t('faults')}>
      <Alert
        type="error"
        showIcon
        title={t('faulty', { name, count })}
        description={shown.length < count ? t('firstFaults', { count: shown.length }) : null}
      />
      <table className={styles.table} aria-label={t('faults')}>
        <thead>
          <tr>
            <th scope="col">{t('line')}</th>
            <th scope="col">{t('column')}</th>
            <th scope="col">{t('message')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((fault) => (
            <tr key={`${fault.line} ${fault.column} ${fault.message}`}>
              <td>{fault.line}</td>
              <td>{fault.column}</td>
              <td>{messageOf(fault)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div>
        <Button icon={<Icon name="download" />} onClick={() => saveFile(faultsCsv(faults), `faults-${name}`)}>
          {t('downloadFaults')}
        </Button>
      </div>
    </section>
  );
}
