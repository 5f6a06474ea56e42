import { readFileSync } from 'node:fs';

import { palettes } from '../../ui/src/theme/palettes.ts';
import type { ChangedLook } from './changed-looks.ts';

const script = readFileSync(new URL('review-page.browser.js', import.meta.url), 'utf8');

const { night } = palettes.fabula;

const styles = `
  body { margin: 0; padding: 32px; background: ${night.bg}; color: ${night.text}; font: 16px/1.5 system-ui, sans-serif; }
  h1 { font-size: 28px; margin: 0 0 4px; }
  h2 { font-size: 18px; margin: 0; overflow-wrap: anywhere; }
  p { color: ${night['text-2']}; margin: 0 0 24px; }
  section { background: ${night['surface-1']}; border: 1px solid ${night.line}; border-radius: 18px; padding: 20px; margin-block-end: 20px; }
  header { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; margin-block-end: 16px; }
  header h2 { flex: 1; }
  .pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 16px; }
  figure { margin: 0; }
  figcaption { color: ${night['text-3']}; font-size: 13px; margin-block-end: 4px; }
  img { max-width: 100%; border: 1px solid ${night.line}; border-radius: 8px; background: ${night['bg-sunk']}; }
  button { min-height: 44px; padding-inline: 18px; border: 0; border-radius: 12px; background: ${night.primary}; color: ${night['on-primary']}; font: inherit; font-weight: 600; cursor: pointer; }
  button:disabled { opacity: .45; cursor: default; }
  :focus-visible { outline: 2px solid ${night.focus}; outline-offset: 3px; }
  .kind { padding: 2px 10px; border-radius: 99px; background: ${night['surface-3']}; font-size: 13px; }
`;

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

const kinds = { changed: 'Changed', new: 'New', removed: 'Removed' } as const;

const figure = (kind: 'before' | 'after' | 'difference', name: string): string =>
  `<figure><figcaption>${kind}</figcaption><a href="/${kind}/${name}"><img src="/${kind}/${name}" alt="${kind}" loading="lazy"></a></figure>`;

function section({ name, change, isOpen }: ChangedLook): string {
  const shown = { changed: ['before', 'after', 'difference'], new: ['after'], removed: ['before'] } as const;
  const id = escaped(encodeURIComponent(name));
  const accept = isOpen
    ? `<button type="button" data-accept="${id}">Accept</button>`
    : '<span class="kind">The baseline on disk</span>';
  return `<section><header><h2>${escaped(name)}</h2><span class="kind">${kinds[change]}</span>${accept}</header>
<div class="pictures">${shown[change].map((kind) => figure(kind, id)).join('')}</div></section>`;
}

interface ReviewedWith {
  readonly ref: string;
  readonly token: string;
}

/** The page of a review: what can be accepted first. It asks no other host for anything. */
export function reviewPage(looks: readonly ChangedLook[], { ref, token }: ReviewedWith): string {
  const open = looks.filter(({ isOpen }) => isOpen).length;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Pictures that changed</title><style nonce="${token}">${styles}</style></head>
<body data-token="${token}"><h1>Pictures that changed since ${escaped(ref)}</h1>
<p role="status" id="status">${looks.length} changed, ${open} of them to accept.</p>
${open > 1 ? '<p><button type="button" id="accept-all">Accept all</button></p>' : ''}
${looks.map(section).join('\n')}
<script nonce="${token}">${script}</script></body></html>`;
}
