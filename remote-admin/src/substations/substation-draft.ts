// The Add Substation form as one pure reducer, with events in the user's words.
import { limits } from 'shared-contracts/constant/limit';
import type { DivisionHit, SubdivisionHit, SubstationForm } from 'shared-contracts/entity/substation';
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
    name: '',
    eurjaCode: '',
    voltageClass: '',
    subdivisionCode: '',
    manageBy: '',
    monitoring: '',
    chargingDate: '',
    isCoastal: null,
    isTribal: null,
    category: '',
    email: '',
    mobile: '',
  },
  division: emptySearch,
  subdivision: emptySearch,
};

const officeSearchSchema = v.object({ text: v.string(), isChosen: v.boolean() });

/** Judges what browser storage gives back. */
export const substationDraftSchema: v.GenericSchema<unknown, SubstationDraft> = v.object({
  form: v.object({
    name: v.string(),
    eurjaCode: v.string(),
    voltageClass: v.string(),
    subdivisionCode: v.string(),
    manageBy: v.string(),
    monitoring: v.string(),
    chargingDate: v.string(),
    isCoastal: v.nullable(v.boolean()),
    isTribal: v.nullable(v.boolean()),
    category: v.string(),
    email: v.string(),
    mobile: v.string(),
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
      return { ...draft, form: { ...form, eurjaCode: '' }, division: { text: event.text, isChosen: false } };
    case 'divisionChosen': {
      const { divisionName: text, eurjaCode: code } = event.hit;
      return { ...draft, form: { ...form, eurjaCode: code.slice(0, limits.divisionCodeLength) }, division: { text, isChosen: true } };
    }
    case 'subdivisionTyped':
      return { ...draft, form: { ...form, subdivisionCode: '' }, subdivision: { text: event.text, isChosen: false } };
    case 'subdivisionChosen': {
      const { subdivisionName: text, eurjaCode: subdivisionCode } = event.hit;
      return { ...draft, form: { ...form, subdivisionCode }, subdivision: { text, isChosen: true } };
    }
    case 'reset':
      return emptyDraft;
  }
}
