// What this remote lends to the host's own pages.
export { PendingCountCard } from './pending/pending-count-card';
