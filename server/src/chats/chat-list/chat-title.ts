import { previewOf } from '../../lib/preview.ts';

/** The longest title that words are made into, in UTF-16 units. */
const MOST = 60;
/** A first sentence shorter than this says too little by itself: “Hi.” */
const LEAST = 12;

// One language for all: where sentences and words end depends on the script rather than on the language.
const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const words = new Intl.Segmenter('en', { granularity: 'word' });

/**
 * What a conversation is called after the first words that its owner said in it: their first sentence, cut at a word.
 * The same words always give the same title; undefined for words that are nothing but signs.
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
