// npx tsx scripts/messages.ts: writes docs/messages.md, the table of all messages.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageFile, messagePage } from '../tools/checks/message-table';
import { workspaceFolder } from '../tools/suite/workspace-folder';

if (process.argv.includes('--help')) {
  process.stdout.write('npx tsx scripts/messages.ts\n\nWrites docs/messages.md: every message by its code, in all languages.\n');
} else {
  writeFileSync(join(workspaceFolder, messageFile), messagePage());
}
