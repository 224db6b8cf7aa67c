import type pg from 'pg';

/** From now on no connection of the pool gives up waiting: what a test blocks, only the test ends. */
export async function liftLimits(pool: pg.Pool): Promise<void> {
  const connections = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  for (const connection of connections) {
    await connection.query('set lock_timeout = 0; set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    connection.release();
  }
}
