import type { Report } from './report';

/** A report, and the number that it is about. */
export interface Said {
  readonly sfmsId: string;
  readonly report: Report;
}
