/** A full stop of any script with what closes behind it; in scripts with spaces, a space follows. */
const END = /(?:[.!?…؟۔]+["'”’»)\]*_]*(?=\s|$)|[。！？]+["'”’」』）*_]*|[*_](?=\s*\n))/gu;
const MARK = /(?<!\*)\*(?!\*)/g;

/**
 * A text without the sentence that was broken off at its end; empty where none was finished. An action between single
 * asterisks stays closed, and a line that has ended counts as finished.
 */
export function finishedSentences(text: string): string {
  const ends = [...text.matchAll(END)].map((match) => match.index + match[0].length);
  const end = Math.max(ends.at(-1) ?? 0, text.trimEnd().lastIndexOf('\n'));
  const kept = text.slice(0, Math.max(0, end)).trimEnd();
  const isOpen = (kept.match(MARK)?.length ?? 0) % 2 === 1;
  return isOpen ? `${kept}*` : kept;
}
