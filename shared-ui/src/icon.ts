// Entry `shared-ui/icon`: every picture of the suite, named by what it means.
export { Icon } from './control/icon';
export type { IconName } from './control/icon';
