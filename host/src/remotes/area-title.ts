/** Titles of the browser tab, by the first part of the address. */
export const areaTitles: Readonly<Record<string, 'titleSummary' | 'titleOutages' | 'titleModules' | 'titleSubstation' | 'titleEmployee' | 'titleReport'>> = {
  summary: 'titleSummary',
  outages: 'titleOutages',
  modules: 'titleModules',
  substation: 'titleSubstation',
  employee: 'titleEmployee',
  report: 'titleReport',
};
