import { randomBytes } from 'node:crypto';
import type { Hono } from 'hono';
import type { AppEnv } from '../http/context.ts';
import { TELEGRAM_FRAME_PATH, type TelegramBot } from '../providers/telegram/telegram-bot.ts';

/** Its button's frame is on another origin than its script. */
const TELEGRAM = { script: 'https://telegram.org', button: 'https://oauth.telegram.org' };

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; background: transparent; }
body { margin: 0; padding: 0.5rem; text-align: center; }
form { max-width: 20rem; margin: 0 auto; text-align: start; }
label { display: block; margin-block: 0.5rem; }
input { display: block; width: 100%; box-sizing: border-box; font: inherit; padding: 0.5rem; }
button { font: inherit; padding: 0.5rem 1rem; }
`;

/**
 * The widget calls back by evaluating text, which the policy forbids. So it gets a URL that differs in its fragment
 * only: nothing loads, and no log sees who signed in.
 */
const SCRIPT = `
function tell() {
  const said = new URLSearchParams(location.hash.replace(/^#\\??/, ''));
  const scheme = { night: 'dark', day: 'light' }[said.get('theme')];
  if (scheme !== undefined) document.documentElement.style.colorScheme = scheme;
  if (!said.has('hash')) return;
  history.replaceState(null, '', location.pathname);
  parent.postMessage({ type: 'telegram-auth', user: Object.fromEntries(said) }, location.origin);
}
addEventListener('hashchange', tell);
tell();
`;

/** 404 where sign-in with Telegram is off. */
export function mountTelegramFrame(app: Hono<AppEnv>, bot: TelegramBot, publicUrl: string): void {
  app.get(TELEGRAM_FRAME_PATH, (c) => {
    const nonce = randomBytes(16).toString('base64');
    return c.html(framePage(bot, nonce), 200, {
      'cache-control': 'no-store',
      'content-security-policy': framePolicy(bot, publicUrl, nonce),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'SAMEORIGIN',
    });
  });
}

function framePage({ name, widgetUrl }: TelegramBot, nonce: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Telegram</title>
<style nonce="${nonce}">${STYLE}</style>
<script nonce="${nonce}">${SCRIPT}</script>
<body>
<script nonce="${nonce}" src="${escape(widgetUrl)}" data-telegram-login="${escape(name)}" data-size="large"
  data-auth-url="${TELEGRAM_FRAME_PATH}#"></script>
</body>
</html>
`;
}

/** Only the widget's scripts and frame, embedded by our pages only. */
function framePolicy({ isStandIn, widgetUrl }: TelegramBot, publicUrl: string, nonce: string): string {
  const { origin } = new URL(widgetUrl, publicUrl);
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    isStandIn ? "connect-src 'self'" : `frame-src ${origin === TELEGRAM.script ? TELEGRAM.button : origin}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
