// Exceptions outlive what they were made for. One that names nothing any more would hide the next mistake.
import * as v from 'valibot';
import type { Check } from './check';
import { cycleExemptions } from './folder-cycle';
import { widthExemptions } from './line-width';
import { workspacePackages, type WorkspacePackage } from './packages';
import { projectFiles, readProjectFile } from './source-file';
import { screenExemptions } from './untranslated-text';

const oxlintSchema = v.object({ overrides: v.array(v.object({ files: v.array(v.string()) })) });
const patterns = v.optional(v.array(v.string()), []);
const knipSchema = v.object({
  workspaces: v.record(
    v.string(),
    v.object({ entry: patterns, project: patterns, ignoreDependencies: patterns, ignoreBinaries: patterns }),
  ),
});

/** A pattern with `*`, `**` and `{a,b}` as a regular expression for the whole path. */
export function globPattern(glob: string): RegExp {
  const source = glob.replaceAll(/\*\*\/|\*\*|\*|\{[^}]*\}|[.+^$()|[\]\\?]/g, (part) => {
    if (part === '**/') return '(?:.*/)?';
    if (part === '**') return '.*';
    if (part === '*') return '[^/]*';
    if (part.startsWith('{')) return `(?:${part.slice(1, -1).split(',').join('|')})`;
    return `\\${part}`;
  });
  return new RegExp(`^${source}$`);
}

/** The patterns that match none of `files`. As the linter does, one without a slash is sought in every folder. */
export function findIdle(globs: readonly string[], files: readonly string[]): string[] {
  return globs.filter((glob) => {
    const pattern = globPattern(glob.includes('/') ? glob : `**/${glob}`);
    return !files.some((file) => pattern.test(file));
  });
}

/** The regular expressions that match none of `files`. */
export function findIdleRules(rules: readonly RegExp[], files: readonly string[]): string[] {
  return rules.filter((rule) => !files.some((file) => rule.test(file))).map(String);
}

/** Dependencies that knip is told to ignore, and that the package does not have. */
export function findUnknownDependencies(
  ignored: readonly string[],
  { dependencies, devDependencies }: Pick<WorkspacePackage, 'dependencies' | 'devDependencies'>,
): string[] {
  return ignored.filter((name) => !(name in dependencies) && !(name in devDependencies));
}

function oxlintProblems(files: readonly string[]): string[] {
  const { overrides } = v.parse(oxlintSchema, JSON.parse(readProjectFile('.oxlintrc.json')));
  return overrides.flatMap((override) => findIdle(override.files, files)).map((glob) => `.oxlintrc.json: ${glob} matches no file`);
}

function knipProblems(files: readonly string[]): string[] {
  const { workspaces } = v.parse(knipSchema, JSON.parse(readProjectFile('knip.json')));
  const packages = workspacePackages();
  return Object.entries(workspaces).flatMap(([workspace, { entry, project, ignoreDependencies, ignoreBinaries }]) => {
    const prefix = workspace === '.' ? '' : `${workspace}/`;
    const home = packages.find(({ folder }) => folder === (workspace === '.' ? '' : workspace));
    const sources = files.filter((file) => /\.(ts|mjs|sh)$/.test(file) && file.startsWith(prefix)).map(readProjectFile);
    return [
      ...findIdle([...entry, ...project].map((glob) => prefix + glob), files),
      ...(home === undefined ? ignoreDependencies : findUnknownDependencies(ignoreDependencies, home)),
      ...ignoreBinaries.filter((program) => !sources.some((content) => content.includes(program))),
    ].map((name) => `knip.json: ${workspace}: ${name} names nothing`);
  });
}

export const exemption: Check = {
  name: 'every exemption names something that exists',
  run: () => {
    const files = projectFiles();
    const rules = [...screenExemptions, ...cycleExemptions, ...widthExemptions];
    return [
      ...oxlintProblems(files),
      ...knipProblems(files),
      ...findIdleRules(rules, files).map((rule) => `tools/checks: ${rule} matches no file`),
    ];
  },
};
