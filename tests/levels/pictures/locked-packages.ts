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

/** Packages by name: every locked version of each. */
export type LockedPackages = ReadonlyMap<string, readonly LockedPackage[]>;

interface LockedPackage {
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
  const packages = new Map<string, LockedPackage[]>();
  for (const [place, locked] of Object.entries(Lock.parse(JSON.parse(lock)).packages)) {
    if (!nameIn.test(place) || locked.link === true) continue;
    const name = place.replace(nameIn, '');
    const { version = '', integrity = '', dependencies, peerDependencies, optionalDependencies } = locked;
    const needs = Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies });
    packages.set(name, [...(packages.get(name) ?? []), { identity: `${name} ${version} ${integrity}`, needs }]);
  }
  return packages;
}

/**
 * What identifies the versions of packages and of all that they depend on, sorted. Where several versions of a package
 * are locked, all of them count.
 */
export function lockedVersions(packages: LockedPackages, names: Iterable<string>): string[] {
  const reached = new Set(names);
  const identities: string[] = [];
  for (const name of reached) {
    for (const { identity, needs } of packages.get(name) ?? []) {
      identities.push(identity);
      for (const need of needs) reached.add(need);
    }
  }
  return identities.toSorted();
}
