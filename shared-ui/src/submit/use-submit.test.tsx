import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { ApiError } from 'shared-contracts/client';
import type { Fault } from 'shared-contracts/fault/fault';
import { defineTexts } from '../language/define-texts';
import { type SubmitOptions, useSubmit } from './use-submit';

const texts = defineTexts('test/submit', { 'place.name': 'Name is missing.', 'place.size': 'Size can be at most {most}.' });
const fields = ['name', 'size'] as const;

interface PlaceFormProps extends Partial<SubmitOptions> {
  readonly faults?: readonly Fault[];
  readonly send: () => Promise<string>;
  readonly onDone?: (answer: string) => void;
  readonly onConflict?: () => void;
}

function PlaceForm({ faults = [], send, onDone = () => undefined, onConflict = () => undefined, ...options }: PlaceFormProps) {
  const { run, failure, errorOf, forget, formRef, sawConflict } = useSubmit({ texts, ...options });
  const [values, setValues] = useState({ name: '', size: '' });
  return (
    <form
      ref={formRef}
      onSubmit={(event) => {
        event.preventDefault();
        void run({ faults, send, onDone, onConflict });
      }}
    >
      {fields.map((name) => (
        <input
          key={name}
          name={name}
          aria-label={name}
          title={errorOf(name)}
          value={values[name]}
          onChange={({ target }) => {
            setValues({ ...values, [name]: target.value });
            forget(name);
          }}
        />
      ))}
      {failure !== null && <p role="alert">{failure.messages.join(' | ')}</p>}
      {sawConflict() && <p>old</p>}
      <button type="submit">Save</button>
    </form>
  );
}

const failing = (facts: Partial<ConstructorParameters<typeof ApiError>[0]>) => async () => {
  throw new ApiError({ kind: 'http', call: 'savePlace', message: '', ...facts });
};
const press = () => act(async () => fireEvent.click(screen.getByRole('button')));
const alert = () => screen.queryByRole('alert')?.textContent ?? null;
const sizeFault = { field: 'size', code: 'place.size', values: { most: 9 } };

afterEach(() => void jest.useRealTimers());

describe('a form that breaks its rules', () => {
  it('is not sent: every fault stands at its field, the focus goes to the first', async () => {
    const send = jest.fn(async () => 'saved');
    render(<PlaceForm faults={[{ field: 'name', code: 'place.name' }, sizeFault]} send={send} />);
    await press();
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByLabelText('name')).toHaveFocus();
    expect(fields.map((name) => screen.getByLabelText(name).getAttribute('title'))).toEqual([
      'Name is missing.',
      'Size can be at most 9.',
    ]);
    fireEvent.change(screen.getByLabelText('name'), { target: { value: 'N' } });
    expect(screen.getByLabelText('name')).not.toHaveAttribute('title');
    expect(screen.getByLabelText('size')).toHaveAttribute('title');
    fireEvent.change(screen.getByLabelText('size'), { target: { value: '1' } });
    expect(alert()).toBeNull();
  });
});

describe('a form that is sent', () => {
  it('is sent once, however often it is asked for', async () => {
    const answers: ((answer: string) => void)[] = [];
    const onDone = jest.fn();
    render(<PlaceForm send={() => new Promise((resolve) => answers.push(resolve))} onDone={onDone} />);
    await press();
    await press();
    expect(answers).toHaveLength(1);
    await act(async () => answers[0]?.('saved'));
    expect(onDone.mock.calls).toEqual([['saved']]);
    await press();
    expect(answers).toHaveLength(2);
  });

  it.each([
    ['the text of its codes', { status: 422, message: 'English', faults: [sizeFault] }, 'Size can be at most 9.'],
    ['every message of a server that gives no codes', { status: 422, message: 'One.', errors: ['One.', 'Two.'] }, 'One. | Two.'],
    ['the message where a code is newer than this release', { status: 422, message: 'New.', faults: [{ field: null, code: 'x' }] }, 'New.'],
    ['what any call may be told', { status: 503, message: 'English', faults: [{ field: null, code: 'busy' }] },
      'The service is busy. Please try again.'],
    ['no status where nothing is said', { status: 502, message: 'Bad gateway', isUnexplained: true },
      'Something went wrong. Please try again.'],
    ['that nobody answers', { kind: 'network', message: 'Failed to fetch' },
      'The server cannot be reached. What you typed is kept: please try again.'],
    ['that the answer takes too long', { kind: 'network', message: '', cause: Object.assign(new Error('late'), { name: 'TimeoutError' }) },
      'The server took too long to answer. What you typed is kept: check whether it was saved before you try again.'],
    ['nothing where the session has ended', { status: 401, message: 'Unauthorized' }, null],
    ['nothing where the call was given up', { kind: 'aborted', message: '' }, null],
  ] as const)('and refused shows %s, and keeps what was typed', async (_what, facts, message) => {
    render(<PlaceForm send={failing(facts)} />);
    fireEvent.change(screen.getByLabelText('name'), { target: { value: 'Anand' } });
    await press();
    expect(alert()).toBe(message);
    expect(screen.getByLabelText('name')).toHaveValue('Anand');
  });

  it('goes to the faulty field once the failure has been read', async () => {
    const read: (() => void)[] = [];
    const tell = jest.fn(() => new Promise<void>((resolve) => read.push(resolve)));
    render(<PlaceForm send={failing({ status: 422, message: 'English', faults: [sizeFault] })} tell={tell} />);
    await press();
    expect(tell.mock.calls[0]).toMatchObject([{ by: 'server', message: 'Size can be at most 9.', isConflict: false }]);
    expect(screen.getByLabelText('size')).not.toHaveFocus();
    await act(async () => read[0]?.());
    expect(screen.getByLabelText('size')).toHaveFocus();
  });

  it('tells of somebody who was faster, and remembers it', async () => {
    const onConflict = jest.fn();
    render(<PlaceForm send={failing({ status: 409, message: 'Somebody was faster.' })} onConflict={onConflict} />);
    await press();
    expect(onConflict).toHaveBeenCalledTimes(1);
    expect([alert(), screen.getByText('old')]).toEqual(['Somebody was faster.', expect.anything()]);
  });

  it('says what a sign-in is refused with: that 401 ends no session', async () => {
    const faults = [{ field: null, code: 'badCredentials' }];
    render(<PlaceForm isSignIn send={failing({ status: 401, message: 'Invalid company, username or password.', faults })} />);
    await press();
    expect(alert()).toBe('Invalid company, username or password.');
  });

  it('says what its page has for a refusal without words and for no answer', async () => {
    const said = { refused: 'Not taken.', broken: 'Not heard.' };
    const { unmount } = render(<PlaceForm {...said} send={failing({ status: 500, isUnexplained: true })} />);
    await press();
    expect(alert()).toBe('Not taken.');
    unmount();
    render(<PlaceForm {...said} send={failing({ kind: 'network' })} />);
    await press();
    expect(alert()).toBe('Not heard.');
  });
});
