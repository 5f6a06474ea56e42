import type { PortraitDescription, PortraitPart } from '../../contract/validators.ts';
import type { Locale } from '../../lib/locale.ts';
import { headOf, negations, type Thing, thingsOf } from './attach.ts';
import { CONCEPTS, type Meaning, type NamedParts, type Quality } from './concepts.ts';
import { LEXICONS } from './lexicons/lexicons.ts';
import {
  BEARD_OF,
  CLOTH_OF,
  clothOf,
  COLORS,
  cutOf,
  GLASSES_OF,
  HAIR_COLOR_OF,
  hairColorOf,
  skinOf,
  valueOf,
} from './qualities.ts';
import { createReader, type ReadTokens, type Token } from './tokens.ts';

type Place = Pick<Token, 'from' | 'to'>;

interface Finding extends Place {
  parts: NamedParts;
  outright: boolean;
}

interface Findings {
  named: Finding[];
  notDrawn: Place[];
}

type ReadThing = (thing: Thing, isNegated: boolean, place: Place, found: Findings, near: Nearby) => void;

interface Nearby {
  hair: boolean;
}

const readers = new Map<Locale, ReadTokens>();

function readerOf(locale: Locale): ReadTokens {
  const reader = readers.get(locale) ?? createReader(LEXICONS[locale]);
  readers.set(locale, reader);
  return reader;
}

function span(place: Place, thing: Thing, counted: (quality: Quality) => boolean): Place {
  const places = [place, ...thing.qualities.filter(({ quality }) => counted(quality))];
  return { from: Math.min(...places.map(({ from }) => from)), to: Math.max(...places.map(({ to }) => to)) };
}

function qualitiesOf(thing: Thing): ReadonlySet<Quality> {
  return new Set(thing.qualities.map(({ quality }) => quality));
}

const isColor = (quality: Quality) => COLORS.has(quality) || quality === 'light' || quality === 'tan';
const isShape = (quality: Quality) => !isColor(quality);

/** Lists a colour of which there is no such hair or cloth. */
function leaveColor(
  thing: Thing,
  place: Place,
  known: Readonly<Partial<Record<Quality, unknown>>>,
  found: Findings,
): void {
  const strange = thing.qualities.filter(
    ({ quality }) => COLORS.has(quality) && quality !== 'dark' && known[quality] === undefined,
  );
  if (strange.length > 0) found.notDrawn.push(span(place, thing, isColor));
}

const readHair: ReadThing = (thing, isNegated, place, found) => {
  const qualities = qualitiesOf(thing);
  if (isNegated) {
    if (qualities.size === 0) found.notDrawn.push(place);
    return;
  }
  const hairCut = cutOf(qualities);
  const hairColor = hairColorOf(qualities);
  if (hairCut !== undefined) found.named.push({ ...span(place, thing, isShape), parts: { hairCut }, outright: true });
  if (hairColor !== undefined)
    found.named.push({ ...span(place, thing, isColor), parts: { hairColor }, outright: true });
  leaveColor(thing, place, HAIR_COLOR_OF, found);
};

const readBeard: ReadThing = (thing, isNegated, place, found) => {
  const qualities = qualitiesOf(thing);
  const beard = isNegated ? 'none' : (valueOf(BEARD_OF, qualities) ?? 'full');
  found.named.push({ ...span(place, thing, isShape), parts: { beard }, outright: true });
  const hairColor = isNegated ? undefined : hairColorOf(qualities);
  if (hairColor !== undefined)
    found.named.push({ ...span(place, thing, isColor), parts: { hairColor }, outright: false });
};

const readGlasses: ReadThing = (thing, isNegated, place, found) => {
  const glasses = isNegated ? 'none' : (valueOf(GLASSES_OF, qualitiesOf(thing)) ?? 'round');
  found.named.push({ ...span(place, thing, () => true), parts: { glasses }, outright: true });
};

const readSkin: ReadThing = (thing, isNegated, place, found) => {
  const skin = isNegated ? undefined : skinOf(qualitiesOf(thing));
  const whole = span(place, thing, isColor);
  if (skin !== undefined) found.named.push({ ...whole, parts: { skin }, outright: true });
  else if (!isNegated && thing.qualities.some(({ quality }) => COLORS.has(quality))) found.notDrawn.push(whole);
};

const readEyes: ReadThing = (thing, isNegated, place, found) => {
  if (!isNegated && thing.qualities.some(({ quality }) => isColor(quality))) {
    found.notDrawn.push(span(place, thing, isColor));
  }
};

const readFreckles: ReadThing = (_thing, isNegated, place, found) => {
  found.named.push({ ...place, parts: { freckles: !isNegated }, outright: true });
};

/** Flowers are worn only where hair is spoken of: those of a garden are none of a person. */
const readFlowers: ReadThing = (_thing, isNegated, place, found, { hair }) => {
  if (hair) found.named.push({ ...place, parts: { flowers: !isNegated }, outright: true });
};

