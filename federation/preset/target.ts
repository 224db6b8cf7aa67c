// What one run of webpack is to build, and where to.
import type { App, RemoteApp } from '../define-app';

export interface BuildTarget {
  app: App;
  /** 'federated': host or remote. 'mono': the host with all remotes linked in, to compare with. */
  form: 'federated' | 'mono';
  /** The remotes that are linked in; none when federated. */
  linked: readonly RemoteApp[];
  sourceFolder: string;
  outputFolder: string;
  cacheFolder: string;
  /**
   * What webpack keeps of another version does not count: it does not notice by itself when the preset or the
   * table of shared modules changes.
   */
  cacheVersion: string;
  /** Names this build; every build of a remote must differ, or the browser keeps the older code. */
  buildId: string;
  /** Major version of the contracts that the app is built with. */
  contracts: number;
}
