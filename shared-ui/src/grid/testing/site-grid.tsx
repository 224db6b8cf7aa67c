// A small list of sites with a server that answers by hand, for the tests of Grid B.
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import * as v from 'valibot';
import { defineEndpoint, plain } from 'shared-contracts/endpoint';
import { gridBBody, type GridBQuery, gridBResponse } from 'shared-contracts/grid/grid-b';
import { KitProvider } from '../../antd/kit-provider';
import { NoticeOutlet } from '../../notice/notice-outlet';
import { type FakeAnswers, fakeApi } from '../../testing/fake-api';
import { GridB, type GridBProps } from '../b/grid-b';
import type { GridBColumn } from '../b/grid-b-column';

const siteSchema = v.object({
  code: v.string(),
  name: v.string(),
  volts: v.number(),
  day: v.nullable(v.string()),
  hour: v.string(),
  moment: v.string(),
  kind: v.string(),
  coastal: v.boolean(),
});
type Site = v.InferOutput<typeof siteSchema>;

const listSites = defineEndpoint({
  name: 'listSites',
  doc: 'A list for tests.',
  method: 'POST',
  path: '/site',
  access: 'session',
  body: gridBBody,
  response: gridBResponse(plain(siteSchema)),
  csv: true,
  errors: [400],
});

const columns: readonly GridBColumn<Site>[] = [
  { field: 'name', header: 'Site', key: 'name', type: 'string' },
  { field: 'code', header: 'Code', key: 'code', type: 'string', visible: false },
  { field: 'volts', header: 'Voltage', key: 'volts', type: 'number' },
  { field: 'day', header: 'Charging Date', key: 'day', type: 'date', defaultFilter: { operator: 'is_not_empty', value: '' } },
  { field: 'hour', header: 'Start Time', key: 'hour', type: 'time' },
  { field: 'moment', header: 'Checked', key: 'moment', type: 'datetime' },
  {
    field: 'kind',
    header: 'Kind',
    key: 'kind',
    type: 'list',
    options: [
      { value: 'AIS', label: 'Air' },
      { value: 'GIS', label: 'Gas', meaning: 'Gas insulated' },
    ],
  },
  { field: 'coastal', header: 'Coastal', key: 'coastal', type: 'boolean' },
];

export const defaultFilter = {
  id: 'day',
  type: 'date',
  field: 'day',
  headerName: 'Charging Date',
  operator: 'is_not_empty',
  value: null,
  fromValue: null,
  toValue: null,
};

function sites(from: number, count: number): Site[] {
  return Array.from({ length: Math.max(0, count) }, (_none, index) => ({
    code: String(from + index),
    name: `Site ${from + index}`,
    volts: 66,
    day: '2001-02-03',
    hour: '14:05:09',
    moment: '2026-11-20T20:00:00Z',
    kind: 'GIS',
    coastal: true,
  }));
}

interface Answering {
  readonly queries: GridBQuery[];
  /** What the next calls answer; by default 42 sites. */
  answer: (query: GridBQuery) => unknown;
}

function pageOf42({ offset, limit, download }: GridBQuery): unknown {
  if (download) return { blob: new Blob(['Site\r\n']), fileName: 'Sites.csv' };
  return { data: sites(offset + 1, Math.min(limit, 42 - offset)), total_records: 42 };
}

/** Shows the grid at `address`; gives back the queries made and the address. */
export function showGridB(
  address = '/',
  props: Partial<GridBProps<Site>> = {},
  answer: Answering['answer'] = pageOf42,
  otherAnswers: FakeAnswers = {},
) {
  const server: Answering = { queries: [], answer };
  fakeApi({
    ...otherAnswers,
    listSites: (input) => {
      const { body } = input as { body: GridBQuery };
      server.queries.push(body);
      return server.answer(body);
    },
  });
  const grid = (
    <>
      <GridB gridId="sites" title="Sites List" subtitle="All sites." columns={columns} endpoint={listSites} rowKey="code" {...props} />
      <NoticeOutlet />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: grid }], { initialEntries: [address] });
  render(<RouterProvider router={router} />, { wrapper: KitProvider });
  return { server, address: () => decodeURIComponent(router.state.location.search) };
}
