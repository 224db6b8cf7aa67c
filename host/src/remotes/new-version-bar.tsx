import { useTexts } from 'shared-ui/language';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { AreaBar } from './area-bar';
import { remoteTexts } from './text';

/**
 * Whether something was typed into a form or popup that is still on the page. What becomes of it is the form's
 * business; the host only asks before it takes the form away.
 */
export function useEdited(): () => boolean {
  const edited = useRef(new Set<Element>());
  useEffect(() => {
    const onInput = ({ target }: Event): void => {
      if (target instanceof Element && target.closest('form, dialog, [role="dialog"]') !== null) edited.current.add(target);
    };
    document.addEventListener('input', onInput, true);
    return () => document.removeEventListener('input', onInput, true);
  }, []);
  return useCallback(() => [...edited.current].some((element) => element.isConnected), []);
}

interface NewVersionBarProps {
  readonly version: string;
  /** What its team says is new; null: nothing. */
  readonly changes: string | null;
  /** Whether it is earlier than what is on screen: somebody went back. */
  readonly isEarlier: boolean;
  /** Whether something that was typed would be lost. */
  readonly isEdited: () => boolean;
  /** Done when the new version is on screen, or has failed. */
  readonly onSwitch: () => Promise<void>;
}

/** Offers the new version of what is on screen. What was typed is asked for once more. */
export function NewVersionBar({ version, changes, isEarlier, isEdited, onSwitch }: NewVersionBarProps): ReactNode {
  const t = useTexts(remoteTexts);
  const [state, setState] = useState<'offered' | 'asking' | 'switching' | 'later'>('offered');
  if (state === 'later') return null;
  if (state === 'switching') return <AreaBar actions={[]}>{t('loading')}</AreaBar>;
  const switchNow = (): void => {
    setState('switching');
    void onSwitch();
  };
  const later = { text: t('later'), onClick: () => setState('later') };
  if (state === 'asking') {
    return <AreaBar actions={[{ text: t('switchAnyway'), onClick: switchNow, isMain: true }, later]}>{t('switchLoses')}</AreaBar>;
  }
  const choose = (): void => (isEdited() ? setState('asking') : switchNow());
  return (
    <AreaBar actions={[{ text: t('switch'), onClick: choose, isMain: true }, later]} detail={isEarlier ? null : changes}>
      {t(isEarlier ? 'earlierVersion' : 'newVersion', { version })}
    </AreaBar>
  );
}
