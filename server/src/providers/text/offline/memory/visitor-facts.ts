import { foldForKeys } from '../../../../prompt/keywords.ts';
import type { VisitorKnowledge } from '../../text-engine.ts';
import { givenNameIn, isQuestion } from '../intent/intent.ts';
import { sentencesOf } from '../sentences.ts';
import { stemsOf } from '../words.ts';

export interface VisitorFact {
  text: string;
  isOwn: boolean;
  stems: ReadonlySet<string>;
}

export interface SelfQuestion {
  name: boolean;
  kind: RegExp | undefined;
  all: boolean;
  isFirstPerson: boolean;
}

const NAME_ASKED =
  /\bwhat(?:'s| is| was) my name\b|\b(?:know|remember|forgot\w*|say|tell me) my name\b|\bwho am i\b|\bwhat am i called\b|\bcomo me (?:llamo|chamo)\b|\bmi nombre\b|\bquien soy\b|\bcomment je m'appelle\b|\bcomment est-ce que je m'appelle\b|\bmon (?:nom|prenom)\b|\bqui suis-je\b|\bwie hei(?:ss|sz)e ich\b|\bmein(?:en)? namen?\b|\bwer bin ich\b|\bmeu nome\b|\bquem sou\b|\bad[iı]m ne|benim ad[iı]m|ben kimim|我叫什么|我的名字|我是谁|(?:私|僕|俺|わたし)の名前|私は誰|(?:내|제) 이름|나는 누구|ما (?:هو )?اسمي|من انا/u;
const ALL_ASKED =
  /\bwhat do you (?:know|remember) (?:about|of) (?:me|us)\b|\b(?:do you )?remember me\b|\bwhat (?:have i told you|happened so far)\b|\bque sabes de mi\b|\bte acuerdas de mi\b(?! \p{L})|\bque sais-tu de moi\b|\btu te souviens de moi\b|\bwas weisst du (?:uber|von) mi(?:ch|r)\b|\bo que sabes (?:de|sobre) mim\b|\bhakkimda ne biliyorsun|beni hatirl\p{L}+|你(?:知道|记得)我(?:的)?(?:什么|吗)|记得我吗|私のこと(?:を|で)(?:覚えて|何)|나를? (?:기억|알)|저를? 기억|ماذا تعرف عني|هل تتذكرني/u;
const FIRST_PERSON =
  /\b(?:i|i'm|i've|my|mine|we|our|us|yo|mi|mis|nos|nuestr\p{L}+|j'\p{L}+|je|mon|ma|mes|nous|ich|mein\p{L}*|wir|unser\p{L}*|eu|meu|minha|meus|minhas|ben|benim|bana)\b|\p{L}{3,}-je\b|ai-je|我|私|僕|俺|兄|姉|弟|妹|母|父|祖母|祖父|妻|夫|息子|娘|내|제|나는|나의|저는|우리/u;
/** First-person verbs without a pronoun: Spanish and Portuguese accents, Turkish and Arabic endings. */
const FIRST_PERSON_VERB =
  /(?<!\p{L})(?!\p{L}*ist)\p{L}{3,}[íé](?![\p{L}])|\p{L}{3,}(?:dım|dim|dum|düm|tım|tim|tum|tüm)(?!\p{L})|\p{L}{2,}(?:تي|ي|تُ)(?!\p{L})|(?<!\p{L})(?:أ|آ)\p{L}{2,}|عدت|فقدت|التقينا/u;

/** Questions whose words the answer need not share. */
const KINDS: readonly { asked: RegExp; stated: RegExp }[] = [
  {
    asked:
      /\bwhat do i do\b(?! (?:now|if|about|when|with))|\bmy (?:job|work|profession|trade|occupation)\b|\ba que me dedico\b|\bmi (?:trabajo|oficio|profesion)\b|\bmon (?:metier|travail)\b|\bwas (?:arbeite|mache) ich\b|\bmein(?:e)? (?:beruf|arbeit)\b|\bo que (?:eu )?faco\b|\b(?:minha profissao|meu trabalho)\b|ne is yap[iı]yorum|meslegim|我是做什么的|我做什么(?:的|工作)|我的(?:工作|职业)|(?:^|。|私の|僕の)仕事は(?:何|なん)|職業は|(?:내|제) (?:직업|일이)|ماذا اعمل|ما وظيفتي|ما (?:هو )?عملي|مهنتي/u,
    stated:
      /\bi(?:'m| am) an? \p{L}+|\bi work (?:as|at|in|for|on)\b|\bmy (?:job|trade|profession) is\b|\bsoy (?:una? )?\p{L}+|\btrabajo (?:de|como|en)\b|\bje suis (?:une? )?\p{L}+(?:e|eur|ier|ien|ant|ste|cin)\b|\bje travaille\b|\bich bin (?:von beruf )?\p{L}+(?:in|er|ist|arzt)\b|\bich arbeite\b|\bsou (?:uma? )?\p{L}+|\btrabalho (?:como|em|de)\b|\bolarak calisiyorum|我是(?:一名|一个|一位|个|名)|我(?:在.{1,12})?(?:工作|上班)|(?:士|師|員|者|家|屋|手)です|働いて|(?:내|제) 직업|(?:에서|으로) 일|اعمل|انا \p{L}+|مهنتي|وظيفتي/u,
  },
  {
    asked:
      /\bwhere (?:am i from|do i (?:live|come from))\b|\bde donde (?:soy|vengo)\b|\bdonde vivo\b|\b(?:d'ou je viens|d'ou viens-je|ou est-ce que j'habite|ou j'habite|ou habite-je)\b|\bwo (?:wohne|lebe) ich\b|\bwoher komme ich\b|\bde onde (?:sou|venho)\b|\bonde (?:moro|vivo)\b|nereliyim|nerede (?:yasiyorum|oturuyorum)|我(?:是)?(?:从)?哪(?:里|儿)(?:来|人)|我住(?:在)?哪|(?:私は|僕は)どこ(?:から来|に住)|(?:어디서 왔|어디에? 살)(?:죠|지|더라)|من اين انا|اين اسكن|اين اعيش/u,
    stated:
      /\bfrom \p{L}+|\bi live (?:in|on|at|near)\b|\bvivo en\b|\bsoy de\b|\bj'habite\b|\bje viens d|\bich (?:wohne|lebe|komme aus)\b|\bmoro\b|\bsou de\b|yasiyorum|oturuyorum|住在|来自|住んで|から来|에 살|에서 왔|اسكن|اعيش|(?<!\p{L})من \p{L}+/u,
  },
  {
    asked:
      /\bwhat do i (?:like|love|enjoy)\b|\bque me (?:gusta|encanta)\b|\bqu'est-ce que j'(?:aime|adore)\b|\bwas mag ich\b|\bdo que gosto\b|neyi sev(?:iyorum|erim)|我(?:最)?喜欢(?:吃|喝|做|看|听)?什么|(?:私は|僕は)何が好き|(?:내가|제가) (?:뭘|무엇을|뭐를) 좋아|ماذا احب/u,
    stated:
      /\bi (?:really )?(?:like|love|enjoy|adore)\b|\bme (?:gusta|encanta)\b|\bj'(?:aime|adore)\b|\bich (?:mag|liebe)\b|\b(?:gosto|adoro)\b|sev(?:iyorum|erim)|我(?:很|最)?(?:喜欢|爱)|好きです|が好き|좋아(?:해|합|하)|احب/u,
  },
  {
    asked:
      /\b(?:where|how|when) did we (?:first )?(?:meet|get to know)\b|\b(?:donde|como|cuando) nos conocimos\b|\bnous sommes-nous (?:rencontres|connus)\b|\bhaben wir uns (?:kennengelernt|getroffen)\b|\b(?:onde|como|quando) nos conhecemos\b|nas[iı]l tan[iı]st[iı]k|nerede tan[iı]st[iı]k|(?:我们|咱们).{0,6}(?:见面|认识)|(?:会いました|出会い|知り合い)|(?:어떻게|어디서) 만났|(?:اين|كيف|متى) (?:التقينا|تعارفنا)/u,
    stated:
      /\bmet\b|\bconoci\p{L}+|\brencontr\p{L}+|\b(?:kennengelernt|getroffen)\b|\bconhec\p{L}+|tan[iı]st[iı]|见面|认识|会った|会い|出会|만났|التقي|تعارف/u,
  },
];

const ENOUGH = 1;
/** Needed without a first-person word. */
const FIRST_PERSON_BONUS = 2;
const MOST_FACTS = 2;
const LONGEST = 240;

/** Known facts about the visitor, oldest first. */
export class VisitorFacts {
  readonly name: string | undefined;
  readonly #facts: VisitorFact[];

  constructor(visitor: VisitorKnowledge, language: string) {
    const said = visitor.said.flatMap((line) => statementsOf(line, language));
    const remembered = [visitor.description, ...visitor.facts, visitor.summary, visitor.note].flatMap((text) =>
      text
        .split('\n')
        .flatMap((line) => sentencesOf(line.replace(/^- (?:[^:\n]{1,40}: )?/, ''), language))
        .map((sentence) => sentence.text),
    );
    this.name =
      visitor.said.map(givenNameIn).findLast((name) => name !== undefined) ?? (visitor.name.trim() || undefined);
    this.#facts = [...said.map((text) => toFact(text, true)), ...remembered.map((text) => toFact(text, false))].filter(
      ({ stems, text }) => stems.size > 0 && text.length <= LONGEST,
    );
  }

  find(line: string, asked: SelfQuestion, ownName: string): { facts: VisitorFact[]; score: number } {
    if (asked.all) return { facts: this.#facts.slice(-MOST_FACTS), score: Number.POSITIVE_INFINITY };
    const ofKind = asked.kind && this.#facts.filter(({ text }) => asked.kind?.test(foldForKeys(text)));
    const best = ofKind?.length === 1 ? ofKind[0] : undefined;
    if (best !== undefined) return { facts: [best], score: Number.POSITIVE_INFINITY };
    const stems = [...stemsOf(line)].filter((stem) => !stemsOf(ownName).has(stem));
    const nearest = (ofKind !== undefined && ofKind.length > 0 ? ofKind : this.#facts)
      .map((fact, order) => ({ fact, order, score: likeness(stems, fact.stems) }))
      .filter(({ score }) => score >= (ofKind?.length ? 0 : ENOUGH))
      .toSorted((a, b) => b.score - a.score || b.order - a.order)[0];
    if (nearest === undefined) return { facts: [], score: 0 };
    return { facts: [nearest.fact], score: nearest.score + (asked.isFirstPerson ? FIRST_PERSON_BONUS : 0) };
  }
}

export function selfQuestionIn(line: string): SelfQuestion | undefined {
  if (!isQuestion(line)) return undefined;
  const folded = foldForKeys(line);
  const bare = folded.replaceAll(/\b(?:tell|show|give|let|help) me\b|给我|告诉我|聞かせて|cuentame|raconte-moi/gu, ' ');
  return {
    name: NAME_ASKED.test(folded),
    kind: KINDS.find((kind) => kind.asked.test(folded))?.stated,
    all: ALL_ASKED.test(folded),
    isFirstPerson: FIRST_PERSON.test(bare) || FIRST_PERSON_VERB.test(line),
  };
}

export function statementsOf(line: string, language: string): string[] {
  return sentencesOf(line, language)
    .filter(({ isAction, text }) => !isAction && !isQuestion(text))
    .map(({ text }) => text);
}

function toFact(text: string, isOwn: boolean): VisitorFact {
  return { text, isOwn, stems: stemsOf(text) };
}

function likeness(asked: readonly string[], stems: ReadonlySet<string>): number {
  return asked.filter((one) => [...stems].some((other) => isAlike(one, other))).length;
}

const COMMON_LETTERS = 4;

function isAlike(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (/^\p{Script=Han}|^\p{Script=Hangul}/u.test(short)) return short.length > 1 && long.startsWith(short);
  if (short.length < (/^[a-z]/.test(short) ? COMMON_LETTERS : 3)) return false;
  const common = Array.from(short).findIndex((letter, index) => letter !== long[index]);
  return common === -1 || common >= COMMON_LETTERS;
}
