import type { Block } from '@fabula/ink/turn';
import type { Locale } from '../../lib/locale.ts';

/** Quotation marks of first rank. */
const QUOTES = {
  'en-US': ['“', '”'],
  'zh-CN': ['“', '”'],
  'es-ES': ['«', '»'],
  'ar-SA': ['«', '»'],
  'pt-PT': ['«', '»'],
  'tr-TR': ['“', '”'],
  'ja-JP': ['「', '」'],
  'ko-KR': ['“', '”'],
  'fr-FR': ['« ', ' »'],
  'de-DE': ['„', '“'],
} as const satisfies Record<Locale, readonly [string, string]>;

const IN_ENGLISH = /^“(?<words>.*)”$/su;

/** What a character says to an agreement, which comes in English quotation marks, in those of a language. */
export function quoteIn(language: Locale, block: Block): Block {
  if (block.kind !== 'speech') return block;
  const [open, close] = QUOTES[language];
  return { ...block, text: block.text.replace(IN_ENGLISH, (_, words: string) => `${open}${words}${close}`) };
}
