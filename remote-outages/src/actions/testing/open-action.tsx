// For component tests: the row menu of one outage, over a server that answers what the test says.
import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ApiError } from 'shared-contracts/client';
import type { OutageRow } from 'shared-contracts/entity/outage';
import type { FaultDetail } from 'shared-contracts/entity/fault-detail';
import { NoticeOutlet } from 'shared-ui/notice';
import { setSession } from 'shared-ui/session';
import { aUser, fakeApi, type FakeAnswers, provideDialogElement } from 'shared-ui/testing';
import { RowActionMenu } from '../row-action-menu';

export function anOutage(changes: Partial<OutageRow> = {}): OutageRow {
  return {
    id: 41, sfms_id: null, feeder_id: 'F1', feeder_name: 'Navagam AG', category: 'ADOM', company_name: null, circle_name: null, division_name: null,
    subdivision_name: null, getco_circle_name: null, getco_division_name: null, ss_name: null, interruption_type: 1, interruption_type_text: 'Manual',
    outage_type_name: null, fault_type: null, duration: null, duration_based_fault_type: null, fault_start_date_time: '2026-11-20T11:00:00+05:30',
    fault_end_date_time: null, ...changes,
  };
}

export const closed = { fault_end_date_time: '2026-11-20T11:30:00+05:30', duration: '00:30:00', duration_based_fault_type: 'Sustain Fault' } as const;

export function aDetail(changes: Partial<FaultDetail> = {}): FaultDetail {
  return {
    category: 'ADOM', fault_type: null, shutdown_taken_by: null, shutdown_taken_by_emp_no: null, lc_no: null, lc_taken_by: null, lc_taken: null,
    shutdown_taken_by_other_mobile: null, shutdown_taken_by_other_name: null, reasons: [], relay_flag: null, broken_conductor: null, phase: null,
    ka_lr: null, ka_ly: null, ka_lb: null, ka_lg: null, ka_ln: null, feeder_name: 'Navagam AG', fault_start_datetime: '2026-11-20T11:00:00+05:30', version: 3,
    ...changes,
  };
}

export const reads: FakeAnswers = {
  getOutage: () => ({ data: { feeder_name: 'Navagam AG', fault_start_datetime: '2026-11-20T11:00:00+05:30' } }),
  getFaultDetail: () => ({ detail: aDetail() }),
  getReasonList: () => ({ detail: [{ id: 601, name: 'Tree trimming' }, { id: 602, name: 'Line shifting' }] }),
};

/** What the server says when it refuses. */
export function refusal(status: number, message: string): ApiError {
  return new ApiError({ kind: 'http', call: 'any', status, message });
}

export const noConnection = new ApiError({ kind: 'network', call: 'any', message: 'Failed to fetch' });

/** Signed in as user 1001 in a fresh tab. */
export function freshTab(): void {
  provideDialogElement();
  window.sessionStorage.clear();
  setSession(aUser());
}

/** Opens the menu and, if it is given, chooses the item of that name. */
export async function openAction(outage: OutageRow, answers: FakeAnswers, item?: string) {
  fakeApi({ ...reads, ...answers });
  const onDone = jest.fn();
  const user = userEvent.setup();
  const view = render(
    <>
      <RowActionMenu outage={outage} onDone={onDone} />
      <NoticeOutlet />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'Action' }));
  if (item !== undefined) await user.click(screen.getByRole('menuitem', { name: item }));
  return { user, onDone, view };
}

/** Reads the error popup and closes it. */
export async function readError(user: UserEvent): Promise<string | null> {
  const popup = await screen.findByRole('dialog', { name: 'Error' });
  const { textContent } = within(popup).getByRole('paragraph');
  await user.click(within(popup).getByRole('button', { name: 'Close' }));
  return textContent;
}
