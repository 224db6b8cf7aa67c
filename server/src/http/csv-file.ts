import type { Readable } from 'node:stream';

/** What a handler answers instead of a response: a file that is still being written. */
export class CsvFile {
  constructor(
    readonly fileName: string,
    readonly content: Readable,
  ) {}
}
