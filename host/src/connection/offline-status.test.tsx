import { afterEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { goOffline, goOnline } from '../testing/network';
import { OfflineStatus } from './offline-status';

afterEach(() => {
  jest.restoreAllMocks();
});

it('says that the browser is offline while it is, in a place that screen readers watch', () => {
  render(<OfflineStatus />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(goOffline);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline');
  act(goOnline);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
