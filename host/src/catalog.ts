// Remotes bundle nothing of the host API: the host provides it. What the host itself does not load
// is named here, in functions that are never called, so that the build makes a shared chunk of each.
export const laterEntries = [
  () => import('luxon'),
  () => import('shared-ui/time'),
  () => import('shared-ui/api'),
  () => import('shared-ui/grid'),
  () => import('shared-ui/control'),
  () => import('shared-ui/form'),
  () => import('shared-ui/page'),
  () => import('shared-ui/icon'),
  () => import('shared-ui/date'),
  () => import('shared-ui/overlay'),
  () => import('shared-ui/display'),
  () => import('shared-ui/choice'),
  () => import('shared-ui/navigation'),
];
