import type { Language } from './conversation.ts';

/** Words that every few sentences of a language have, and that the others with Latin letters have not. */
const WORDS: Readonly<Record<'en' | 'es' | 'fr', ReadonlySet<string>>> = {
  en: new Set('the and you your is are was it that what of to i my will not have he she they with for here'.split(' ')),
  es: new Set(
    'el los las y tu es está lo qué que de yo mi no con para aquí una un se si muy eso te me en al sin por mis tus esto ya hasta sabes dónde quién eres pues está'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'le les et tu est ce que je mon ne pas avec pour ici une un il elle des qui très vous toi ça es te tes se me dans ses puis sur au du en de la comment sans tout où à voici mes mots'.split(
      ' ',
    ),
  ),
};

const SCRIPTS: Readonly<Record<'zh' | 'ja' | 'ar', RegExp>> = {
  zh: /\p{Script=Han}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu,
  ar: /\p{Script=Arabic}/gu,
};

/** Whether a text is in a language as far as its script and its small words tell; a text without letters is. */
export function isIn(language: Language, text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return true;
  if (language === 'zh' || language === 'ja' || language === 'ar') {
    const own = text.match(SCRIPTS[language])?.length ?? 0;
    return own / letters > 0.8 && (language !== 'ja' || letters < 8 || /\p{Script=Hiragana}/u.test(text));
  }
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Arabic}]/u.test(text)) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = (['en', 'es', 'fr'] as const).map((one) => ({
    one,
    count: words.filter((word) => WORDS[one].has(word)).length,
  }));
  const most = Math.max(...counts.map(({ count }) => count));
  return most === 0 || counts.some(({ count, one }) => one === language && count === most);
}
