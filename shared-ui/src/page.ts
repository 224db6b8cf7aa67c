// Entry `shared-ui/page`: pages that look the same wherever they are shown.
export { NotFound } from './page/not-found';
