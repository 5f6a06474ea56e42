import type { Page } from '@playwright/test';

import { openMailServer, type MailServer } from '../../../server/src/testing/peers/mail-server.ts';
import { openTwilioPeer, type TwilioPeer } from '../../../server/src/testing/peers/twilio-peer.ts';
import { startServer, type RunningServer } from '../../servers/start-server.ts';
import { expect, test as guest } from '../fixtures.ts';
import { popup } from '../wallet-providers/sign-in-steps.ts';

export const tester = { name: 'lamplighter', password: 'one lamp after another' } as const;

interface Post {
  readonly mail: MailServer;
  readonly sms: TwilioPeer;
}

/**
 * Journeys whose codes really travel: mail through a mail server, text messages through something like Twilio. Codes
 * follow one another without a wait on the server's side.
 */
export const test = guest.extend<object, { post: Post; server: RunningServer }>({
  post: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures it needs from this pattern
    async ({}, use) => {
      await using mail = await openMailServer();
      await using sms = await openTwilioPeer();
      await use({ mail, sms });
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ post }, use) => {
      const server = await startServer({
        LOG_LEVEL: 'warn',
        RATE_LIMIT_PER_MINUTE: '0',
        RATE_LIMIT_DEVICES_PER_MINUTE: '0',
        RATE_LIMIT_CODES_PER_HOUR: '0',
        CODE_COOLDOWN_SECONDS: '0',
        SMTP_URL: post.mail.url,
        MAIL_FROM: 'Fabula <hello@fabula.example>',
        TWILIO_ACCOUNT_SID: 'AC0123456789abcdef',
        TWILIO_AUTH_TOKEN: 'token-of-the-account',
        TWILIO_FROM: '+15005550006',
        TWILIO_BASE_URL: post.sms.baseUrl,
        TEST_ACCOUNT: tester.name,
        TEST_PASSWORD: tester.password,
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  remembered: { cookieConsent: 'rejected' },
});

const codeIn = (text: string): string => {
  const [code] = /\b\d{6}\b/.exec(text) ?? [];
  if (code === undefined) throw new Error(`No code in: ${text}`);
  return code;
};

/** The code of the newest mail to someone. */
export async function mailedCode({ mail }: Post, to: string): Promise<string> {
  const mails = () => mail.received.filter(({ recipients }) => recipients.includes(to));
  await expect.poll(() => mails().length, `a mail to ${to}`).toBeGreaterThan(0);
  return codeIn(mails().at(-1)?.text ?? '');
}

/** The code of the newest text message to a number in E.164. */
export async function textedCode({ sms }: Post, to: string): Promise<string> {
  const messages = () => sms.heard.filter(({ form }) => form['To'] === to);
  await expect.poll(() => messages().length, `a message to ${to}`).toBeGreaterThan(0);
  return codeIn(messages().at(-1)?.form['Body'] ?? '');
}

/** Six digits that are not the given ones. */
export const otherCode = (code: string): string => (code === '000000' ? '000001' : '000000');

export const formOf = (page: Page) => {
  const form = popup(page);
  return {
    identifier: form.getByRole('textbox', { name: 'Email or phone' }),
    code: form.getByRole('textbox', { name: 'Verification code' }),
    password: form.getByLabel('Password', { exact: true }),
    next: form.getByRole('button', { name: 'Next' }),
    signIn: form.getByRole('button', { name: 'Sign in', exact: true }),
    change: form.getByRole('button', { name: 'Change' }),
    again: form.getByRole('button', { name: 'Send again' }),
  };
};

/** Asks for a code in the popup, and waits for the step that takes it. */
export async function askForCode(page: Page, identifier: string): Promise<void> {
  const form = formOf(page);
  await form.identifier.fill(identifier);
  await form.next.click();
  await expect(form.code).toBeFocused();
}
