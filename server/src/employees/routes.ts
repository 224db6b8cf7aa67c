import { fileNames } from 'shared-contracts/constant/limit';
import { getEmployee } from 'shared-contracts/endpoint/employees/get-employee';
import { listEmployees } from 'shared-contracts/endpoint/employees/list-employees';
import { searchOrganisation } from 'shared-contracts/endpoint/employees/search-organisation';
import { updateEmployee } from 'shared-contracts/endpoint/employees/update-employee';
import type { EmployeeRow } from 'shared-contracts/entity/employee';
import { findListPage, listCsvQuery } from '../grid/list-source';
import { readGridA } from '../grid/read-grid-a';
import { CsvFile } from '../http/csv-file';
import { Refusal } from '../http/refusal';
import type { Router } from '../http/router';
import type { Services } from '../services/services';
import { employeeColumns, employeeList, employeeScope } from './employee-list';
import { readEmployee } from './employee-record';
import { saveEmployee } from './save-employee';
import { searchPlaceOfWork } from './search-place-of-work';

export function registerEmployees(router: Router, services: Services): void {
  const { db, downloads } = services;

  router.handle(listEmployees, async ({ input: { query }, caller: { principal }, left }) => {
    const read = readGridA(query, employeeColumns);
    if (!read.ok) throw new Refusal('malformed', { message: read.errors[0] ?? 'The query is malformed.', errors: read.errors });
    const scope = employeeScope(principal.user);
    if (query.download) {
      const columns = query.download.flatMap(({ field }) => employeeColumns.get(field) ?? []);
      const titles = query.download.map(({ title }) => title);
      return new CsvFile(
        fileNames.employees,
        await downloads.open(titles, listCsvQuery(db, employeeList, scope, read.view, columns), left),
      );
    }
    const { rows, total } = await findListPage<EmployeeRow>(db, employeeList, scope, read.view, query);
    return { dataSource: rows, totalRecords: { count: total } };
  });

  router.handle(searchOrganisation, async ({ input: { query }, caller: { principal } }) => {
    return { data: await searchPlaceOfWork(db, principal.user, query.searchQuery) };
  });

  router.handle(getEmployee, async ({ input: { params }, caller: { principal } }) => {
    return { data: await readEmployee(db, principal, params.id) };
  });

  router.handle(updateEmployee, async ({ input: { params, body }, caller: { principal } }) => {
    await saveEmployee(services, principal, params.id, body);
    return { status: 'Success' as const, message: 'Employee details updated successfully' };
  });
}
