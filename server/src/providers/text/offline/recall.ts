import { foldForKeys } from '../../../prompt/keywords.ts';
import { findAbout } from './memory/retrieval.ts';
import { ABOUT, suggestion } from './telling.ts';
import type { Scene } from './scene.ts';
import { selfQuestionIn, type VisitorFact } from './memory/visitor-facts.ts';

export function recall(scene: Scene): string[] | undefined {
  const { character, facts, line, material, phrases, reading, voice } = scene;
  const asked = selfQuestionIn(line);
  if (asked === undefined || reading.intent === 'again') return undefined;
  const found = facts.find(line, asked, character.name);
  const quoted = found.facts.map((fact) => quote(scene, fact));
  if (asked.name) {
    const { name } = facts;
    const known =
      name === undefined
        ? voice.phrase(phrases, 'nameUnknown')
        : voice.phrase(phrases, 'recallName', { visitor: name });
    return [known, ...(asked.kind === undefined ? [] : quoted)];
  }
  if (asked.kind !== undefined || asked.all) return quoted.length > 0 ? quoted : [voice.phrase(phrases, 'factUnknown')];
  const onCard = findAbout(material, line, reading, character.name)[0]?.score ?? 0;
  if (found.facts.length > 0) return found.score > onCard ? quoted : undefined;
  const isMine = MINE.test(foldForKeys(line)) && onCard < ABOUT && reading.intent === undefined;
  const isRemembered = REMEMBER.test(line) && asked.isFirstPerson;
  return isMine || isRemembered ? [voice.phrase(phrases, 'factUnknown'), suggestion(scene)] : undefined;
}

const MINE =
  /^(?:and |so )?(?:what|who|where|which|when|how old)\b.*\bmy\b|^(?:que|quien|cual|como|donde)\b.*\b(?:mi|mis|meu|minha)\b|^(?:quel|quelle|qui|ou|comment)\b.*\b(?:mon|ma|mes)\b|^(?:was|wer|wo|wie|welche)\b.*\bmein|我的.*(?:什么|谁|哪|几)|私の.*(?:何|誰|どこ|いつ)|(?:내|제) .*(?:뭐|누구|어디|언제)/u;
const REMEMBER =
  /\b(?:do you remember|te acuerdas|recuerdas|te souviens|erinnerst du|lembras|hatırlıyor)|记得|覚えて|기억|تتذكر/iu;

function quote({ phrases, voice }: Scene, { isOwn, text }: VisitorFact): string {
  const kind = isOwn ? 'recall' : 'known';
  const fact = text.replaceAll(/[*“”«»「」„]/gu, '').trim();
  const bare = phrases[kind][0]?.replace(/^[^“«「„]*/u, '') ?? '{fact}';
  return voice.freshPhrase(phrases, kind, { fact }) || bare.replace('{fact}', () => fact);
}
