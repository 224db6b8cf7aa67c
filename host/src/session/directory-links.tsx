// The way in by a utility's own directory, beside the form. Without one nothing is shown.
import { listDirectories, type SignInDirectory } from 'shared-contracts/endpoint/directory/list-directories';
import { getApi } from 'shared-ui/client';
import { useTexts } from 'shared-ui/language';
import { type ReactNode, useEffect, useState } from 'react';
import { useConfiguration } from '../configuration/use-configuration';
import styles from './directory-links.module.css';
import { directoryTexts } from './directory-text';

/** None until the API has answered, and none when it does not: the form is there in any case. */
function useDirectories(): readonly SignInDirectory[] {
  const [directories, setDirectories] = useState<readonly SignInDirectory[]>([]);
  useEffect(() => {
    const left = new AbortController();
    const ask = async () => setDirectories((await getApi().call(listDirectories, {}, { signal: left.signal })).directories);
    ask().catch(() => undefined);
    return () => left.abort();
  }, []);
  return directories;
}

export function DirectoryLinks({ path }: { path: string | null }): ReactNode {
  const t = useTexts(directoryTexts);
  const { apiUrl } = useConfiguration();
  const directories = useDirectories();
  if (directories.length === 0) return null;
  const search = path === null ? '' : `?path=${encodeURIComponent(path)}`;
  return (
    <ul className={styles.links}>
      {directories.map(({ companyName, label }) => (
        <li key={companyName}>
          <a className={styles.link} href={`${apiUrl}/auth/directory/${companyName}${search}`}>
            {t('signInWith', { label })}
          </a>
        </li>
      ))}
    </ul>
  );
}
