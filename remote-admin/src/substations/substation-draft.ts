// The Add Substation form as one pure reducer, with events in the user's words.
import { limits } from 'shared-contracts/constant/limit';
import type { DivisionHit, SubdivisionHit } from 'shared-contracts/entity/substation';
import type { SubstationForm } from 'shared-contracts/rule/substation-form';
import * as v from 'valibot';

/** An input that finds an office: what it shows, and whether that was chosen from the results. */
export interface OfficeSearchText {
  readonly text: string;
  readonly isChosen: boolean;
}

export interface SubstationDraft {
  readonly form: SubstationForm;
  readonly division: OfficeSearchText;
  readonly subdivision: OfficeSearchText;
}

export type SubstationEvent =
  | { readonly type: 'changed'; readonly values: Partial<SubstationForm> }
  | { readonly type: 'divisionTyped'; readonly text: string }
  | { readonly type: 'divisionChosen'; readonly hit: DivisionHit }
  | { readonly type: 'subdivisionTyped'; readonly text: string }
  | { readonly type: 'subdivisionChosen'; readonly hit: SubdivisionHit }
  | { readonly type: 'reset' };

const emptySearch: OfficeSearchText = { text: '', isChosen: false };

export const emptyDraft: SubstationDraft = {
  form: {
    ssName: '',
    ssEurjaCode: '',
    voltageClass: '',
    sdnEurjaCode: '',
    manageBy: '',
    monitoring: '',
    chargingDate: '',
    is_coastal: null,
    is_tribal: null,
    ssCategory: '',
    emailAddress: '',
    mobileNo: '',
  },
  division: emptySearch,
  subdivision: emptySearch,
};

const officeSearchSchema = v.object({ text: v.string(), isChosen: v.boolean() });

/** Judges what browser storage gives back. */
export const substationDraftSchema: v.GenericSchema<unknown, SubstationDraft> = v.object({
  form: v.object({
    ssName: v.string(),
    ssEurjaCode: v.string(),
    voltageClass: v.string(),
    sdnEurjaCode: v.string(),
    manageBy: v.string(),
    monitoring: v.string(),
    chargingDate: v.string(),
    is_coastal: v.nullable(v.boolean()),
    is_tribal: v.nullable(v.boolean()),
    ssCategory: v.string(),
    emailAddress: v.string(),
    mobileNo: v.string(),
  }),
  division: officeSearchSchema,
  subdivision: officeSearchSchema,
});

/** Something was typed: leaving would lose it. */
export function isFilled(draft: SubstationDraft): boolean {
  return JSON.stringify(draft) !== JSON.stringify(emptyDraft);
}

/** Choosing fills a code, editing the text afterwards clears it: a code never stands beside another office's name. */
export function reduceSubstation(draft: SubstationDraft, event: SubstationEvent): SubstationDraft {
  const { form } = draft;
  switch (event.type) {
    case 'changed':
      return { ...draft, form: { ...form, ...event.values } };
    case 'divisionTyped':
      return { ...draft, form: { ...form, ssEurjaCode: '' }, division: { text: event.text, isChosen: false } };
    case 'divisionChosen': {
      const { division_name: text, eurja_code: code } = event.hit;
      return { ...draft, form: { ...form, ssEurjaCode: code.slice(0, limits.divisionCodeLength) }, division: { text, isChosen: true } };
    }
    case 'subdivisionTyped':
      return { ...draft, form: { ...form, sdnEurjaCode: '' }, subdivision: { text: event.text, isChosen: false } };
    case 'subdivisionChosen': {
      const { subdivision_name: text, eurja_code: sdnEurjaCode } = event.hit;
      return { ...draft, form: { ...form, sdnEurjaCode }, subdivision: { text, isChosen: true } };
    }
    case 'reset':
      return emptyDraft;
  }
}
