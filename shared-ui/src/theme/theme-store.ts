// The user's choice is remembered on this browser; 'system' follows the operating system while it changes.
import { createStore } from 'zustand/vanilla';
import { applyTheme } from './apply-theme';
import type { ColourMode } from './tokens';

/** What the user chose: a fixed mode, or that of the operating system. */
export type ThemeChoice = ColourMode | 'system';

interface ThemeState {
  readonly choice: ThemeChoice;
  readonly mode: ColourMode;
}

const storageKey = 'suite.theme';
const choices: readonly ThemeChoice[] = ['light', 'dark', 'system'];
const systemDark = window.matchMedia('(prefers-color-scheme: dark)');

function resolve(choice: ThemeChoice): ColourMode {
  if (choice !== 'system') return choice;
  return systemDark.matches ? 'dark' : 'light';
}

function readChoice(): ThemeChoice {
  try {
    const stored = window.localStorage.getItem(storageKey);
    return choices.find((choice) => choice === stored) ?? 'system';
  } catch {
    return 'system'; // storage is forbidden
  }
}

function stateOf(choice: ThemeChoice): ThemeState {
  return { choice, mode: resolve(choice) };
}

export const themeStore = createStore<ThemeState>(() => stateOf(readChoice()));

/** Chooses light, dark or system; remembered on this browser. */
export function setThemeChoice(choice: ThemeChoice): void {
  try {
    window.localStorage.setItem(storageKey, choice);
  } catch {
    // storage is forbidden: the choice lasts as long as the page
  }
  themeStore.setState(stateOf(choice));
}

themeStore.subscribe((theme) => applyTheme(theme.mode));
systemDark.addEventListener('change', () => themeStore.setState(stateOf(themeStore.getState().choice)));
applyTheme(themeStore.getState().mode);
