// The parts of a federation manifest, as webpack writes it, that the loader looks at.
export const demoManifest = {
  id: 'remoteOutages',
  name: 'remoteOutages',
  metaData: {
    name: 'remoteOutages',
    type: 'app',
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    publicPath: 'auto',
    suite: { version: '1.0.0', build: 'abc', hostApi: '^1.0.0', contracts: 1 },
  },
  shared: [],
  remotes: [],
  exposes: [
    {
      id: 'remoteOutages:routes',
      name: 'routes',
      path: './routes',
      assets: { js: { sync: ['806.0123456789ab.js'], async: [] }, css: { sync: [], async: [] } },
    },
  ],
};

export function demoManifestWith(suite: Partial<typeof demoManifest.metaData.suite>): typeof demoManifest {
  const { metaData } = demoManifest;
  return { ...demoManifest, metaData: { ...metaData, suite: { ...metaData.suite, ...suite } } };
}

/** A fetch that answers every address with `body`. */
export function answering(body: unknown, status = 200): typeof fetch {
  return async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
}
