import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from './paths.ts';

export const packageName = '@fabula/sdk';

export const workspaceName = '@fabula/sdk';

interface Workspace {
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly type: string;
  readonly sideEffects: boolean;
  readonly exports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

const { version, description, license, type, sideEffects, exports, dependencies }: Workspace = JSON.parse(
  readFileSync(path.join(workspace, 'package.json'), 'utf8'),
);

const peers: Readonly<Record<string, string>> = {
  // Before it, the options of an infinite query had another list of type parameters.
  '@tanstack/react-query': '^5.80.0',
  msw: '^3.0.0',
  react: '>=18',
};

/** Entry points: name of the export → source file below `src`, without its ending. */
export const entries: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(exports).map(([name, file]) => [name, file.replace(/^\.\/src\//, '').replace(/\.ts$/, '')]),
);

export const manifest = {
  name: packageName,
  version,
  description,
  license,
  type,
  sideEffects,
  keywords: ['fabula', 'openapi', 'sdk', 'client', 'react-query', 'msw', 'zod', 'server-sent-events'],
  engines: { node: '>=20' },
  exports: {
    ...Object.fromEntries(
      Object.entries(entries).map(([name, file]) => [name, { types: `./types/${file}.d.ts`, default: `./${file}.js` }]),
    ),
    './package.json': './package.json',
  },
  bin: { 'fabula-check-log': './check-log.mjs', 'fabula-tally': './tally.mjs' },
  dependencies: Object.fromEntries(Object.entries(dependencies).map(([name, exact]) => [name, `^${exact}`])),
  peerDependencies: peers,
  peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((name) => [name, { optional: true }])),
  publishConfig: { access: 'public' },
};
