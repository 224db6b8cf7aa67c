// Remotes bundle nothing of the host API: the host provides it. Names what the host itself does not load. Nobody calls
// these functions; they make the build write a shared chunk for each.
export const laterEntries = [
  () => import('luxon'),
  () => import('shared-ui/time'),
  () => import('shared-ui/api'),
  () => import('shared-ui/grid'),
  () => import('shared-ui/control'),
  () => import('shared-ui/form'),
  () => import('shared-ui/draft'),
  () => import('shared-ui/page'),
  () => import('shared-ui/icon'),
  () => import('shared-ui/date'),
  () => import('shared-ui/overlay'),
  () => import('shared-ui/menu'),
  () => import('shared-ui/display'),
  () => import('shared-ui/choice'),
  () => import('shared-ui/navigation'),
];
