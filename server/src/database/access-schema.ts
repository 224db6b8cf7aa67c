// The tables of sign-ins, sessions and what is told of them.
import type { ColumnType, GeneratedAlways } from 'kysely';

type Moment = ColumnType<Date, Date | string, Date | string>;

interface SessionTable {
  /** sha256 of the token, which itself is stored nowhere. */
  token_hash: Buffer;
  id: GeneratedAlways<number>;
  employee_id: number;
  created_at: Moment;
  expires_at: Moment;
  /** Of the last call, to the minute. */
  used_at: Moment;
  /** Where it was opened. */
  address: string | null;
  device: string | null;
}

/** Browsers that an employee has signed in from; what it keeps is the token. */
interface KnownDeviceTable {
  id: GeneratedAlways<number>;
  token_hash: Buffer;
  employee_id: number;
  first_at: Moment;
  used_at: Moment;
  /** Of the last sign-in. */
  network: string;
  device: string | null;
  /** The newest event of the account that its owner has read here. */
  read_until: number;
}

interface OneTimeTicketTable {
  token_hash: Buffer;
  purpose: 'handshake' | 'surface';
  employee_id: number;
  expires_at: Moment;
}

interface SignInThrottleTable {
  account: string;
  failures: number;
  blocked_until: Moment;
}

interface SecurityEventTable {
  id: GeneratedAlways<number>;
  at: Moment;
  kind: string;
  /** The account it is about, as it was typed where there is none. */
  company_name: string;
  emp_no: string;
  /** Null: the account itself. */
  actor_name: string | null;
  address: string | null;
  device: string | null;
  /** More than 1 only of failures, which share a row for an hour. */
  times: ColumnType<number, number | undefined, never>;
  hour: Moment | null;
  /** Of a sign-in from a device that the account did not know. */
  new_device_id: number | null;
  /** The owner is told by mail, not before this. */
  mail_after: Moment | null;
}

/** Codes of an authenticator app at sign-in. */
interface SecondFactorTable {
  employee_id: number;
  secret: Buffer;
  created_at: Moment;
  /** Null: no code of the app was typed yet. */
  confirmed_at: Moment | null;
  /** The step of the newest code that was used. */
  last_step: number;
}

interface RecoveryCodeTable {
  employee_id: number;
  code_hash: Buffer;
}

/** Sign-ins by a directory that are under way. */
interface DirectorySignInTable {
  state_hash: Buffer;
  company_name: string;
  nonce: string;
  code_verifier: string;
  path: string | null;
  expires_at: Moment;
}

export interface AccessSchema {
  session: SessionTable;
  known_device: KnownDeviceTable;
  one_time_ticket: OneTimeTicketTable;
  sign_in_throttle: SignInThrottleTable;
  security_event: SecurityEventTable;
  second_factor: SecondFactorTable;
  recovery_code: RecoveryCodeTable;
  directory_sign_in: DirectorySignInTable;
}
