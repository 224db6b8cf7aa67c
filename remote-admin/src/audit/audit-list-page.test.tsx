import { afterEach, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { GridAQuery } from 'shared-contracts/grid/grid-a';
import { clearSession } from 'shared-ui/session';
import { showPage } from '../testing/show-page';

afterEach(() => act(clearSession));

const row = {
  id: 7,
  at: '2026-11-21T14:05:00+05:30',
  actorName: 'Sanjay M Desai',
  actorCompany: 'GETCO',
  actorEmpNo: '1003',
  action: 'changeFeeder',
  subject: 'feeder',
  subjectId: '100001',
  before: { name: 'Navagam', category: 'JGY', villages: '3' },
  after: { name: 'Navagam AG', category: 'JGY', villages: '3' },
};

function open(shown: object = row) {
  const queries: GridAQuery[] = [];
  const listAudit = (input: unknown) => {
    queries.push((input as { query: GridAQuery }).query);
    return { dataSource: [shown], totalRecords: { count: 1 } };
  };
  showPage('/modules/audit', { listAudit }, { companyName: 'GETCO', permissions: ['read-audit'] });
  return queries;
}

it('the audit trail tells changes in words, before and after side by side', async () => {
  open();
  const [told] = await screen.findAllByText('Feeder changed');
  expect(told?.closest('tr')).toHaveTextContent('Name: Navagam AG');
  const [show] = screen.getAllByRole('button', { name: 'Show entry 7' });
  if (show) fireEvent.click(show);
  const sheet = await screen.findByRole('dialog', { name: 'Feeder changed' });
  const rows = within(sheet).getAllByRole('row').map((one) => [...one.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Field', 'Before', 'After'],
    ['Name', 'Navagam', 'Navagam AG'],
    ['Not changed'],
    ['Category', 'JGY', 'JGY'],
    ['Villages', '3', '3'],
  ]);
  expect(sheet).toHaveTextContent('Sanjay M Desai, GETCO, 1003');
});

it('the reasons of a shutdown are told by their names', async () => {
  const after = { reasonIds: ['Tree trimming', 'Line shifting'] };
  open({ ...row, action: 'updateShutdown', subject: 'outage', before: { reasonIds: [] }, after });
  expect(await screen.findByText('Reasons: Tree trimming, Line shifting')).toBeInTheDocument();
});

it('an action is picked by its words', async () => {
  const queries = open();
  await screen.findAllByText('Feeder changed');
  const header = within(screen.getByRole('table')).getByRole('columnheader', { name: /^Action/ });
  fireEvent.click(within(header).getByRole('button', { name: /filter/i }));
  await screen.findByRole('dialog');
  fireEvent.mouseDown(await screen.findByLabelText('Value'));
  fireEvent.click(await screen.findByText('Account activated'));
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(queries.at(-1)?.filters).toMatchObject([{ field: 'action', value: 'activateEmployee' }]));
});
