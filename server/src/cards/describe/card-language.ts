import type { Locale } from '../../lib/locale.ts';

const SCRIPTS = [
  { locale: 'ja-JP', pattern: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu },
  { locale: 'ko-KR', pattern: /\p{Script=Hangul}/gu },
  { locale: 'zh-CN', pattern: /\p{Script=Han}/gu },
  { locale: 'ar-SA', pattern: /\p{Script=Arabic}/gu },
] as const satisfies readonly { locale: Locale; pattern: RegExp }[];

/** Small words that each of the languages in Latin letters cannot do without, and the others do not have. */
const SMALL_WORDS = {
  'en-US': /\b(?:the|and|with|is|of|she|he|her|his|you)\b/gi,
  'es-ES': /\b(?:el|los|las|con|una|pero|ella|muy|está|y)\b/gi,
  'pt-PT': /\b(?:o|os|com|uma|mas|ela|ele|muito|não|está)\b/gi,
  'fr-FR': /\b(?:le|les|des|avec|une|elle|il|est|dans|et)\b/gi,
  'de-DE': /\b(?:der|die|das|und|mit|ist|sie|nicht|ein|eine)\b/gi,
  'tr-TR': /(?<!\p{L})(?:ve|bir|bu|ile|için|çok|ama|gibi|değil|olan)(?!\p{L})/giu,
} as const satisfies Partial<Record<Locale, RegExp>>;

const ENOUGH = 20_000;
const SHARE = 0.15;

/** The language that a text seems to be written in, of the ten; `otherwise` where nothing tells. */
export function guessLanguage(text: string, otherwise: Locale): Locale {
  const sample = text.slice(0, ENOUGH);
  const letters = sample.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return otherwise;
  const script = SCRIPTS.find(({ pattern }) => (sample.match(pattern)?.length ?? 0) / letters >= SHARE);
  if (script !== undefined) return script.locale;
  const counts = (['en-US', 'es-ES', 'pt-PT', 'fr-FR', 'de-DE', 'tr-TR'] as const).map((locale) => ({
    locale,
    count: sample.match(SMALL_WORDS[locale])?.length ?? 0,
  }));
  const most = counts.toSorted((a, b) => b.count - a.count)[0];
  return most === undefined || most.count === 0 ? otherwise : most.locale;
}
