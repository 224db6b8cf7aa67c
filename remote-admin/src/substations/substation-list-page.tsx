import { type ReactNode, useMemo } from 'react';
import { fileNames } from 'shared-contracts/constant/limit';
import { listSubstations } from 'shared-contracts/endpoint/substations/list-substations';
import type { User } from 'shared-contracts/entity/user';
import { columnsIn, GridB } from 'shared-ui/grid';
import { useTexts } from 'shared-ui/language';
import { substationTexts } from '../text/admin-texts';
import { substationColumns } from './substation-columns';

/** /substation: the substations below the user's office. */
export function SubstationListPage({ user }: { readonly user: User }): ReactNode {
  const t = useTexts(substationTexts);
  const columns = useMemo(() => columnsIn(substationTexts, t, (words) => substationColumns(user, words)), [user, t]);
  const links = useMemo(() => [{ label: t('create'), to: '/substation/create' }], [t]);
  return (
    <GridB
      gridId="substations"
      title={t('listTitle')}
      subtitle={t('listSubtitle')}
      columns={columns}
      endpoint={listSubstations}
      rowKey="eurjaCode"
      links={links}
      downloadName={fileNames.substations}
    />
  );
}
