import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { ApiError } from 'shared-contracts/client';
import type { FeedRefusal } from 'shared-contracts/entity/feed-refusal';
import type { FeedSource } from 'shared-contracts/entity/feed-source';
import { choose, type FakeAnswers } from 'shared-ui/testing';
import { enter, press, showPage } from '../testing/show-page';

const counts = { accepted: 60, updated: 12, duplicates: 3, conflicts: 1, rejected: 2 };
const scada: FeedSource = {
  id: 4,
  name: 'SCADA',
  kinds: [],
  companies: [],
  isDefault: false,
  createdAt: '2026-11-01T10:00:00+05:30',
  revokedAt: null,
  lastHeardAt: '2026-11-20T10:00:00+05:30',
  lagSeconds: 2,
  lastHour: counts,
  lastMonth: { ...counts, accepted: 9000 },
};
const refusal: FeedRefusal = {
  id: 31,
  source: 'SCADA',
  kind: 'rejected',
  reason: 'unknown feeder 999',
  sfmsId: 'S-1',
  feederId: '999',
  content: '{"type":"open"}',
  firstAt: '2026-11-20T10:00:00+05:30',
  lastAt: '2026-11-20T11:00:00+05:30',
  times: 2,
  settledAt: null,
  settledBy: null,
};
const settled: FeedRefusal = { ...refusal, id: 32, settledAt: '2026-11-20T12:00:00+05:30', settledBy: 'GETCO 1' };

function showFeed(answers: FakeAnswers = {}) {
  return showPage('/modules/feed', {
    listFeedSources: () => ({ data: [scada] }),
    listFeedRefusals: () => ({ data: [refusal, settled], total: 2 }),
    ...answers,
  });
}

describe('the sources of the feed', () => {
  it('are listed with rate, lag and counts of the hour and the month', async () => {
    showFeed();
    const table = await screen.findByRole('table', { name: 'Sources' });
    const cells = within(table)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells.slice(1)).toEqual(['Active', '20-11-2026 10:00:00', '2 s', '1.3', '60 / 9000', '12 / 12', '3 / 3', '1 / 1', '2 / 2']);
  });

  it('show a new key once, until it is stored', async () => {
    const createFeedSource = jest.fn<(input: unknown) => unknown>(() => ({
      status: 'Success',
      message: 'Created.',
      id: 5,
      key: 'feed_secret',
    }));
    const writeText = jest.fn(async (_text: string) => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    showFeed({ createFeedSource });
    await screen.findByRole('table', { name: 'Sources' });
    await press('Add source');
    enter('Name', 'Call centre');
    await choose('Kinds of events', 'close');
    await press('Save');
    expect(createFeedSource.mock.calls[0]?.[0]).toEqual({ body: { name: 'Call centre', kinds: ['close'], companies: [] } });
    expect(await screen.findByText('feed_secret')).toBeInTheDocument();
    await press('Copy');
    expect(writeText).toHaveBeenCalledWith('feed_secret');
    await press('I have stored it');
    expect(screen.queryByText('feed_secret')).toBeNull();
  });

  it('keep what was typed when it is refused', async () => {
    const changeFeedSource = () => {
      throw new ApiError({ kind: 'http', call: 'changeFeedSource', status: 409, message: "There is a source 'X' already." });
    };
    showFeed({ changeFeedSource });
    fireEvent.click(await screen.findByRole('button', { name: 'Manage SCADA' }));
    enter('Name', 'X');
    await press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent("It could not be saved: There is a source 'X' already.");
    expect(screen.getByLabelText('Name')).toHaveValue('X');
  });

  it('lose their key only after a question', async () => {
    const revokeFeedSource = jest.fn<(input: unknown) => unknown>(() => ({ status: 'Success', message: 'Source revoked.' }));
    showFeed({ revokeFeedSource });
    fireEvent.click(await screen.findByRole('button', { name: 'Manage SCADA' }));
    await press('Revoke key');
    expect(revokeFeedSource).not.toHaveBeenCalled();
    const popup = (await screen.findByText('Revoke the key of SCADA?')).closest<HTMLElement>('.ant-popconfirm');
    if (popup === null) throw new Error('nothing asks');
    await act(async () => fireEvent.click(within(popup).getByRole('button', { name: 'Revoke key' })));
    expect(revokeFeedSource.mock.calls[0]?.[0]).toEqual({ params: { id: 4 } });
  });
});

describe('refused events', () => {
  it('are sent again when they are selected, and it says what came of them', async () => {
    const answer = { accepted: 0, updated: 0, duplicates: 0, conflicts: [], rejected: [{ index: 0, message: 'unknown feeder 999' }] };
    const resendFeedRefusals = jest.fn<(input: unknown) => unknown>(() => answer);
    showFeed({ resendFeedRefusals });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select event 31' }));
    expect(screen.getByRole('checkbox', { name: 'Select event 32' })).toBeDisabled();
    await press('Send again (1)');
    expect(resendFeedRefusals.mock.calls[0]?.[0]).toEqual({ body: { ids: [31] } });
    const note = await screen.findByRole('alert');
    expect(note).toHaveTextContent('Sent again: 0 accepted, 0 updated, 0 duplicates, 0 conflicts, 1 rejected.');
    expect(note).toHaveTextContent('Event 31: unknown feeder 999');
  });

  it('are marked as settled when nothing more is to be done', async () => {
    const settleFeedRefusals = jest.fn<(input: unknown) => unknown>(() => ({ status: 'Success', message: 'Marked as settled.' }));
    showFeed({ settleFeedRefusals });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select event 31' }));
    await press('Mark as settled (1)');
    expect(settleFeedRefusals.mock.calls[0]?.[0]).toEqual({ body: { ids: [31] } });
  });

  it('are those that nobody has settled, until the filter says otherwise', async () => {
    const listFeedRefusals = jest.fn<(input: unknown) => unknown>(() => ({ data: [], total: 0 }));
    showFeed({ listFeedRefusals });
    await screen.findByText('No event is refused.');
    const all = { sourceId: null, kind: null, text: '', from: null, to: null, offset: 0, limit: 20, download: null };
    expect(listFeedRefusals.mock.lastCall?.[0]).toEqual({ query: { ...all, settled: 'no' } });
    await choose('Source', 'SCADA');
    await choose('Kind', 'Conflict');
    await choose('Settled', 'Yes');
    enter('Text', '999');
    await press('Show');
    expect(listFeedRefusals.mock.lastCall?.[0]).toEqual({ query: { ...all, sourceId: 4, kind: 'conflict', settled: 'yes', text: '999' } });
  });
});
