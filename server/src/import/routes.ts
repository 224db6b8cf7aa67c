import { exportData } from 'shared-contracts/endpoint/import/export-data';
import { importData } from 'shared-contracts/endpoint/import/import-data';
import { listImports } from 'shared-contracts/endpoint/import/list-imports';
import { type ImportKind, importKindSchema, importTables } from 'shared-contracts/import/import-kind';
import { mayGrant, permissionNames } from 'shared-contracts/rule/permission';
import * as v from 'valibot';
import type { Principal } from '../access/principal';
import { CsvFile } from '../http/csv-file';
import { Refusal } from '../http/refusal';
import type { Router } from '../http/router';
import type { Services } from '../services/services';
import { indianToday } from '../time/indian-today';
import { toWireMoment } from '../time/wire-moment';
import { exportQuery, exportTitles, templateFile } from './export-data';
import { nobodysPassword } from './nobodys-password';
import { type FileFault, readRows } from './read-rows';
import { runImport } from './run-import';
import { spoolFile } from './spool-file';

/** The name under which a browser keeps an export or a template. */
function exportFileName(kind: ImportKind, isTemplate: boolean): string {
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  return isTemplate ? `${name}-Template.csv` : `${name}.csv`;
}

const isOn = (flag: string | undefined) => flag === '1' || flag === 'true';
const shownImports = 50;

function refuseFile(faultCount: number, faults: readonly FileFault[]): never {
  const [code, values] = faultCount === 1 ? (['import.oneFault', {}] as const) : (['import.faults', { count: faultCount }] as const);
  throw new Refusal('ruleBroken', { faults: [{ field: null, code, values }], fields: { faultCount, faults } });
}

/** Null: all. */
function grantableBy(caller: Principal | null): readonly string[] | null {
  if (caller === null) return null;
  const own = permissionNames.filter((name) => mayGrant(caller.user, name));
  return own.length === permissionNames.length ? null : own;
}

export function registerImport(router: Router, { db, pool, downloads, now }: Services): void {
  router.handle(importData, async ({ input: { params: { kind }, query }, caller, file }) => {
    const spooled = await spoolFile(file);
    try {
      const outcome = await runImport(pool, {
        kind,
        file: { ...spooled, name: query.fileName ?? null },
        open: (faults) => readRows(spooled.path, importTables[kind], indianToday(now()), faults),
        scope: null,
        isDryRun: isOn(query.dryRun),
        retiresMissing: isOn(query.retireMissing),
        actor: caller?.principal ?? { system: 'import key' },
        grantable: grantableBy(caller?.principal ?? null),
        at: now(),
        passwordHash: await nobodysPassword(),
      });
      return outcome.ok ? outcome.result : refuseFile(outcome.faultCount, outcome.faults);
    } finally {
      await spooled.remove();
    }
  }, { mayTakeLong: true });

  router.handle(exportData, async ({ input: { params: { kind }, query }, caller, left }) => {
    const isTemplate = isOn(query.template);
    const reader = { id: caller?.principal.employeeId ?? 'import', left };
    const content = isTemplate ? templateFile(kind) : await downloads.open(exportTitles(kind), exportQuery(db, kind), reader);
    return new CsvFile(exportFileName(kind, isTemplate), content);
  });

  router.handle(listImports, async () => {
    const rows = await db.selectFrom('import_run').selectAll().orderBy('id', 'desc').limit(shownImports).execute();
    return {
      imports: rows.map(({ actor_id: _employee, actor_name: actor, file_name: fileName, at, kind, ...run }) => ({
        ...run,
        actor,
        fileName,
        at: toWireMoment(at),
        kind: v.parse(importKindSchema, kind),
      })),
    };
  });
}
