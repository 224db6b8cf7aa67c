import * as v from 'valibot';
import { limits } from '../constant/limit';
import { managers, monitorings, substationCategories, voltageClasses, voltageClassesWithSubdivision } from '../constant/substation';
import { dateSchema } from '../entity/moment';
import type { SubstationForm } from '../entity/substation';
import type { Fault } from '../fault/fault';
import { isEmailShape } from './email';
import { isMobileShape } from './mobile';

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
    ['name', form.name ? null : 'substation.name'],
    ['eurjaCode', isEightDigits(form.eurjaCode) ? null : 'substation.code'],
    ['voltageClass', choice(form.voltageClass, voltageClasses, 'voltageClass')],
    ['subdivisionCode', needsSubdivision && form.subdivisionCode.length !== limits.eurjaCodeLength ? 'substation.subdivision' : null],
    ['manageBy', choice(form.manageBy, managers, 'manageBy')],
    ['monitoring', choice(form.monitoring, monitorings, 'monitoring')],
    ['chargingDate', dayCode(form.chargingDate, today)],
    ['isCoastal', form.isCoastal === null ? 'substation.coastal' : null],
    ['isTribal', form.isTribal === null ? 'substation.tribal' : null],
    ['category', choice(form.category, substationCategories, 'category')],
    ['email', isEmailShape(form.email) ? null : 'substation.email'],
    ['mobile', isMobileShape(form.mobile) ? null : 'substation.mobile'],
  ];
  return codes.flatMap(([field, code]) => (code === null ? [] : [{ field, code }]));
}
