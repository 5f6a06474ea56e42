import type { SentenceValue } from './model';

/** The sentences of a text with the space around them cut off, where the language ends them. */
export function sentencesOf(text: string, language: string): SentenceValue[] {
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return Array.from(segments, ({ segment, index }) => ({
    start: index + segment.length - segment.trimStart().length,
    end: index + segment.trimEnd().length,
  })).filter(({ start, end }) => start < end);
}
