import type { Page } from '@playwright/test';

import { cardV2, pngWith } from '../../../server/src/testing/files/card-files.ts';
import { scriptsFor } from '../../../server/src/testing/scripts.ts';
import { finishEvent, openTextPeer, textEvent, type TextPeer } from '../../../server/src/testing/peers/text-peer.ts';
import { startServer, type RunningServer } from '../../servers/start-server.ts';
import { expect, test as base, visit } from '../fixtures.ts';

/** What a reply says that tries to leak the conversation, in place of `CANARY`. */
const leaks = [
  '![](CANARY/?d=secret)',
  '[![more](CANARY/?d=linked)](CANARY/?d=link)',
  '<img src="CANARY/?d=html">',
  '<div style="background:url(CANARY/?d=css)">paper</div>',
  '<CANARY/?d=auto>',
  'The end of it.',
].join('\n\n');

/** Journeys on a server whose replies come letter by letter, and a server that must never receive them. */
const test = base.extend<object, { canary: TextPeer; server: RunningServer }>({
  canary: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      await using canary = await openTextPeer((response) => void response.end());
      await use(canary);
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ canary }, use) => {
      await using peer = await openTextPeer((response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        for (const letter of leaks.replaceAll('CANARY', canary.origin)) response.write(textEvent(letter));
        response.end(finishEvent('stop') + 'data: [DONE]\n\n');
      });
      const server = await startServer({
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '0',
        RATE_LIMIT_DEVICES_PER_MINUTE: '0',
        TEXT_BASE_URL: peer.baseUrl,
        TEXT_MODEL: 'writer',
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  remembered: { cookieConsent: 'rejected' },
});

const callAs = (page: Page, path: string, body: object): Promise<string> =>
  page.evaluate(
    async ([address, json]) => {
      const names = ['Authorization', 'Device-ID', 'User-Login-Status'];
      const session = Object.fromEntries(names.map((name) => [name, localStorage.getItem(name) ?? '']));
      const headers = { ...session, 'content-type': 'application/json' };
      const answer = await fetch(`/api${address}`, { method: 'POST', headers, body: json });
      return answer.text();
    },
    [path, JSON.stringify(body)] as const,
  );

/** Resolves when what the page shows now has been drawn, and whatever that asks for has been asked for. */
const untilDrawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const { promise: drawn, resolve } = Promise.withResolvers<void>();
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    await drawn;
  });

/** What a page asks of anybody but its own server, whether or not it arrives. */
function watchStrangers(page: Page): readonly string[] {
  const strangers: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(page.url()).origin) strangers.push(request.url());
  });
  return strangers;
}

/** Counts the dialogs that a page opens: each would be a program that ran. */
function watchDialogs(page: Page): readonly string[] {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
}

test('a reply that tries to leak the conversation reaches no other server (N34)', async ({ page, canary }) => {
  await visit(page, '/en-US/character-chat/maren-vale');
  const strangers = watchStrangers(page);
  await page.getByRole('textbox', { name: 'Write to Maren Vale' }).fill('What is my secret?');
  await page.keyboard.press('Enter');
  const reply = page.getByRole('article', { name: 'Maren Vale says' }).last();
  await expect(reply).toContainText('The end of it.');
  await expect(reply).toContainText('<img src=');
  await expect(reply.locator('[src*="d="], [style*="url"]')).toHaveCount(0);
  await untilDrawn(page);
  await page.reload();
  await expect(reply).toContainText('The end of it.');
  await untilDrawn(page);
  expect(strangers).toEqual([]);
  expect(canary.heard).toEqual([]);
});

test('words that would be programs stay words, wherever a visitor puts them (N33)', async ({ page, canary }) => {
  const dialogs = watchDialogs(page);
  const scripts = scriptsFor(canary.origin);
  await visit(page, '/en-US/character-chat/maren-vale');
  await expect(page.getByRole('log')).toBeVisible();
  const lines = scripts.map((mes, index) => JSON.stringify({ mes, is_user: index % 2 === 1, name: mes.slice(0, 40) }));
  const brought = await callAs(page, '/chats/import', { characterId: 'maren-vale', content: lines.join('\n') });
  const chatId = /"chatId":"([^"]+)"/.exec(brought)?.[1] ?? '';
  await visit(page, `/en-US/character-chat/maren-vale?chat=${chatId}&panel=search`);
  await expect(page.getByRole('log')).toContainText('<object data="javascript:alert(1)">');
  await page.getByRole('searchbox', { name: 'Search in this conversation' }).fill('alert');
  await expect(page.getByRole('region', { name: 'Search' }).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('log').evaluate((log) => log.scrollTo(0, 0));
  await expect(page.getByRole('log')).toContainText('<svg onload=alert(1)>');

  const all = scripts.join('\n\n');
  const card = cardV2({
    name: scripts[0],
    description: all,
    first_mes: all,
    mes_example: `<START>\n{{char}}: ${all}`,
    creator_notes: all,
    creator: scripts[1],
    tags: scripts.slice(0, 5),
    alternate_greetings: scripts,
  });
  const content = (await pngWith([['chara', card]])).toString('base64');
  const kept = await callAs(page, '/cards', { content, mature: false });
  const characterId = /"characterId":"([^"]+)"/.exec(kept)?.[1] ?? '';
  for (const place of [`character-profile/${characterId}`, `character-chat/${characterId}`]) {
    await visit(page, `/en-US/${place}`);
    await expect(page.getByText('<script>alert(1)</script>').first()).toBeVisible();
    await untilDrawn(page);
  }
  expect(dialogs).toEqual([]);
  expect(canary.heard).toEqual([]);
});
