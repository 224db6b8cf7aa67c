// A small list of feeders with a server that answers by hand, for the tests of Grid A.
import { fireEvent, render, screen, within } from '@testing-library/react';
import * as v from 'valibot';
import type { CallOptions } from 'shared-contracts/client';
import { defineEndpoint, plain } from 'shared-contracts/endpoint';
import { type GridAQuery, gridAQuery, gridAResponse } from 'shared-contracts/grid/grid-a';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { KitProvider } from '../../antd/kit-provider';
import { type FakeAnswers, fakeApi } from '../../testing/fake-api';
import type { GridColumn } from '../a/grid-a-column';
import { GridA, type GridAProps } from '../a/grid-a';

const feederSchema = v.object({
  id: v.number(),
  name: v.string(),
  category: v.string(),
  started: v.string(),
  code: v.nullable(v.string()),
  minutes: v.string(),
});
type Feeder = v.InferOutput<typeof feederSchema>;

const listFeeders = defineEndpoint({
  name: 'listFeeders',
  doc: 'A list for tests.',
  method: 'GET',
  path: '/feeder',
  access: 'session',
  query: gridAQuery,
  response: gridAResponse(plain(feederSchema)),
  csv: true,
  errors: [400],
});

const categories = [{ value: 'JGY', label: 'JGY', meaning: 'Jyoti Gram Yojana' }, { value: 'URBAN', label: 'URBAN' }];

export const feederColumns: readonly GridColumn<Feeder>[] = [
  {
    field: 'action',
    header: 'Action',
    key: 'id',
    type: 'number',
    sortable: false,
    filterable: false,
    downloadable: false,
    canHide: false,
    render: ({ id }) => `edit ${id}`,
  },
  { field: 'id', header: 'Id', key: 'id', type: 'number' },
  { field: 'feeder_name', header: 'Feeder Name', key: 'name', type: 'text', card: 'title' },
  { field: 'code', header: 'SFMS Id', key: 'code', type: 'text', visible: false },
  { field: 'category', header: 'Category', key: 'category', type: 'text', options: categories, visible: false, card: 'tag' },
  {
    field: 'started',
    header: 'Occurrence Time',
    key: 'started',
    type: 'dateRange',
    defaultFilter: { operator: 'between', from: '2026-11-14', to: '2026-11-21' },
  },
  { field: 'duration', header: 'Duration', key: 'minutes', type: 'interval' },
];

export const defaultWindow = { field: 'started', operator: 'between', from: '2026-11-14', to: '2026-11-21' };

export function feeders(from: number, count: number): Feeder[] {
  return Array.from({ length: count }, (_none, index) => ({
    id: from + index,
    name: `Feeder ${from + index}`,
    category: 'JGY',
    started: '2026-11-20T10:00:00+05:30',
    code: null,
    minutes: '00:05:00',
  }));
}

interface Answering {
  readonly queries: GridAQuery[];
  /** What the next calls answer; by default 42 feeders. */
  answer: (query: GridAQuery, options: CallOptions) => unknown;
}

function pageOf42({ offset, limit }: GridAQuery) {
  return { dataSource: feeders(offset + 1, Math.max(0, Math.min(limit, 42 - offset))), totalRecords: { count: 42 } };
}

/** Shows the grid at `address`; gives back the queries made and the router. */
export function showGrid(
  address = '/',
  props: Partial<GridAProps<Feeder>> = {},
  answer: Answering['answer'] = pageOf42,
  otherAnswers: FakeAnswers = {},
) {
  const server: Answering = { queries: [], answer };
  fakeApi({
    ...otherAnswers,
    listFeeders: (input, options) => {
      const { query } = input as { query: GridAQuery };
      server.queries.push(query);
      return server.answer(query, options);
    },
  });
  const grid = (
    <GridA
      gridId="feeders"
      title="Feeder List"
      subtitle="All feeders."
      columns={feederColumns}
      endpoint={listFeeders}
      rowKey="id"
      defaultSort={{ field: 'started', direction: 'desc' }}
      downloadName="Feeders.csv"
      {...props}
    />
  );
  const router = createMemoryRouter([{ path: '*', element: grid }], { initialEntries: [address] });
  const { unmount } = render(<RouterProvider router={router} />, { wrapper: KitProvider });
  return { server, router, unmount, address: () => decodeURIComponent(router.state.location.search) };
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** The one open dialog; its code comes when it is asked for. */
export const openDialog = () => screen.findByRole('dialog');

/** Presses a button of the one open dialog. */
export const pressInDialog = (name: string) => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

/** Types into a field; days and times are read when they are typed. */
export function enter(label: string, value: string): void {
  const field = screen.getByLabelText(label);
  fireEvent.input(field, { target: { value } });
}
