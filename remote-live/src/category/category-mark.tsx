import { type CategoryGroup, groupLooks, groupOf } from './category-group';
import styles from './category-mark.module.css';

const paths = {
  circle: 'M8 2a6 6 0 1 1 0 12A6 6 0 0 1 8 2z',
  square: 'M2.5 2.5h11v11h-11z',
  triangle: 'M8 1.5l7 12.5H1z',
  diamond: 'M8 1l7 7-7 7-7-7z',
  hexagon: 'M8 1l6 3.5v7L8 15l-6-3.5v-7z',
} as const;

/** The shape of a group, or of a place where several are out; its name always stands beside it. */
export function GroupMark({ group }: { readonly group: CategoryGroup | 'mixed' }) {
  return (
    <svg className={`${styles['mark']} ${styles[group]}`} viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={paths[group === 'mixed' ? 'hexagon' : groupLooks[group].shape]} />
    </svg>
  );
}

/** The shape of a category's group. */
export function CategoryMark({ category }: { readonly category: string }) {
  return <GroupMark group={groupOf(category)} />;
}
