import { useState } from 'react';
import { useTexts } from '../language/use-texts';
import type { Frame } from './field';
import { formTexts } from './form-texts';
import type { PickerFrame } from './typed-picker';

/** The frame of a picker that says how days are typed once a text was left that cannot be read. */
export function useUnreadable(
  frame: Frame,
  rule: 'dayRule' | 'minuteRule',
): Pick<PickerFrame, 'isWrong' | 'onUnreadable'> & { readonly told: Frame } {
  const t = useTexts(formTexts);
  const [isUnreadable, setIsUnreadable] = useState(false);
  // The form's own message comes first.
  const error = frame.error ?? (isUnreadable ? t(rule) : undefined);
  return {
    told: { ...frame, error, announcesError: frame.announcesError || frame.error === undefined },
    isWrong: frame.isInvalid ?? error !== undefined,
    onUnreadable: setIsUnreadable,
  };
}
