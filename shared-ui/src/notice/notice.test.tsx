import { beforeAll, beforeEach, afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { provideDialogElement } from '../testing/dialog-element';
import { NoticeOutlet } from './notice-outlet';
import { noticeStore } from './notice-store';
import { NoticeView } from './notice-view';
import { loadNoticeView, noticeViewStore } from './notice-view-store';
import { notify, showError, showMessage, withProcessing } from './notify';

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeAll(async () => {
  provideDialogElement();
  loadNoticeView();
  await waitFor(() => expect(noticeViewStore.getState().View).not.toBeNull());
});
beforeEach(() => {
  jest.useFakeTimers();
  noticeStore.setState({ toasts: [], messages: [], processing: 0 });
  render(<NoticeOutlet />);
});
afterEach(() => {
  jest.useRealTimers();
});

describe('toasts', () => {
  it('show a failure as an alert for 4 seconds', async () => {
    act(() => notify.failure(['Wrong password', 'Try again']));
    expect(screen.getByRole('alert')).toHaveTextContent('Wrong passwordTry again');
    await pass(3999);
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await pass(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('show a success as a status for 2 seconds', async () => {
    act(() => notify.success('Saved'));
    expect(screen.getByText('Saved').closest('[role=status]')).not.toBeNull();
    await pass(2000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('stay while the pointer or the focus is on them', async () => {
    act(() => notify.success('Saved'));
    const toast = screen.getByRole('status');
    await pass(1500);
    fireEvent.pointerEnter(toast);
    await pass(10_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    fireEvent.focusIn(toast);
    fireEvent.pointerLeave(toast);
    await pass(10_000);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    fireEvent.focusOut(toast);
    await pass(499);
    expect(screen.getByText('Saved')).toBeInTheDocument();
    await pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('can be dismissed', () => {
    act(() => notify.failure('No'));
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('without what shows notices', () => {
  it('says them plainly', () => {
    act(() => {
      noticeViewStore.setState({ View: null, isMissing: true });
      notify.failure('Network Error');
      void showError('Not saved.');
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Network ErrorNot saved.');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    act(() => noticeViewStore.setState({ View: NoticeView, isMissing: false }));
  });
});

describe('messages', () => {
  it("titles an error 'Error' and closes it with Close", async () => {
    const closed = jest.fn();
    act(() => void showError('Future DateTime is not allow.').then(closed));
    expect(screen.getByRole('dialog', { name: 'Error' })).toHaveTextContent('Future DateTime is not allow.');
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await pass(0);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(closed).toHaveBeenCalledTimes(1);
  });

  it('closes with Escape', () => {
    act(() => void showMessage('Unauthorized', 'You need to be logged in to access this feature.'));
    fireEvent.keyDown(screen.getByRole('dialog', { name: 'Unauthorized' }), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows one after another', () => {
    act(() => {
      void showError('first');
      void showError('second');
    });
    expect(screen.queryByText('second')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByText('second')).toBeInTheDocument();
  });
});

describe("the 'Processing...' spinner", () => {
  it('blocks at once, appears after 150 ms and leaves with the call', async () => {
    let finish = (): void => undefined;
    const work = new Promise<void>((resolve) => {
      finish = resolve;
    });
    act(() => void withProcessing(work));
    expect(screen.getByRole('dialog', { name: 'Processing...' })).toBeInTheDocument();
    await pass(149);
    expect(screen.queryByText('Processing...')).toBeNull();
    await pass(1);
    expect(screen.getByText('Processing...')).toHaveAttribute('role', 'status');
    finish();
    await pass(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('passes on result and failure', async () => {
    await act(() => expect(withProcessing(Promise.resolve(7))).resolves.toBe(7));
    await act(() => expect(withProcessing(Promise.reject(new Error('no')))).rejects.toThrow('no'));
    expect(noticeStore.getState().processing).toBe(0);
  });
});
