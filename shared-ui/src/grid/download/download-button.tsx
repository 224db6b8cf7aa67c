import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../control/button';
import { IconButton } from '../../control/icon-button';
import { useTexts } from '../../language/use-texts';
import { gridTexts } from '../grid-texts';
import { ToolButton } from '../tool-button';
import { saveFile } from '../../control/save-file';

interface DownloadButtonProps {
  /** By default the server's. */
  readonly fileName?: string | undefined;
  /** `icon` shows no text beside the picture. */
  readonly look?: 'tool' | 'icon';
  /** Makes the call; aborting `signal` ends the query on the server too. */
  readonly fetchFile: (signal: AbortSignal) => Promise<{ blob: Blob; fileName: string }>;
  readonly onFailure: (error: unknown) => void;
}

function isAborted(error: unknown): boolean {
  return error instanceof Error && 'kind' in error && error.kind === 'aborted';
}

/** Downloads the list as a file; a long one can be cancelled. */
export function DownloadButton({ fileName, look = 'tool', fetchFile, onFailure }: DownloadButtonProps): ReactNode {
  const t = useTexts(gridTexts);
  const running = useRef<AbortController | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  useEffect(() => () => running.current?.abort(), []);

  const download = async () => {
    const controller = new AbortController();
    running.current = controller;
    setIsRunning(true);
    try {
      const file = await fetchFile(controller.signal);
      saveFile(file.blob, fileName ?? file.fileName);
    } catch (error) {
      if (!isAborted(error)) onFailure(error);
    } finally {
      setIsRunning(false);
    }
  };

  const Shown = look === 'icon' ? IconButton : ToolButton;
  return (
    <>
      <Shown icon="download" label={t('download')} disabled={isRunning} aria-busy={isRunning} onClick={() => void download()} />
      {isRunning && (
        <span role="status">
          {t('downloading')} <Button onClick={() => running.current?.abort()}>{t('cancel')}</Button>
        </span>
      )}
    </>
  );
}
