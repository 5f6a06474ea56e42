import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openTextPeer, replyEvents, streamPeer } from '../../../server/src/testing/peers/text-peer.ts';
import { codeSentTo, signInByEmail } from '../../servers/sign-in-by-email.ts';
import { startServer, type RunningServer } from '../../servers/start-server.ts';
import { expect, test as base, visit } from '../fixtures.ts';
import { popup } from '../wallet-providers/sign-in-steps.ts';

const member = 'ines@example.com';
const reply = 'It is. Come up, and mind the third step.';

/** A server without points that takes no new accounts, and has one: whose replies come from a model. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      await using peer = await openTextPeer(streamPeer(replyEvents(reply)));
      const dataDir = await mkdtemp(path.join(tmpdir(), 'fabula-closed-'));
      const settings = {
        DATA_DIR: dataDir,
        POINTS: 'off',
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '0',
        RATE_LIMIT_DEVICES_PER_MINUTE: '0',
        CODE_COOLDOWN_SECONDS: '0',
        TEXT_BASE_URL: peer.baseUrl,
        TEXT_MODEL: 'small',
      };
      const open = await startServer(settings);
      await signInByEmail(open.origin, member);
      await open.stop();
      const server = await startServer({ ...settings, REGISTRATION: 'closed' });
      await use(server);
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  remembered: { cookieConsent: 'rejected' },
});

const widths = [
  { screen: 'desktop', viewport: { width: 1440, height: 900 } },
  { screen: 'phone', viewport: { width: 390, height: 844 } },
];

for (const { screen, viewport } of widths) {
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport });

    test('a guest who writes to a character signs in, and finds the words there to be sent', async ({
      page,
      server,
    }) => {
      const words = `Is the lamp still lit? I ask from a ${screen}.`;
      await visit(page, '/en-US/character-chat/maren-vale');
      const box = page.getByRole('textbox', { name: 'Write to Maren Vale' });
      await box.fill(words);
      await page.getByRole('button', { name: 'Send' }).click();

      const door = popup(page);
      await expect(door.getByText(/^New accounts are not accepted at the moment/)).toBeVisible();
      await door.getByRole('textbox', { name: 'Email or phone' }).fill(member);
      await door.getByRole('button', { name: 'Next' }).click();
      const code = door.getByRole('textbox', { name: 'Verification code' });
      await expect(code).toBeVisible();
      await code.fill(await codeSentTo(server.origin, member));
      await door.getByRole('button', { name: 'Sign in' }).click();
      await expect(door).toBeHidden();

      await expect(page).toHaveURL(/\/en-US\/character-chat\/maren-vale/);
      await expect(box).toHaveValue(words);
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByRole('article', { name: 'You say' }).last()).toContainText(words);
      await expect(page.getByRole('article', { name: 'Maren Vale says' }).last()).toContainText(reply);
      await expect(box).toHaveValue('');
    });
  });
}
