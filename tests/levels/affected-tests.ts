import type { ModuleGraph } from './module-graph.ts';

/** Tests and stories; journeys and whole servers import nothing of what they try. */
const isTest = (file: string): boolean => /\.(test|stories)\.tsx?$/.test(file);

/**
 * Where the whole server is put together: every test of a whole server would follow from any of its files. A change of
 * one of its domains is tried by the tests of that domain instead.
 */
const putsTogether = (file: string): boolean => /^server\/src\/(app|deps|main)\.ts$/.test(file);

/** The folder of a file's domain on the server, or undefined elsewhere. */
const domainOf = (file: string): string | undefined => /^server\/src\/[^/]+\//.exec(file)?.[0];

/** Who imports each file. A story of a page shows the page beside it, which the router finds by its place. */
function importersIn(graph: ModuleGraph): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  const add = (file: string, importer: string) => {
    const known = importers.get(file);
    if (known === undefined) importers.set(file, [importer]);
    else known.push(importer);
  };
  for (const [importer, imports] of graph) for (const file of imports) add(file, importer);
  for (const story of [...graph.keys()].filter((file) => file.endsWith('Page.stories.tsx'))) {
    add(story.replace('.stories.tsx', '.tsx'), story);
  }
  return importers;
}

/** The files that a change can be noticed in: the changed ones, and whoever imports them, directly or not. */
function reachedFrom(changed: readonly string[], importers: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set(changed);
  const open = [...changed];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (putsTogether(file) && !changed.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) {
      if (reached.has(importer)) continue;
      reached.add(importer);
      open.push(importer);
    }
  }
  return reached;
}

/**
 * The tests and stories that can notice a change.
 *
 * @param changed paths from the repository
 * @returns their paths, sorted
 */
export function affectedTests(graph: ModuleGraph, changed: readonly string[]): string[] {
  const reached = reachedFrom(changed, importersIn(graph));
  const domains = new Set(changed.flatMap((file) => (isTest(file) ? [] : (domainOf(file) ?? []))));
  const isOfDomain = (file: string) => domains.has(domainOf(file) ?? '');
  return [...graph.keys()].filter((file) => isTest(file) && (reached.has(file) || isOfDomain(file))).toSorted();
}
