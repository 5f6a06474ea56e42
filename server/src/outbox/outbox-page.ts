import { hash } from 'node:crypto';
import type { OutboxEntry } from './outbox.ts';

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
article { border-block-start: 1px solid GrayText; padding-block: 1rem; }
header { display: flex; flex-wrap: wrap; gap: 0 1rem; color: GrayText; }
strong { font-size: 1.5rem; letter-spacing: 0.2em; }
p { white-space: pre-line; overflow-wrap: anywhere; }
`;

export const outboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${hash('sha256', STYLE, 'base64')}'`,
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

export function outboxPage(entries: readonly OutboxEntry[]): string {
  const list = entries.map(article).join('\n') || '<p>Nothing was sent yet.</p>';
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Outbox</title>
<style>${STYLE}</style>
<h1>Outbox</h1>
<p>No mail or text message leaves this server. What it would have sent stands here, newest first.</p>
${list}
</html>
`;
}

function article({ at, channel, code, text, to }: OutboxEntry): string {
  const large = code === undefined ? '' : `<strong>${escape(code)}</strong>`;
  return `<article>
<header><span>${channel}</span><span dir="ltr">${escape(to)}</span><time datetime="${at}">${at}</time></header>
${large}<p dir="auto">${escape(text)}</p>
</article>`;
}

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
