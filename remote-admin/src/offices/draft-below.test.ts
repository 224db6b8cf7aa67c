import { expect, it } from '@jest/globals';
import { draftBelow } from './draft-below';

it.each([
  ['95000000', { code: '95', type: 'circle', company: 'GETCO' }],
  ['95010000', { code: '9501', type: 'division', company: 'GETCO' }],
  ['95010100', null],
  ['03010100', { code: '030101', type: 'subdivision', company: 'MGVCL' }],
  ['03010101', null],
  ['77000000', null],
])('below %s stands %j', (code, draft) => {
  expect(draftBelow(code)).toEqual(draft);
});