const garment =
  (name: 'cloak' | 'coat' | 'wrap' | 'scarf' | 'jersey' | 'mail'): ReadThing =>
  (thing, isNegated, place, found) => {
    if (isNegated) return;
    const cloth = clothOf(qualitiesOf(thing));
    if (cloth !== undefined) found.named.push({ ...span(place, thing, isColor), parts: { cloth }, outright: true });
    found.named.push({ ...place, parts: { garment: name }, outright: true });
    leaveColor(thing, place, CLOTH_OF, found);
  };

const READ_THING = {
  hair: readHair,
  beard: readBeard,
  skin: readSkin,
  eyes: readEyes,
  glasses: readGlasses,
  freckles: readFreckles,
  flowers: readFlowers,
  cloak: garment('cloak'),
  coat: garment('coat'),
  wrap: garment('wrap'),
  scarf: garment('scarf'),
  jersey: garment('jersey'),
  mail: garment('mail'),
} satisfies Record<Thing['head'], ReadThing>;

function speaksOfHair(tokens: readonly Token[], at: number): boolean {
  const isStop = ({ kind }: Token) => kind === 'stop';
  const begin = tokens.slice(0, at).findLastIndex(isStop) + 1;
  const length = tokens.slice(at).findIndex(isStop);
  const sentence = tokens.slice(begin, length === -1 ? undefined : at + length);
  return sentence.some((token) => headOf(token) === 'hair');
}

function findingsOf(tokens: readonly Token[], locale: Locale): Findings {
  const { qualitiesCome, script } = LEXICONS[locale];
  const negated = negations(tokens, script);
  const things = thingsOf(tokens, qualitiesCome);
  const found: Findings = { named: [], notDrawn: [] };
  for (const [at, token] of tokens.entries()) {
    const negation = negated.get(at);
    const isNegated = negation !== undefined;
    const place = {
      from: Math.min(token.from, negation?.from ?? token.from),
      to: Math.max(token.to, negation?.to ?? 0),
    };
    const thing = things.get(at);
    const saysMore = token.kind === 'head' || (thing !== undefined && thing.qualities.length > 0 && !isNegated);
    if (thing !== undefined && saysMore) {
      READ_THING[thing.head](thing, isNegated, place, found, { hair: speaksOfHair(tokens, at) });
    }
    if (token.kind === 'concept') readConcept(CONCEPTS[token.concept], isNegated, place, found);
    if (token.kind === 'not-drawn' && !isNegated) found.notDrawn.push(token);
    if (token.kind === 'quality' && token.quality === 'curly') readCurls(token, found);
  }
  return found;
}

/** Only hair is curly, even where the text does not name it. */
function readCurls({ from, to }: Place, found: Findings): void {
  found.named.push({ from, to, parts: { hairCut: 'cut-18' }, outright: false });
}

/** A negated word says nothing about its part, but that there are no such beard and glasses. */
function readConcept({ says, suggests }: Meaning, isNegated: boolean, { from, to }: Place, found: Findings): void {
  if (!isNegated) {
    if (says !== undefined) found.named.push({ from, to, parts: says, outright: true });
    if (suggests !== undefined) found.named.push({ from, to, parts: suggests, outright: false });
    return;
  }
  if (says?.beard !== undefined) found.named.push({ from, to, parts: { beard: 'none' }, outright: true });
  if (says?.glasses !== undefined) found.named.push({ from, to, parts: { glasses: 'none' }, outright: true });
}

function partNames(parts: NamedParts): PortraitPart[] {
  const names: readonly PortraitPart[] = PARTS;
  return names.filter((name) => parts[name] !== undefined);
}

const PARTS = [
  'mood',
  'place',
  'garment',
  'cloth',
  'hairCut',
  'hairColor',
  'skin',
  'glasses',
  'beard',
  'flowers',
  'freckles',
  'expression',
] as const satisfies readonly PortraitPart[];

/**
 * Finds the parts of a portrait that a description names, by the words of its language. Of words for the same part those
 * that name it outright count before those that suggest it, and the later before the earlier. Nothing is guessed: a word
 * that the lexicon does not have says nothing.
 */
export function describePortrait(text: string, locale: Locale): PortraitDescription {
  const { named, notDrawn } = findingsOf(readerOf(locale)(text), locale);
  const chosen = new Map<PortraitPart, Finding>();
  for (const finding of named) {
    for (const part of partNames(finding.parts)) {
      if (finding.outright || chosen.get(part)?.outright !== true) chosen.set(part, finding);
    }
  }
  const parts: NamedParts = Object.assign(
    {},
    ...[...chosen].map(([part, finding]) => ({ [part]: finding.parts[part] })),
  );
  const understood = [...chosen]
    .map(
      ([
        part,
        {
          from,
          parts: { [part]: value },
          to,
        },
      ]) => ({ part, value: String(value), from, to }),
    )
    .toSorted((a, b) => a.from - b.from || a.to - b.to || PARTS.indexOf(a.part) - PARTS.indexOf(b.part));
  return { parts, understood, notDrawn: unique(notDrawn.map(({ from, to }) => text.slice(from, to))) };
}

const MOST_NOT_DRAWN = 40;
const LONGEST_WORD = 80;

function unique(words: readonly string[]): string[] {
  return [...new Set(words.map((word) => word.slice(0, LONGEST_WORD)))].slice(0, MOST_NOT_DRAWN);
}
