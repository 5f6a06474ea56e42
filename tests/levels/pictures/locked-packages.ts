import { z } from 'zod';

const Names = z.record(z.string(), z.unknown()).default({});

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      dependencies: Names,
      peerDependencies: Names,
      optionalDependencies: Names,
    }),
  ),
});

/** Packages by their place below the repository, such as `node_modules/vite/node_modules/esbuild`. */
export type LockedPackages = ReadonlyMap<string, LockedPackage>;

interface LockedPackage {
  readonly name: string;
  readonly identity: string;
  readonly needs: readonly string[];
}

const nameIn = /^.*node_modules\//;

/**
 * Reads the packages that npm has locked; the workspaces are left out.
 *
 * @param lock the text of a `package-lock.json` of version 3
 * @throws Error of zod when it is none
 */
export function readLockedPackages(lock: string): LockedPackages {
  const packages = new Map<string, LockedPackage>();
  for (const [place, locked] of Object.entries(Lock.parse(JSON.parse(lock)).packages)) {
    if (!nameIn.test(place) || locked.link === true) continue;
    const name = place.replace(nameIn, '');
    const { version = '', integrity = '', dependencies, peerDependencies, optionalDependencies } = locked;
    const needs = Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });
    packages.set(place, { name, identity: `${name} ${version} ${integrity}`, needs });
  }
  return packages;
}

/** The folder in which a package is looked for next; empty for the repository. */
const outside = (folder: string): string => folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));

/** Where a package finds another one, as Node looks for it; undefined for an optional one that is not there. */
function placeOf(name: string, from: string, packages: LockedPackages): string | undefined {
  for (let folder = from; folder !== ''; folder = outside(folder)) {
    const place = `${folder}/node_modules/${name}`;
    if (packages.has(place)) return place;
  }
  return packages.has(`node_modules/${name}`) ? `node_modules/${name}` : undefined;
}

/**
 * What identifies the versions of packages and of all that they depend on, sorted. Where the repository and a workspace
 * have a package of the same name, both count.
 */
export function lockedVersions(packages: LockedPackages, names: ReadonlySet<string>): string[] {
  const isOfSources = (place: string, { name }: LockedPackage) =>
    names.has(name) && place.indexOf('node_modules/') === place.lastIndexOf('node_modules/');
  const reached = new Set([...packages].filter(([place, one]) => isOfSources(place, one)).map(([place]) => place));
  for (const place of reached) {
    for (const need of packages.get(place)?.needs ?? []) {
      const found = placeOf(need, place, packages);
      if (found !== undefined) reached.add(found);
    }
  }
  return [...new Set([...reached].map((place) => packages.get(place)?.identity ?? ''))].toSorted();
}
