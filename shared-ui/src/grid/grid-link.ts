/** A link in a grid's row of buttons, within the suite. */
export interface GridLink {
  readonly label: string;
  readonly to: string;
}
