import AntSkeleton, { type SkeletonProps as AntSkeletonProps } from 'antd/es/skeleton';
import type { ReactNode } from 'react';

export type SkeletonProps = Omit<AntSkeletonProps, 'title'>;

/** Grey lines where content is loading. antd's line for a title is a heading without text; all lines are plain here. */
export function Skeleton(props: SkeletonProps): ReactNode {
  return <AntSkeleton {...props} title={false} />;
}
