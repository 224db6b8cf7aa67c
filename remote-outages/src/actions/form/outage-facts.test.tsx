import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { anOutage, closed, freshTab, openAction } from '../testing/open-action';

it.each([
  ['Add End Date/Time of Outage', {}],
  ['Update ESD/PSD Details', {}],
  ['Update Fault Current Details', { interruptionType: 3, faultType: 4 }],
  ['Convert Manual to Protection', closed],
  ['Convert Manual to Protection', { ...closed, durationClass: 'Normal TT' }],
] as const)('%s says which outage it is about', async (title, changes) => {
  freshTab();
  await openAction(anOutage(changes), {}, title);
  const facts = within(await screen.findByRole('dialog', { name: title })).getAllByRole('definition');
  await screen.findByText('20-11-2026 11:00:00');
  expect(facts.map(({ textContent }) => textContent)).toEqual(['41', 'Navagam AG', 'ADOM', '20-11-2026 11:00:00']);
});
