import { afterEach, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { GridAQuery } from 'shared-contracts/grid/grid-a';
import { clearSession } from 'shared-ui/session';
import { choose } from 'shared-ui/testing';
import { showPage } from '../testing/show-page';

afterEach(() => act(clearSession));

const row = {
  id: 7,
  at: '2026-11-21T14:05:00+05:30',
  kind: 'signInFailed' as const,
  companyName: 'GETCO',
  empNo: '1001',
  actorName: null,
  address: '10.0.0.7',
  device: 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 Safari/537.36',
  times: 3,
};

it('the security trail tells events in words, and an event is picked by its words', async () => {
  const queries: GridAQuery[] = [];
  const listSecurityEvents = (input: unknown) => {
    queries.push((input as { query: GridAQuery }).query);
    return { dataSource: [row], totalRecords: { count: 1 } };
  };
  showPage('/modules/security', { listSecurityEvents }, { companyName: 'GETCO', permissions: ['read-audit'] });
  const [told] = await screen.findAllByText('Wrong password or account');
  expect(told?.closest('tr')).toHaveTextContent('Chrome, Windows');

  const header = within(screen.getByRole('table')).getByRole('columnheader', { name: /^Event/ });
  fireEvent.click(within(header).getByRole('button', { name: /filter/i }));
  await screen.findByRole('dialog');
  await screen.findByLabelText('Value');
  await choose('Value', 'Signed in by another system');
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(queries.at(-1)?.filters).toMatchObject([{ field: 'kind', value: 'handshake' }]));
});
