import type { Check } from './check';
import { projectFiles, readProjectFile } from './source-file';

const text = /\.(ts|tsx|js|mjs|cjs|json|md|yaml|yml|css|html|sh|sql|conf)$|(^|\/)(\.npmrc|run|Dockerfile)$/;

const patterns: readonly (readonly [RegExp, string])[] = [
  [/(?<![\w./-])\/(?:home|Users)\/[a-z][\w.-]*\//, "a path of somebody's home folder"],
  [/(?<![\w./-])\/(?:work|root|mnt|private\/var)\/[\w.-]+/, 'a path of one machine'],
  [/\b[A-Z]:\\(?:Users|work)\\/, 'a path of one machine'],
  // The lock file names versions and hashes only; a tarball address would pin a registry.
  [
    /https?:\/\/(?!registry\.npmjs\.org|proxy\.golang\.org)[\w.-]*(?:registry|artifactory|nexus|verdaccio|npm-mirror)[\w.-]*/i,
    'the address of a package registry',
  ],
];

export function findMachinePaths(content: string): string[] {
  return patterns.flatMap(([pattern, what]) => {
    const match = pattern.exec(content);
    return match ? [`${what}: ${match[0]}`] : [];
  });
}

/** The project runs anywhere: nothing in it names a machine or a private registry. */
export const machinePath: Check = {
  name: 'no machine paths or registry addresses in the tree',
  run: () =>
    projectFiles()
      // The rule and its test have to name what they look for.
      .filter((file) => text.test(file) && !file.startsWith('tools/checks/'))
      .flatMap((file) => findMachinePaths(readProjectFile(file)).map((problem) => `${file}: ${problem}`)),
};
