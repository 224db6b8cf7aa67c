import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const workspace = join(dirname(fileURLToPath(import.meta.url)), '../..');

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

export interface TestDirectory {
  readonly issuer: string;
  stop(): Promise<void>;
}

/** Starts the provider; it sends people back to `redirectUri`. */
export async function startDirectory(redirectUri: string): Promise<TestDirectory> {
  const port = await freePort();
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/test/directory-process.ts', String(port), redirectUri], {
    cwd: workspace,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data: Buffer) => (said += data.toString()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => data.toString().includes('ready') && resolve());
    child.once('exit', () => reject(new Error(`The directory did not start: ${said}`)));
  });
  return {
    issuer: `http://localhost:${port}`,
    stop: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}

/** A browser as far as a directory needs one: it keeps cookies and fills in the provider's forms. */
export function createBrowser() {
  const cookies = new Map<string, string>();
  const jar = (url: URL) =>
    [...cookies].flatMap(([key, value]) => (key.startsWith(`${url.port} `) ? [`${key.split(' ')[1]}=${value}`] : [])).join('; ');
  const visit = async (address: string, form?: Readonly<Record<string, string>>): Promise<Response> => {
    const url = new URL(address);
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: jar(url), ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(`${url.port} ${name}`, value);
    }
    return answer;
  };
  /** Follows redirects and the provider's two forms, login and consent, until an address begins with `end`. */
  const signIn = async (address: string, login: string, end: string): Promise<URL> => {
    let next = address;
    for (let step = 0; step < 20 && !next.startsWith(end); step += 1) {
      let answer = await visit(next);
      if (answer.status === 200) {
        const prompt = /name="prompt" value="(\w+)"/.exec(await answer.text())?.[1] ?? '';
        answer = await visit(next, { prompt, login, password: 'any' });
      }
      next = new URL(answer.headers.get('location') ?? '', next).href;
    }
    return new URL(next);
  };
  return { visit, signIn, cookies };
}
