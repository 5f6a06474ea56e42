import type { ModuleGraph } from './module-graph.ts';

/** Unit tests and stories. Journeys do not import what they test. */
const isTest = (file: string): boolean => /\.(test|stories)\.tsx?$/.test(file);

/**
 * The composition root of the server. Traversal stops here: it imports every server file, so each change would select
 * every test that starts a server. The tests of the changed domain run instead.
 */
const isCompositionRoot = (file: string): boolean => /^server\/src\/(app|deps|main)\.ts$/.test(file);

/** The folder of a file's domain on the server, or undefined elsewhere. */
const domainOf = (file: string): string | undefined => /^server\/src\/[^/]+\//.exec(file)?.[0];

/** The importers of each file. The router finds a page by its path, so a page story counts as an importer of its page. */
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

function reachedFrom(changed: readonly string[], importers: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set(changed);
  const open = [...changed];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (isCompositionRoot(file) && !changed.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) {
      if (reached.has(importer)) continue;
      reached.add(importer);
      open.push(importer);
    }
  }
  return reached;
}

/**
 * Selects the unit tests and stories that a change can affect.
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
