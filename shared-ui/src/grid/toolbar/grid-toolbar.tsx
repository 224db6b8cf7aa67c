import type { ReactNode } from 'react';
import { useTexts } from '../../language/use-texts';
import type { Density } from '../state/density';
import { gridTexts } from '../text/grid-texts';
import { ToolButton } from './tool-button';

interface GridToolbarProps {
  /** The menu of the saved views. */
  readonly views: ReactNode;
  /** The Download button, if the list has one. */
  readonly download: ReactNode;
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
  readonly onReload: () => void;
  readonly onColumns: () => void;
  readonly onReset: () => void;
}

/** The buttons that every list has, in the order that every list has them. */
export function GridToolbar({ views, download, density, onDensity, onReload, onColumns, onReset }: GridToolbarProps): ReactNode {
  const t = useTexts(gridTexts);
  const isCompact = density === 'compact';
  return (
    <>
      {views}
      <ToolButton icon="reload" label={t('reload')} onClick={onReload} />
      <ToolButton icon="columns" label={t('columns')} aria-haspopup="dialog" onClick={onColumns} />
      <ToolButton icon="reset" label={t('reset')} onClick={onReset} />
      {download}
      <ToolButton
        icon="density"
        label={t('compact')}
        isIconOnly
        aria-pressed={isCompact}
        onClick={() => onDensity(isCompact ? 'comfortable' : 'compact')}
      />
    </>
  );
}
