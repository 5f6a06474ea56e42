import { type Concept, CONCEPTS, type Head, type Meaning, type Quality } from './concepts.ts';
import type { Lexicon } from './lexicon.ts';
import type { Token } from './tokens.ts';

export interface Attached {
  quality: Quality;
  from: number;
  to: number;
}

export interface Thing {
  head: Head;
  qualities: Attached[];
}

/** How far a negation reaches, in words of others. */
const REACH = { spaced: 3, prefixed: 3, joined: 6 } as const;

function isNamed({ kind }: Token): boolean {
  return kind === 'head' || kind === 'concept' || kind === 'not-drawn';
}

/** The next named thing from a place on, past qualities and links; undefined at the end of the clause or too far off. */
function nextNamed(tokens: readonly Token[], start: number, step: 1 | -1, reach: number): number | undefined {
  let left = reach;
  for (let at = start; at >= 0 && at < tokens.length; at += step) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'stop' || token.kind === 'comma') return undefined;
    if (isNamed(token)) return at;
    if (token.kind === 'other') left -= 1;
    if (left < 0) return undefined;
  }
  return undefined;
}

function joinedByOr(tokens: readonly Token[], start: number, step: 1 | -1): number | undefined {
  let sawOr = false;
  for (let at = start + step; at >= 0 && at < tokens.length; at += step) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'stop' || token.kind === 'other') return undefined;
    if (isNamed(token)) return sawOr ? at : undefined;
    if (token.kind === 'or') sawOr = true;
  }
  return undefined;
}

/**
 * The things that a text denies, by their place, and where it does: `no beard or glasses`, `sakalı yok`. What an `or` adds
 * is denied without words of its own.
 */
export function negations(
  tokens: readonly Token[],
  script: Lexicon['script'],
): ReadonlyMap<number, Pick<Token, 'from' | 'to'>> {
  const negated = new Map<number, Pick<Token, 'from' | 'to'>>();
  for (const [at, token] of tokens.entries()) {
    const { kind } = token;
    if (kind !== 'not-before' && kind !== 'not-after') continue;
    const step = kind === 'not-before' ? 1 : -1;
    let found = nextNamed(tokens, at + step, step, REACH[script]);
    if (found !== undefined) negated.set(found, token);
    while (found !== undefined) {
      const named = tokens[found];
      if (named !== undefined && !negated.has(found)) negated.set(found, named);
      found = joinedByOr(tokens, found, step);
    }
  }
  return negated;
}

/** What a token is a name of: `blonde` and `ponytail` are words for hair, `stubble` is one for a beard. */
export function headOf(token: Token | undefined): Head | undefined {
  if (token?.kind === 'head') return token.head;
  return token?.kind === 'concept' ? headOfConcept(token.concept) : undefined;
}

function headOfConcept(concept: Concept): Head | undefined {
  const { says }: Meaning = CONCEPTS[concept];
  if (says?.hairCut !== undefined || says?.hairColor !== undefined) return 'hair';
  return says?.beard === undefined || says.beard === 'none' ? undefined : 'beard';
}

function isListComma(tokens: readonly Token[], at: number): boolean {
  const kinds = [tokens[at - 1]?.kind, tokens[at + 1]?.kind];
  return kinds.every((kind) => kind === 'quality' || kind === 'link' || kind === 'or');
}

interface Candidate {
  at: number;
  distance: number;
}

function headBeside(tokens: readonly Token[], start: number, step: 1 | -1): Candidate | undefined {
  let distance = 0;
  for (let at = start + step; at >= 0 && at < tokens.length; at += step) {
    const token = tokens[at];
    if (headOf(token) !== undefined) return { at, distance };
    if (token?.kind === 'quality') continue;
    if (token?.kind === 'comma' && isListComma(tokens, at)) distance += 2;
    else if (token?.kind === 'link' || token?.kind === 'or') distance += 1;
    else return undefined;
  }
  return undefined;
}

export function thingsOf(
  tokens: readonly Token[],
  qualitiesCome: Lexicon['qualitiesCome'],
): ReadonlyMap<number, Thing> {
  const things = new Map<number, Thing>();
  for (const [at, token] of tokens.entries()) {
    const head = headOf(token);
    if (head !== undefined) things.set(at, { head, qualities: [] });
  }
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'quality') continue;
    const usual = headBeside(tokens, at, qualitiesCome === 'before' ? 1 : -1);
    const unusual = headBeside(tokens, at, qualitiesCome === 'before' ? -1 : 1);
    const nearest = (usual?.distance ?? Infinity) <= (unusual?.distance ?? Infinity) ? usual : unusual;
    if (nearest === undefined) continue;
    things.get(nearest.at)?.qualities.push({ quality: token.quality, from: token.from, to: token.to });
  }
  return things;
}
