import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/** Around what a page can do without: nothing there until it is here, or when it breaks. */
export function SilentBoundary({ children }: { children: ReactNode }): ReactNode {
  return (
    <ErrorBoundary fallback={null} onError={(error) => console.error(error)}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
