import { useUser } from '../session/use-session';

/** Under which name a user's columns of a grid are remembered in the browser that others may use too. */
export function useMemoryKey(gridId: string): string {
  const user = useUser();
  return `${gridId}.${user?.companyName ?? ''}.${user?.empNo ?? ''}`;
}
