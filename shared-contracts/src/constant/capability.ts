import * as v from 'valibot';

/** What somebody may do or see; docs/product.md#permissions says who may. */
export const capabilities = [
  'modulesMenu', 'modulesCompactMenu', 'substationTile', 'employeeTile', 'homeCards', 'pendingReport', 'changePassword',
  'manageSubstations', 'manageEmployees', 'manageFeeders', 'manageOffices', 'importData', 'readAudit', 'manageFeed', 'manageWebhooks',
  'adminRemote',
] as const;
export type Capability = (typeof capabilities)[number];

/** The name of a capability, wherever one is stored or sent. */
export const capabilitySchema = v.picklist(capabilities);

/** What a call asks of a signed-in employee: a capability, or to be of a substation that records outages. */
export type CallPermission = Capability | 'recordOutages';
