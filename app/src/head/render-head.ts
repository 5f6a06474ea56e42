import { escapeHtml, scriptJson } from '../ssr/escape';
import type { HeadTag } from './head-tags';

/** Marks the elements that the page in view owns, so that the next page can take them away. */
export const ownedMark = 'data-page';

const renderTag = (tag: HeadTag): string => {
  if (tag.name === 'title') return `<title>${escapeHtml(tag.text)}</title>`;
  if (tag.name === 'script') {
    return `<script ${ownedMark} type="application/ld+json">${scriptJson(tag.data)}</script>`;
  }
  const attributes = Object.entries(tag.attributes).map(([name, value]) => `${name}="${escapeHtml(value)}"`);
  return `<${tag.name} ${ownedMark} ${attributes.join(' ')}>`;
};

export const renderHead = (tags: readonly HeadTag[]): string => tags.map(renderTag).join('');
