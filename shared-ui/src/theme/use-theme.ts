import { useStore } from 'zustand';
import { setThemeChoice, type ThemeChoice, themeStore } from './theme-store';
import type { ColourMode } from './tokens';

/** The theme in force (`mode`), what the user chose (`choice`) and how to choose. */
export function useTheme(): { mode: ColourMode; choice: ThemeChoice; setChoice: (choice: ThemeChoice) => void } {
  const { mode, choice } = useStore(themeStore);
  return { mode, choice, setChoice: setThemeChoice };
}
