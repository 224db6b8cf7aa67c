/** What a handler answers to send the browser elsewhere. */
export class Redirect {
  constructor(
    readonly location: string,
    /** A cookie to set, with its attributes. */
    readonly cookie: string | null = null,
  ) {}
}
