import type { ReactNode } from 'react';

/**
 * What an open select says when no option matches. antd names an option of this id as the active one, and its list
 * must hold an option: without one, screen readers have nothing to read.
 */
export function NothingFound({ selectId, text }: { readonly selectId: string; readonly text: string }): ReactNode {
  return (
    <div role="option" id={`${selectId}_list_-1`} aria-disabled aria-selected={false} tabIndex={-1}>
      {text}
    </div>
  );
}
