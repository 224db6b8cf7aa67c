import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { getLanguage, switchLanguage } from 'shared-ui/language';
import { clearSession, setSession } from 'shared-ui/session';
import { fakeApi } from 'shared-ui/testing';
import { waitFor } from '@testing-library/react';
import { demoUsers } from '../testing/demo-users';
import { chooseLanguage, followUserLanguage } from './chosen-language';

const user = demoUsers['1001'];
let kept: unknown[];
let stop: () => void;

beforeEach(() => {
  kept = [];
  fakeApi({
    chooseLanguage: (input) => {
      kept.push(input);
      return { status: 'Success', message: 'Language saved.' };
    },
  });
  stop = followUserLanguage();
});
afterEach(async () => {
  stop();
  clearSession();
  await switchLanguage('en');
});

describe('the language of a user', () => {
  it('comes with them when they sign in', async () => {
    setSession({ ...user, language: 'hi' });
    await waitFor(() => expect(getLanguage()).toBe('hi'));
    expect(kept).toEqual([]);
  });

  it('is the one they chose before they signed in, and is kept with them', async () => {
    chooseLanguage('gu');
    await waitFor(() => expect(getLanguage()).toBe('gu'));
    setSession({ ...user, language: 'hi' });
    expect(kept).toEqual([{ body: { language: 'gu' } }]);
    expect(getLanguage()).toBe('gu');
  });

  it('is kept with them when they change it later', async () => {
    setSession(user);
    chooseLanguage('gu');
    await waitFor(() => expect(getLanguage()).toBe('gu'));
    expect(kept).toEqual([{ body: { language: 'gu' } }]);
  });

  it('is not what their browser happens to speak', async () => {
    await switchLanguage('gu');
    setSession(user);
    expect(getLanguage()).toBe('gu');
    expect(kept).toEqual([]);
  });

  it('stays as it is when theirs is one that this suite does not speak', () => {
    setSession({ ...user, language: 'mr' });
    expect(getLanguage()).toBe('en');
  });
});
