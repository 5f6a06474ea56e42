import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { z } from 'zod';

export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

const Cruise = z.object({
  modules: z.array(
    z.object({
      source: z.string(),
      dependencies: z.array(z.object({ resolved: z.string(), dependencyTypes: z.array(z.string()) })),
    }),
  ),
});

const everything = ['.storybook', 'sdk', 'ui', 'app', 'server', 'tests'];

/**
 * Reads the imports of all sources with dependency-cruiser: what runs, not what only types need.
 *
 * @param root the repository
 * @param folders whose files are read
 * @throws Error with what dependency-cruiser printed when it fails
 */
export async function readModuleGraph(root: string, folders: readonly string[] = everything): Promise<ModuleGraph> {
  const config = ['--config', '.dependency-cruiser.cjs'];
  const { stdout } = await promisify(execFile)('depcruise', [...folders, ...config, '--output-type', 'json'], {
    cwd: root,
    maxBuffer: 512 * 1024 * 1024,
  });
  const { modules } = Cruise.parse(JSON.parse(stdout));
  return new Map(
    modules.map(({ source, dependencies }) => [
      source,
      dependencies.filter(({ dependencyTypes: types }) => !types.includes('type-only')).map(({ resolved }) => resolved),
    ]),
  );
}
