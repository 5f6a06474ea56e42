/** A pair of braces: a condition, a value or a kind of sequence, and the texts that it chooses from. */
export interface Braces {
  head: string;
  /** None for a value that is shown. */
  alternatives: string[];
}

/** A text of ink taken apart at its outer braces. */
export function partsOf(text: string): (string | Braces)[] {
  const parts: (string | Braces)[] = [];
  let plain = '';
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '{') {
      const end = closing(text, at);
      parts.push(plain, split(text.slice(at + 1, end)));
      plain = '';
      at = end;
    } else plain += text[at];
  }
  return [...parts, plain];
}

function closing(text: string, from: number): number {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    if (text[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

function split(inner: string): Braces {
  const parts: string[] = [''];
  let head = '';
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < inner.length; at += 1) {
    const letter = inner[at] ?? '';
    if (letter === '"') isQuoted = !isQuoted;
    if (letter === '{') depth += 1;
    if (letter === '}') depth -= 1;
    const isTop = depth === 0 && !isQuoted;
    const isDouble = letter === '|' && (inner[at + 1] === '|' || inner[at - 1] === '|');
    if (isTop && letter === '|' && !(isDouble && head === '')) parts.push('');
    else if (isTop && letter === ':' && head === '' && parts.length === 1) {
      head = (parts[0] ?? '').trim();
      parts[0] = '';
      isQuoted = false;
    } else parts[parts.length - 1] += letter;
  }
  if (head !== '') return { head, alternatives: parts };
  const [first = ''] = parts;
  if (parts.length === 1) return { head: first.trim(), alternatives: [] };
  const [, kind] = /^\s*(?<kind>[&~!$])/u.exec(first) ?? [];
  return { head: kind ?? '', alternatives: kind === undefined ? parts : [first.trim().slice(1), ...parts.slice(1)] };
}
