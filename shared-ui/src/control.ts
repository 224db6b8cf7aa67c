// Entry `shared-ui/control`: buttons, dialogs and saved files on the platform's own elements.
export { Button } from './control/button';
export type { ButtonProps } from './control/button';
export { ExternalButton, LinkButton } from './control/link-button';
export { IconButton } from './control/icon-button';
export { Icon } from './control/icon';
export type { IconName } from './control/icon';
export { Dialog } from './dialog/dialog';
export type { DialogProps } from './dialog/dialog';
export { hasLayer } from './dialog/has-layer';
export { saveFile } from './control/save-file';
export { TitledDownload } from './menu/titled-download';
export type { FileTitles } from './menu/titled-download';
