// Entry `shared-ui/notice`: what the suite tells its user; the login page uses it too.
export { NoticeOutlet } from './notice/notice-outlet';
export { notify, showError, showMessage, withProcessing } from './notice/notify';
