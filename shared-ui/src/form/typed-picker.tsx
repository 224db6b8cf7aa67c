import type { DateTime } from 'luxon';
import { type ReactNode, useState } from 'react';
import { DatePicker } from '../antd/date-picker';
import { pickerComponents, TypingContext } from '../antd/picker-input';
import { readingOf } from './clock-reading';
import type { FieldControl } from './field';

/** What every picker of the forms takes. */
export interface PickerFrame {
  readonly control: FieldControl;
  readonly name: string | undefined;
  readonly isWrong: boolean;
  /** Tells that the user left a text which cannot be read, and that it is gone again. */
  readonly onUnreadable: (isUnreadable: boolean) => void;
}

interface TypedPickerProps extends PickerFrame {
  readonly formats: string[];
  readonly placeholder: string;
  readonly isClearable: boolean;
  readonly hasTime: boolean;
  readonly value: DateTime | null;
  /** Called with each key: null for an empty text and for one that cannot be read. */
  readonly onMoment: (moment: DateTime | null) => void;
}

/**
 * antd's picker as a field to type in. What stands in it counts at once, so Enter, Tab and a click elsewhere find it
 * taken. A text that cannot be read leaves no older value behind it.
 */
export function TypedPicker({ control, name, isWrong, formats, hasTime, value, ...rest }: TypedPickerProps): ReactNode {
  const { onUnreadable, onMoment } = rest;
  const [typed, setTyped] = useState<string | null>(null);
  const unread = value === null ? typed : null;
  const { className, ...described } = control;

  const take = (moment: DateTime | null, unreadable: string | null = null) => {
    setTyped(unreadable);
    if (unreadable === null) onUnreadable(false);
    onMoment(moment);
  };
  const onTyped = (text: string) => {
    const moment = readingOf(text, formats);
    take(moment, moment === null && text.trim() !== '' ? text : null);
  };

  return (
    <TypingContext value={{ unreadIn: () => unread ?? undefined, onTyped }}>
      <DatePicker
        {...described}
        {...(name === undefined ? {} : { name })}
        components={pickerComponents}
        className={className ?? ''}
        status={isWrong ? 'error' : ''}
        format={formats}
        placeholder={rest.placeholder}
        allowClear={rest.isClearable}
        {...(hasTime ? { showTime: { format: 'HH:mm' } } : {})}
        needConfirm={false}
        value={value}
        onChange={(moment: DateTime | null) => take(moment)}
        onBlur={() => unread !== null && onUnreadable(true)}
      />
    </TypingContext>
  );
}
