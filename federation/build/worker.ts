// A process that builds the targets it is sent, one after the other (started by build-apps.ts).
import { runWebpack } from './run-webpack';
import type { PlannedBuild } from './target';

process.on('message', (target: PlannedBuild) => {
  runWebpack(target)
    .then((info) => process.send?.({ ok: true, info }))
    .catch((error: unknown) => process.send?.({ ok: false, message: error instanceof Error ? error.message : String(error) }));
});

// The process that asked was killed, so nobody waits for the answer.
process.once('disconnect', () => process.exit(1));
