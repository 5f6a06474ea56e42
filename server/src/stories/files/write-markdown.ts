import type { Passage, PlayedBook } from './played-book.ts';

/** A play as Markdown (CommonMark): quotes for what is read inside the story, bold for what was chosen. */
export function writeMarkdown({ chapters, ending, player, tagline, title }: PlayedBook): string {
  const parts = [`# ${escapeLine(title)}`, `*${escapeLine(tagline)}*`];
  if (player.length > 0) parts.push(player.map(escapeLine).join(' · '));
  for (const chapter of chapters) {
    if (chapter.title !== null) parts.push(`## ${escapeLine(chapter.title)}`);
    parts.push(...chapter.passages.map(writePassage));
  }
  if (ending !== null) parts.push('---', `**${escapeLine(ending.title ?? '∎')}**`);
  return `${parts.join('\n\n')}\n`;
}

function writePassage(passage: Passage): string {
  if (passage.kind === 'image') return `*[${escapeLine(passage.description)}]*`;
  const text = escapeLines(passage.text);
  if (passage.kind === 'document') return text.replaceAll(/^/gm, '> ');
  if (passage.kind === 'choice') return `**→ ${text.replaceAll(/\s*\n\s*/g, ' ')}**`;
  return text;
}

/** Nothing in a text is markup: every sign of CommonMark stands for itself, also where it begins a line. */
function escapeLines(text: string): string {
  return text
    .replaceAll(/[\\`*_{}[\]<>#|~&]/g, String.raw`\$&`)
    .replaceAll(/^(\s*)([-+=])/gm, String.raw`$1\$2`)
    .replaceAll(/^(\s*\d+)([.)])/gm, String.raw`$1\$2`);
}

function escapeLine(text: string): string {
  return escapeLines(text.replaceAll(/\s+/g, ' ').trim());
}
