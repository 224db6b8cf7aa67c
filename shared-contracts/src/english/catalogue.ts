// Every code of the suite with its English text, letter for letter that of docs/product.md#validations where it has one. The server
// answers with these; a screen takes the tables that it needs and adds its other languages.
import { emailTexts } from '../rule/email';
import { employeeTexts } from '../rule/employee-form';
import { loginTexts } from '../rule/login';
import { manualEndTexts } from '../rule/manual-end';
import { passwordTexts } from '../rule/password';
import { protectionTexts } from '../rule/protection-detail';
import { outageTexts } from '../rule/row-action';
import { setupTexts } from '../rule/setup-form';
import { shutdownTexts } from '../rule/shutdown-detail';
import { substationTexts } from '../rule/substation-form';
import { type Fault, fillText } from '../fault/fault';
import { feedTexts } from '../fault/feed-texts';
import { masterDataTexts } from '../fault/master-data-texts';
import { rangeTexts } from '../grid/range-order';
import { operationTexts } from '../fault/operation-texts';
import { partTexts } from '../fault/part-texts';
import { refusalTexts } from '../fault/refusal-texts';
import { webhookTexts } from '../fault/webhook-texts';

export const englishTables = {
  email: emailTexts, employee: employeeTexts, login: loginTexts, end: manualEndTexts, password: passwordTexts,
  protection: protectionTexts, outage: outageTexts, setup: setupTexts, shutdown: shutdownTexts, substation: substationTexts,
  feed: feedTexts, masterData: masterDataTexts, operation: operationTexts, part: partTexts, range: rangeTexts, refusal: refusalTexts,
  webhook: webhookTexts,
} as const;

type Tables = typeof englishTables;
export type FaultCode = { [Room in keyof Tables]: keyof Tables[Room] }[keyof Tables];

const english = new Map(Object.values(englishTables).flatMap((table): [string, string][] => Object.entries(table)));

export type KnownFault = Fault<string, FaultCode>;

export function englishOf({ code, values }: Pick<KnownFault, 'code' | 'values'>): string {
  return fillText(english.get(code) ?? code, values);
}

/** What several faults say, in their order, each sentence once. */
export function englishOfAll(faults: readonly KnownFault[]): string[] {
  return [...new Set(faults.map(englishOf))];
}
