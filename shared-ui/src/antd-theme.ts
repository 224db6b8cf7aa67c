// Entry `shared-ui/antd-theme`: for the build of the host, which makes antd's stylesheets; no browser loads it.
export { antdTheme } from './antd/antd-theme';
export type { ColourMode } from './theme/tokens';
