// The tables as TypeScript sees them. Written by hand beside the migrations: the compiler then checks every query.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { MenuItem, RemotePage } from 'shared-contracts/entity/remote-face';
import type { ReleaseAudience } from 'shared-contracts/rule/release-audience';
import type { AccessSchema } from './access-schema';
import type { FeedSchema } from './feed-schema';
import type { WebhookSchema } from './webhook-schema';

type Moment = ColumnType<Date, Date | string, Date | string>;
type Day = ColumnType<Date, string, string>;
type Amount = ColumnType<string | null, number | null, number | null>;

export interface OrganisationTable {
  code: string;
  trimmed_code: GeneratedAlways<string>;
  /** 1 company, 2 circle, 3 division, 4 sub-division, 5 substation. */
  org_type: number;
  name: string;
  company_name: string;
  circle_name: string | null;
  division_name: string | null;
  subdivision_name: string | null;
  substation_name: string | null;
  /** Null: in use. */
  retired_at: Generated<Date | null>;
}

export interface SubstationTable {
  code: string;
  subdivision_code: string | null;
  voltage_class: number;
  manage_by: string;
  monitoring: string;
  charging_date: Day;
  is_coastal: boolean;
  is_tribal: boolean;
  category: string;
  email: string | null;
  mobile: string | null;
  latitude: number | null;
  longitude: number | null;
}

export interface FeederTable {
  id: string;
  name: string;
  category: string;
  substation_code: string;
  subdivision_code: string;
  population: Generated<number>;
  village_count: Generated<number>;
  consumers: Generated<number>;
  /** Where it stands on the map; null: where its substation stands. */
  latitude: Generated<number | null>;
  longitude: Generated<number | null>;
  /** Null: in use. */
  retired_at: Generated<Date | null>;
}

export interface OutageTable {
  id: Generated<number>;
  sfms_id: string | null;
  feeder_id: string;
  feeder_name: string;
  category: string;
  substation_code: string;
  subdivision_code: string;
  interruption_type: number;
  fault_type: number | null;
  /** The interruption category; null while pending. */
  outage_type_name: string | null;
  fault_start: Moment;
  fault_end: ColumnType<Date | null, Date | string | null, Date | string | null>;
  customers_out: number | null;
  cause: string | null;
  is_planned: boolean | null;
  estimated_restoration: ColumnType<Date | null, Date | string | null, Date | string | null>;
  /** When a person last set the estimate: reports from before do not overwrite it. */
  estimate_set_at: ColumnType<Date | null, Date | string | null, Date | string | null>;
  device: string | null;
  note: string | null;
  /** Who reported it: null a person or the time before sources, 0 several sources. */
  source_id: number | null;
}

export interface FaultDetailTable {
  outage_id: number;
  shutdown_taken_by: string | null;
  shutdown_taken_by_emp_no: string | null;
  getco_emp_no: string | null;
  lc_taken: string | null;
  lc_no: string | null;
  lc_taken_by: string | null;
  other_mobile: string | null;
  other_name: string | null;
  reason_ids: Generated<number[]>;
  relay_flag: string | null;
  broken_conductor: string | null;
  phase: string | null;
  ka_r: Amount;
  ka_y: Amount;
  ka_b: Amount;
  ka_g: Amount;
  ka_n: Amount;
}

export interface ReasonTable {
  id: number;
  fault_type: number;
  name: string;
}

export interface EmployeeTable {
  id: Generated<number>;
  company_name: string;
  emp_no: string;
  name: string;
  designation: string;
  email: string | null;
  mobile: string | null;
  organization_code: string;
  password_hash: string;
  is_weak_password: boolean;
  permissions: Generated<string[]>;
  /** False: they cannot sign in. */
  is_active: Generated<boolean>;
  /** Code of the language that they have chosen; null: none yet. */
  language: ColumnType<string | null, never, string | null>;
}

