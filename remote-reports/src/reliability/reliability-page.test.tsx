import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ApiError } from 'shared-contracts/client';
import type { Reliability } from 'shared-contracts/entity/reliability';
import { RouterProvider } from 'shared-ui/router';
import { clearSession, setSession } from 'shared-ui/session';
import { aUser, choose, createMemoryRouter, fakeApi, typeMoment } from 'shared-ui/testing';
import { routes } from '../routes';
import { presetsAt } from './presets';

const group = {
  name: 'PGVCL',
  company: null,
  feeders: 1600,
  served: 250_000,
  sustained: 900,
  momentary: 2100,
  saifi: 3.456,
  saidi: 210.5,
  caidi: 60.91,
  maifi: 8,
  withoutMajorEvents: { saifi: 2.5, saidi: 100.25, caidi: 40.1, maifi: 7 },
};
const report: Reliability = {
  total: { ...group, name: 'Total' },
  groups: [group, { ...group, name: 'UGVCL', served: 0, saifi: null, saidi: null, caidi: null, maifi: null }],
  worstFeeders: [
    {
      feederId: '100001',
      feederName: 'Navagam AG',
      category: 'ADOM',
      substationName: '66 kV Kagvad',
      sustained: 40,
      momentary: 12,
      minutes: 1234.5,
    },
  ],
  step: 'week',
  trend: [
    { start: '2026-11-02', sustained: 400, meanMinutes: 61.2, saidi: 100 },
    { start: '2026-11-09', sustained: 0, meanMinutes: null, saidi: 0 },
    { start: '2026-11-16', sustained: 500, meanMinutes: 60.7, saidi: 110.5 },
  ],
  basis: { outages: 3100, customersKnown: 1200, merged: 100, open: 7, openSaidi: 12.5, feedersWithoutConsumers: 3 },
  majorEvents: { threshold: 20.5, days: 1500, dates: [{ date: '2026-11-12', saidi: 80 }] },
};

const getReliability = jest.fn((_input: unknown): unknown => report);

async function open(address = '/report/reliability?from=2026-11-01&to=2026-11-20'): Promise<ReturnType<typeof createMemoryRouter>> {
  const router = createMemoryRouter([{ path: 'report', children: routes }], { initialEntries: [address] });
  await act(async () => void render(<RouterProvider router={router} />));
  return router;
}

beforeEach(() => {
  getReliability.mockReset().mockReturnValue(report);
  fakeApi({ getReliability });
  act(() => setSession(aUser()));
});
afterEach(() => act(clearSession));

