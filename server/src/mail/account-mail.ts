// The mail that tells an owner what happened to their account, in their language.
import { type Language, isLanguage } from 'shared-contracts/constant/language';
import type { SecurityKind } from 'shared-contracts/entity/security-event';
import { fillText } from 'shared-contracts/fault/fault';
import { deviceName } from 'shared-contracts/rule/device-name';
import { securityWordsOf } from '../security/security-words';
import type { Mail } from './mailer';
import { mailTexts } from './mail-texts';

/** An event of the security trail with whom it concerns. */
export interface AccountEvent {
  readonly kind: SecurityKind;
  /** As people read it: `DD-MM-YYYY HH:mm:ss` of India. */
  readonly when: string;
  readonly address: string | null;
  readonly device: string | null;
  readonly actorName: string | null;
  readonly companyName: string;
  readonly empNo: string;
  readonly name: string;
  readonly language: string | null;
}

/** One line: what came from a caller must not look like a part of the mail. */
const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

export function accountMail(event: AccountEvent, to: string, hostUrl: string): Mail {
  const { kind, when, address, device, actorName, companyName, empNo, name, language } = event;
  const own: Language = isLanguage(language) ? language : 'en';
  const t = mailTexts[own];
  const facts = [
    fillText(t.when, { when }),
    fillText(t.account, { account: `${companyName} ${empNo}` }),
    ...(device === null ? [] : [fillText(t.device, { device: onOneLine(deviceName(device)) })]),
    ...(address === null ? [] : [fillText(t.address, { address })]),
    ...(actorName === null ? [] : [fillText(t.actor, { name: onOneLine(actorName) })]),
  ];
  const isSignIn = kind === 'signIn' || kind === 'handshake';
  const what = isSignIn ? t.newDevice : securityWordsOf(own)[kind];
  const greeting = fillText(t.greeting, { name: onOneLine(name) });
  const text = [greeting, '', what, '', ...facts, '', t.advice, `${hostUrl}/sessions`, ''].join('\n');
  return { to, subject: fillText(t.subject, { what }), text };
}
