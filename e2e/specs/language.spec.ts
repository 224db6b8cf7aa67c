import { expect, type Page } from '@playwright/test';
import { type Account } from '../harness/account';
import { prepareEmployee, signInElsewhere } from '../harness/api';
import { ReportedOutages } from '../harness/live-events';
import { apiUrl } from '../harness/suite';
import { test } from '../harness/suite-test';
import { choose } from '../page/choose';
import { outageIdOf } from '../page/feeder-source';
import { RowAction } from '../page/row-action';

interface Words {
  readonly lang: string;
  readonly name: string;
  readonly username: string;
  readonly password: string;
  readonly company: string;
  readonly login: string;
  readonly outages: string;
  readonly action: string;
  readonly addEnd: string;
  readonly save: string;
  readonly end: string;
  readonly error: string;
  readonly close: string;
  readonly invalidEnd: string;
  readonly summary: string;
  readonly reliability: string;
}

const english: Words = {
  lang: 'en',
  name: 'English',
  username: 'Enter Username',
  password: 'Enter Password',
  company: 'Company',
  login: 'Login',
  outages: 'Outage List',
  action: 'Action',
  addEnd: 'Add End Date/Time of Outage',
  save: 'Save',
  end: 'End Date/Time',
  error: 'Error',
  close: 'Close',
  invalidEnd: 'Enter valid End Date/Time.',
  summary: 'Summary',
  reliability: 'Reliability',
};

const gujarati: Words = {
  lang: 'gu',
  name: 'ગુજરાતી',
  username: 'યુઝરનેમ દાખલ કરો',
  password: 'પાસવર્ડ દાખલ કરો',
  company: 'કંપની',
  login: 'લૉગિન',
  outages: 'વિક્ષેપ યાદી',
  action: 'ક્રિયા',
  addEnd: 'વિક્ષેપના અંતની તારીખ/સમય ઉમેરો',
  save: 'સાચવો',
  end: 'અંતની તારીખ/સમય',
  error: 'ભૂલ',
  close: 'બંધ કરો',
  invalidEnd: 'સાચી અંતની તારીખ/સમય દાખલ કરો.',
  summary: 'સારાંશ',
  reliability: 'વિશ્વસનીયતા',
};

const hindi: Words = {
  lang: 'hi',
  name: 'हिन्दी',
  username: 'यूज़रनेम दर्ज करें',
  password: 'पासवर्ड दर्ज करें',
  company: 'कंपनी',
  login: 'लॉगिन',
  outages: 'व्यवधान सूची',
  action: 'कार्रवाई',
  addEnd: 'व्यवधान के अंत की तारीख/समय जोड़ें',
  save: 'सहेजें',
  end: 'अंत की तारीख/समय',
  error: 'त्रुटि',
  close: 'बंद करें',
  invalidEnd: 'सही अंत की तारीख/समय दर्ज करें.',
  summary: 'सारांश',
  reliability: 'विश्वसनीयता',
};

/** Chooses the language on the sign-in page, where what was typed stays, and signs in. */
async function signInWith(page: Page, words: Words, { company, empNo, password }: Account): Promise<void> {
  await page.goto('/auth/login');
  await page.getByPlaceholder('Enter Username').fill(empNo);
  // English is there already: it is chosen again after another one.
  if (words === english) await page.getByRole('button', { name: gujarati.name }).click();
  if (words === english) await expect(page.getByPlaceholder(gujarati.username)).toHaveValue(empNo);
  await page.getByRole('button', { name: words.name }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', words.lang);
  await expect(page.getByPlaceholder(words.username)).toHaveValue(empNo);
  await choose(page.getByRole('combobox', { name: words.company }), company);
  await page.getByPlaceholder(words.password).fill(password);
  const login = page.getByRole('button', { name: words.login, exact: true });
  await login.click();
  await expect(login).toBeHidden();
}

/** A feeder of the account's own substation. */
async function ownFeeder(account: Account): Promise<string> {
  const headers = { authorization: `Bearer ${await signInElsewhere(account)}` };
  const answer = await fetch(`${apiUrl}/outage?limit=1&offset=0`, { headers });
  const { dataSource: [row] }: { dataSource: { feeder_id: string }[] } = await answer.json();
  if (!row) throw new Error('This substation has no outage.');
  return row.feeder_id;
}

for (const [index, words] of [gujarati, hindi, english].entries()) {
  test(`the suite speaks ${words.name}: sign-in, a refused and an accepted save, the live page and a report`, async ({ page }) => {
    test.slow();
    // Employees of their own: the language is kept with the account.
    const account = await prepareEmployee(3 + index);
    const reported = new ReportedOutages();
    const id = await outageIdOf(account, await reported.begin({ feederId: await ownFeeder(account), age: 30 }));
    await signInWith(page, words, account);

    await page.goto(RowAction.listOf(id));
    const table = page.getByRole('table', { name: words.outages });
    await table.getByRole('button', { name: words.action, exact: true }).click();
    await page.getByRole('menuitem', { name: words.addEnd }).click();
    const dialog = page.getByRole('dialog', { name: words.addEnd });
    await dialog.getByRole('button', { name: words.save, exact: true }).click();
    const refusal = page.getByRole('dialog', { name: words.error });
    await expect(refusal).toContainText(words.invalidEnd);
    await refusal.getByRole('button', { name: words.close, exact: true }).click();
    const tenMinutesAgo = new Date(Date.now() - 600_000);
    const [day = '', time = ''] = tenMinutesAgo.toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' }).split(' ');
    const end = dialog.getByLabel(words.end, { exact: true });
    await end.fill(`${day.split('-').reverse().join('-')} ${time.slice(0, 5)}`);
    await end.press('Enter');
    await expect(dialog).toBeHidden();

    await page.goto('/summary');
    await expect(page.getByRole('heading', { level: 1, name: words.summary })).toBeVisible();
    await page.goto('/report/reliability');
    await expect(page.getByRole('heading', { level: 1, name: words.reliability })).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible({ timeout: 30_000 });
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', words.lang);
  });
}
