// The `test` of every browser test: whatever a test does, nothing on any of its pages may violate the content security policy.
import { type BrowserContext, test as playwrightTest, expect } from '@playwright/test';

async function watch(context: BrowserContext, violations: string[]): Promise<void> {
  await context.exposeBinding('tellViolation', (_source, text: string) => void violations.push(text));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const tell: unknown = Reflect.get(window, 'tellViolation');
      if (typeof tell === 'function') tell(`${location.pathname}: ${violatedDirective} stopped ${blockedURI} of ${sourceFile}`);
    });
  });
}

export const test = playwrightTest.extend<{ policyWatch: undefined }>({
  policyWatch: [
    async ({ browser, context }, use) => {
      const violations: string[] = [];
      const newContext = browser.newContext.bind(browser);
      await watch(context, violations);
      // Tests with more than one user open contexts of their own.
      browser.newContext = async (options) => {
        const opened = await newContext(options);
        await watch(opened, violations);
        return opened;
      };
      await use(undefined);
      browser.newContext = newContext;
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});
