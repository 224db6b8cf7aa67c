import { expect, it } from '@jest/globals';
import { QueueFull } from './bounded-queue';
import { createPasswordChecker } from './password';

it('strangers who flood the line of sign-ins push nobody out who is known', async () => {
  const passwords = createPasswordChecker(1, 4);
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const check = (isStranger: boolean) =>
    passwords.check({
      password: 'x',
      find: async () => ({ passwordHash: null, isStranger }),
      begin: () => (isStranger ? gate : Promise.resolve()),
    });
  const strangers = Array.from({ length: 60 }, () => check(true).then(() => null, (error: unknown) => error));
  expect(await check(false)).toMatchObject({ isRight: false });
  open();
  const ends = await Promise.all(strangers);
  expect([ends.filter((end) => end instanceof QueueFull).length, ends.filter((end) => end === null).length]).toEqual([54, 6]);
});
