import { describe, expect, it } from '@jest/globals';
import type { OrgType } from 'shared-contracts/entity/user';
import { textOf } from 'shared-ui/language';
import { aUser } from 'shared-ui/testing';
import { substationTexts } from '../text/admin-texts';
import { substationColumns } from './substation-columns';

const headersFor = (orgType: OrgType) => substationColumns(aUser({ orgType }), textOf(substationTexts)).map(({ header }) => header);
const always = ['Eurja Code', 'Voltage Class', 'Charging Date', 'Manage By', 'Category', 'Coastal', 'Tribal'];

describe('the columns of the substation list', () => {
  it.each<[OrgType, string[]]>([
    ['Company', ['Circle', 'Division', 'Substation']],
    ['Circle', ['Division', 'Substation']],
    ['Division', ['Substation']],
    ['Substation', []],
  ])('for a user of type %s', (orgType, offices) => expect(headersFor(orgType)).toEqual([...offices, ...always]));
});
