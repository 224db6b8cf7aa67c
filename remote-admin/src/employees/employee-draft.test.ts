import { describe, expect, it } from '@jest/globals';
import { anEmployee } from '../testing/an-employee';
import { draftOf, rebase, withPlace } from './employee-draft';
import { officeLabel, officePath } from './office-text';

const hit = {
  trimmedCode: '9504',
  organizationCode: '95040000',
  orgType: 2,
  companyName: 'GETCO',
  circleName: 'Gondal',
  divisionName: null,
  substationName: null,
};

describe('the draft of an employee', () => {
  it('shows empty cells as empty fields and no password', () => {
    expect(draftOf(anEmployee({ email: null, mobile: null })).form).toEqual({
      designation: 'Operator', email: '', mobile: '', organizationCode: '95040201', newPassword: '', confirmPassword: '',
    });
  });

  it('takes the place that was selected', () => {
    const draft = withPlace(draftOf(anEmployee()), hit);
    expect([draft.form.organizationCode, officePath(draft.place)]).toEqual(['95040000', 'GETCO / Gondal']);
  });

  it('keeps what the officer typed and takes the newest of everything else', () => {
    const before = anEmployee();
    const draft = draftOf(before);
    const typed = { ...draft, form: { ...draft.form, mobile: '9111111111', newPassword: 'Secret@1' } };
    const newest = anEmployee({ designation: 'Helper', mobile: '9222222222', organizationCode: '95040202', substationName: 'Other' });
    expect(rebase(typed, before, newest)).toEqual({
      form: { ...draft.form, designation: 'Helper', mobile: '9111111111', organizationCode: '95040202', newPassword: 'Secret@1' },
      place: newest,
    });
  });

  it('keeps a place that the officer selected', () => {
    const before = anEmployee();
    const typed = withPlace(draftOf(before), hit);
    expect(rebase(typed, before, anEmployee({ organizationCode: '95040202' })).form.organizationCode).toBe('95040000');
  });
});

describe('the label of an office', () => {
  it.each([
    [1, 'headOffice'],
    [2, 'circle'],
    [3, 'division'],
    [5, 'substation'],
    [4, 'wrongType'],
    [0, 'wrongType'],
    [6, 'wrongType'],
  ])('of type %d is %s', (orgType, label) => expect(officeLabel({ orgType })).toBe(label));
});
