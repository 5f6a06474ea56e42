import { foldForKeys } from '../../../prompt/keywords.ts';
import { speaksOfSelfHarm } from '../../../safety/local-rules.ts';

export type Need = 'crisis' | 'unsafe' | 'threat';

const UNSAFE = [
  String.raw`\b(?:i )?(?:ran|run|running) away from (?:home|my)|\bi(?:'m| am| have been| was) (?:homeless|thrown out|kicked out)|\bnowhere to (?:go|sleep)|\b(?:my|he|she) (?:\w+ )?(?:hits|beats|hurts|abuses|touches|hit|beat|abused) me\b|\b(?:is|someone'?s?|somebody) (?:is )?following me\b`,
  String.raw`\b(?:me (?:he )?escap(?:ado|e) de casa|me (?:he ido|fui) de casa|no tengo adonde ir|me (?:pega|maltrata|golpea))\b`,
  String.raw`\b(?:j'ai fugue|je me suis enfui|nulle part ou aller|me (?:frappe|bat|maltraite))\b`,
  String.raw`\b(?:von zu ?hause (?:weggelaufen|abgehauen)|weggelaufen|schlagt mich|misshandelt mich)\b`,
  String.raw`\b(?:fugi de casa|nao tenho para onde ir|(?:bate|batem)-me|me bate|maltrata-me)\b`,
  String.raw`\bevden kac(?:tim)|gidecek yerim yok|beni dov(?:uyor|dugu)|bana vuruyor`,
  '离家出走|无家可归|没有地方去|(?:打|虐待)我(?!电话)|跟踪我',
  '家出し|家を飛び出し|行く(?:所|ところ|場所)がな|殴(?:られ|る|って)|虐待',
  '가출|집을 나왔|갈 곳이 없|때려요|때린다|맞았어|학대',
  'هربت من البيت|هربت من المنزل|لا مكان لي|يضربني|تضربني|يعنفني',
].join('|');

const PERSON_EN = String.raw`(?:him|her|them|(?:my|his|her|our|that|the) (?:\w+ )?(?:boss|husband|wife|father|mother|dad|mum|mom|brother|sister|neighbou?r|teacher|boyfriend|girlfriend|ex|friend|classmates?|colleague|stepfather|stepmother|manager|roommate|family|man|woman|kid|child|guy))`;

/** A person, not a dragon in a tale. */
const THREAT = [
  String.raw`\b(?:i (?:want|would like|am going|plan|intend|have decided|need)(?: to)?|i(?:'m going| could| will|'ll)(?: to| just)*|i wanna|i'm gonna|how (?:do|can|could) i) (?:kill|poison|murder|stab|shoot|strangle|hurt|harm) ${PERSON_EN}\b`,
  String.raw`\b(?:quiero|voy a|pienso|podria) (?:envenenar|matar|asesinar|apunalar|hacer dano)(?:l[oae]s?\b| a (?:mi|su|el|la|un)| al )`,
  String.raw`\b(?:je veux|je vais|j'ai envie de|je pourrais) (?:empoisonner|tuer|assassiner|poignarder)(?: mon| ma| le| la)\b|\b(?:je veux|je vais) (?:le|la|les) (?:tuer|empoisonner|frapper)`,
  String.raw`\b(?:ich will|ich werde|ich mochte|ich bringe) (?:mein\w*|ihn|sie|den|die) (?:\w+ )?(?:umbringen|vergiften|toten|erstechen|um)\b`,
  String.raw`\b(?:quero|vou) (?:envenenar|matar|assassinar|esfaquear)(?:-[oa]s?\b| (?:o|a) )`,
  String.raw`\b(?:onu|patronumu|kocami|karimi|\w+[iu]m[iu]) (?:zehirle|oldur)\p{L}*`,
  '(?:想|要|打算)(?:毒死|杀死|杀了|杀掉|弄死|捅死)(?!自己|我自己)',
  '(?:に|へ)毒を盛|(?:上司|夫|妻|父|母|あいつ|あの人|彼|彼女|先生|隣人)[^。]{0,6}(?:を殺|殺して)|殺してやる',
  '(?:그|걔|사장|상사|남편|아내|아버지|어머니)[^.]{0,8}(?:죽이고 싶|죽일|독살|죽여버)',
  '(?:اريد ان|سوف|س) ?(?:اسمم|اقتل|اطعن) ?(?:ه|ها|هم|مدير|زوج|اب|ام|اخ|جار|ي)|ساقتله|ساقتلها|ساسممه',
].join('|');

const unsafe = new RegExp(UNSAFE, 'u');
const threat = new RegExp(THREAT, 'u');

export function needOf(line: string): Need | undefined {
  if (speaksOfSelfHarm(line)) return 'crisis';
  const folded = foldForKeys(line.replaceAll(/\*[^*]*\*/g, ' '));
  if (threat.test(folded)) return 'threat';
  return unsafe.test(folded) ? 'unsafe' : undefined;
}
