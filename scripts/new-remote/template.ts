// The files of a new remote: one page with a call, its texts, styles and test, ready to ship.

export interface NewRemote {
  /** `demo`: the remote is remote-demo, its page /demo, its menu item Demo. */
  readonly word: string;
  /** Range of the host API that it is written for. */
  readonly hostApi: string;
}

const title = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const packageFile = ({ word }: NewRemote) => `{
  "name": "remote-${word}",
  "version": "1.0.0",
  "private": true,
  "type": "module",
  "dependencies": {
    "react": "catalog:",
    "shared-contracts": "workspace:*",
    "shared-ui": "workspace:*"
  },
  "devDependencies": {
    "federation": "workspace:*"
  }
}
`;

const appFile = ({ word, hostApi }: NewRemote) => `import { defineRemote } from 'federation/define-app';

export const app = defineRemote({
  name: 'remote-${word}',
  version: '1.0.0',
  hostApi: '${hostApi}',
  exposes: { './routes': './src/routes.tsx' },
  basePaths: ['/${word}'],
  menu: [{ id: '${word}', path: '/${word}', label: '${title(word)}' }],
  pages: [{ path: '/${word}', title: '${title(word)}' }],
  capability: null,
});
`;

const routesFile = ({ word }: NewRemote) => `import type { RouteObject } from 'shared-ui/router';
import { NewestPage } from './newest/newest-page';

/** What the host mounts under /${word}. */
export const routes: RouteObject[] = [{ index: true, element: <NewestPage /> }];
`;

const textFile = ({ word }: NewRemote) => `import { defineTexts } from 'shared-ui/language';

export const texts = defineTexts('${word}', {
  title: '${title(word)}',
  total: '{count} outages in your organization, the newest first.',
  loading: 'Loading...',
  failed: 'The outages could not be read.',
  reload: 'Reload',
  feeder: 'Feeder',
  category: 'Category',
  began: 'Occurrence Time',
});
`;

const pageFile = ({ word }: NewRemote) => `import type { ReactNode } from 'react';
import { listOutages } from 'shared-contracts/endpoint/outages/list-outages';
import type { GridAQuery } from 'shared-contracts/grid/grid-a';
import { useEndpointQuery } from 'shared-ui/api';
import { Button } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { formatDateTime } from 'shared-ui/time';
import { texts } from '../text';
import styles from './newest-page.module.css';

const query: GridAQuery = {
  offset: 0,
  limit: 5,
  orderBy: 'fault_start_date_time',
  orderByType: 'desc',
  defaultOrderBy: null,
  defaultOrderByType: null,
  filters: [],
  download: null,
};

/** /${word}: the newest outages of the user's organisation. */
export function NewestPage(): ReactNode {
  const t = useTexts(texts);
  const { data, error, refetch } = useEndpointQuery(listOutages, { query });
  return (
    <section className={styles.page}>
      <h1 className={styles.title}>{t('title')}</h1>
      {data === undefined && error === null && <p role="status">{t('loading')}</p>}
      {error !== null && (
        <div role="alert" className={styles.failure}>
          <p>{t('failed')}</p>
          <Button onClick={() => void refetch()}>{t('reload')}</Button>
        </div>
      )}
      {data !== undefined && (
        <table className={styles.table}>
          <caption>{t('total', { count: data.totalRecords.count })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('feeder')}</th>
              <th scope="col">{t('category')}</th>
              <th scope="col">{t('began')}</th>
            </tr>
          </thead>
          <tbody>
            {data.dataSource.map((outage) => (
              <tr key={outage.id}>
                <td>{outage.feeder_name}</td>
                <td>{outage.category}</td>
                <td>{formatDateTime(outage.fault_start_date_time)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
`;

const styleFile = () => `.page {
  display: grid;
  gap: var(--suite-space-5);
  color: var(--suite-text);
  line-height: var(--suite-line-height);
}

.title {
  margin: 0;
  font-size: var(--suite-text-title);
  font-weight: 650;
}

.failure {
  display: grid;
  justify-items: start;
  gap: var(--suite-space-2);
}

.table {
  width: 100%;
  max-width: 60rem;
  border-collapse: collapse;
}

.table caption {
  padding-block-end: var(--suite-space-2);
  color: var(--suite-text-muted);
  text-align: start;
}

.table :is(th, td) {
  padding: var(--suite-space-2);
  border-block-end: 1px solid var(--suite-line);
  text-align: start;
  overflow-wrap: anywhere;
}
`;

const testFile = ({ word }: NewRemote) => `import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { RouterProvider } from 'shared-ui/router';
import { clearSession, setSession } from 'shared-ui/session';
import { aUser, createMemoryRouter, fakeApi } from 'shared-ui/testing';
import { routes } from './routes';

const outage = { id: 7, feeder_name: 'Kagvad JGY', category: 'Agriculture', fault_start_date_time: '2026-11-20T14:05:09+05:30' };

function show(listOutages: () => unknown): void {
  act(() => setSession(aUser()));
  fakeApi({ listOutages });
  render(<RouterProvider router={createMemoryRouter([{ path: '${word}', children: routes }], { initialEntries: ['/${word}'] })} />);
}

afterEach(() => act(() => clearSession()));

describe('/${word}', () => {
  it('shows the newest outages and how many there are', async () => {
    show(() => ({ dataSource: [outage], totalRecords: { count: 12 } }));
    expect(await screen.findByText('12 outages in your organization, the newest first.')).toBeInTheDocument();
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Kagvad JGY', 'Agriculture', '20-11-2026 14:05:09']);
  });

  it('says when they cannot be read, and tries again', async () => {
    show(() => {
      throw new Error('away');
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The outages could not be read.');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  });
});
`;

/** Contents by path inside the new folder. */
export function filesOf(remote: NewRemote): Readonly<Record<string, string>> {
  return {
    'package.json': packageFile(remote),
    'app.config.ts': appFile(remote),
    'src/routes.tsx': routesFile(remote),
    'src/routes.test.tsx': testFile(remote),
    'src/text.ts': textFile(remote),
    'src/newest/newest-page.tsx': pageFile(remote),
    'src/newest/newest-page.module.css': styleFile(),
  };
}
