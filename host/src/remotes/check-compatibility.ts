import { satisfies } from 'shared-contracts/rule/version-range';
import { hostApiVersion } from './host-api';
import { failed, passed, type StageResult } from './load-result';

/** A remote brings the contracts it was built with, so the server has to answer their major; `supported` is what it says it does. */
export function checkContracts({ contracts }: { readonly contracts: number }, supported: readonly number[]): StageResult<number> {
  if (supported.includes(contracts)) return passed(contracts);
  return failed('contracts', `Built with contracts ${contracts}, the server answers ${supported.join(', ') || 'none'}`);
}

export function checkHostApi({ hostApi }: { readonly hostApi: string }, provided: string = hostApiVersion): StageResult<string> {
  if (satisfies(provided, hostApi)) return passed(hostApi);
  return failed('hostApi', `Needs host API ${hostApi}, this host has ${provided}`);
}
