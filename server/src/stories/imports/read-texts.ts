/** What stands between these two is a tag of the story, not a text. */
const TAG = { begins: '#', ends: '/#' };

/** Every text of a story that was compiled, in no order that a reader would know; tags and names of parts left out. */
export function readTexts(json: string): string[] {
  const texts: string[] = [];
  const open: unknown[] = [JSON.parse(json)];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (Array.isArray(node)) {
      texts.push(...textsOf(node));
      open.push(...node.filter(isBranch));
    } else if (isBranch(node)) {
      open.push(...Object.values(node).filter(isBranch));
    }
  }
  return texts;
}

function isBranch(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function textsOf(content: readonly unknown[]): string[] {
  const texts: string[] = [];
  let tags = 0;
  for (const part of content) {
    if (part === TAG.begins) tags += 1;
    else if (part === TAG.ends) tags -= 1;
    else if (tags === 0 && typeof part === 'string' && part.startsWith('^')) texts.push(part.slice(1));
  }
  return texts.filter((text) => text.trim() !== '');
}
