import { refusal } from '../http/refusal';
import type { Services } from '../services/services';
import { changeRegistry, type ChangedRemote } from './change-registry';
import { isEnabled } from './registered-remote';

interface Switching {
  readonly by: string;
  readonly team: string | null;
  readonly reason?: string | undefined;
}

/** A remote that is off is offered to nobody, whatever its releases are. */
export function switchRemote(services: Services, name: string, isOn: boolean, { by, team, reason }: Switching): Promise<ChangedRemote> {
  return changeRegistry(services, {
    action: isOn ? 'enableRemote' : 'disableRemote',
    name,
    by,
    team,
    change: async (trx) => {
      if ((await isEnabled(trx, name)) === isOn) return null;
      const known = await trx.selectFrom('remote_switch').select('is_operators').where('remote', '=', name).executeTakeFirst();
      if (isOn && team !== null && known?.is_operators) throw refusal('notPermitted', 'deploy.switchedOff', { name });
      const row = { is_enabled: isOn, is_operators: team === null };
      await trx
        .insertInto('remote_switch')
        .values({ remote: name, ...row })
        .onConflict((conflict) => conflict.column('remote').doUpdateSet(row))
        .execute();
      return { isEnabled: isOn, ...(reason !== undefined && { reason }) };
    },
  });
}
