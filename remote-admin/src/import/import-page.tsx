import { type ReactNode, useState } from 'react';
import { ApiError, isSilent } from 'shared-contracts/client';
import { exportData } from 'shared-contracts/endpoint/import/export-data';
import { type ImportKind, importKinds } from 'shared-contracts/import/import-kind';
import { useDownload } from 'shared-ui/api';
import { Segmented, Upload } from 'shared-ui/choice';
import { Button, Icon, saveFile } from 'shared-ui/control';
import { Alert } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { notify, withProcessing } from 'shared-ui/notice';
import { errorText } from 'shared-ui/submit';
import formStyles from '../form/form-page.module.css';
import { importTexts, recordFaults } from '../text/master-texts';
import { ImportFaults } from './import-faults';
import { ImportHistory } from './import-history';
import { ImportProgress } from './import-progress';
import styles from './import-page.module.css';
import { kindOfFile } from './kind-of-file';
import { ImportPreview } from './import-preview';
import { useImport } from './use-import';

/** /modules/import: master data from CSV files, with a preview of what they would do. */
export function ImportPage(): ReactNode {
  const t = useTexts(importTexts);
  const download = useDownload();
  const [kind, setKind] = useState<ImportKind>('offices');
  const { state, check, apply, discard } = useImport();
  const isApplying = state.step === 'working' && !state.isDryRun;
  const choose = (next: ImportKind) => {
    setKind(next);
    discard();
  };
  const begin = async (file: File) => {
    const found = (await kindOfFile(file).catch(() => null)) ?? kind;
    setKind(found);
    await check(found, file);
  };
  const fetchFile = async (template: '0' | '1') => {
    try {
      const { blob, fileName } = await withProcessing(download(exportData, { params: { kind }, query: { template } }));
      saveFile(blob, fileName);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!isSilent(error)) notify.failure(errorText(error));
    }
  };
  const failureText = (isDryRun: boolean, error: ApiError) =>
    t(isDryRun ? 'failed' : 'notApplied', { message: errorText(error, recordFaults) });

  return (
    <section className={formStyles.page}>
      <header>
        <h1 className={formStyles.title}>{t('title')}</h1>
        <p className={styles.hint}>{t('subtitle')}</p>
      </header>
      <div className={styles.card}>
        <div className={styles.bar}>
          <Segmented<ImportKind>
            className={styles.kind}
            aria-label={t('kind')}
            value={kind}
            onChange={choose}
            options={importKinds.map((value) => ({ value, label: t(value), disabled: isApplying && value !== kind }))}
          />
          <Button icon={<Icon name="file" />} onClick={() => void fetchFile('1')}>
            {t('template')}
          </Button>
          <Button icon={<Icon name="download" />} onClick={() => void fetchFile('0')}>
            {t('export')}
          </Button>
        </div>
        <Upload.Dragger
          accept=".csv,text/csv"
          showUploadList={false}
          disabled={state.step === 'working'}
          beforeUpload={(file) => {
            void begin(file);
            return Upload.LIST_IGNORE;
          }}
        >
          <p className={styles.drop}>
            <Icon name="upload" /> {t('drop')}
          </p>
          <p className={styles.hint}>{t('dropHint')}</p>
        </Upload.Dragger>
      </div>
      <div>
        <div className={styles.told} aria-live="polite">
          {state.step === 'working' && <ImportProgress work={state.work} onDiscard={isApplying ? null : discard} />}
          {state.step === 'failed' && <Alert type="error" showIcon title={failureText(state.isDryRun, state.error)} />}
          {state.step === 'faulty' && <ImportFaults name={state.file.name} count={state.count} faults={state.faults} />}
          {state.step === 'applied' && <Alert type="success" showIcon title={t('applied', { name: state.file.name, ...state.result })} />}
          {state.step === 'preview' && (
            <ImportPreview
              name={state.file.name}
              result={state.result}
              onApply={(retireMissing) => void apply(kind, state.file, retireMissing)}
              onDiscard={discard}
            />
          )}
        </div>
        <ImportHistory />
      </div>
    </section>
  );
}
