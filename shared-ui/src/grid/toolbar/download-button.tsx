import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { isSilent } from 'shared-contracts/client';
import { Button } from '../../control/button';
import { saveFile } from '../../control/save-file';
import { useTexts } from '../../language/use-texts';
import { type FileTitles, TitledDownload } from '../../menu/titled-download';
import { notify } from '../../notice/notify';
import { gridTexts } from '../text/grid-texts';
import { ToolButton } from './tool-button';
import styles from './download-button.module.css';

interface DownloadButtonProps {
  /** By default the server's. */
  readonly fileName?: string | undefined;
  /** Makes the call; aborting `signal` ends the query on the server too. */
  readonly fetchFile: (signal: AbortSignal, titles: FileTitles) => Promise<{ blob: Blob; fileName: string }>;
  readonly onFailure: (error: unknown) => void;
}

/** Downloads the list as a file; a long one can be cancelled, away from the button, which stays where it is. */
export function DownloadButton({ fileName, fetchFile, onFailure }: DownloadButtonProps): ReactNode {
  const t = useTexts(gridTexts);
  const around = useRef<HTMLSpanElement>(null);
  const running = useRef<AbortController | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => () => running.current?.abort(), []);

  const download = async (titles: FileTitles) => {
    const controller = new AbortController();
    running.current = controller;
    setIsRunning(true);
    try {
      const file = await fetchFile(controller.signal, titles);
      saveFile(file.blob, fileName ?? file.fileName);
    } catch (error) {
      if (!isSilent(error)) onFailure(error);
    } finally {
      setIsRunning(false);
    }
  };
  const onClick = ({ detail }: MouseEvent) => {
    // The second half of a double click asks for nothing more.
    if (!isRunning && detail < 2) void download('english');
  };
  const cancel = () => {
    running.current?.abort();
    // Cancel goes away with what it cancels.
    around.current?.querySelector('button')?.focus();
    notify.success(t('downloadCancelled'));
  };

  return (
    <>
      <span ref={around}>
        <TitledDownload label={t('download')} onDownload={(titles) => !isRunning && void download(titles)}>
          <ToolButton icon="download" label={t('download')} aria-disabled={isRunning} aria-busy={isRunning} onClick={onClick} />
        </TitledDownload>
      </span>
      {isRunning && (
        <span role="status" className={styles.running}>
          {t('downloading')} <Button onClick={cancel}>{t('cancel')}</Button>
        </span>
      )}
    </>
  );
}
