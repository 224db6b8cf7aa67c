// The operators' commands of the bundle: node server/dist/operator.js admin list
import { runOperator } from './run-operator';

process.exitCode = await runOperator(process.argv.slice(2), process.env);
