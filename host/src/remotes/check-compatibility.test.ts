import { describe, expect, it } from '@jest/globals';
import { checkContracts, checkHostApi } from './check-compatibility';

describe('checkContracts', () => {
  it('accepts a major that the server answers and refuses any other', () => {
    expect(checkContracts({ contracts: 2 }, [1, 2]).ok).toBe(true);
    expect(checkContracts({ contracts: 3 }, [1, 2])).toMatchObject({ failure: { stage: 'contracts', detail: 'Built with contracts 3, the server answers 1, 2' } });
    expect(checkContracts({ contracts: 1 }, []).ok).toBe(false);
  });
});

describe('checkHostApi', () => {
  it('accepts a host within the range and refuses others', () => {
    expect(checkHostApi({ hostApi: '^1.2.0' }, '1.4.1').ok).toBe(true);
    expect(checkHostApi({ hostApi: '^1.2.0' }, '1.1.0')).toMatchObject({ failure: { stage: 'hostApi', detail: 'Needs host API ^1.2.0, this host has 1.1.0' } });
    expect(checkHostApi({ hostApi: '^1.2.0' }, '2.0.0').ok).toBe(false);
  });
});
