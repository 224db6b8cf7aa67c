import { Button, Dialog } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { notify, showError, withProcessing } from 'shared-ui/notice';
import { MenuButton, Popconfirm, Popover, SideSheet, Tooltip } from 'shared-ui/overlay';
import { type ReactNode, useState } from 'react';
import { Section } from './section';
import { galleryTexts } from './text';

const busyMs = 400;
const aMoment = () => new Promise<void>((resolve) => setTimeout(resolve, busyMs));

export function LayerSection(): ReactNode {
  const t = useTexts(galleryTexts);
  const [shown, setShown] = useState<'dialog' | 'sheet' | null>(null);
  const close = () => setShown(null);
  const footer = (
    <Button look="primary" data-autofocus onClick={close}>
      {t('save')}
    </Button>
  );
  return (
    <Section title={t('layers')}>
      <Button onClick={() => setShown('dialog')}>{t('dialog')}</Button>
      <Button onClick={() => setShown('sheet')}>{t('sheet')}</Button>
      <Popover content={t('sentence')} trigger="click">
        <Button>{t('popover')}</Button>
      </Popover>
      <Tooltip title={t('sentence')}>
        <Button>{t('more')}</Button>
      </Tooltip>
      <Popconfirm title={t('question')} okText={t('remove')} cancelText={t('cancel')}>
        <Button danger>{t('remove')}</Button>
      </Popconfirm>
      <MenuButton
        label={t('menu')}
        items={[{ id: 'success', label: t('success'), icon: 'success', onChoose: () => notify.success(t('sentence')) }]}
      />
      <Button onClick={() => notify.success(t('sentence'))}>{t('success')}</Button>
      <Button onClick={() => notify.failure(t('sentence'))}>{t('failure')}</Button>
      <Button onClick={() => void showError(t('sentence'))}>{t('error')}</Button>
      <Button onClick={() => void withProcessing(aMoment())}>{t('busy')}</Button>
      {shown === 'dialog' && (
        <Dialog title={t('dialog')} size="form" onClose={close} footer={footer}>
          <p>{t('sentence')}</p>
        </Dialog>
      )}
      {shown === 'sheet' && (
        <SideSheet title={t('sheet')} onClose={close} footer={footer}>
          <p>{t('sentence')}</p>
        </SideSheet>
      )}
    </Section>
  );
}
