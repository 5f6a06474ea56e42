import type { HeadTag } from './head-tags';
import { ownedMark } from './render-head';

export function applyHead(tags: readonly HeadTag[]): void {
  const elements: HTMLElement[] = [];
  for (const tag of tags) {
    if (tag.name === 'title') {
      document.title = tag.text;
      continue;
    }
    if (tag.name === 'script') continue;
    const element = document.createElement(tag.name);
    element.setAttribute(ownedMark, '');
    for (const [name, value] of Object.entries(tag.attributes)) element.setAttribute(name, value);
    elements.push(element);
  }
  for (const old of document.head.querySelectorAll(`[${ownedMark}]`)) old.remove();
  document.head.append(...elements);
}
