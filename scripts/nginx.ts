// pnpm nginx: writes the parts of nginx' configuration that come from federation/serve.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxRunTimeConfig, nginxSecurityHeaders } from 'federation/nginx';
import { workspaceFolder } from '../tools/suite/workspace-folder';

const help = `pnpm nginx

Writes deploy/nginx/security-header.conf.template and config.json.template from federation/serve.
To be run when the headers of the host's pages or the fields of /config.json change.`;

const files = { 'security-header.conf.template': nginxSecurityHeaders, 'config.json.template': nginxRunTimeConfig };

if (process.argv.includes('--help')) {
  process.stdout.write(`${help}\n`);
} else {
  for (const [name, make] of Object.entries(files)) {
    writeFileSync(join(workspaceFolder, 'deploy', 'nginx', name), make());
    process.stdout.write(`wrote deploy/nginx/${name}\n`);
  }
}
