/** Unwraps a template: a line break is a space, an empty line a paragraph. */
export function prose(strings: TemplateStringsArray): string {
  return strings
    .join('')
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '))
    .join('\n\n');
}
