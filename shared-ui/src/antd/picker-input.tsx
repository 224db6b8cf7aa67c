import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';

export interface Typing {
  /** What was typed into the input of that id and cannot be read; undefined while its text is that of the value. */
  readonly unreadIn: (id: string | undefined) => string | undefined;
  /** Told with each key. */
  readonly onTyped: (text: string, id: string | undefined) => void;
}

export const TypingContext = createContext<Typing>({ unreadIn: () => undefined, onTyped: () => undefined });

/** antd sets a text that it cannot read back to the old value; here it stays in sight until it is put right. */
function PickerInput({ value, onChange, ...input }: ComponentProps<'input'>): ReactNode {
  const { unreadIn, onTyped } = useContext(TypingContext);
  return (
    <input
      {...input}
      value={unreadIn(input.id) ?? value}
      onChange={(event) => {
        onTyped(event.target.value, input.id);
        onChange?.(event);
      }}
    />
  );
}

/** Tab only leaves: antd would go back to the other end of the range when that was not visited. */
function RangeInput({ onKeyDown, ...input }: ComponentProps<'input'>): ReactNode {
  return <PickerInput {...input} onKeyDown={(event) => event.key !== 'Tab' && onKeyDown?.(event)} />;
}

export const pickerComponents = { input: PickerInput };
/** The clear button of a range would be a stop between Tab and the next field: use it with `allowClear={false}`. */
export const rangeComponents = { input: RangeInput };
