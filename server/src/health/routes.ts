import { getHealth } from 'shared-contracts/endpoint/health/get-health';
import type { Router } from '../http/router';
import type { Services } from '../services/services';

export function registerHealth(router: Router, { pool, broker }: Services): void {
  router.handle(getHealth, async () => {
    await pool.query('select 1');
    return { status: 'ok' as const, ...(broker && { broker: broker.isConnected() ? ('connected' as const) : ('away' as const) }) };
  });
}
