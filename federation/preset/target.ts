// What one run of webpack is to build, and where to.
import type { App } from '../define-app';

export interface BuildTarget {
  app: App;
  /** 'federated': host or remote. 'mono': the host with all remotes linked in, to compare with. */
  form: 'federated' | 'mono';
  sourceFolder: string;
  outputFolder: string;
  cacheFolder: string;
  /** Names this build; every build of a remote must differ, or the browser keeps the older code. */
  buildId: string;
  /** Versions of the host API and of the contracts that the app is built with. */
  contracts: number;
}
