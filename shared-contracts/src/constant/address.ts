/** Names of the parameters of the Outage List that others set (docs/product.md#column-visibility). */
export const outageParameters = { feederId: 'fid', isPendingOnly: 'outagetypepending', outageId: 'outage' } as const;

const withParameter = (name: string, value: string) => `/outages?${new URLSearchParams({ [name]: value }).toString()}`;

/** Screens that other packages lead to. Whoever has the screen keeps its address. */
export const address = {
  summary: '/summary',
  outages: '/outages',
  pendingOutages: withParameter(outageParameters.isPendingOnly, 'true'),
  /** The details of one outage. */
  outage: (id: number): string => withParameter(outageParameters.outageId, String(id)),
  outagesOfFeeder: (feederId: string): string => withParameter(outageParameters.feederId, feederId),
} as const;
