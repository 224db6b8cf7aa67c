import { describe, expect, it } from '@jest/globals';
import { findStrayCalls } from './call-room';

const calls =
  "import { getOutage } from 'shared-contracts/endpoint/faults/get-outage';\n" +
  "import { listOutages } from 'shared-contracts/endpoint/outages/list-outages';\n";

describe('a handler', () => {
  it('takes no record of another room', () =>
    expect(findStrayCalls('server/src/outages/routes.ts', `${calls}router.handle(getOutage, read);`)).toEqual([
      'server/src/outages/routes.ts handles a call of endpoint/faults',
    ]));

  it('is none where a record only gives its types', () => expect(findStrayCalls('server/src/outages/read.ts', calls)).toEqual([]));
});
