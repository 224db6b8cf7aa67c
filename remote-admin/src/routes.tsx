import type { RouteObject } from 'shared-ui/router';
import { Permitted } from './access/permitted';
import { AccountListPage } from './accounts/account-list-page';
import { AddAccountPage } from './accounts/add-account-page';
import { AuditListPage } from './audit/audit-list-page';
import { EditEmployeePage } from './employees/edit-employee-page';
import { EmployeeListPage } from './employees/employee-list-page';
import { FeedPage } from './feed/feed-page';
import { FeederListPage } from './feeders/feeder-list-page';
import { AddFeederPage, EditFeederPage } from './feeders/feeder-page';
import { ImportPage } from './import/import-page';
import { ModulesPage } from './modules/modules-page';
import { OfficeListPage } from './offices/office-list-page';
import { AddOfficePage, EditOfficePage, EditSubstationPage } from './offices/office-page';
import { AddSubstationPage } from './substations/add-substation-page';
import { SecurityListPage } from './security/security-list-page';
import { SubstationListPage } from './substations/substation-list-page';
import { WebhooksPage } from './webhooks/webhooks-page';

/** What the host mounts under /modules, /employee and /substation. */
export const routes: RouteObject[] = [
  { path: 'modules', element: <Permitted capability="adminRemote" page={ModulesPage} /> },
  { path: 'modules/feeders', element: <Permitted capability="manageFeeders" page={FeederListPage} /> },
  { path: 'modules/feeders/new', element: <Permitted capability="manageFeeders" page={AddFeederPage} /> },
  { path: 'modules/feeders/:id', element: <Permitted capability="manageFeeders" page={EditFeederPage} /> },
  { path: 'modules/offices', element: <Permitted capability="manageOffices" page={OfficeListPage} /> },
  { path: 'modules/offices/new', element: <Permitted capability="manageOffices" page={AddOfficePage} /> },
  { path: 'modules/offices/:id', element: <Permitted capability="manageOffices" page={EditOfficePage} /> },
  { path: 'modules/substations/:id', element: <Permitted capability="manageSubstations" page={EditSubstationPage} /> },
  { path: 'modules/accounts', element: <Permitted capability="manageEmployees" page={AccountListPage} /> },
  { path: 'modules/accounts/new', element: <Permitted capability="manageEmployees" page={AddAccountPage} /> },
  { path: 'modules/import', element: <Permitted capability="importData" page={ImportPage} /> },
  { path: 'modules/feed', element: <Permitted capability="manageFeed" page={FeedPage} /> },
  { path: 'modules/webhooks', element: <Permitted capability="manageWebhooks" page={WebhooksPage} /> },
  { path: 'modules/security', element: <Permitted capability="readAudit" page={SecurityListPage} /> },
  { path: 'modules/audit', element: <Permitted capability="readAudit" page={AuditListPage} /> },
  { path: 'employee', element: <Permitted capability="manageEmployees" page={EmployeeListPage} /> },
  { path: 'employee/:id', element: <Permitted capability="manageEmployees" page={EditEmployeePage} /> },
  { path: 'substation', element: <Permitted capability="manageSubstations" page={SubstationListPage} /> },
  { path: 'substation/create', element: <Permitted capability="manageSubstations" page={AddSubstationPage} /> },
];
