import type { Stage } from './stage-result';
import type { loadingTexts } from './text';

type TextKey = keyof typeof loadingTexts.english;

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
