import { type ReactNode, useMemo } from 'react';
import { feederStates } from 'shared-contracts/constant/record-state';
import { listFeeders } from 'shared-contracts/endpoint/master-data/list-feeders';
import { feederFields, type FeederRow } from 'shared-contracts/entity/feeder';
import { Icon } from 'shared-ui/control';
import { columnsIn, GridA, gridAColumn, type GridColumn, type GridSort } from 'shared-ui/grid';
import { type Translate, useTexts, wordChoices } from 'shared-ui/language';
import { Link } from 'shared-ui/router';
import styles from '../employees/edit-link.module.css';
import { fieldTexts, feederTexts } from '../text/master-texts';
import { feedersPath } from './feeder-path';

const feederColumn = gridAColumn(feederFields);
const byId: GridSort = { field: feederFields.feederId.wire, direction: 'asc' };
const pageSize = 10;

type Texts = Translate<typeof feederTexts.english>;
type Labels = Translate<typeof fieldTexts.english>;

function feederColumns(t: Texts, label: Labels): GridColumn<FeederRow>[] {
  const action = (row: FeederRow) => (
    <Link to={`${feedersPath}/${encodeURIComponent(row.feederId)}`} className={styles.link} aria-label={t('edit', { name: row.name })}>
      <Icon name="edit" />
    </Link>
  );
  return [
    {
      ...feederColumn('feederId', { header: t('action'), card: 'icon', render: action }),
      field: 'action',
      sortable: false,
      filterable: false,
      downloadable: false,
      canHide: false,
    },
    feederColumn('feederId', { header: label('feeder_id') }),
    feederColumn('name', { header: label('name'), card: 'title' }),
    feederColumn('category', { header: label('category'), card: 'tag' }),
    feederColumn('substationName', { header: t('substation') }),
    feederColumn('companyName', { header: t('discom') }),
    feederColumn('subdivisionName', { header: t('subdivision') }),
    feederColumn('consumers', { header: label('consumers') }),
    feederColumn('population', { header: label('population'), visible: false }),
    feederColumn('villages', { header: label('villages'), visible: false }),
    feederColumn('state', { header: t('state'), options: wordChoices(feederStates) }),
  ];
}

/** /modules/feeders: the feeders of the user's organisation. */
export function FeederListPage(): ReactNode {
  const t = useTexts(feederTexts);
  const columns = useMemo(() => columnsIn(feederTexts, t, (words, textsOf) => feederColumns(words, textsOf(fieldTexts))), [t]);
  const links = useMemo(() => [{ label: t('add'), to: `${feedersPath}/new` }], [t]);
  return (
    <GridA
      gridId="feeders"
      title={t('title')}
      subtitle={t('subtitle')}
      columns={columns}
      endpoint={listFeeders}
      rowKey="feederId"
      pageSize={pageSize}
      defaultSort={byId}
      links={links}
      downloadName="Feeders.csv"
    />
  );
}
