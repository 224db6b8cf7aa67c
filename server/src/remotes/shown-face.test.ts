import { describe, expect, it } from '@jest/globals';
import { shownFace } from './shown-face';

const user = {
  name: 'A', empNo: '1', companyName: 'GETCO' as const, permissions: [], isWeakPassword: false, orgType: 'Company' as const,
  circleName: null, divisionName: null, subdivisionName: null, substationName: null, eurjaCode: '95000000', trimEurjaCode: '95',
};
const card = { title: 'Outage List', hint: 'The last 7 days.' };
const stored = {
  base_paths: ['/outages'],
  menu: [
    {
      id: 'outages', path: '/outages', label: 'Outages', compactLabel: null, card,
      translations: { gu: { label: 'વિક્ષેપ', compactLabel: 'યાદી' } },
    },
  ],
  pages: [{ path: '/outages', title: 'Outages', translations: { gu: 'વિક્ષેપ' } }, { path: '/outages/:id', title: 'Outage' }],
  widgets: [],
};

describe('the place of a remote, in the language of a user', () => {
  it.each([
    ['gu', null, 'વિક્ષેપ', 'વિક્ષેપ'],
    ['hi', null, 'Outages', 'Outages'],
    [undefined, null, 'Outages', 'Outages'],
    [undefined, 'gu', 'વિક્ષેપ', 'વિક્ષેપ'],
    ['en', 'gu', 'Outages', 'Outages'],
  ] as const)('who chose %s and reads %s', (chosen, read, label, title) => {
    const face = shownFace({ ...user, ...(chosen === undefined ? {} : { language: chosen }) }, read, stored);
    expect(face.menu).toEqual([{ id: 'outages', path: '/outages', label, compactLabel: null, card }]);
    expect(face.pages).toEqual([{ path: '/outages', title }, { path: '/outages/:id', title: 'Outage' }]);
  });
});
