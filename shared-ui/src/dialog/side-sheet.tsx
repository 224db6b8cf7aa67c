import Drawer from 'antd/es/drawer';
import type { ReactNode } from 'react';
import { useTexts } from '../language/use-texts';
import { dialogTexts } from './dialog-texts';
import styles from './side-sheet.module.css';
import { pageOf, useDialogFocus } from './use-dialog-focus';

export interface SideSheetProps {
  /** The heading, and so the accessible name. */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  /** False where the content already holds a button named Close. */
  readonly hasCross?: boolean;
  /** `menu` is narrow and comes from the left, where the menu's button is. */
  readonly kind?: 'details' | 'menu';
}

const places = {
  details: { placement: 'right', size: 'min(56rem, 100vw)' },
  menu: { placement: 'left', size: 'min(18rem, 85vw)' },
} as const;

/** antd's drawer at a side. Mounted means open; unmount it to close it: the focus returns to where it was. */
export function SideSheet({ title, onClose, children, footer, hasCross = true, kind = 'details' }: SideSheetProps): ReactNode {
  const t = useTexts(dialogTexts);
  const content = useDialogFocus();

  return (
    <Drawer
      open
      getContainer={pageOf}
      title={<h2 className={styles.title}>{title}</h2>}
      {...places[kind]}
      classNames={{ section: styles[kind] ?? '' }}
      onClose={onClose}
      footer={footer ?? null}
      closable={hasCross ? { 'aria-label': t('close'), placement: 'end' } : false}
      mask={{ blur: false }}
    >
      <div ref={content}>{children}</div>
    </Drawer>
  );
}
