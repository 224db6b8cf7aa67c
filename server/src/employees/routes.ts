import { fileNames } from 'shared-contracts/constant/limit';
import { getEmployee } from 'shared-contracts/endpoint/employees/get-employee';
import { listEmployees } from 'shared-contracts/endpoint/employees/list-employees';
import { searchOrganisation } from 'shared-contracts/endpoint/employees/search-organisation';
import { updateEmployee } from 'shared-contracts/endpoint/employees/update-employee';
import type { EmployeeRow } from 'shared-contracts/entity/employee';
import { answerGridABy } from '../grid/answer-grid-a';
import { findListPage, listCsvQuery } from '../grid/list-source';
import type { Router } from '../http/router';
import { success } from '../http/success';
import type { Services } from '../services/services';
import { employeeColumns, employeeList, employeeScope } from './employee-list';
import { readEmployee } from './employee-record';
import { saveEmployee } from './save-employee';
import { searchPlaceOfWork } from './search-place-of-work';

export function registerEmployees(router: Router, services: Services): void {
  const { db, downloads } = services;

  router.handle(listEmployees, async ({ input: { query }, caller: { principal }, left }) => {
    const scope = employeeScope(principal.user);
    return answerGridABy(downloads, {
      query,
      columns: employeeColumns,
      findPage: (view) => findListPage<EmployeeRow>(db, employeeList, scope, view, query),
      csvQuery: (view, columns) => listCsvQuery(db, employeeList, scope, view, columns),
      fileName: fileNames.employees,
      reader: { id: principal.employeeId, left },
    });
  }, { weight: ({ query }) => (query.download ? 0 : 1) });

  router.handle(searchOrganisation, async ({ input: { query }, caller: { principal } }) => {
    return { data: await searchPlaceOfWork(db, principal.user, query.searchQuery) };
  });

  router.handle(getEmployee, async ({ input: { params }, caller: { principal } }) => {
    return { data: await readEmployee(db, principal, params.id) };
  });

  router.handle(updateEmployee, async ({ input: { params, body }, caller: { principal } }) => {
    await saveEmployee(services, principal, params.id, body);
    return success('employee.updated');
  });
}
