import { type ReactNode, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button } from '../control/button';
import { Dialog } from '../dialog/dialog';
import { useTexts } from '../language/use-texts';
import { getSession } from '../session/session-store';
import { clearDraft, writeDraft } from './draft';
import { formTexts } from './form-texts';

/** State of a navigation by Cancel: it says already that what was typed is given up. */
export const givingUp = { isGivingUp: true } as const;

function isGivingUp(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isGivingUp' in state;
}

interface UnsavedGuardProps {
  /** Where the draft waits (see `draftKey`). */
  readonly storageKey: string | null;
  /** Something would be lost by leaving. */
  readonly isChanged: boolean;
  /** What of it may wait in storage; null: nothing. */
  readonly draft: unknown;
  /** A part of it may not wait in storage: a password. */
  readonly hasSecret?: boolean;
}

/**
 * Keeps what is typed into a page's form. Leaving the page within the suite, except by Cancel, asks before it is
 * thrown away. A reload and the end of the session find it again. Where they could not, the browser asks.
 */
export function UnsavedGuard({ storageKey, isChanged, draft, hasSecret = false }: UnsavedGuardProps): ReactNode {
  const t = useTexts(formTexts);
  const isKept = useRef(false);
  const isGivenUp = useRef(false);

  const forget = (): void => {
    isGivenUp.current = true;
    clearDraft(storageKey);
  };

  // Users whose session has ended find the draft after the next sign-in, so there is no question.
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    if (!isChanged || getSession().user === null || currentLocation.pathname === nextLocation.pathname) return false;
    if (!isGivingUp(nextLocation.state)) return true;
    forget();
    return false;
  });

  useEffect(() => {
    if (draft === null) clearDraft(storageKey);
    else if (!isGivenUp.current) isKept.current = writeDraft(storageKey, draft);
  }, [storageKey, draft]);

  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent): void => {
      if (hasSecret || !isKept.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isChanged, hasSecret]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog
      title={t('discardQuestion')}
      tone="danger"
      onClose={() => blocker.reset()}
      closesOnVeil={false}
      hasCross={false}
      footer={
        <>
          <Button
            onClick={() => {
              forget();
              blocker.proceed();
            }}
          >
            {t('discard')}
          </Button>
          <Button look="primary" data-autofocus onClick={() => blocker.reset()}>
            {t('keepEditing')}
          </Button>
        </>
      }
    >
      <p>{t('notSaved')}</p>
    </Dialog>
  );
}
