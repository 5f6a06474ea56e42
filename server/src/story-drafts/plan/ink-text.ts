const STATEMENTS = /^(?=(?:TODO|INCLUDE|VAR|CONST|LIST|EXTERNAL)\b)/u;
const ANYWHERE = /[\\{}|#[\]]|-(?=>)|<(?=[->])|(?<=\/)[/*]/gu;
const AT_START = /^[-=*+~]/u;

export function inkText(text: string): string {
  return text
    .trim()
    .replaceAll(ANYWHERE, String.raw`\$&`)
    .replace(AT_START, String.raw`\$&`)
    .replace(STATEMENTS, '\\');
}

const IN_TAGS: Readonly<Record<string, string>> = {
  '#': '＃',
  ';': ',',
  '[': '(',
  ']': ')',
  '{': '(',
  '}': ')',
  '|': '¦',
  '\\': '∕',
  '/': '∕',
  '<': '‹',
  '>': '›',
};

/** Words of an author inside a tag, where ink has no way to write its own signs. */
export function tagText(text: string): string {
  return text.trim().replaceAll(/[#;[\]{}|\\/<>]/gu, (sign) => IN_TAGS[sign] ?? '');
}
