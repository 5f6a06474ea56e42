import { foldForKeys } from '../prompt/keywords.ts';
import type { JudgedText, Safety, SafetyVerdict } from './safety.ts';
import { MINOR, PICTURE, REAL_PERSON, SELF_HARM, SEXUAL, URGED_SELF_HARM } from './terms.ts';

/** How far apart words may stand, in letters, to be about one another. */
const REACH = 160;

interface Rule {
  side: JudgedText['side'] | 'both';
  /** All of them must be found close together. */
  kinds: readonly RegExp[];
  verdict: SafetyVerdict;
}

const words = (terms: string) => new RegExp(terms, 'gu');

const selfHarm = words(SELF_HARM);

/** The first that applies decides. */
const RULES: readonly Rule[] = [
  {
    side: 'both',
    kinds: [words(MINOR), words(SEXUAL)],
    verdict: { kind: 'refuse', reason: 'sexual-minors' },
  },
  {
    side: 'both',
    kinds: [words(REAL_PERSON), words(SEXUAL), words(PICTURE)],
    verdict: { kind: 'refuse', reason: 'intimate-images' },
  },
  { side: 'visitor', kinds: [selfHarm], verdict: { kind: 'crisis' } },
  { side: 'character', kinds: [words(URGED_SELF_HARM)], verdict: { kind: 'refuse', reason: 'harm' } },
];

/**
 * Judges by words, in ten languages, with nobody else asked: it catches what is said plainly and misses what is said
 * otherwise, as any list of words does. An instance with strangers on it adds a moderation endpoint.
 */
export const localRules: Safety = {
  name: 'local',
  async judge({ side, text }) {
    const folded = plain(text);
    const rule = RULES.find((rule) => (rule.side === 'both' || rule.side === side) && applies(rule, folded));
    return rule?.verdict ?? { kind: 'allow' };
  },
};

/** Whether somebody speaks of ending or hurting themselves. */
export function speaksOfSelfHarm(text: string): boolean {
  return plain(text).search(selfHarm) >= 0;
}

/** Signs between letters and letters in other shapes are the oldest tricks. */
function plain(text: string): string {
  const shaped = foldForKeys(text.normalize('NFKC').replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, ''));
  return shaped.replaceAll(/[\s_*~]+/g, ' ').replaceAll(/(?<=\b\p{L})[.\- ](?=\p{L}\b)/gu, '');
}

function applies({ kinds }: Rule, text: string): boolean {
  const [first, ...others] = kinds.map((kind) => Array.from(text.matchAll(kind), ({ index }) => index));
  return (first ?? []).some((at) => others.every((places) => places.some((place) => Math.abs(place - at) <= REACH)));
}
