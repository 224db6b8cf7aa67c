import { ApiError, mayPass } from 'shared-contracts/client';
import { appName, limits } from 'shared-contracts/constant/limit';
import { login } from 'shared-contracts/endpoint/session/login';
import { refresh } from 'shared-contracts/endpoint/session/refresh';
import { verifyHandshake } from 'shared-contracts/endpoint/session/verify-handshake';
import type { User } from 'shared-contracts/entity/user';
import type { LoginField } from 'shared-contracts/rule/login';
import { getApi } from 'shared-ui/client';
import { setSession } from 'shared-ui/session';
import { describeFailure } from 'shared-ui/submit';
import type { Handshake } from './handshake';
import { loginFaults } from './text';

/** `code`: the second step, where the account has one. */
export type LoginForm = Readonly<Record<LoginField, string>> & { readonly code?: string };

export type SignInResult =
  | { readonly ok: true; readonly user: User }
  /** `messages` are for the user: the server's own, or why it could not be asked. `isAway`: it may work in a moment. */
  | { readonly ok: false; readonly messages: readonly string[]; readonly isAway: boolean };

/** Nobody answered, or somebody who could not. That says nothing about the session. */
function isAway(error: ApiError): boolean {
  return error.kind !== 'contract' && mayPass(error);
}

async function signIn(call: Promise<{ user: User }>): Promise<SignInResult> {
  try {
    const { user } = await call;
    setSession(user);
    return { ok: true, user };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, messages: describeFailure(error, loginFaults).messages, isAway: isAway(error) };
  }
}

/** Rejects with ApiError. */
export async function signInByPassword(form: LoginForm): Promise<void> {
  const { user } = await getApi().call(login, { body: { ...form, appName } });
  setSession(user);
}

export function signInByHandshake(handshake: Handshake, deviceName: string = window.navigator.userAgent): Promise<SignInResult> {
  const body = {
    ...handshake,
    appName,
    appVersion: limits.handshakeAppVersion,
    devicePlatform: 'web',
    deviceName: deviceName.slice(0, limits.deviceNameLength),
  };
  return signIn(getApi().call(verifyHandshake, { body }));
}

/** Turns a stored token into a signed-in user. */
export function resumeSession(): Promise<SignInResult> {
  return signIn(getApi().call(refresh, {}));
}
