import { describe, expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DateField } from './date-field';
import { MomentField } from './moment-field';

function Day({ start = '', onSend = () => undefined }: { start?: string; onSend?: (day: string) => void }) {
  const [day, setDay] = useState(start);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(day);
      }}
    >
      <DateField label="Day" value={day} onText={setDay} />
      <output>{day}</output>
      <button type="submit">Send</button>
    </form>
  );
}

async function openDay(start = '', onSend?: (day: string) => void) {
  const user = userEvent.setup();
  render(<Day start={start} {...(onSend && { onSend })} />);
  const field = await screen.findByPlaceholderText('DD-MM-YYYY');
  await user.click(field);
  return { user, field, kept: () => screen.getByRole('status').textContent };
}

const rule = 'Type the day as DD-MM-YYYY, for example 31-12-2025.';

describe('a day that is typed key by key', () => {
  it.each([
    ['Tab', '{Tab}'],
    ['Enter', '{Enter}'],
  ])('is taken by %s', async (_name, key) => {
    const { user, field, kept } = await openDay();
    await user.keyboard(`01-02-2020${key}`);
    expect(kept()).toBe('2020-02-01');
    expect(field).toHaveValue('01-02-2020');
  });

  it('is taken when the user clicks elsewhere, and shown in the form of the suite', async () => {
    const { user, field, kept } = await openDay();
    await user.keyboard('1/2/2020');
    await user.click(document.body);
    expect(kept()).toBe('2020-02-01');
    expect(field).toHaveValue('01-02-2020');
  });

  it('stays in sight with a message when it cannot be read, and leaves no older day behind it', async () => {
    const sent: string[] = [];
    const { user, field, kept } = await openDay('2020-02-01', (day) => sent.push(day));
    await user.clear(field);
    await user.keyboard('31-02-2020');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.tab();
    expect(field).toHaveValue('31-02-2020');
    expect(screen.getByRole('alert')).toHaveTextContent(rule);
    expect(field).toHaveAccessibleDescription(rule);
    expect(field).toBeInvalid();
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent).toEqual(['']);
    expect(kept()).toBe('');
  });

  it('is put right by typing, by emptying and by a day of the calendar', async () => {
    const { user, field, kept } = await openDay('2020-02-01');
    const spoil = async () => {
      await user.click(field);
      await user.keyboard('{Backspace}x');
      await user.click(document.body);
      expect(screen.getByRole('alert')).toHaveTextContent(rule);
    };
    await spoil();
    await user.click(field);
    await user.keyboard('{Backspace}3{Tab}');
    expect(kept()).toBe('2023-02-01');
    expect(screen.queryByRole('alert')).toBeNull();
    await spoil();
    await user.clear(field);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(kept()).toBe('');
    await user.keyboard('soon');
    fireEvent.click(screen.getByTitle(/-15$/));
    expect(kept()).toMatch(/-15$/);
    expect(field).not.toHaveValue('soon');
  });
});

describe('a day and minute that are typed key by key', () => {
  it('are taken by Tab, and never half', async () => {
    const told: string[] = [];
    function Moment() {
      const [moment, setMoment] = useState({ date: '', time: '' });
      const take = (date: string, time: string) => {
        told.push(`${date} ${time}`.trim());
        setMoment({ date, time });
      };
      return <MomentField label="End" {...moment} onText={take} />;
    }
    const user = userEvent.setup();
    render(<Moment />);
    const field = await screen.findByPlaceholderText('DD-MM-YYYY HH:mm');
    await user.click(field);
    await user.keyboard('01-02-2020 9:3');
    await user.tab();
    expect(field).toHaveValue('01-02-2020 9:3');
    expect(screen.getByRole('alert')).toHaveTextContent('Type day and time as DD-MM-YYYY HH:mm, for example 31-12-2025 17:30.');
    expect(new Set(told)).toEqual(new Set(['']));
    await user.click(field);
    await user.keyboard('5{Tab}');
    expect(told.at(-1)).toBe('2020-02-01 09:35');
    expect(field).toHaveValue('01-02-2020 09:35');
  });
});
