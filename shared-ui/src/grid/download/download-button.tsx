import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../control/button';
import { useTexts } from '../../language/use-texts';
import { notify } from '../../notice/notify';
import { gridTexts } from '../grid-texts';
import { ToolButton } from '../tool-button';
import { saveFile } from './save-file';

interface DownloadButtonProps {
  readonly fileName: string;
  /** Makes the call; aborting `signal` ends the query on the server too. */
  readonly fetchFile: (signal: AbortSignal) => Promise<{ blob: Blob }>;
}

function isAborted(error: unknown): boolean {
  return error instanceof Error && 'kind' in error && error.kind === 'aborted';
}

/** Downloads the list as a file; a long one can be cancelled. */
export function DownloadButton({ fileName, fetchFile }: DownloadButtonProps): ReactNode {
  const t = useTexts(gridTexts);
  const running = useRef<AbortController | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => () => running.current?.abort(), []);

  const download = async () => {
    const controller = new AbortController();
    running.current = controller;
    setIsRunning(true);
    try {
      const { blob } = await fetchFile(controller.signal);
      saveFile(blob, fileName);
    } catch (error) {
      if (!isAborted(error)) notify.failure(error instanceof Error ? error.message : String(error));
    } finally {
      setIsRunning(false);
    }
  };

  return (
    <>
      <ToolButton icon="download" label={t('download')} disabled={isRunning} aria-busy={isRunning} onClick={() => void download()} />
      {isRunning && (
        <span role="status">
          {t('downloading')} <Button onClick={() => running.current?.abort()}>{t('cancel')}</Button>
        </span>
      )}
    </>
  );
}
