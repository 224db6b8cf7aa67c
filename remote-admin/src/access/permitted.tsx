import type { ComponentType, ReactNode } from 'react';
import type { User } from 'shared-contracts/entity/user';
import type { Capability } from 'shared-contracts/constant/capability';
import { may } from 'shared-contracts/rule/permission';
import { NotFound } from 'shared-ui/page';
import { useUser } from 'shared-ui/session';

interface PermittedProps {
  readonly capability: Capability;
  readonly page: ComponentType<{ readonly user: User }>;
}

/** A page for those who may see it. The server refuses its data to everybody else anyway. */
export function Permitted({ capability, page: Page }: PermittedProps): ReactNode {
  const user = useUser();
  if (user === null) return null;
  return may(user, capability) ? <Page user={user} /> : <NotFound />;
}
