import type { ReactNode } from 'react';
import { Tag } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { formatDateTime } from 'shared-ui/time';
import { useMinute } from './open-mark';
import { openTexts } from './open-texts';

interface ExpectedEndProps {
  /** As on the wire. */
  readonly at: string;
  readonly isOpen: boolean;
}

/** When an outage is expected to end; overdue when that has passed and it is still open. */
export function ExpectedEnd({ at, isOpen }: ExpectedEndProps): ReactNode {
  const t = useTexts(openTexts);
  const now = useMinute();
  const isOverdue = isOpen && Math.floor(Date.parse(at) / 60_000) < now;
  return (
    <>
      {formatDateTime(at)}
      {isOverdue && (
        <>
          {' '}
          <Tag color="error">{t('overdue')}</Tag>
        </>
      )}
    </>
  );
}
