/**
 * Every number that the suite locks in PostgreSQL. A number stands in migrations that have run, so it never
 * changes and is never used again for something else.
 */
export const advisoryLock = {
  /** Held by the process that owns the embedded server. */
  embeddedOwner: 7_201_961,
  /** Held while demo data are loaded. */
  demoData: 7_201_962,
  /** Held by a test file while it clones the template database. */
  testTemplate: 7_201_963,
  /** Held from the entry in the live log to the commit. */
  liveLog: 7_201_964,
  /** Held by the process that plays the simulated feed. */
  simulatedFeed: 7_201_965,
  /** Shared by all writers of outages; held alone while days are sealed. */
  dayCounts: 7_201_971,
  /** Held by the process that adds up the months of the reliability report. */
  monthlySums: 7_201_973,
  /** Held by a change after which there might be no super-admin. */
  superAdmin: 7_201_980,
  /** Held by an import while it compares and writes. */
  masterData: 7_201_981,
  /** Held while the first administrator is made. */
  firstStart: 7_201_982,
  /** Held from the first look at reports to the commit: one writer of reports at a time, in all processes. */
  feed: 7_201_985,
  /** With the number of a place as second key: held by the process that has this place at the broker. */
  brokerPlace: 7_201_990,
  /** Held while functions are put in place. */
  functions: 7_201_986,
  /** Held while a webhook is made or changed. */
  webhooks: 7_201_987,
} as const;
