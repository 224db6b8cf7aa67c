// For component tests: the row menu of one outage, over a server that answers what the test says.
import { expect, jest } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ApiError } from 'shared-contracts/client';
import { emptyRow } from 'shared-contracts/entity/field-table';
import { outageFields, type OutageRow } from 'shared-contracts/entity/outage';
import type { FaultDetail } from 'shared-contracts/entity/fault-detail';
import { NoticeOutlet } from 'shared-ui/notice';
import { setSession } from 'shared-ui/session';
import { aUser, fakeApi, type FakeAnswers, provideDialogElement } from 'shared-ui/testing';
import { RowActionMenu } from '../row-action-menu';

export function anOutage(changes: Partial<OutageRow> = {}): OutageRow {
  return {
    ...emptyRow(outageFields),
    id: 41,
    feederId: 'F1',
    feederName: 'Navagam AG',
    category: 'ADOM',
    interruptionType: 1,
    interruptionTypeText: 'Manual',
    faultStart: '2026-11-20T11:00:00+05:30',
    ...changes,
  };
}

export const closed = { faultEnd: '2026-11-20T11:30:00+05:30', duration: '00:30:00', durationClass: 'Sustain Fault' } as const;

export function aDetail(changes: Partial<FaultDetail> = {}): FaultDetail {
  return {
    category: 'ADOM',
    faultType: null,
    shutdownTakenBy: null,
    takenByEmpNo: null,
    lcNo: null,
    lcEmpNo: null,
    lcTaken: null,
    otherMobile: null,
    otherName: null,
    reasons: [],
    relayFlag: null,
    brokenConductor: null,
    phase: null,
    faultCurrentR: null,
    faultCurrentY: null,
    faultCurrentB: null,
    faultCurrentG: null,
    faultCurrentN: null,
    feederName: 'Navagam AG',
    faultStart: '2026-11-20T11:00:00+05:30',
    version: 3,
    ...changes,
  };
}

export const reads: FakeAnswers = {
  getOutage: () => ({ data: { feederName: 'Navagam AG', faultStart: '2026-11-20T11:00:00+05:30' } }),
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
  if (item !== undefined) {
    await user.click(await screen.findByRole('menuitem', { name: item }));
    // The popup comes on demand, and then reads what it needs.
    const dialog = await screen.findByRole('dialog', { name: item });
    await waitFor(() => expect(dialog.querySelector('[aria-busy=true]')).toBeNull());
  }
  return { user, onDone, view };
}

/** Reads the error popup and closes it. */
export async function readError(user: UserEvent): Promise<string | null> {
  const popup = await screen.findByRole('dialog', { name: 'Error' });
  const { textContent } = within(popup).getByRole('paragraph');
  await user.click(within(popup).getByRole('button', { name: 'Close' }));
  return textContent;
}
