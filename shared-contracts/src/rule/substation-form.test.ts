import { describe, expect, it } from '@jest/globals';
import { englishOf } from '../english/catalogue';
import type { SubstationForm } from '../entity/substation';
import { validateSubstation } from './substation-form';

const today = '2026-11-21';
const fine: SubstationForm = {
  name: 'Anjar',
  eurjaCode: '95010101',
  voltageClass: '66',
  subdivisionCode: '01010101',
  manageBy: 'Getco',
  monitoring: 'SCADA',
  chargingDate: today,
  isCoastal: false,
  isTribal: false,
  category: 'AIS',
  email: 'a@b.in',
  mobile: '9876543210',
};

/** The rules in their order: one fault, the one message that it gives. */
const faults: readonly (readonly [Partial<SubstationForm>, string])[] = [
  [{ name: '' }, 'Substation Name is required.'],
  [{ eurjaCode: '9501010' }, 'Substation Eurja Code must be 8 digits long.'],
  [{ eurjaCode: '95O10101' }, 'Substation Eurja Code must be 8 digits long.'],
  [{ voltageClass: '' }, 'Voltage Class is required'],
  [{ voltageClass: '11' }, 'Select valid Voltage Class value'],
  [{ subdivisionCode: '' }, 'Search and Select Valid Subdivision.'],
  [{ subdivisionCode: '0101010' }, 'Search and Select Valid Subdivision.'],
  [{ manageBy: '' }, 'Manage By is required'],
  [{ manageBy: 'Nobody' }, 'Select valid Manage By value'],
  [{ monitoring: '' }, 'Monitoring is required'],
  [{ monitoring: 'scada' }, 'Select valid Monitoring value'],
  [{ chargingDate: '' }, 'Charging Date is required'],
  [{ chargingDate: '2026-11-22' }, 'Charging Date cannot be in the future'],
  [{ isCoastal: null }, 'Coastal is required.'],
  [{ isTribal: null }, 'Tribal is required.'],
  [{ category: '' }, 'SS Category is required'],
  [{ category: 'AIS+GIS' }, 'Select valid SS Category'],
  [{ email: '' }, 'Email Address is required and must be a valid email.'],
  [{ email: 'a@b' }, 'Email Address is required and must be a valid email.'],
  [{ mobile: '987654321' }, 'Mobile Number must have 10 digits'],
];

describe('the Add Substation form', () => {
  it.each(['33', '66', '132', '220', '400'])('can be saved at %s kV', (voltageClass) => {
    expect(validateSubstation({ ...fine, voltageClass }, today)).toEqual([]);
  });

  it('needs no sub-division at 400 kV', () => {
    expect(validateSubstation({ ...fine, voltageClass: '400', subdivisionCode: '' }, today)).toEqual([]);
  });

  it.each(faults)('%j: %s', (fault, message) => {
    const faults = validateSubstation({ ...fine, ...fault }, today);
    expect(faults.map((found) => [found.field, englishOf(found)])).toEqual([[Object.keys(fault)[0], message]]);
  });

  it('collects all faults in the order of the rules', () => {
    const empty: SubstationForm = {
      name: '',
      eurjaCode: '',
      voltageClass: '33',
      subdivisionCode: '',
      manageBy: '',
      monitoring: '',
      chargingDate: '',
      isCoastal: null,
      isTribal: null,
      category: '',
      email: '',
      mobile: '',
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
