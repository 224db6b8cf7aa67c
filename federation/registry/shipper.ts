import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { workspaceFolder } from '../workspace';

function gitName(): string {
  try {
    return execFileSync('git', ['config', 'user.name'], {
      cwd: workspaceFolder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

/** Who ships, for the audit trail: SHIP_BY, the name in git, or the account of this machine. */
export function shipperName(): string {
  return (process.env['SHIP_BY'] || gitName() || userInfo().username).slice(0, 100);
}
