import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const DEBIAN_VERSIONS = '/usr/lib/postgresql';

interface User {
  uid: number;
  gid: number;
}

interface PostgresPrograms {
  /** The folder of the server's programs. */
  bin: string;
  /** Runs the server in place of root. */
  user: User | undefined;
}

/** Root installs missing programs and runs them as an ordinary user, which PostgreSQL requires. */
export function findPostgres(): PostgresPrograms {
  return {
    bin: findBinaries() ?? installBinaries(),
    user: process.getuid?.() === 0 ? ordinaryUser() : undefined,
  };
}

function findBinaries(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(path.delimiter);
  const versions = existsSync(DEBIAN_VERSIONS) ? readdirSync(DEBIAN_VERSIONS) : [];
  const debian = versions.map((version) => path.join(DEBIAN_VERSIONS, version, 'bin'));
  return [...debian, ...onPath].find((folder) => existsSync(path.join(folder, 'initdb')));
}

function installBinaries(): string {
  if (process.getuid?.() === 0) {
    execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql'], { stdio: 'inherit' });
  }
  const found = findBinaries();
  if (found === undefined) throw new Error('No PostgreSQL here: install its server package (Debian: postgresql)');
  return found;
}

function ordinaryUser(): User {
  const numberOf = (flag: '-u' | '-g', name: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
  const name = ['postgres', 'nobody'].find((candidate) => {
    try {
      return numberOf('-u', candidate) > 0;
    } catch {
      return false;
    }
  });
  if (name === undefined) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody');
  return { uid: numberOf('-u', name), gid: numberOf('-g', name) };
}
