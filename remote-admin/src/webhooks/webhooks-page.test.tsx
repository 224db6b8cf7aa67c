import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Webhook } from 'shared-contracts/entity/webhook';
import type { WebhookDelivery } from 'shared-contracts/entity/webhook-delivery';
import type { FakeAnswers } from 'shared-ui/testing';
import { enter, press, showPage } from '../testing/show-page';

const desk: Webhook = {
  id: 4, name: 'Desk', url: 'https://desk.example/hook', office: { code: '95010000', name: 'Rajkot' },
  keeper: { name: 'Asha Patel', companyName: 'GETCO', empNo: '77' }, events: ['opened', 'closed'],
  offices: [{ code: '95010000', name: 'Rajkot' }],
  categories: [], isActive: true, stop: null, stopDetail: null, stoppedAt: null, createdAt: '2026-11-01T10:00:00+05:30',
  rotationEndsAt: null,
  lastSuccessAt: '2026-11-20T10:00:00+05:30', failingSince: null, waiting: 1, delivered: 20, failed: 2,
};
const gone: Webhook = { ...desk, id: 5, name: 'Old', isActive: false, stop: 'gone', stopDetail: 'HTTP 410' };
const unkept: Webhook = { ...desk, id: 6, name: 'Left', isActive: false, stop: 'left' };
const delivery: WebhookDelivery = {
  id: 31, messageId: 'msg_31', change: 'closed', outageId: 7, sfmsId: 'S-1', feederName: 'Amul', at: '2026-11-20T10:00:00+05:30',
  state: 'failed', attempts: 3, triedAt: '2026-11-20T10:01:00+05:30', nextAt: null, status: 500, failure: 'HTTP 500', durationMs: 12,
  response: 'busy',
};
const success = { status: 'Success', message: 'Done.' };

function showWebhooks(answers: FakeAnswers = {}) {
  return showPage('/modules/webhooks', {
    listWebhooks: () => ({ data: [desk, gone] }),
    listWebhookDeliveries: () => ({ data: [delivery], total: 1 }),
    searchOffices: () => ({ data: [] }),
    ...answers,
  });
}

describe('the receivers', () => {
  it('are listed with their state and what arrived', async () => {
    showWebhooks();
    const table = await screen.findByRole('table', { name: 'Receivers' });
    const [, one, other] = within(table).getAllByRole('row').map(({ textContent }) => textContent);
    expect(one).toContain('Deskhttps://desk.example/hookActive');
    expect(one).toMatch(/20-11-2026 10:00:001202$/);
    expect(other).toContain('Switched off: the receiver answered that it is gone (410) (HTTP 410)');
  });

  it('show a new secret once, until it is stored', async () => {
    const createWebhook = jest.fn<(input: unknown) => unknown>(() => ({ ...success, id: 6, secret: 'whsec_abc' }));
    showWebhooks({ createWebhook });
    fireEvent.click(await screen.findByRole('button', { name: 'Add webhook' }));
    enter('Name', 'Portal');
    enter('Address', 'https://portal.example/');
    fireEvent.click(screen.getByRole('checkbox', { name: 'changes' }));
    await press('Save');
    expect(createWebhook.mock.calls[0]?.[0]).toEqual({
      body: { name: 'Portal', url: 'https://portal.example/', events: ['opened', 'closed'], offices: [], categories: [] },
    });
    expect(await screen.findByText('whsec_abc')).toBeInTheDocument();
    await press('I have stored it');
    expect(screen.queryByText('whsec_abc')).toBeNull();
  });

  it('are switched off only after a question, and on at once', async () => {
    const disableWebhook = jest.fn<(input: unknown) => unknown>(() => success);
    const enableWebhook = jest.fn<(input: unknown) => unknown>(() => success);
    showWebhooks({ disableWebhook, enableWebhook });
    fireEvent.click(await screen.findByRole('button', { name: 'Manage Desk' }));
    await press('Switch off');
    expect(disableWebhook).not.toHaveBeenCalled();
    const popup = (await screen.findByText('Switch Desk off?')).closest<HTMLElement>('.ant-popconfirm');
    if (popup === null) throw new Error('nothing asks');
    await act(async () => fireEvent.click(within(popup).getByRole('button', { name: 'Switch off' })));
    expect(disableWebhook.mock.calls[0]?.[0]).toEqual({ params: { id: 4 } });
    fireEvent.click(await screen.findByRole('button', { name: 'Manage Old' }));
    await press('Switch on');
    expect(enableWebhook.mock.calls[0]?.[0]).toEqual({ params: { id: 5 } });
  });
});

describe('a receiver whose keeper has left', () => {
  it('says so, and is taken over', async () => {
    const takeOverWebhook = jest.fn<(input: unknown) => unknown>(() => success);
    showWebhooks({ listWebhooks: () => ({ data: [unkept] }), takeOverWebhook });
    expect(await screen.findByRole('row', { name: /Left/ })).toHaveTextContent('the account of its keeper is switched off');
    fireEvent.click(screen.getByRole('button', { name: 'Manage Left' }));
    expect(await screen.findByText('Kept by Asha Patel (77), for Rajkot.')).toBeInTheDocument();
    await press('Take over');
    expect(takeOverWebhook.mock.calls[0]?.[0]).toEqual({ params: { id: 6 } });
  });
});

describe('the log of a receiver', () => {
  it('tells what failed, sends it again, and sends a test', async () => {
    const resendWebhookDeliveries = jest.fn<(input: unknown) => unknown>(() => success);
    const testWebhook = jest.fn<(input: unknown) => unknown>(() => success);
    showWebhooks({ resendWebhookDeliveries, testWebhook });
    fireEvent.click(await screen.findByRole('button', { name: 'Log of Desk' }));
    const table = await screen.findByRole('table', { name: 'Log of Desk' });
    expect(table).toHaveTextContent('FailedEndedS-1 Amul20-11-2026 10:00:003HTTP 500');
    await press('Send msg_31 again');
    expect(resendWebhookDeliveries.mock.calls[0]?.[0]).toEqual({ params: { id: 4 }, body: { ids: [31] } });
    await press('Send a test');
    expect(testWebhook.mock.calls[0]?.[0]).toEqual({ params: { id: 4 } });
  });
});
