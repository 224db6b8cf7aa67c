import * as v from 'valibot';
import { limits } from '../constant/limit';
import { managers, monitorings, substationCategories, voltageClasses, voltageClassesWithSubdivision } from '../constant/substation';
import { dateSchema } from '../entity/moment';
import { isEmailShape } from './email';

/** Messages of the Add Substation form (docs/product.md#substation-form). */
export const substationMessages = {
  name: 'Substation Name is required.',
  code: 'Substation Eurja Code must be 8 digits long.',
  voltageClass: 'Voltage Class is required',
  voltageClassValue: 'Select valid Voltage Class value',
  subdivision: 'Search and Select Valid Subdivision.',
  manageBy: 'Manage By is required',
  manageByValue: 'Select valid Manage By value',
  monitoring: 'Monitoring is required',
  monitoringValue: 'Select valid Monitoring value',
  chargingDate: 'Charging Date is required',
  chargingDateFuture: 'Charging Date cannot be in the future',
  coastal: 'Coastal is required.',
  tribal: 'Tribal is required.',
  category: 'SS Category is required',
  categoryValue: 'Select valid SS Category',
  email: 'Email Address is required and must be a valid email.',
  mobile: 'Mobile Number must have 10 digits',
} as const;

/** The Add Substation form; codes and the voltage class as digits, the date as YYYY-MM-DD. */
export interface SubstationForm {
  readonly ssName: string;
  readonly ssEurjaCode: string;
  readonly voltageClass: string;
  readonly sdnEurjaCode: string;
  readonly manageBy: string;
  readonly monitoring: string;
  readonly chargingDate: string;
  readonly is_coastal: boolean | null;
  readonly is_tribal: boolean | null;
  readonly ssCategory: string;
  readonly emailAddress: string;
  readonly mobileNo: string;
}

const isEightDigits = (code: string) => new RegExp(`^\\d{${limits.eurjaCodeLength}}$`).test(code);
const isOneOf = (choices: readonly (string | number)[], text: string) => choices.some((choice) => String(choice) === text);

function choice(text: string, choices: readonly (string | number)[], missing: string, invalid: string): string | null {
  if (!text) return missing;
  return isOneOf(choices, text) ? null : invalid;
}

/** Every message of the form in the order of the rules; none when it can be saved. `today` is YYYY-MM-DD in Asia/Kolkata. */
export function validateSubstation(form: SubstationForm, today: string): string[] {
  const needsSubdivision = isOneOf(voltageClassesWithSubdivision, form.voltageClass);
  const m = substationMessages;
  return [
    form.ssName ? null : m.name,
    isEightDigits(form.ssEurjaCode) ? null : m.code,
    choice(form.voltageClass, voltageClasses, m.voltageClass, m.voltageClassValue),
    needsSubdivision && form.sdnEurjaCode.length !== limits.eurjaCodeLength ? m.subdivision : null,
    choice(form.manageBy, managers, m.manageBy, m.manageByValue),
    choice(form.monitoring, monitorings, m.monitoring, m.monitoringValue),
    v.is(dateSchema, form.chargingDate) ? (form.chargingDate > today ? m.chargingDateFuture : null) : m.chargingDate,
    form.is_coastal === null ? m.coastal : null,
    form.is_tribal === null ? m.tribal : null,
    choice(form.ssCategory, substationCategories, m.category, m.categoryValue),
    isEmailShape(form.emailAddress) ? null : m.email,
    /^\d{10}$/.test(form.mobileNo) ? null : m.mobile,
  ].filter((message) => message !== null);
}
