// Bounds of fault starts that are known when a statement is planned: it then looks at few partitions.
// The texts are the database's own, all of one zone, so they sort as the moments do.
interface Started {
  readonly faultStart: string;
}

export function earliestStart(outages: readonly Started[]): string {
  return outages.reduce((earliest, { faultStart }) => (faultStart < earliest ? faultStart : earliest), outages[0]?.faultStart ?? '');
}

export function latestStart(outages: readonly Started[]): string {
  return outages.reduce((latest, { faultStart }) => (faultStart > latest ? faultStart : latest), '');
}
