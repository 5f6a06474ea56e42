import { foldForKeys } from '../../../../prompt/keywords.ts';
import type { Phrases } from '../phrases/phrases.ts';

type Play = Extract<keyof Phrases, `play${string}`>;

const WAYS: readonly (readonly [Play, RegExp])[] = [
  [
    'playFight',
    /\b(?:challenge|duel|fight|attack|swing|punch|stab|strike|sword|blade|en garde|desafi\w+|reto|espada|en guardia|ataco|peleo|defie|epee|degaine|attaque|duell?|schwert|fordere|greife|duelo|em guarda|meydan|kilic\p{L}*|saldir\p{L}*)\b|剑|刀|挑战|决斗|攻击|剣|勝負|決闘|攻撃|칼|검을|결투|도전|공격|سيف|اتحدا|اهاجم|مبارز/u,
  ],
  [
    'playHug',
    /\b(?:hug\w*|embrac\w+|cuddl\w+|(?:put|wrap|throw) my arms|hold you|abraz\w+|dans mes bras|etrei\w+|enlace|umarm\w+|abrac\w+|saril\p{L}*|kucakla\p{L}*)\b|拥抱|抱住|抱着|抱抱|抱きし|抱きつ|抱擁|안아|안는|포옹|اعانق|احضن|عناق/u,
  ],
  [
    'playGive',
    /\b(?:hand|give|offer|pass|present|entrego|doy|ofrezco|tiendo|tends|donne|offre|gebe|reiche|reicht|gibt|uberreiche|entrega|tend|dou|ofereco|veriyorum|uzatiyorum)\b|递|交给|送给|给你|渡す|渡し|差し出|手渡|건네|내민|준다|드린다|اعطي|اناول|اقدم/u,
  ],
  [
    'playSit',
    /\b(?:sit|sits|sat|seat|siento|sentarme|sienta|assieds|assied|assois|setze|setzt|senta|sento|oturuyorum|oturur\p{L}*)\b|坐|座る|座り|腰を下ろ|腰掛|앉|اجلس|جلست/u,
  ],
  [
    'playLeave',
    /\b(?:leave|leaving|exit|walk (?:away|out|to)|go out|me voy|salgo|puerta|m'en vais|pars|sors|porte|gehe|verlasse|vou-me|saio|porta|gidiyorum|cikiyorum|kapi\p{L}*)\b|离开|走了|走出|门口|出ていく|出て行く|立ち去|去る|떠나|나간|나가|اغادر|اخرج|الباب/u,
  ],
];

const CHALLENGE =
  /\b(?:i challenge you|draw your (?:sword|blade|weapon)|fight me|en garde|let'?s (?:fight|duel)|te desafio|te reto|saca (?:la|tu) espada|desenvaina|en guardia|je te defie|(?:tire|degaine) ton epee|ich fordere dich|zieh dein schwert|desafio-te|puxa da espada|em guarda|sana meydan okuyorum|kilicini cek)\b|拔剑|拔刀|向你挑战|决斗吧|剣を抜け|刀を抜け|勝負だ|決闘だ|칼을 뽑|검을 뽑|덤벼|결투다|استل سيفك|اتحداك|بارزني/u;

export function playOf(line: string): Play | undefined {
  const acts = Array.from(line.matchAll(/\*([^*]+)\*/g), ([, act = '']) => act).join(' ');
  if (acts.trim() === '') return CHALLENGE.test(foldForKeys(line)) ? 'playFight' : undefined;
  const folded = foldForKeys(acts);
  return WAYS.find(([, words]) => words.test(folded))?.[0] ?? 'playOther';
}
