import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';

export interface Typing {
  /** What was typed into the input of that id and cannot be read; undefined while its text is that of the value. */
  readonly unreadIn: (id: string | undefined) => string | undefined;
  /** Told with each key. */
  readonly onTyped: (text: string, id: string | undefined) => void;
}

export const TypingContext = createContext<Typing>({ unreadIn: () => undefined, onTyped: () => undefined });

/**
 * The input of a picker. antd sets a text that it cannot read back to the old value; here it stays in sight until it is
 * put right. Tab only leaves: antd would go back to the other end of a range that was not visited.
 */
function PickerInput({ value, onChange, onKeyDown, ...input }: ComponentProps<'input'>): ReactNode {
  const { unreadIn, onTyped } = useContext(TypingContext);
  return (
    <input
      {...input}
      value={unreadIn(input.id) ?? value}
      onChange={(event) => {
        onTyped(event.target.value, input.id);
        onChange?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Tab') onKeyDown?.(event);
      }}
    />
  );
}

export const pickerComponents = { input: PickerInput };
