// The package.json files of the workspace.
import * as v from 'valibot';
import { projectFiles, readProjectFile } from './source-file';

const dependencies = v.optional(v.record(v.string(), v.string()), {});
const packageSchema = v.object({ name: v.string(), dependencies, devDependencies: dependencies });

export interface WorkspacePackage extends v.InferOutput<typeof packageSchema> {
  file: string;
  /** '' for the root. */
  folder: string;
}

export function workspacePackages(): WorkspacePackage[] {
  return projectFiles()
    .filter((file) => /^([^/]+\/)?package\.json$/.test(file))
    .map((file) => ({ file, folder: file.replace(/\/?package\.json$/, ''), ...v.parse(packageSchema, JSON.parse(readProjectFile(file))) }));
}
