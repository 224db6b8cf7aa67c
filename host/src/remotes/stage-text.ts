import type { Stage } from './load-result';
import type { remoteTexts } from './text';

type TextKey = keyof typeof remoteTexts.english;

export const stageNames = {
  registry: 'stageRegistry',
  permission: 'stagePermission',
  origin: 'stageOrigin',
  manifest: 'stageManifest',
  contracts: 'stageContracts',
  hostApi: 'stageHostApi',
  integrity: 'stageIntegrity',
  register: 'stageRegister',
  load: 'stageLoad',
  render: 'stageRender',
} as const satisfies Record<Stage, TextKey>;

/** For stages that come from elsewhere; null for one that this host does not know. */
export function stageNameOf(stage: string): (typeof stageNames)[Stage] | null {
  return Object.hasOwn(stageNames, stage) ? stageNames[stage as Stage] : null;
}

/** Titles of the browser tab, by the first part of the address. */
export const areaTitles: Readonly<Record<string, 'titleSummary' | 'titleOutages' | 'titleModules' | 'titleSubstation' | 'titleEmployee' | 'titleReport'>> = {
  summary: 'titleSummary',
  outages: 'titleOutages',
  modules: 'titleModules',
  substation: 'titleSubstation',
  employee: 'titleEmployee',
  report: 'titleReport',
};
