import type { ReactNode } from 'react';
import { ApiError } from 'shared-contracts/client';
import { getReliability, type ReliabilityTable } from 'shared-contracts/endpoint/reliability/get-reliability';
import { getApi } from 'shared-ui/api';
import { Button, Icon, saveFile } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { notify, withProcessing } from 'shared-ui/notice';
import { errorText } from 'shared-ui/submit';
import type { ReportQuery } from './report-query';
import { reliabilityTexts } from './text';

interface CsvButtonProps {
  readonly query: ReportQuery;
  readonly table: ReliabilityTable;
  /** What the table is called on the page. */
  readonly name: string;
}

/** One table of the report as a file of the server. */
export function CsvButton({ query, table, name }: CsvButtonProps): ReactNode {
  const t = useTexts(reliabilityTexts);
  const download = async () => {
    try {
      const { blob, fileName } = await withProcessing(getApi().download(getReliability, { query: { ...query, download: table } }));
      saveFile(blob, fileName);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      notify.failure(errorText(error));
    }
  };
  return (
    <Button
      icon={<Icon name="download" />}
      aria-label={t('download', { name })}
      title={t('download', { name })}
      onClick={() => void download()}
    >
      {t('csv')}
    </Button>
  );
}
