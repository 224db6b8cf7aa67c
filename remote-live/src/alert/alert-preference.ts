// Which categories may sound or show a desktop notice. Off until chosen; kept per user on this browser.
import { useMemo, useState } from 'react';
import { filterCategories } from 'shared-contracts/constant/category';
import type { User } from 'shared-contracts/entity/user';
import * as v from 'valibot';

const categoriesSchema = v.fallback(v.array(v.picklist(filterCategories)), []);
const preferenceSchema = v.fallback(v.object({ sound: categoriesSchema, notice: categoriesSchema }), { sound: [], notice: [] });

export type AlertPreference = Readonly<v.InferOutput<typeof preferenceSchema>>;

const nothing: AlertPreference = { sound: [], notice: [] };

function storageKeyOf({ companyName, empNo }: Pick<User, 'companyName' | 'empNo'>): string {
  return `suite.live.alerts.${companyName}.${empNo}`;
}

export function readPreference(user: Pick<User, 'companyName' | 'empNo'>): AlertPreference {
  try {
    return v.parse(preferenceSchema, JSON.parse(window.localStorage.getItem(storageKeyOf(user)) ?? '{}'));
  } catch {
    return nothing; // storage is forbidden, or not ours
  }
}

/** The user's choice and how to change it. Without a user nothing alerts. */
export function useAlertPreference(user: User | null): [AlertPreference, (preference: AlertPreference) => void] {
  const stored = useMemo(() => (user === null ? nothing : readPreference(user)), [user]);
  const [chosen, setChosen] = useState<AlertPreference | null>(null);
  const change = (preference: AlertPreference) => {
    setChosen(preference);
    if (user === null) return;
    try {
      window.localStorage.setItem(storageKeyOf(user), JSON.stringify(preference));
    } catch {
      // storage is forbidden: the choice lasts as long as the page
    }
  };
  return [chosen ?? stored, change];
}
