// A utility's directory for tests: a real OpenID Connect provider, a process of its own. The typed name becomes the
// employee number of the user who signs in.
import { Provider } from 'oidc-provider';

const [port = '', redirectUri = ''] = process.argv.slice(2);
const issuer = `http://localhost:${port}`;
const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'outage-suite',
      client_secret: 'directory-secret',
      redirect_uris: [redirectUri],
      grant_types: ['authorization_code'],
      response_types: ['code'],
    },
  ],
  claims: { openid: ['sub'], profile: ['employee_number'] },
  conformIdTokenClaims: false,
  pkce: { required: () => true },
  cookies: { keys: ['directory-of-a-test'] },
  findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ sub: id, employee_number: id }) }),
});
provider.listen(Number(port), () => void process.stdout.write('ready\n'));
