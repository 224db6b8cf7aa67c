import { fileURLToPath } from 'node:url';

/** The root of the project. */
export const workspaceFolder = fileURLToPath(new URL('../..', import.meta.url));
