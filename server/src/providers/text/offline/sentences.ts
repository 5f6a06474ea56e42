import { foldForKeys } from '../../../prompt/keywords.ts';

export interface Sentence {
  text: string;
  isAction: boolean;
}

export function sentencesOf(text: string, language: string): Sentence[] {
  return text
    .split(/(\*[^*]+\*)/u)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap((part): Sentence[] =>
      /^\*.+\*$/su.test(part)
        ? [{ text: part, isAction: true }]
        : split(part, language).map((sentence) => ({ text: sentence, isAction: false })),
    );
}

function split(text: string, language: string): string[] {
  const sentences: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    const last = sentences.at(-1);
    if (
      last !== undefined &&
      (/^\p{Ll}/u.test(segment) || /(?:\b(?:Mr|Mrs|Mx|Ms|Dr|St|Sr|Sra)\.|“[^”]*|«[^»]*|「[^」]*)$/u.test(last))
    ) {
      sentences[sentences.length - 1] = joined([last, segment.trim()]);
    } else if (segment.trim() !== '') sentences.push(segment.trim());
  }
  return sentences;
}

export function sameness(sentence: string): string {
  return foldForKeys(sentence)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Without spaces in Chinese and Japanese; merges actions. */
export function joined(parts: readonly string[]): string {
  const text = parts
    .filter((part) => part !== '')
    .reduce((text, part) => {
      const tight =
        /[\u3000-\u303f\uff00-\uffef\p{Script=Han}\p{Script=Hiragana}]$/u.test(text) && !part.startsWith('*');
      return text === '' ? part : `${text}${tight ? '' : ' '}${part}`;
    }, '');
  return text.replaceAll(/([.!?…])\* \*/gu, '$1 ').replaceAll(/([。！？])\* \*/gu, '$1');
}
