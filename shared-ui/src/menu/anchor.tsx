import { type ReactNode, type Ref, type RefObject, useImperativeHandle } from 'react';

interface AnchorProps {
  /** Given by what opens beside it. */
  readonly ref?: Ref<HTMLElement | null>;
  readonly at: RefObject<HTMLElement | null>;
}

/** Lets a popup open beside an element that stands on the page already, and stays when the popup goes. */
export function Anchor({ ref, at }: AnchorProps): ReactNode {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => at.current, [at]);
  return null;
}
