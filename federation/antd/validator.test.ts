import { describe, expect, it } from '@jest/globals';
import Validator from './runtime/validator';

type Answer = (fault?: unknown) => void;

const judge = (validator: unknown, value: string) => new Validator({ 'empNo': [{ validator }] }).validate({ empNo: value });

describe('what the build puts in the place of antd\'s validation library', () => {
  it('passes what the rule passes', async () => {
    await expect(judge((_rule: unknown, _value: string, answer: Answer) => answer(), '1001')).resolves.toBeUndefined();
  });

  it('says what the rule says', async () => {
    const rule = (_rule: unknown, value: string, answer: Answer) => answer(new Error(`No ${value}`));
    await expect(judge(rule, '7')).rejects.toEqual({ errors: [{ message: 'No 7' }] });
  });

  it('lets no field pass whose rule it cannot call', async () => {
    await expect(judge(undefined, '')).rejects.toMatchObject({ errors: [{ message: expect.stringContaining('no validator') }] });
  });
});
