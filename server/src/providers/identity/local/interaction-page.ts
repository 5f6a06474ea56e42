import { hash } from 'node:crypto';
import type { ProviderName } from '../../../config/provider-names.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 26rem; margin: 3rem auto; padding: 0 1rem; }
label { display: block; margin-block: 1rem; }
input { display: block; width: 100%; box-sizing: border-box; font: inherit; padding: 0.5rem; }
button { font: inherit; padding: 0.5rem 1rem; margin-inline-end: 0.5rem; }
`;

export const interactionPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const LABELS = {
  google: 'Google',
  facebook: 'Facebook',
  twitter: 'X',
  apple: 'Apple',
  discord: 'Discord',
} as const satisfies Record<ProviderName, string>;

export function interactionPage(name: ProviderName): string {
  const label = LABELS[name];
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Local stand-in for ${label}</title>
<style>${STYLE}</style>
<h1>Local stand-in for ${label}</h1>
<p>This is not ${label}. The server has no ${label} client, so it lets you choose any user. No password is asked for, and
nothing leaves this machine.</p>
<form method="post">
<label>Email <input name="email" type="email" required autofocus value="reader@example.com"></label>
<label>Name <input name="name" maxlength="40" value="Reader"></label>
<button name="answer" value="accept">Sign in</button>
<button name="answer" value="deny" formnovalidate>Cancel</button>
</form>
</html>
`;
}
