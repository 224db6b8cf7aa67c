import { act, fireEvent, render, screen, within } from '@testing-library/react';
import type { User } from 'shared-contracts/entity/user';
import { NoticeOutlet } from 'shared-ui/notice';
import { RouterProvider } from 'shared-ui/router';
import { setSession } from 'shared-ui/session';
import { aUser, createMemoryRouter, type FakeAnswers, fakeApi, provideDialogElement } from 'shared-ui/testing';
import { routes } from '../routes';

function mount(address: string) {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const page = render(
    <>
      <RouterProvider router={router} />
      <NoticeOutlet />
    </>,
  );
  return { router, page };
}

/** The remote's pages at an address in a fresh tab, as a user who may manage everything unless said otherwise. */
export function showPage(
  address: string,
  answers: FakeAnswers = {},
  user: Partial<User> = { permissions: ['admin'], orgType: 'Company', substationName: null },
) {
  provideDialogElement();
  window.sessionStorage.clear();
  fakeApi(answers);
  act(() => setSession(aUser(user)));
  let shown = mount(address);
  return {
    address: () => shown.router.state.location.pathname,
    goTo: (path: string) => act(() => shown.router.navigate(path)),
    /** The same address in the same tab, begun anew. */
    reload: () => {
      const { pathname } = shown.router.state.location;
      shown.page.unmount();
      shown = mount(pathname);
    },
  };
}

/** Whether the browser would ask before the site is left. */
export function asksOnLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
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
