import { describe, expect, it } from '@jest/globals';
import { englishOf } from '../english/catalogue';
import { type SubstationForm, validateSubstation } from './substation-form';

const today = '2026-11-21';
const fine: SubstationForm = {
  ssName: 'Anjar',
  ssEurjaCode: '95010101',
  voltageClass: '66',
  sdnEurjaCode: '01010101',
  manageBy: 'Getco',
  monitoring: 'SCADA',
  chargingDate: today,
  is_coastal: false,
  is_tribal: false,
  ssCategory: 'AIS',
  emailAddress: 'a@b.in',
  mobileNo: '9876543210',
};

/** The rules in their order: one fault, the one message that it gives. */
const faults: readonly (readonly [Partial<SubstationForm>, string])[] = [
  [{ ssName: '' }, 'Substation Name is required.'],
  [{ ssEurjaCode: '9501010' }, 'Substation Eurja Code must be 8 digits long.'],
  [{ ssEurjaCode: '95O10101' }, 'Substation Eurja Code must be 8 digits long.'],
  [{ voltageClass: '' }, 'Voltage Class is required'],
  [{ voltageClass: '11' }, 'Select valid Voltage Class value'],
  [{ sdnEurjaCode: '' }, 'Search and Select Valid Subdivision.'],
  [{ sdnEurjaCode: '0101010' }, 'Search and Select Valid Subdivision.'],
  [{ manageBy: '' }, 'Manage By is required'],
  [{ manageBy: 'Nobody' }, 'Select valid Manage By value'],
  [{ monitoring: '' }, 'Monitoring is required'],
  [{ monitoring: 'scada' }, 'Select valid Monitoring value'],
  [{ chargingDate: '' }, 'Charging Date is required'],
  [{ chargingDate: '2026-11-22' }, 'Charging Date cannot be in the future'],
  [{ is_coastal: null }, 'Coastal is required.'],
  [{ is_tribal: null }, 'Tribal is required.'],
  [{ ssCategory: '' }, 'SS Category is required'],
  [{ ssCategory: 'AIS+GIS' }, 'Select valid SS Category'],
  [{ emailAddress: '' }, 'Email Address is required and must be a valid email.'],
  [{ emailAddress: 'a@b' }, 'Email Address is required and must be a valid email.'],
  [{ mobileNo: '987654321' }, 'Mobile Number must have 10 digits'],
];

describe('the Add Substation form', () => {
  it.each(['33', '66', '132', '220', '400'])('can be saved at %s kV', (voltageClass) => {
    expect(validateSubstation({ ...fine, voltageClass }, today)).toEqual([]);
  });

  it('needs no sub-division at 400 kV', () => {
    expect(validateSubstation({ ...fine, voltageClass: '400', sdnEurjaCode: '' }, today)).toEqual([]);
  });

  it.each(faults)('%j: %s', (fault, message) => {
    const faults = validateSubstation({ ...fine, ...fault }, today);
    expect(faults.map((found) => [found.field, englishOf(found)])).toEqual([[Object.keys(fault)[0], message]]);
  });

  it('collects all faults in the order of the rules', () => {
    const empty: SubstationForm = {
      ssName: '',
      ssEurjaCode: '',
      voltageClass: '33',
      sdnEurjaCode: '',
      manageBy: '',
      monitoring: '',
      chargingDate: '',
      is_coastal: null,
      is_tribal: null,
      ssCategory: '',
      emailAddress: '',
      mobileNo: '',
    };
    expect(validateSubstation(empty, today).map(englishOf)).toEqual([
      'Substation Name is required.',
      'Substation Eurja Code must be 8 digits long.',
      'Search and Select Valid Subdivision.',
      'Manage By is required',
      'Monitoring is required',
      'Charging Date is required',
      'Coastal is required.',
      'Tribal is required.',
      'SS Category is required',
      'Email Address is required and must be a valid email.',
      'Mobile Number must have 10 digits',
    ]);
    expect(validateSubstation({ ...empty, voltageClass: '' }, today).map(englishOf)[2]).toBe('Voltage Class is required');
  });
});
