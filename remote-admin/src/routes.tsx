import type { RouteObject } from 'shared-ui/router';
import { Permitted } from './access/permitted';
import { EditEmployeePage } from './employees/edit-employee-page';
import { EmployeeListPage } from './employees/employee-list-page';
import { ModulesPage } from './modules/modules-page';
import { AddSubstationPage } from './substations/add-substation-page';
import { SubstationListPage } from './substations/substation-list-page';

/** What the host mounts under /modules, /employee and /substation. */
export const routes: RouteObject[] = [
  { path: 'modules', element: <Permitted capability="adminRemote" page={ModulesPage} /> },
  { path: 'employee', element: <Permitted capability="manageEmployees" page={EmployeeListPage} /> },
  { path: 'employee/:id', element: <Permitted capability="manageEmployees" page={EditEmployeePage} /> },
  { path: 'substation', element: <Permitted capability="manageSubstations" page={SubstationListPage} /> },
  { path: 'substation/create', element: <Permitted capability="manageSubstations" page={AddSubstationPage} /> },
];
