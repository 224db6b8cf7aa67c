import { type ReactNode, useEffect, useId } from 'react';
import { textOf } from '../../language/translate';
import { showError } from '../../notice/notify';
import styles from '../grid-frame.module.css';
import { GridHeader } from '../grid-header';
import { GridBList } from './grid-b-list';
import type { GridBProps } from './grid-b-props';
import { gridBTexts } from './grid-b-texts';

/** A list whose configuration names no call (section 8). */
function WithoutAddress({ title, subtitle, links = [] }: Pick<GridBProps<never>, 'title' | 'subtitle' | 'links'>): ReactNode {
  const titleId = useId();
  const subtitleId = useId();
  useEffect(() => void showError(textOf(gridBTexts)('noAddress')), []);
  return (
    <section className={styles.grid}>
      <GridHeader titleId={titleId} title={title} subtitleId={subtitleId} subtitle={subtitle} links={links}>
        {null}
      </GridHeader>
    </section>
  );
}

/** The data grid of substations and of the pending report: behaviour of sections 2, 4 and 5, state in the address. */
export function GridB<Row>({ endpoint, ...props }: GridBProps<Row>): ReactNode {
  const { title, subtitle, links } = props;
  return endpoint === undefined ? <WithoutAddress title={title} subtitle={subtitle} links={links} /> : <GridBList endpoint={endpoint} {...props} />;
}
