import { afterAll, describe, expect, inject, test } from 'vitest';

import { packageName } from '../../sdk/scripts/package/manifest.ts';
import { operations } from '../../sdk/src/generated/examples.ts';
import { listen, routes, sendJson } from '../../sdk/tests/loopback.ts';
import { installInto, nodeRuntimes, runScript } from './installed-package.ts';

const runtimes = await nodeRuntimes();
const { tarball } = inject('packedSdk');
const project = await installInto(tarball, []);
afterAll(project[Symbol.asyncDispose]);

const character = operations.getCharacter.examples[200]['maren-vale'];
const device = operations.deviceInit.examples[200].guest;
const events = [
  { kind: 'reply-text', messageId: 'm', offset: 0, text: 'Yes', tone: 'warm' },
  { kind: 'gesture', gesture: 'wave' },
  { kind: 'closing' },
];

/** A server whose contract has grown: fields, a language and a kind of event that this package has never heard of. */
const newer = routes({
  '/registerlogin/deviceinit': (_, response) => sendJson(response, 200, { ...device, region: 'north' }),
  '/characters/maren-vale': (_, response) =>
    sendJson(response, 200, { ...character, data: { ...character.data, language: 'nl-NL', voice: 'alto' } }),
  '/chats/cht-1/events': (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .end(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')),
});

describe('the packed SDK on a newer server', () => {
  test.each(runtimes)('reads the answers and warns on Node $version', async (node) => {
    await using server = await listen(newer);
    const script = await project.write(
      'newer.js',
      `import { createClient, getCharacter, streamChatEvents } from '${packageName}';
      const client = createClient({
        baseUrl: process.env.API,
        onUnknown: ({ path, value }) => console.log('unknown', path, value),
      });
      const { name, language, voice } = await getCharacter('maren-vale', { client });
      console.log(name, language, voice);
      for await (const { kind } of streamChatEvents('cht-1', { client })) console.log(kind);`,
    );

    expect(await runScript(node, script, { API: server.baseUrl })).toEqual([
      'unknown data.language nl-NL',
      'Maren Vale nl-NL alto',
      'reply-text',
      'unknown kind gesture',
      'closing',
    ]);
  });
});
