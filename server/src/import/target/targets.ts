import type { ImportKind } from 'shared-contracts/import/import-kind';
import { employees } from './employees';
import { feeders } from './feeders';
import type { ImportTarget } from './import-target';
import { offices } from './offices';
import { substations } from './substations';

export const importTargets: Readonly<Record<ImportKind, ImportTarget>> = { offices, substations, feeders, employees };
