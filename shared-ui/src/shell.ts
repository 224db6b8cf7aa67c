// Entry `shared-ui/shell`: antd in the suite's own colours. Loaded after sign-in, never by the login page.
export { ThemeProvider } from './antd/theme-provider';
