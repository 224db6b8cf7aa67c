import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { User } from 'shared-contracts/entity/user';
import { NoticeOutlet } from 'shared-ui/notice';
import { RouterProvider } from 'shared-ui/router';
import { setSession } from 'shared-ui/session';
import { aUser, createMemoryRouter, type FakeAnswers, fakeApi, provideDialogElement } from 'shared-ui/testing';
import { routes } from '../routes';

/** The remote's pages at an address, as a user who may manage everything unless said otherwise. */
export function showPage(address: string, answers: FakeAnswers = {}, user: Partial<User> = { permissions: ['admin'], orgType: 'Company', substationName: null }) {
  provideDialogElement();
  fakeApi(answers);
  act(() => setSession(aUser(user)));
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(
    <>
      <RouterProvider router={router} />
      <NoticeOutlet />
    </>,
  );
  return { address: () => router.state.location.pathname };
}

/** Types into the field with that label. */
export function enter(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
}

export async function press(name: string | RegExp): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}

/** Closes the message that is open and gives its text. */
export async function closeMessage(title: string): Promise<string | null> {
  const dialog = await screen.findByRole('dialog', { name: title });
  const text = dialog.querySelector('p')?.textContent ?? null;
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Close' })));
  return text;
}
