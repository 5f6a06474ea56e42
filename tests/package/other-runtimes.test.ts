import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import { packageName } from '../../sdk/scripts/package/manifest.ts';
import { startServer, type RunningServer } from '../servers/start-server.ts';
import { installInto, root } from './installed-package.ts';

const run = promisify(execFile);

const { tarball } = inject('packedSdk');
const project = await installInto(tarball, []);
afterAll(project[Symbol.asyncDispose]);

/** A guest's chat, in what all runtimes share: the web's own interfaces. */
const visit = `
  import { createChat, createClient, NotFoundError, getCharacter, sendMessage, streamChatEvents, toBase64 } from '${packageName}';
  export async function visit(baseUrl) {
    const client = createClient({ baseUrl });
    const api = client.bind({ createChat, getCharacter, sendMessage, streamChatEvents });
    const { signal } = new AbortController();
    const { name } = await api.getCharacter('maren-vale', { signal });
    const missing = await api.getCharacter('nobody').catch((error) => error);
    const { chatId, lastEventId } = await api.createChat({ characterId: 'maren-vale' });
    const { reply } = await api.sendMessage(chatId, { text: 'Good evening.' });
    let text = '';
    for await (const event of api.streamChatEvents(chatId, { lastEventId })) {
      if (event.kind === 'reply-text' && event.messageId === reply.messageId) text += event.text;
      if (event.kind === 'reply-ended') break;
    }
    const content = await toBase64(new Blob(['card']));
    return [name, missing instanceof NotFoundError, text.length > 20, content].join(' ');
  }`;
const seen = 'Maren Vale true true Y2FyZA==';

describe('the packed SDK on the real server', () => {
  let server: RunningServer;
  let api: string;
  beforeAll(async () => {
    server = await startServer();
    api = `${server.origin}/api`;
    await project.write('visit.js', visit);
  });
  afterAll(() => server.stop());

  test('runs in Deno', async () => {
    const script = await project.write(
      'deno.js',
      `import { visit } from './visit.js'; console.log(await visit('${api}'));`,
    );
    const deno = path.join(root, 'node_modules/deno/bin.cjs');
    const { stdout } = await run(process.execPath, [deno, 'run', '--quiet', '--allow-net', script], {
      cwd: project.folder,
      env: { PATH: process.env['PATH'], HOME: project.folder, DENO_NO_UPDATE_CHECK: '1' },
    });

    expect(stdout.trim()).toBe(seen);
  });

  test('runs in a worker of workerd', async () => {
    const entry = await project.write(
      'worker.js',
      `import { visit } from './visit.js';
      export default {
        async test() {
          const result = await visit('${api}');
          if (result !== '${seen}') throw new Error(result);
        },
      };`,
    );
    await build({
      configFile: false,
      logLevel: 'silent',
      root: project.folder,
      build: {
        outDir: path.join(project.folder, 'worker'),
        modulePreload: false,
        lib: { entry, formats: ['es'], fileName: () => 'worker.mjs' },
      },
    });
    const config = await project.write(
      'worker.capnp',
      `using Workerd = import "/workerd/workerd.capnp";
      const config :Workerd.Config = (
        services = [
          (name = "main", worker = (
            modules = [(name = "worker.mjs", esModule = embed "worker/worker.mjs")],
            compatibilityDate = "2023-12-01"
          )),
          (name = "internet", network = (allow = ["private", "local", "public"]))
        ]
      );`,
    );
    const workerd = path.join(root, 'node_modules/workerd/bin/workerd');

    await expect(run(workerd, ['test', config])).resolves.toMatchObject({ stderr: expect.stringContaining('PASS') });
  });
});