export interface RemoteReleaseTable {
  id: GeneratedAlways<number>;
  remote: string;
  version: string;
  build: string;
  /** Order of publishing: the newest that is not withdrawn is live. */
  position: Generated<number>;
  withdrawn_at: ColumnType<Date | null, never, Date | null>;
  /** Null: served by the suite itself. */
  origin: string | null;
  port_offset: number | null;
  /** Path of the manifest on the remote's origin. */
  path: string;
  integrity: string;
  contracts: number;
  host_api: string;
  base_paths: string[];
  /** As shipped; releases of before know of an item its id and path only. */
  menu: ColumnType<MenuItem[], string, string>;
  pages: ColumnType<RemotePage[], string, string>;
  widgets: string[];
  capability: string | null;
  published_at: ColumnType<Date, Date, Date>;
  published_by: string;
  /** When it first worked in a browser. */
  proven_at: ColumnType<Date | null, never, Date>;
  /** Null: it waits for somebody who lets a wider audience have it, and is not live. */
  approved_at: ColumnType<Date | null, Date | null, Date | null>;
  /** Why a number that was used before is used again. */
  rebuild_reason: string | null;
  /** What the team says is new. */
  changes: string | null;
  /** Who gets it first; null: everybody. */
  audience: ColumnType<ReleaseAudience | null, string | null, string | null>;
  /** The operator, or the suite itself, took it back: no team brings it back. */
  is_operators: Generated<boolean>;
}

/** The keys of teams, by their hashes. */
export interface DeployKeyTable {
  id: GeneratedAlways<number>;
  remote: string;
  owner: string;
  key_hash: Buffer;
  created_at: ColumnType<Date, Date, never>;
  last_used_at: ColumnType<Date | null, never, Date>;
  revoked_at: ColumnType<Date | null, never, Date>;
}

/** Remotes that were switched off or on again; one that is not here is on. */
export interface RemoteSwitchTable {
  remote: string;
  is_enabled: boolean;
  /** The operator switched it last. */
  is_operators: Generated<boolean>;
}

/** One row. */
export interface RemoteRegistryTable {
  revision: number;
}

export interface RemoteLoadTable {
  id: GeneratedAlways<number>;
  at: Moment;
  remote: string;
  version: string;
  build: string;
  is_ready: boolean;
  stage: string | null;
  duration_ms: number;
  reference: string | null;
  is_fallback: boolean;
  /** Who reported it. */
  employee_id: number | null;
}

/** Append-only: the database refuses a change. */
export interface AuditEntryTable {
  id: GeneratedAlways<number>;
  at: Moment;
  /** The employee; null when a system acted. */
  actor_id: number | null;
  actor_name: string;
  actor_company: string | null;
  actor_emp_no: string | null;
  action: string;
  /** The kind of record, and its key. */
  subject: string;
  subject_id: string;
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
}

/** The ordered log of outages that began (1) or ended (0). */
export interface LiveEventTable {
  position: GeneratedAlways<number>;
  at: Generated<Date>;
  event_type: number;
  outage_id: number;
  fault_start: Moment;
}

export interface SavedViewTable {
  id: GeneratedAlways<number>;
  employee_id: number;
  grid_id: string;
  name: string;
  /** Unique among an employee's views of a list. */
  name_key: string;
  search: string;
  columns: string[];
  saved_at: Moment;
}

/** Links that make the first administrator; none once there is an employee. */
export interface SetupLinkTable {
  token_hash: Buffer;
  made_at: Moment;
}

/** Imports that were applied. */
export interface ImportRunTable {
  id: GeneratedAlways<number>;
  at: Moment;
  kind: string;
  /** The employee; null when the import key or a command did it. */
  actor_id: number | null;
  actor_name: string;
  /** What the file was called where it came from; null: nobody said. */
  file_name: string | null;
  sha256: string;
  bytes: number;
  added: number;
  changed: number;
  unchanged: number;
  missing: number;
  retired: number;
}

export interface Schema extends AccessSchema, FeedSchema, WebhookSchema {
  organisation: OrganisationTable;
  substation: SubstationTable;
  feeder: FeederTable;
  outage: OutageTable;
  fault_detail: FaultDetailTable;
  reason: ReasonTable;
  employee: EmployeeTable;
  audit_entry: AuditEntryTable;
  remote_release: RemoteReleaseTable;
  remote_switch: RemoteSwitchTable;
  deploy_key: DeployKeyTable;
  remote_registry: RemoteRegistryTable;
  remote_load: RemoteLoadTable;
  live_event: LiveEventTable;
  saved_view: SavedViewTable;
  setup_link: SetupLinkTable;
  import_run: ImportRunTable;
}
