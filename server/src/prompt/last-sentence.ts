/** A full stop of any script with closing marks; a space follows in scripts with spaces. */
const END = /(?:[.!?…؟۔]+["'”’»)\]*_]*(?=\s|$)|[。！？]+["'”’」』）*_]*|[*_](?=\s*\n))/gu;
const MARK = /(?<!\*)\*(?!\*)/g;

/** Drops an unfinished last sentence; actions in asterisks stay closed, and a finished line counts. */
export function finishedSentences(text: string): string {
  const ends = [...text.matchAll(END)].map((match) => match.index + match[0].length);
  const end = Math.max(ends.at(-1) ?? 0, text.trimEnd().lastIndexOf('\n'));
  const kept = text.slice(0, Math.max(0, end)).trimEnd();
  const isOpen = (kept.match(MARK)?.length ?? 0) % 2 === 1;
  return isOpen ? `${kept}*` : kept;
}
