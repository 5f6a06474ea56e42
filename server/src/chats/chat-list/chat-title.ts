import { previewOf } from '../../lib/text/preview.ts';

/** In UTF-16 units. */
const MOST = 60;
/** A shorter first sentence says too little: “Hi.” */
const LEAST = 12;

// Boundaries depend on the script rather than on the language.
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * A deterministic title from the owner's first message: its first sentence, cut at a word. Undefined without letters.
 */
export function titleFrom(said: string): string | undefined {
  const plain = previewOf(said, MOST * 4);
  let title = '';
  for (const { segment } of sentences.segment(plain)) {
    if (title.length >= LEAST) break;
    title += segment;
  }
  title = title.trim().replace(/(?<![.…])[.。]$/u, '');
  if (!/[\p{L}\p{N}]/u.test(title)) return undefined;
  return title.length <= MOST ? title : `${cutAtWord(title).replace(/[\s\p{P}]+$/u, '')}…`;
}

function cutAtWord(text: string): string {
  let cut = '';
  for (const { segment } of words.segment(text)) {
    if (cut.length + segment.length >= MOST) break;
    cut += segment;
  }
  return cut === '' ? text.slice(0, MOST - 1).toWellFormed() : cut;
}
