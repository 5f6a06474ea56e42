import { readFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from './paths.ts';

/** The name under which the package is published: documents and recipes take it over. */
export const packageName = '@fabula/sdk';

/** The name of the workspace, which sources and documents import. */
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

/** Bundled with the package: its own range of Node versions is narrower than ours. */
export const bundledDependency = 'eventsource-parser';

/** What an app installs itself, when it uses the entry that needs it. */
const peers: Readonly<Record<string, string>> = {
  '@tanstack/react-query': '^5.62.0',
  msw: '^3.0.0',
  react: '>=18',
};

/** Entry points: name of the export → source file below `src`, without its ending. */
export const entries: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(exports).map(([name, file]) => [name, file.replace(/^\.\/src\//, '').replace(/\.ts$/, '')]),
);

/** The `package.json` of the published package. */
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
  dependencies: Object.fromEntries(
    Object.entries(dependencies).flatMap(([name, exact]) => (name === bundledDependency ? [] : [[name, `^${exact}`]])),
  ),
  peerDependencies: peers,
  peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((name) => [name, { optional: true }])),
  publishConfig: { access: 'public' },
};
