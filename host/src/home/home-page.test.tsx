import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { GridAQuery } from 'shared-contracts/grid/grid-a';
import { clearSession, setSession } from 'shared-ui/session';
import { fakeApi, MemoryRouter } from 'shared-ui/testing';
import { ConfigurationContext } from '../configuration/use-configuration';
import { demoConfiguration } from '../testing/demo-configuration';
import { adminRelease, demoRelease } from '../testing/demo-release';
import { type DemoAccount, demoUsers } from '../testing/demo-users';
import { HomePage } from './home-page';

const recent = [
  { id: 71, feederName: 'Kagvad JGY', category: 'JGY', substationName: 'Gondal', faultStart: '2026-11-21T10:00:00+05:30', duration: null },
  {
    id: 70,
    feederName: 'Virpur IND',
    category: 'IND',
    substationName: null,
    faultStart: '2026-11-20T23:30:00+05:30',
    duration: '00:05:00',
  },
];

interface Answers {
  readonly open?: () => unknown;
  readonly recent?: () => unknown;
  readonly news?: () => unknown;
}

function show(account: DemoAccount, answers: Answers = {}) {
  const { open = () => ({ data: { count: 37 } }), recent: newest = () => ({ dataSource: recent, totalRecords: { count: 2 } }) } = answers;
  const queries: GridAQuery[] = [];
  const readNews = jest.fn((_input: unknown) => ({ status: 'Success', message: 'Read.' }));
  const countPending = jest.fn(() => ({ data: { count: 12 } }));
  fakeApi({
    listRemotes: () => ({ remotes: [adminRelease, demoRelease], contracts: [1], revision: '1' }),
    getPendingInterruptionTypeCount: countPending,
    listOutages: (input) => {
      const { query } = input as { query: GridAQuery };
      queries.push(query);
      return newest();
    },
    getLiveCount: open,
    listAccountNews: answers.news ?? (() => ({ news: [] })),
    readAccountNews: readNews,
  });
  act(() => setSession(demoUsers[account]));
  render(
    <ConfigurationContext value={demoConfiguration}>
      <MemoryRouter>
        <HomePage />
      </MemoryRouter>
    </ConfigurationContext>,
  );
  return { queries, countPending, readNews };
}

const panel = () => screen.getByRole('region', { name: 'Recent Outages' });
const terms = () => screen.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

afterEach(() => {
  jest.restoreAllMocks();
  act(() => clearSession());
});

describe('the home page', () => {
  it('names every level of the office', async () => {
    show('1001');
    expect(terms()).toEqual(['Company: GETCO', 'Circle: Circle', 'Substation: Substation', 'Eurja Code: 95000000']);
    await screen.findByText('37');
  });

  it('counts what is open and shows the newest outages, each with a link to its details', async () => {
    const { queries } = show('3201');
    expect(panel()).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByRole('link', { name: /^Open Outages ?37/ })).toHaveAttribute('href', '/summary');
    expect(await within(panel()).findByRole('link', { name: 'Kagvad JGY' })).toHaveAttribute('href', '/outages?outage=71');
    expect(within(panel()).getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Kagvad JGYOpenJGY · Gondal21-11-2026 10:00:00',
      'Virpur IND00:05:00IND20-11-2026 23:30:00',
    ]);
    expect(queries).toMatchObject([
      {
        limit: 5,
        defaultOrderBy: 'fault_start_date_time',
        defaultOrderByType: 'desc',
        filters: [{ field: 'fault_start_date_time', operator: 'between' }],
      },
    ]);
  });

  it('has the two cards for GUVNL and GETCO', async () => {
    show('2001');
    expect(await screen.findByRole('link', { name: /^Interruption Type \/ Pending ?12/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Organization Wise Pending Count' })).toBeInTheDocument();
  });

  it('has neither for a discom, and does not ask', async () => {
    const { countPending } = show('3001');
    await screen.findByText('37');
    expect(screen.queryByText('Interruption Type / Pending')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Organization Wise Pending Count' })).toBeNull();
    expect(countPending).not.toHaveBeenCalled();
  });

  it('shows the way to what the remotes bring, and to Help', async () => {
    show('1003');
    const ways = await screen.findByRole('region', { name: 'Where to go' });
    await within(ways).findByRole('link', { name: 'Outage List' });
    const links = within(ways).getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    expect(links).toEqual(['Outage List /outages', 'Raise a Complaint /help']);
    await screen.findByText('37');
  });

  it('says quietly what could not be had, and logs it', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const away = () => {
      throw new Error('away');
    };
    show('3001', { open: away, recent: away });
    expect(await screen.findByText('The recent outages could not be loaded.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Open Outages ?\.\.\./ })).toBeInTheDocument();
    await waitFor(() => expect(log).toHaveBeenCalledTimes(2));
  });

  it.each([
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['the tab is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('asks again at once when %s', async (_what, happen) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const open = jest.fn<() => unknown>(() => {
      throw new Error('away');
    });
    show('3001', { open });
    expect(await screen.findByText('Kagvad JGY')).toBeInTheDocument();
    expect(screen.getByText('...')).toBeInTheDocument();
    open.mockReturnValue({ data: { count: 38 } });
    act(() => void happen());
    expect(await screen.findByText('38')).toBeInTheDocument();
  });

  it('says that there was none', async () => {
    show('3001', { recent: () => ({ dataSource: [], totalRecords: { count: 0 } }) });
    expect(await screen.findByText('No outages in the last 7 days.')).toBeInTheDocument();
  });
});

describe('the account on Home', () => {
  it('has nothing to say without news', async () => {
    show('1001');
    await screen.findByRole('link', { name: 'Kagvad JGY' });
    expect(screen.queryByRole('heading', { name: 'Your account' })).toBeNull();
  });

  it('tells of a sign-in from a new device until the owner has read it', async () => {
    const phone = 'Mozilla/5.0 (Linux; Android 14) Chrome/142.0 Mobile Safari/537.36';
    const left = [{ id: 7, at: '2026-11-21T14:05:00+05:30', kind: 'signIn', address: '10.0.0.7', device: phone, actorName: null }];
    const { readNews } = show('1001', { news: () => ({ news: [...left] }) });
    const news = within(await screen.findByRole('region', { name: 'Your account' }));
    expect(news.getByRole('listitem')).toHaveTextContent('Sign-in from a new device');
    expect(news.getByRole('listitem')).toHaveTextContent('21-11-2026 14:05:00 \u00b7 Chrome, Android \u00b7 Address 10.0.0.7');
    expect(news.getByRole('link', { name: 'My Sessions' })).toHaveAttribute('href', '/sessions');
    left.pop();
    act(() => news.getByRole('button', { name: 'I have read this' }).click());
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Your account' })).toBeNull());
    expect(readNews.mock.calls[0]?.[0]).toEqual({ body: { newest: 7 } });
  });
});
