import { describe, expect, it } from '@jest/globals';
import { emptyDraft, reduceSubstation, type SubstationEvent } from './substation-draft';

const division = { circleName: 'Gondal', divisionName: 'Gondal-1', eurjaCode: '95040100' };
const subdivision = {
  companyName: 'PGVCL',
  circleName: 'Rajkot',
  divisionName: 'Gondal',
  subdivisionName: 'Gondal Town',
  eurjaCode: '01030201',
};
const after = (...events: SubstationEvent[]) => events.reduce(reduceSubstation, emptyDraft);

describe('the Add Substation form', () => {
  it('takes the first 6 digits of a chosen division, which editing its text clears', () => {
    const chosen = after({ type: 'divisionTyped', text: 'gon' }, { type: 'divisionChosen', hit: division });
    expect([chosen.form.eurjaCode, chosen.division]).toEqual(['950401', { text: 'Gondal-1', isChosen: true }]);
    const complete = reduceSubstation(chosen, { type: 'changed', values: { eurjaCode: '95040195' } });
    const edited = reduceSubstation(complete, { type: 'divisionTyped', text: 'Gondal-' });
    expect([edited.form.eurjaCode, edited.division]).toEqual(['', { text: 'Gondal-', isChosen: false }]);
  });

  it('takes the code of a chosen sub-division, which editing its text clears', () => {
    const chosen = after({ type: 'subdivisionChosen', hit: subdivision });
    expect([chosen.form.subdivisionCode, chosen.subdivision.text]).toEqual(['01030201', 'Gondal Town']);
    expect(reduceSubstation(chosen, { type: 'subdivisionTyped', text: 'Gondal Tow' }).form.subdivisionCode).toBe('');
  });

  it('each search clears its own code only', () => {
    const both = after(
      { type: 'divisionChosen', hit: division },
      { type: 'subdivisionChosen', hit: subdivision },
      { type: 'divisionTyped', text: '' },
    );
    expect(both.form).toMatchObject({ eurjaCode: '', subdivisionCode: '01030201' });
  });

  it('is empty again after a reset', () => {
    expect(after({ type: 'divisionChosen', hit: division }, { type: 'changed', values: { name: 'x' } }, { type: 'reset' })).toEqual(
      emptyDraft,
    );
  });
});
