import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { ApiError, type CallOptions } from 'shared-contracts/client';
import type { ImportResult } from 'shared-contracts/import/import-kind';
import { switchLanguage } from 'shared-ui/language';
import { press, showPage } from '../testing/show-page';

afterEach(() => switchLanguage('en'));

const result: ImportResult = { added: 2, changed: 1, unchanged: 7, missing: 3, retired: 0, applied: false, faults: [] };
const run = {
  id: 1,
  at: '2026-11-20T10:00:00+05:30',
  kind: 'feeders',
  actor: 'Asha Patel',
  fileName: 'feeders-2026.csv',
  sha256: 'ab12',
  bytes: 321,
  added: 2,
  changed: 0,
  unchanged: 0,
  missing: 0,
  retired: 0,
};
const file = new File(['feeder_id,name\r\n1,Anand'], 'feeders.csv', { type: 'text/csv' });

async function drop(importData: (input: unknown, options: CallOptions) => unknown): Promise<void> {
  showPage('/modules/import', { importData, listImports: () => ({ imports: [run] }) });
  const input = document.querySelector('input[type="file"]');
  if (input === null) throw new Error('there is no place for a file');
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
}

describe('Import', () => {
  it('shows what a file would do, and does it only when asked', async () => {
    const importData = jest.fn<(input: unknown) => unknown>(() => result);
    await drop(importData);
    const preview = await screen.findByRole('region', { name: 'What feeders.csv would do' });
    expect(
      within(preview)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['New2', 'Changed1', 'Unchanged7', 'Not in the file3']);
    expect(importData.mock.calls.map(([input]) => input)).toEqual([
      { params: { kind: 'offices' }, query: { dryRun: '1', retireMissing: '0', fileName: 'feeders.csv' } },
    ]);
    fireEvent.click(within(preview).getByRole('checkbox'));
    importData.mockReturnValue({ ...result, applied: true, retired: 3 });
    await press('Apply');
    expect(await screen.findByText('feeders.csv has been applied: 2 new, 1 changed, 3 retired.')).toBeInTheDocument();
    expect(importData.mock.lastCall?.[0]).toEqual({
      params: { kind: 'offices' },
      query: { dryRun: '0', retireMissing: '1', fileName: 'feeders.csv' },
    });
  });

  it('tells how much of the file is sent, and lets go of it when asked', async () => {
    const { upload } = new XMLHttpRequest();
    jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(() => undefined);
    jest.spyOn(XMLHttpRequest.prototype, 'upload', 'get').mockReturnValue(upload);
    const importData = jest.fn((_input: unknown, { fetch: send }: CallOptions) => send?.('http://localhost:1'));
    await drop(importData);
    const send = (loaded: number) => act(() => void upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 10 })));
    expect(await screen.findByRole('progressbar', { name: 'Sending feeders.csv...' })).toHaveValue(0);
    await send(5);
    expect(screen.getByRole('progressbar', { name: 'Sending feeders.csv...' })).toHaveValue(50);
    await send(10);
    expect(screen.getByRole('progressbar', { name: 'Checking feeders.csv...' })).not.toHaveAttribute('value');
    await press('Discard');
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(importData.mock.lastCall?.[1].signal?.aborted).toBe(true);
  });

  it('lists the faulty rows of a refused file, and changes nothing', async () => {
    const answer = {
      message: 'The file has faulty rows.',
      faultCount: 1,
      faults: [{ line: 2, column: 'category', message: 'must be one of the categories.' }],
    };
    const importData = jest.fn<(input: unknown) => unknown>(() => {
      throw new ApiError({ kind: 'http', call: 'importData', status: 422, message: answer.message, answer });
    });
    await drop(importData);
    const table = await screen.findByRole('table', { name: 'Faulty rows' });
    expect(
      within(table)
        .getAllByRole('row')
        .map(({ textContent }) => textContent),
    ).toEqual(['LineColumnWhat is wrong', '2categorymust be one of the categories.']);
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    expect(importData).toHaveBeenCalledTimes(1);
  });

  it('says in the language in force what is wrong, and in the server\'s English what it does not know', async () => {
    const answer = {
      message: 'The file has 2 faults. Nothing was changed.',
      faultCount: 2,
      faults: [
        { line: 2, column: 'name', message: 'name is required.', code: 'cell.required', values: { column: 'name' } },
        { line: 3, column: 'name', message: 'name is new.', code: 'cell.newer' },
      ],
    };
    await switchLanguage('gu');
    await drop(() => {
      throw new ApiError({ kind: 'http', call: 'importData', status: 422, message: answer.message, answer });
    });
    expect(await screen.findByText('name જરૂરી છે.')).toBeInTheDocument();
    expect(screen.getByText('name is new.')).toBeInTheDocument();
  });

  it('shows the files that were applied before', async () => {
    await drop(() => result);
    const table = await screen.findByRole('table', { name: 'Earlier imports' });
    expect(table).toHaveTextContent('20-11-2026 10:00:00Asha PatelFeedersfeeders-2026.csv');
  });
});
