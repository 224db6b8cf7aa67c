import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import english from 'antd/es/locale/en_US';
import Popconfirm from 'antd/es/popconfirm';
import { setLanguage } from '../../language/language-store';
import { KitProvider } from '../kit-provider';
import { gu } from './gu';
import { hi } from './hi';

/** `DatePicker.lang.today` and the like: the names of all texts, however deep. */
function textsOf(part: unknown, path = ''): [string, string][] {
  if (typeof part === 'string') return [[path, part]];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => textsOf(value, path === '' ? key : `${path}.${key}`));
}

const used = ['Pagination', 'DatePicker', 'Modal', 'Popconfirm', 'Upload', 'Empty', 'global'] as const;
/** Codes, forms, and words of pickers that the suite does not have. */
const isNoWord = (path: string) => /locale$|Format$|[qQ]uarter|[wW]eekPlaceholder|YearPlaceholder|MonthPlaceholder/.test(path);

describe.each([
  ['Gujarati', gu, /\p{Script=Gujarati}/u],
  ['Hindi', hi, /\p{Script=Devanagari}/u],
])('antd in %s', (_language, locale, script) => {
  it.each(used)('has every word of %s, in its own script', (component) => {
    const words = new Map(textsOf(locale[component]));
    const missing = textsOf(english[component]).filter(([path]) => !isNoWord(path) && !script.test(words.get(path) ?? ''));
    expect(missing).toEqual([]);
  });
});

describe('the language of antd', () => {
  afterEach(() => act(() => setLanguage('en')));

  it('follows the language of the suite, and what was typed stays', async () => {
    render(
      <KitProvider>
        <input aria-label="Name" />
        <Popconfirm open title="?" getPopupContainer={() => document.body}>
          <span />
        </Popconfirm>
      </KitProvider>,
    );
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Asha' } });
    act(() => setLanguage('gu'));
    expect(await screen.findByRole('button', { name: 'રદ કરો' })).toBeTruthy();
    act(() => setLanguage('hi'));
    expect(await screen.findByRole('button', { name: 'रद्द करें' })).toBeTruthy();
    act(() => setLanguage('en'));
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
    expect(screen.getByDisplayValue('Asha')).toBeTruthy();
  });
});