describe('/report/reliability', () => {
  it('shows indices, charts and tables', async () => {
    await open();
    expect(within(await screen.findByLabelText('Indices of the period')).getByText('3.46')).toBeInTheDocument();
    const table = screen.getByRole('table', { name: 'By Company' });
    expect(within(table).getAllByRole('row').map((row) => row.textContent)).toEqual([
      'CompanyFeedersServedSustainedMomentarySAIFISAIDI (minutes)CAIDI (minutes)MAIFI',
      'PGVCL1,6002,50,0009002,1003.46210.5060.918.00',
      'UGVCL1,60009002,100––––',
      'Total1,6002,50,0009002,1003.46210.5060.918.00',
    ]);
    expect(screen.getByRole('img', { name: /^SAIDI in minutes by Company/ })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /^Mean minutes to restoration/ })).toBeInTheDocument();
    expect(within(screen.getByRole('table', { name: 'Worst feeders' })).getByText('Navagam AG')).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Restoration trend' })).toHaveTextContent('02-11-2026');
  });

  it('says what the indices were computed from, and tells them without major event days', async () => {
    await open();
    const tiles = within(await screen.findByLabelText('Indices of the period'));
    expect(tiles.getByText('2.50 without major event days')).toBeInTheDocument();
    const basis = within(screen.getByRole('region', { name: 'What the indices were computed from' }));
    expect(basis.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '3,100 outages that began in the period',
      '100 of them overlap another one of their feeder and count as one interruption with it',
      '1,200 with the customers that their source reports as out, 1,900 with the whole feeder',
      '7 still open, counted until now or the end of the period: 12.50 minutes of SAIDI',
      '3 feeders have no consumers in the master data and do not count',
    ]);
    const major = within(screen.getByRole('region', { name: 'Major event days' }));
    expect(major.getByText('12-11-2026 (80.00 minutes)')).toBeInTheDocument();
  });

  it('says that too few days are known to tell major event days', async () => {
    getReliability.mockReturnValue({ ...report, majorEvents: { threshold: null, days: 12, dates: [] } });
    await open();
    expect(await screen.findByRole('region', { name: 'Major event days' })).toHaveTextContent('only 12 days with interruptions');
    expect(screen.queryByText(/without major event days/)).toBeNull();
  });

  it('a table that is wider than the screen says where more of it is, and keeps its names in sight', async () => {
    await open();
    const region = await screen.findByRole('group', { name: 'Worst feeders' });
    expect(within(region).getByRole('rowheader').textContent).toBe('Navagam AG');
    Object.defineProperties(region, { scrollWidth: { value: 900 }, clientWidth: { value: 364 } });
    region.scrollLeft = 100;
    fireEvent.scroll(region);
    expect(region.parentElement).toHaveAttribute('data-hidden-sides', 'pinned after');
  });

  it('shows its days in the form of the suite', async () => {
    await open();
    expect(await screen.findByLabelText('From Date')).toHaveValue('01-11-2026');
    expect(screen.getByLabelText('To Date')).toHaveValue('20-11-2026');
  });

  it('asks anew for each change, and keeps it in the address', async () => {
    const router = await open();
    await choose('Group by', 'Circle');
    await act(async () => void fireEvent.click(screen.getByLabelText('Leave planned interruptions out')));
    expect(getReliability.mock.lastCall?.[0]).toEqual({
      query: { from: '2026-11-01', to: '2026-11-20', groupBy: 'circle', weight: 'consumers', excludePlanned: true, download: null },
    });
    expect(router.state.location.search).toBe('?from=2026-11-01&to=2026-11-20&by=circle&count=consumers&unplanned=true');
  });

  it('asks for a typed day once it can be read; another text stays in sight, and the period as it was', async () => {
    const router = await open();
    const field = await screen.findByLabelText('From Date');
    const type = (text: string) => act(async () => typeMoment(field, text));
    await type('05-10-2026');
    expect(router.state.location.search).toContain('from=2026-10-05');
    for (const unreadable of ['07-10-0202', 'soon', '']) {
      await type(unreadable);
      expect(field).toHaveValue(unreadable);
      expect(screen.getByRole('alert')).toHaveTextContent('Type the day as DD-MM-YYYY, for example 31-12-2025.');
    }
    expect(getReliability).toHaveBeenCalledTimes(2);
    await act(async () => void (await router.navigate('/report/reliability?from=2026-11-03&to=2026-11-20')));
    expect(field).toHaveValue('03-11-2026');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for a period by its name', async () => {
    const router = await open();
    fireEvent.mouseDown(await screen.findByLabelText('From Date'));
    fireEvent.click(screen.getByLabelText('From Date'));
    await act(async () => void fireEvent.click(await screen.findByText('Last 7 days')));
    const { from, to } = presetsAt(Date.now())[0] ?? {};
    expect(router.state.location.search).toContain(`from=${from}&to=${to}`);
  });

  it('keeps the headings of the numbers that it shows until the new ones are here', async () => {
    await open();
    await screen.findByRole('table', { name: 'By Company' });
    let arrive: (answer: Reliability) => void = () => undefined;
    getReliability.mockReturnValue(new Promise<Reliability>((resolve) => (arrive = resolve)));
    await choose('Group by', 'Circle');
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(screen.getByRole('table', { name: 'By Company' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download By Company as CSV' })).toBeInTheDocument();
    await act(async () => arrive(report));
    expect(await screen.findByRole('table', { name: 'By Circle' })).toBeInTheDocument();
    expect(screen.getByText('01-11-2026 to 20-11-2026')).toBeInTheDocument();
  });

  it('shows no numbers beside a period that runs backwards', async () => {
    await open();
    await screen.findByRole('table', { name: 'By Company' });
    await act(async () => typeMoment(screen.getByLabelText('To Date'), '01-10-2026'));
    expect(screen.getByRole('alert')).toHaveTextContent('"From Date" cannot be later than "To Date"');
    expect(screen.queryByRole('table', { name: 'By Company' })).toBeNull();
    expect(getReliability).toHaveBeenCalledTimes(1);
  });

  it('draws groups of one name apart, and has each landmark once', async () => {
    getReliability.mockReturnValue({
      ...report,
      groups: [
        { ...group, name: 'Rural', company: 'PGVCL' },
        { ...group, name: 'Rural', company: 'UGVCL' },
      ],
    });
    await open('/report/reliability?from=2026-11-01&to=2026-11-20&by=circle');
    expect(await screen.findByRole('img', { name: /^SAIDI/ })).toHaveTextContent('Rural (PGVCL)210.50Rural (UGVCL)210.50');
    const names = screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'));
    expect(names).toEqual([...new Set(names)]);
    expect(screen.queryAllByRole('region', { name: 'By Circle' })).toHaveLength(1);
  });

  it('does not ask for a period that runs backwards', async () => {
    await open('/report/reliability?from=2026-11-20&to=2026-11-01');
    expect(screen.getByRole('alert')).toHaveTextContent('"From Date" cannot be later than "To Date"');
    expect(getReliability).not.toHaveBeenCalled();
  });

  it('says what failed and tries again', async () => {
    getReliability.mockImplementation(() => {
      throw new ApiError({ kind: 'http', call: 'getReliability', status: 400, message: 'Too busy' });
    });
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('The report could not be loaded: Too busy');
    getReliability.mockReturnValue(report);
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })));
    expect(await screen.findByRole('table', { name: 'By Company' })).toBeInTheDocument();
  });

  it('says so when nothing happened', async () => {
    getReliability.mockReturnValue({ ...report, groups: [], worstFeeders: [], trend: [] });
    await open();
    expect(await screen.findByText('No interruption in this period.')).toBeInTheDocument();
  });
});
