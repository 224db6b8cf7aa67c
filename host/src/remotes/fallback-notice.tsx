import type { User } from 'shared-contracts/entity/user';
import { may } from 'shared-contracts/rule/permission';
import { useTexts } from 'shared-ui/language';
import { Link } from 'shared-ui/router';
import { type ReactNode, useState } from 'react';
import { type FailedRelease, useFailedRelease } from '../loading/failed-release';
import { stageNames } from '../loading/stage-result';
import { loadingTexts } from '../loading/text';
import type { LoadableRelease } from '../registry/release';
import { AreaBar } from './area-bar';
import { remoteTexts } from './text';

function Notice({ failed }: { failed: FailedRelease }): ReactNode {
  const t = useTexts(remoteTexts);
  const stage = useTexts(loadingTexts);
  const [isRead, setIsRead] = useState(false);
  if (isRead) return null;
  const { release, failure, inUse } = failed;
  const facts = {
    remote: release.name,
    version: release.version,
    stage: stage(stageNames[failure.stage]),
    reference: failure.reference,
    inUse: inUse.version,
  };
  return (
    <AreaBar actions={[{ text: t('dismiss'), onClick: () => setIsRead(true) }]}>
      {t('fellBack', facts)} <Link to="/remotes">{t('health')}</Link>
    </AreaBar>
  );
}

interface FallbackNoticeProps {
  readonly newest: LoadableRelease;
  readonly revision: string;
  readonly user: User;
}

/** Tells administrators that the newest release does not work here; everybody else simply works on. */
export function FallbackNotice({ newest, revision, user }: FallbackNoticeProps): ReactNode {
  const failed = useFailedRelease(newest, revision);
  return failed !== null && may(user, 'adminRemote') ? <Notice key={failed.failure.reference} failed={failed} /> : null;
}
