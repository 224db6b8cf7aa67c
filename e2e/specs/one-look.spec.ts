// Controls that appear in the host and in several remotes look the same everywhere, in light and in dark.
import { expect, type Locator, type Page } from '@playwright/test';
import { accounts } from '../harness/account';
import { test } from '../harness/suite-test';
import { LoginPage } from '../page/login-page';

const measured = [
  'font-family',
  'font-size',
  'font-weight',
  'border-top-left-radius',
  'border-top-width',
  'border-top-color',
  'color',
  'background-color',
  'height',
] as const;
/** As high or as wide as what stands in them. */
const measuredWithoutHeight = measured.filter((property) => property !== 'height');

type Kind = 'button' | 'main button' | 'input' | 'select' | 'tag' | 'table head' | 'dialog title';
type Look = Readonly<Record<string, string>>;

async function lookOf(control: Locator, properties: readonly string[] = measured): Promise<Look> {
  await expect(control).toBeVisible();
  return control.evaluate(async (element, names) => {
    await Promise.all(element.getAnimations().map((animation) => animation.finished));
    const style = getComputedStyle(element);
    return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
  }, properties);
}

const selectOf = (page: Page, name: string) => page.locator('.ant-select').filter({ has: page.getByRole('combobox', { name }) });
const filterOf = (page: Page, header: string) => page.getByRole('button', { name: `Filter ${header}`, exact: true }).click();

/** The field of a filter, once it has given the focus on: its edge says where the focus is. */
async function valueOf(page: Page): Promise<Locator> {
  const value = page.getByRole('textbox', { name: 'Value' });
  await expect(value).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(value).not.toBeFocused();
  return value;
}

const titleOf = (page: Page, name: string) => page.getByRole('dialog', { name }).getByRole('heading', { name });

/** Where each kind of control is looked at; the first of a kind says how all of it look. */
const places: readonly [path: string, looks: (page: Page) => Promise<readonly (readonly [Kind, Look])[]>][] = [
  ['/playground/components', async (page) => {
    const main = page.getByRole('main');
    const looks = [
      ['button', await lookOf(main.getByRole('button', { name: 'Cancel' }).first())],
      ['main button', await lookOf(main.getByRole('button', { name: 'Save' }).first())],
      ['input', await lookOf(main.getByRole('textbox', { name: 'Feeder' }).first())],
      ['select', await lookOf(selectOf(page, 'Category'))],
      ['tag', await lookOf(main.locator('.ant-tag').first(), measuredWithoutHeight)],
    ] as const;
    await main.getByRole('button', { name: 'Open a dialog' }).click();
    return [...looks, ['dialog title', await lookOf(titleOf(page, 'Open a dialog'))]];
  }],
  ['/outages', async (page) => {
    const head = await lookOf(page.getByRole('columnheader', { name: /^Feeder Name/ }), measuredWithoutHeight);
    const button = await lookOf(page.getByRole('button', { name: 'Reload' }));
    await filterOf(page, 'Feeder Name');
    return [
      ['table head', head],
      ['button', button],
      ['input', await lookOf(await valueOf(page))],
      ['select', await lookOf(selectOf(page, 'Operator'))],
      ['main button', await lookOf(page.getByRole('button', { name: 'Apply', exact: true }))],
      ['dialog title', await lookOf(titleOf(page, 'Filter Feeder Name'))],
    ];
  }],
  ['/summary', async (page) => {
    const button = await lookOf(page.getByRole('button', { name: 'Alerts' }));
    await page.getByRole('button', { name: 'Filter', exact: true }).click();
    return [
      ['button', button],
      ['select', await lookOf(selectOf(page, 'Duration'))],
      ['main button', await lookOf(page.getByRole('button', { name: 'Apply' }))],
      ['dialog title', await lookOf(titleOf(page, 'Filter'))],
    ];
  }],
  ['/substation/create', async (page) => [
    ['input', await lookOf(page.getByLabel('Substation Name'))],
    ['select', await lookOf(selectOf(page, 'Voltage Class'))],
    ['button', await lookOf(page.getByRole('button', { name: 'Cancel' }))],
    ['main button', await lookOf(page.getByRole('button', { name: 'Submit' }))],
  ]],
  ['/modules/offices', async (page) => [
    ['input', await lookOf(page.getByLabel('Search'))],
    ['tag', await lookOf(page.getByRole('main').locator('.ant-tag').first(), measuredWithoutHeight)],
  ]],
  ['/report/outage-type-pending-list', async (page) => {
    const head = await lookOf(page.getByRole('columnheader', { name: /^Feeder Name/ }), measuredWithoutHeight);
    await filterOf(page, 'Feeder Name');
    return [
      ['table head', head],
      ['input', await lookOf(await valueOf(page))],
      ['dialog title', await lookOf(titleOf(page, 'Filter Feeder Name'))],
    ];
  }],
];

for (const colorScheme of ['light', 'dark'] as const) {
  test(`controls look the same in the host and in every remote: ${colorScheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await new LoginPage(page).signIn(accounts.superAdmin, '/playground/components');
    const known = new Map<Kind, { readonly path: string; readonly look: Look }>();
    for (const [path, looks] of places) {
      await page.goto(path);
      for (const [kind, look] of await looks(page)) {
        const first = known.get(kind) ?? { path, look };
        known.set(kind, first);
        expect.soft({ kind, path, look }, `as on ${first.path}`).toEqual({ kind, path, look: first.look });
      }
    }
    expect([...known.keys()].toSorted()).toEqual(['button', 'dialog title', 'input', 'main button', 'select', 'table head', 'tag']);
  });
}
