import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../harness/account';
import { choose } from './choose';

export class LoginPage {
  readonly company: Locator;
  readonly username: Locator;
  readonly password: Locator;
  readonly submit: Locator;

  constructor(private readonly page: Page) {
    this.company = page.getByRole('combobox', { name: 'Company' });
    this.username = page.getByPlaceholder('Enter Username');
    this.password = page.getByPlaceholder('Enter Password');
    this.submit = page.getByRole('button', { name: 'Login', exact: true });
  }

  async open(path = '/auth/login'): Promise<void> {
    await this.page.goto(path);
    await expect(this.submit).toBeVisible();
  }

  async chooseCompany(company: string): Promise<void> {
    await choose(this.company, company);
  }

  async fill(account: Account): Promise<void> {
    await this.chooseCompany(account.company);
    await this.username.fill(account.empNo);
    await this.password.fill(account.password);
  }

  /** Opens a path as a stranger, signs in and waits until the login form has gone. */
  async signIn(account: Account, path = '/auth/login'): Promise<void> {
    await this.open(path);
    await this.fill(account);
    await this.submit.click();
    await expect(this.submit).toBeHidden();
  }
}
