import { describe, expect, it } from '@jest/globals';
import { emptyDraft, reduceSubstation, type SubstationEvent } from './substation-draft';

const division = { circle_name: 'Gondal', division_name: 'Gondal-1', eurja_code: '95040100' };
const subdivision = {
  company_name: 'PGVCL',
  circle_name: 'Rajkot',
  division_name: 'Gondal',
  subdivision_name: 'Gondal Town',
  eurja_code: '01030201',
};
const after = (...events: SubstationEvent[]) => events.reduce(reduceSubstation, emptyDraft);

describe('the Add Substation form', () => {
  it('takes the first 6 digits of a chosen division, which editing its text clears', () => {
    const chosen = after({ type: 'divisionTyped', text: 'gon' }, { type: 'divisionChosen', hit: division });
    expect([chosen.form.ssEurjaCode, chosen.division]).toEqual(['950401', { text: 'Gondal-1', isChosen: true }]);
    const complete = reduceSubstation(chosen, { type: 'changed', values: { ssEurjaCode: '95040195' } });
    const edited = reduceSubstation(complete, { type: 'divisionTyped', text: 'Gondal-' });
    expect([edited.form.ssEurjaCode, edited.division]).toEqual(['', { text: 'Gondal-', isChosen: false }]);
  });

  it('takes the code of a chosen sub-division, which editing its text clears', () => {
    const chosen = after({ type: 'subdivisionChosen', hit: subdivision });
    expect([chosen.form.sdnEurjaCode, chosen.subdivision.text]).toEqual(['01030201', 'Gondal Town']);
    expect(reduceSubstation(chosen, { type: 'subdivisionTyped', text: 'Gondal Tow' }).form.sdnEurjaCode).toBe('');
  });

  it('each search clears its own code only', () => {
    const both = after(
      { type: 'divisionChosen', hit: division },
      { type: 'subdivisionChosen', hit: subdivision },
      { type: 'divisionTyped', text: '' },
    );
    expect(both.form).toMatchObject({ ssEurjaCode: '', sdnEurjaCode: '01030201' });
  });

  it('is empty again after a reset', () => {
    expect(after({ type: 'divisionChosen', hit: division }, { type: 'changed', values: { ssName: 'x' } }, { type: 'reset' })).toEqual(
      emptyDraft,
    );
  });
});
