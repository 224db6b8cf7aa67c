/** Business constants and limits (docs/product.md#limits). Durations say their unit. */
export const limits = {
  outagePageSize: 10,
  employeePageSize: 10,
  gridBPageSize: 10,
  gridBSkeletonRows: 10,
  /** Rows that one grid call may ask for. */
  maxPageSize: 100,
  /** Pages shown either side of the current one. */
  paginationWindow: 2,
  outageWindowDays: 7,
  /** First day of the pending filter and of the pending report. */
  pendingSince: '2023-12-01',
  /** A closed interruption of at most this many minutes is a 'Normal TT', a longer one a 'Sustain Fault'. */
  normalTtMinutes: 5,
  /** Live outages older than this leave the live list (3 days). */
  liveWindowMinutes: 4320,
  liveClockSeconds: 60,
  reconnectionAttempts: 10,
  connectionTimeoutMs: 20_000,
  relativeAgeRefreshSeconds: 60,
  numberFlashMs: 1000,
  handshakeAppVersion: 1,
  deviceNameLength: 50,
  passwordLength: 8,
  mobileDigits: 10,
  /** Beyond this a fault current is a slip of the keyboard. */
  maxFaultCurrentKa: 999.9,
  eurjaCodeLength: 8,
  getcoEurjaPrefix: '95',
  divisionCodeLength: 6,
  organisationSearchDebounceMs: 500,
  organisationSearchLength: 2,
  divisionSearchLength: 3,
  /** A search for offices answers the best of so many. */
  officeHits: 50,
  resultListHeightPx: 250,
  endDatePopupHidesAfterMs: 2000,
  passwordChangeLogoutAfterMs: 3000,
  employeeSavedAlertAfterMs: 1000,
  errorToastMs: 4000,
  successToastMs: 2000,
  sessionHours: 12,
  ticketSeconds: 60,
  ingestBatch: 5000,
  ingestSnapshot: 20_000,
  /** Reports of two sources about one feeder are one outage when they begin at most so far apart. */
  joinMinutes: 5,
  /** Clocks differ: a reported moment may be so far ahead. What is further ahead is a mistake. */
  clockToleranceMinutes: 5,
  /** Nobody plans a restoration further ahead. */
  plannedAheadDays: 366,
  /** Webhooks of one office, tests that they send in a minute, and offices that one can name. */
  webhooks: 100,
  webhookTestsPerMinute: 10,
  webhookOffices: 50,
} as const;

/** Names of downloaded files. */
export const fileNames = {
  outages: 'Outages.csv',
  live: 'data.csv',
  employees: 'Employee-List.csv',
  substations: 'Substation-List.csv',
  pendingReport: 'Outage-Type-Pending-List.csv',
  feeders: 'Feeder-List.csv',
  audit: 'Audit-Trail.csv',
  security: 'Security-Trail.csv',
} as const;

/** What this web application calls itself at sign-in. */
export const appName = 'outage-suite-web';
