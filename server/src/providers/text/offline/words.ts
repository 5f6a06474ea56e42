import { foldForKeys } from '../../../prompt/keywords.ts';

export const EMPTY_WORDS_OF = {
  en: 'the and you your yours are was were did does what who when where why how this that these those with from have has had for not but his her its our their they them she him can could would should will shall may might must there here then than into about over just like some any all one two very much more most been being because also only ever never really know think tell said say says want please something anything thing things yes okay well let get got',
  es: 'los las una unos que como cuando donde por para con sin del al ella ello ellos este esta eso esto hay muy mas pero porque qué cómo cuál quién dónde tiene tengo eres soy está están ser fue era son sus tus mis algo nada todo dime quiero sabes puedes',
  fr: 'les des une est que qui quoi dans pour avec sans sur pas plus tres mais vous nous elle ils elles son ses mes tes cette ces etre avoir fait comme quand comment pourquoi dis moi toi veux peux',
  de: 'der die das ein eine einen dem den und ist sind war was wer wie wann warum nicht mit von für auf aus bei nach sehr aber oder ich sie wir ihr mein dein sein habe hast hat kann kannst willst sag mir dir mich dich bist seid tust machst wenn',
  pt: 'uma umas uns dos das que como quando onde por para com sem muito mas porque você voce ele ela eles isso isto esta este está são ser foi era tem tenho seu sua meu minha quero pode diz algo nada tudo',
  tr: 'bir bu şu ve ile için ama çok daha mi mı mu mü ne kim nasıl neden nerede ben sen siz biz var yok gibi kadar olan olarak bana sana söyle misin',
  zh: '的 了 是 我 你 您 他 她 它 们 我们 你们 他们 在 有 和 也 都 就 不 吗 呢 吧 啊 什么 怎么 为什么 谁 哪里 这 那 这个 那个 一个 很 会 要 想 说 能 可以 知道 告诉',
  ja: 'の は が を に で と も か よ ね です ます だ した する いる ある この その あの これ それ 何 なに どう なぜ 誰 どこ 私 あなた こと もの ください ない',
  ko: '이 그 저 것 수 나 너 당신 우리 는 은 을 를 에 의 가 도 와 과 무엇 뭐 왜 어떻게 누구 어디 있다 하다 입니다 해요 있어요 말해',
  ar: 'في من على إلى الى عن مع هل ما ماذا من لماذا كيف أين اين متى هذا هذه ذلك تلك أنا انا أنت انت هو هي نحن كان كانت لا لم لن ان أن إن التي الذي كل شيء قل لي لك',
} as const;

const EMPTY_WORDS = new Set(Object.values(EMPTY_WORDS_OF).join(' ').split(' ').map(foldForKeys));

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
/** Longer words count by their beginning: `lantern` and `lanterns`, `fener` and `fenerler`. */
const STEM_LETTERS = 5;

export function tellingWords(text: string): string[] {
  return Array.from(segmenter.segment(text))
    .filter(({ isWordLike, segment }) => isWordLike && isTelling(foldForKeys(segment)))
    .map(({ segment }) => segment);
}

function isTelling(word: string): boolean {
  if (EMPTY_WORDS.has(word)) return false;
  // The dictionary takes `你有` for one word.
  if (/^\p{Script=Han}+$/u.test(word) && Array.from(word).every((sign) => EMPTY_WORDS.has(sign))) return false;
  // In Japanese, content words have a Chinese character or are foreign.
  if (/^\p{Script=Hiragana}+$/u.test(word)) return false;
  return /[a-z]/.test(word) ? word.length > 2 : /\p{L}/u.test(word);
}

export function stemsOf(text: string): Set<string> {
  return new Set(tellingWords(text).map((word) => stem(foldForKeys(word))));
}

function stem(word: string): string {
  const bare = word.replace(/^ال(?=.{3})/u, '').replace(/'s$/, '');
  const singular = bare.length > 3 ? bare.replace(/s$/, '') : bare;
  return Array.from(singular).slice(0, STEM_LETTERS).join('');
}
