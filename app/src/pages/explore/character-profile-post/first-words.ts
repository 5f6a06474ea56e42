/** As much of a description as search engines and link previews show. */
const mostLetters = 160;

export function firstWords(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= mostLetters) return line;
  const cut = line.slice(0, mostLetters);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).toWellFormed()}…`;
}
