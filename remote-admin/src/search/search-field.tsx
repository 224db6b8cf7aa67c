import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTexts } from 'shared-ui/language';
import { Field } from 'shared-ui/form';
import { texts } from '../text/admin-texts';
import styles from './search-field.module.css';

export interface SearchOption {
  readonly key: string;
  readonly label: string;
  /** A second, quieter line. */
  readonly detail?: string;
}

interface SearchFieldProps {
  readonly name: string;
  readonly label: string;
  readonly placeholder: string;
  readonly hint?: string;
  readonly text: string;
  readonly options: readonly SearchOption[];
  readonly error?: string | undefined;
  readonly announcesError?: boolean;
  /** Below the field: how the search stands. */
  readonly status?: ReactNode;
  readonly onText: (text: string) => void;
  readonly onChoose: (option: SearchOption) => void;
  readonly onBlur?: () => void;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** A text input with a list of what it may mean: the combobox of the ARIA practices, in arrows, Enter and Escape. */
export function SearchField({ name, label, placeholder, hint, text, options, error, announcesError = false, status, onText, onChoose, onBlur }: SearchFieldProps): ReactNode {
  const t = useTexts(texts);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && options.length > 0;
  const current = isShown ? options[active] : undefined;
  const idOf = (option: SearchOption) => `${listId}-${option.key}`;

  useEffect(() => {
    if (isShown) list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [isShown, active]);

  const choose = (option: SearchOption) => {
    onChoose(option);
    setIsOpen(false);
    setActive(-1);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setIsOpen(true);
      const from = isShown ? active : -1;
      if (options.length > 0) setActive(from === -1 && step === -1 ? options.length - 1 : (from + step + options.length) % options.length);
    } else if (event.key === 'Enter' && isShown) {
      // Enter takes the marked row; without one it does not send the form from an open list.
      event.preventDefault();
      if (current !== undefined) choose(current);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setIsOpen(false);
    }
  };

  return (
    <Field label={label} hint={hint} error={error} announcesError={announcesError}>
      {(field) => (
        <div className={styles.combobox}>
          <input
            {...field}
            name={name}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={isShown ? listId : undefined}
            aria-activedescendant={current && idOf(current)}
            autoComplete="off"
            placeholder={placeholder}
            value={text}
            onChange={(event) => {
              onText(event.target.value);
              setIsOpen(true);
              setActive(-1);
            }}
            onClick={() => setIsOpen(true)}
            onBlur={() => {
              setIsOpen(false);
              setActive(-1);
              onBlur?.();
            }}
            onKeyDown={onKeyDown}
          />
          {isShown && (
            <div ref={list} id={listId} role="listbox" aria-label={t('suggestions')} className={styles.list}>
              {options.map((option, index) => (
                // Keys are the input's business: the option itself never has the focus.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={option.key}
                  id={idOf(option)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === active}
                  className={styles.option}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => choose(option)}
                >
                  {option.label}
                  {option.detail !== undefined && <span className={styles.detail}>{option.detail}</span>}
                </div>
              ))}
            </div>
          )}
          {status}
        </div>
      )}
    </Field>
  );
}
