// pnpm admin, pnpm run import, pnpm run export: the commands of operators.
import { runOperator } from 'server/operator';

process.exitCode = await runOperator(process.argv.slice(2), process.env);
