// The look of a control room at night shift: ink and deep teal, amber only where the eye must go.
// Every pair of text and ground passes WCAG AA in both modes; tokens.test.ts computes it.

/** The two ways the suite can look. */
export type ColourMode = 'light' | 'dark';

/** Colours by purpose. Each becomes a CSS variable: `textMuted` is `--suite-text-muted`. */
export interface Colours {
  /** The page behind everything. */
  readonly canvas: string;
  /** Panels and tables on the page. */
  readonly surface: string;
  /** What lies above: dialogs, menus, the hovered row. */
  readonly raised: string;
  /** What lies below: table heads, disabled fields. */
  readonly sunken: string;
  readonly text: string;
  readonly textMuted: string;
  /** Hairlines that only separate. */
  readonly line: string;
  /** Edges of controls: 3:1 against the surface (WCAG 1.4.11). */
  readonly lineStrong: string;
  readonly primary: string;
  readonly primaryHover: string;
  readonly onPrimary: string;
  readonly primarySoft: string;
  /** Amber as text or icon. */
  readonly accent: string;
  /** Amber as a ground. */
  readonly accentSoft: string;
  readonly danger: string;
  readonly dangerSoft: string;
  readonly success: string;
  readonly successSoft: string;
  readonly warning: string;
  readonly warningSoft: string;
  /** Grounds of toasts, with `onFill` text. */
  readonly dangerFill: string;
  readonly successFill: string;
  readonly onFill: string;
  readonly focus: string;
  /** The top bar, dark in both modes. */
  readonly bar: string;
  readonly barHover: string;
  readonly barText: string;
  readonly barTextMuted: string;
  readonly barAccent: string;
  /** The veil behind dialogs. */
  readonly veil: string;
  /** Falls from the edge beyond which a wide table goes on. */
  readonly edgeFade: string;
  readonly shadow: string;
}

export const lightColours: Colours = {
  canvas: '#f2f5f4',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#e8eeec',
  text: '#11242a',
  textMuted: '#475a60',
  line: '#d3dddb',
  lineStrong: '#6f8286',
  primary: '#0b5d66',
  primaryHover: '#08474f',
  onPrimary: '#ffffff',
  primarySoft: '#d9ebea',
  accent: '#94490a',
  accentSoft: '#fdebcf',
  danger: '#b42318',
  dangerSoft: '#fdebe9',
  success: '#1a6637',
  successSoft: '#e2f2e8',
  warning: '#7d5200',
  warningSoft: '#fff2d6',
  dangerFill: '#b42318',
  successFill: '#1a6637',
  onFill: '#ffffff',
  focus: '#b45309',
  bar: '#0d2a31',
  barHover: '#174049',
  barText: '#eaf3f2',
  barTextMuted: '#a8c1c3',
  barAccent: '#f4b64c',
  veil: 'rgb(9 26 31 / 55%)',
  edgeFade: 'rgb(13 42 49 / 20%)',
  shadow: '0 1px 2px rgb(13 42 49 / 8%), 0 8px 28px rgb(13 42 49 / 16%)',
};

export const darkColours: Colours = {
  canvas: '#0b1417',
  surface: '#121f24',
  raised: '#192a30',
  sunken: '#0e191d',
  text: '#e2ecea',
  textMuted: '#a2b5b6',
  line: '#263a40',
  lineStrong: '#6f878b',
  primary: '#5fc4c4',
  primaryHover: '#85d6d5',
  onPrimary: '#04211f',
  primarySoft: '#143a3f',
  accent: '#f4b64c',
  accentSoft: '#3b2c10',
  danger: '#ff9184',
  dangerSoft: '#3d1a17',
  success: '#74d19a',
  successSoft: '#14352a',
  warning: '#f2c265',
  warningSoft: '#382b10',
  dangerFill: '#a8281d',
  successFill: '#1a6637',
  onFill: '#ffffff',
  focus: '#f4b64c',
  bar: '#081b20',
  barHover: '#12323a',
  barText: '#eaf3f2',
  barTextMuted: '#a2bbbd',
  barAccent: '#f4b64c',
  veil: 'rgb(0 0 0 / 62%)',
  edgeFade: 'rgb(0 0 0 / 65%)',
  shadow: '0 1px 2px rgb(0 0 0 / 40%), 0 10px 32px rgb(0 0 0 / 55%)',
};

export const palettes = { light: lightColours, dark: darkColours } satisfies Record<ColourMode, Colours>;

/** Measures, the same in both modes: steps of 4 px, four sizes of type, one small radius. */
export const measures = {
  'space-1': '4px',
  'space-2': '8px',
  'space-3': '12px',
  'space-4': '16px',
  'space-5': '24px',
  'space-6': '32px',
  'space-7': '48px',
  radius: '4px',
  'radius-large': '8px',
  'control-height': '36px',
  font: "'Inter Variable', Inter, 'Segoe UI', 'Noto Sans', 'Noto Sans Gujarati', 'Noto Sans Devanagari', system-ui, sans-serif",
  'font-mono': "ui-monospace, 'Cascadia Mono', 'SF Mono', Menlo, Consolas, monospace",
  'text-small': '0.8125rem',
  'text-normal': '0.875rem',
  'text-large': '1rem',
  'text-title': '1.25rem',
  'text-display': '1.75rem',
  'line-height': '1.45',
  'layer-bar': '100',
  'layer-toast': '1000',
  motion: '140ms',
} as const;
