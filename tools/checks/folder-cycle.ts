// Folders never import each other in a ring. You can read one with only those below it in mind.
import { dirname, join } from 'node:path';
import type { Check } from './check';
import { projectFiles, readProjectFile, relativeImports } from './source-file';

const source = /\.tsx?$/;
/** Tests and what is there for tests stand on everything. */
export const cycleExemptions: readonly RegExp[] = [/\.test\.tsx?$/, /\/testing\//, /^server\/test\//];

interface Import {
  readonly from: string;
  readonly to: string;
}

/** The relative imports of a file, as paths without their extension. */
export function importsOf(file: string, content: string): Import[] {
  return relativeImports(content).map((target) => ({ from: file, to: join(dirname(file), target) }));
}

type FolderGraph = ReadonlyMap<string, ReadonlyMap<string, Import>>;

/** Which folder imports which, with one import as its example. */
function folderGraph(imports: readonly Import[]): FolderGraph {
  const graph = new Map<string, Map<string, Import>>();
  for (const one of imports) {
    const [from, to] = [dirname(one.from), dirname(one.to)];
    if (from === to) continue;
    const targets = graph.get(from) ?? new Map<string, Import>();
    graph.set(from, targets.has(to) ? targets : targets.set(to, one));
  }
  return graph;
}

/** Every folder that can be reached from one. */
function reachable(graph: FolderGraph, start: string): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    for (const next of graph.get(folder)?.keys() ?? []) {
      if (found.has(next)) continue;
      found.add(next);
      open.push(next);
    }
  }
  return found;
}

/** Every import that is part of a ring of folders. */
export function findFolderCycles(imports: readonly Import[]): string[] {
  const graph = folderGraph(imports);
  const below = new Map([...graph.keys()].map((folder) => [folder, reachable(graph, folder)]));
  return [...graph].flatMap(([from, targets]) =>
    [...targets]
      .filter(([to]) => below.get(to)?.has(from))
      .map(([to, example]) => `${from} imports ${to}, which leads back (${example.from} -> ${example.to})`),
  );
}

export const folderCycle: Check = {
  name: 'no ring of folders, not by a type either',
  run: () => {
    const files = projectFiles().filter((file) => source.test(file) && !cycleExemptions.some((exempt) => exempt.test(file)));
    return findFolderCycles(files.flatMap((file) => importsOf(file, readProjectFile(file))));
  },
};
