import { contractsMajor } from 'shared-contracts/version';
import type { Manifest } from './fetch-manifest';
import { hostApiVersion } from './host-api';
import { failed, passed, type StageResult } from './load-result';
import { satisfies } from './version-range';

export function checkContracts(manifest: Manifest, spoken: number = contractsMajor): StageResult<Manifest> {
  if (manifest.contracts === spoken) return passed(manifest);
  return failed('contracts', `Built with contracts ${manifest.contracts}, the suite speaks ${spoken}`);
}

export function checkHostApi(manifest: Manifest, provided: string = hostApiVersion): StageResult<Manifest> {
  if (satisfies(provided, manifest.hostApi)) return passed(manifest);
  return failed('hostApi', `Needs host API ${manifest.hostApi}, this host has ${provided}`);
}
