import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { pictureInputs } from './picture-inputs.ts';

const button = 'ui/src/primitives/Button.tsx';
const header = 'ui/src/rooms/RoomHeader.tsx';
const headerStories = 'ui/src/rooms/RoomHeader.stories.tsx';
const buttonStories = 'ui/src/primitives/Button.stories.tsx';
const page = 'app/src/pages/rooms/RoomPage.tsx';
const pageStories = 'app/src/pages/rooms/RoomPage.stories.tsx';
const preview = '.storybook/preview.tsx';
const documents = '.storybook/docs/pages.tsx';

const graph = new Map([
  [button, ['node_modules/react/index.js']],
  [header, [button]],
  [headerStories, [header, preview]],
  [buttonStories, [button, preview]],
  [page, [header, 'sdk/src/index.ts']],
  ['app/src/pages/router.tsx', []],
  [pageStories, ['app/src/pages/router.tsx', preview]],
  [preview, ['sdk/src/index.ts', 'ui/src/theme/themes.css', documents]],
  [documents, []],
  ['sdk/src/index.ts', []],
  ['ui/src/theme/themes.css', []],
]);

/** A lock file, with other versions of some packages. */
const lock = (versions: Readonly<Record<string, string>> = {}): string => {
  const locked = (name: string, dependencies: readonly string[] = []) => ({
    version: versions[name] ?? '1.0.0',
    dependencies: Object.fromEntries(dependencies.map((dependency) => [dependency, '^1'])),
  });
  return JSON.stringify({
    packages: {
      '': { version: versions['fabula'] ?? '1.0.0' },
      'node_modules/react': locked('react', ['scheduler']),
      'node_modules/react/node_modules/scheduler': locked('scheduler'),
      'node_modules/vite': locked('vite'),
      'node_modules/server-only': locked('server-only', ['scheduler']),
      // Found by what is not drawn alone.
      'node_modules/scheduler': { ...locked('scheduler'), version: versions['another scheduler'] ?? '2.0.0' },
      'node_modules/server-only/node_modules/react': { version: versions['another react'] ?? '2.0.0' },
    },
  });
};

let root: string;
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};

/** The files of stories whose digest a change makes another. */
function changedBy(change: () => void): string[] {
  const before = pictureInputs(root, graph);
  change();
  const after = pictureInputs(root, graph);
  return [...after].filter(([file, digest]) => before.get(file) !== digest).map(([file]) => file);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  for (const file of graph.keys()) write(file, `// ${file}`);
  write(header, "id: 'room.title'");
  write(button, 'id: `button.${size}`');
  write('locales/catalogues/en-US.json', '{ "room.title": "Room", "button.small": "Small", "other": "Other" }');
  write('locales/catalogues/ar-SA.json', '{ "room.title": "غرفة" }');
  write('package-lock.json', lock());
});
afterEach(() => rmSync(root, { recursive: true }));

describe('pictureInputs', () => {
  it('changes for the stories that import a changed source, the page of the router among them', () => {
    expect(changedBy(() => write(header, "id: 'room.title' // wider"))).toEqual([pageStories, headerStories]);
    expect(changedBy(() => write(button, 'id: `button.${size}` // wider'))).toHaveLength(3);
    expect(changedBy(() => write(page, '// wider'))).toEqual([pageStories]);
  });

  it('changes for the stories that show a changed message, in any language', () => {
    const arabic = () => write('locales/catalogues/ar-SA.json', '{ "room.title": "الغرفة" }');
    expect(changedBy(arabic)).toEqual([pageStories, headerStories]);
    const english = '{ "room.title": "Room", "button.small": "Tiny", "other": "Other" }';
    expect(changedBy(() => write('locales/catalogues/en-US.json', english))).toHaveLength(3);
    expect(
      changedBy(() => write('locales/catalogues/ar-SA.json', '{ "room.title": "الغرفة", "new": "جديد" }')),
    ).toEqual([]);
  });

  it('changes for the stories that make calls when the SDK changes', () => {
    expect(changedBy(() => write('sdk/src/generated/mocks.ts', 'export {}'))).toEqual([pageStories]);
  });

  it('changes for the stories that import a package when it, or what it depends on, has another version', () => {
    for (const name of ['react', 'scheduler']) {
      expect(changedBy(() => write('package-lock.json', lock({ [name]: '1.1.0' })))).toEqual([
        pageStories,
        buttonStories,
        headerStories,
      ]);
    }
  });

  it('stays when only packages change that no story imports', () => {
    for (const name of ['server-only', 'fabula', 'another scheduler', 'another react']) {
      expect(changedBy(() => write('package-lock.json', lock({ [name]: '2.1.0' })))).toEqual([]);
    }
  });

  it('changes for every story with a package that draws', () => {
    expect(changedBy(() => write('package-lock.json', lock({ vite: '1.1.0' })))).toHaveLength(3);
  });

  it.each([preview, 'ui/src/theme/themes.css', 'ui/src/theme/fonts/sans.woff2'])(
    'changes for every story with %s',
    (file) => {
      expect(changedBy(() => write(file, 'another'))).toHaveLength(3);
    },
  );

  it('stays when a test, a document of Storybook or nothing changes', () => {
    expect(changedBy(() => write(documents, 'another'))).toEqual([]);
    expect(changedBy(() => write('sdk/src/index.test.ts', 'another'))).toEqual([]);
    expect(changedBy(() => undefined)).toEqual([]);
  });
});
