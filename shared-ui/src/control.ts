// Entry `shared-ui/control`: buttons and dialogs on the platform's own elements.
export { Button } from './control/button';
export type { ButtonProps } from './control/button';
export { IconButton } from './control/icon-button';
export { Icon } from './control/icon';
export type { IconName } from './control/icon';
export { Dialog } from './dialog/dialog';
export type { DialogProps } from './dialog/dialog';
