/** The Outage List of one feeder. */
export function feederAddress(feederId: string): string {
  return `/outages?${new URLSearchParams({ fid: feederId }).toString()}`;
}
