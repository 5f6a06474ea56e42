/**
 * Reads running text from a template that is wrapped for the editor: a single line break is a space, an empty line
 * divides paragraphs.
 */
export function prose(strings: TemplateStringsArray): string {
  return strings
    .join('')
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\s*\n\s*/g, ' '))
    .join('\n\n');
}
