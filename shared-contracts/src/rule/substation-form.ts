import * as v from 'valibot';
import { limits } from '../constant/limit';
import { managers, monitorings, substationCategories, voltageClasses, voltageClassesWithSubdivision } from '../constant/substation';
import { dateSchema } from '../entity/moment';
import type { Fault } from '../fault/fault';
import { isEmailShape } from './email';

/** What the Add Substation form and its call say (docs/product.md#substation-form); the last three are the server's alone. */
export const substationTexts = {
  'substation.name': 'Substation Name is required.',
  'substation.code': 'Substation Eurja Code must be 8 digits long.',
  'substation.voltageClass': 'Voltage Class is required',
  'substation.voltageClassValue': 'Select valid Voltage Class value',
  'substation.subdivision': 'Search and Select Valid Subdivision.',
  'substation.manageBy': 'Manage By is required',
  'substation.manageByValue': 'Select valid Manage By value',
  'substation.monitoring': 'Monitoring is required',
  'substation.monitoringValue': 'Select valid Monitoring value',
  'substation.chargingDate': 'Charging Date is required',
  'substation.chargingDateFuture': 'Charging Date cannot be in the future',
  'substation.coastal': 'Coastal is required.',
  'substation.tribal': 'Tribal is required.',
  'substation.category': 'SS Category is required',
  'substation.categoryValue': 'Select valid SS Category',
  'substation.email': 'Email Address is required and must be a valid email.',
  'substation.mobile': 'Mobile Number must have 10 digits',
  'substation.outside': 'This e-Urja code is not below your own organization.',
  'substation.noDivision': 'There is no division of GETCO with the e-Urja code {code}.',
  'substation.codeTaken': 'The e-Urja code {code} is already in use.',
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

type Code = keyof typeof substationTexts;
export type SubstationFault = Fault<keyof SubstationForm, Code>;

type Choice = 'voltageClass' | 'manageBy' | 'monitoring' | 'category';

function choice(text: string, choices: readonly (string | number)[], code: Choice): Code | null {
  if (!text) return `substation.${code}`;
  return isOneOf(choices, text) ? null : `substation.${code}Value`;
}

function dayCode(day: string, today: string): Code | null {
  if (!v.is(dateSchema, day)) return 'substation.chargingDate';
  return day > today ? 'substation.chargingDateFuture' : null;
}

/** Every fault of the form in the order of the rules; none when it can be saved. `today` is YYYY-MM-DD in Asia/Kolkata. */
export function validateSubstation(form: SubstationForm, today: string): SubstationFault[] {
  const needsSubdivision = isOneOf(voltageClassesWithSubdivision, form.voltageClass);
  const codes: readonly (readonly [keyof SubstationForm, Code | null])[] = [
    ['ssName', form.ssName ? null : 'substation.name'],
    ['ssEurjaCode', isEightDigits(form.ssEurjaCode) ? null : 'substation.code'],
    ['voltageClass', choice(form.voltageClass, voltageClasses, 'voltageClass')],
    ['sdnEurjaCode', needsSubdivision && form.sdnEurjaCode.length !== limits.eurjaCodeLength ? 'substation.subdivision' : null],
    ['manageBy', choice(form.manageBy, managers, 'manageBy')],
    ['monitoring', choice(form.monitoring, monitorings, 'monitoring')],
    ['chargingDate', dayCode(form.chargingDate, today)],
    ['is_coastal', form.is_coastal === null ? 'substation.coastal' : null],
    ['is_tribal', form.is_tribal === null ? 'substation.tribal' : null],
    ['ssCategory', choice(form.ssCategory, substationCategories, 'category')],
    ['emailAddress', isEmailShape(form.emailAddress) ? null : 'substation.email'],
    ['mobileNo', /^\d{10}$/.test(form.mobileNo) ? null : 'substation.mobile'],
  ];
  return codes.flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
}
