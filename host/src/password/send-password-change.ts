import { changePassword, userIdOf } from 'shared-contracts/endpoint/session/change-password';
import type { User } from 'shared-contracts/entity/user';
import type { PasswordChange } from 'shared-contracts/rule/password';
import { getApi } from 'shared-ui/client';

/** Rejects with ApiError. */
export async function sendPasswordChange(user: User, { currentPassword, newPassword }: PasswordChange): Promise<void> {
  await getApi().call(changePassword, { body: { userId: userIdOf(user), currentPassword, newPassword } });
}
