import { blank, neighboursOf, placesOf, type Place } from './passage.ts';
import { ART } from './terms/art.ts';
import { termsOf } from './terms/all-terms.ts';

const HARMLESS = termsOf('harmless');
const CARE = termsOf('care');

const PATTERNS = {
  minor: termsOf('minor'),
  child: termsOf('child'),
  sexual: termsOf('sexual'),
  suggestive: termsOf('suggestive'),
  picture: termsOf('picture'),
  realPerson: termsOf('realPerson'),
  care: CARE,
  request: termsOf('request'),
  art: new RegExp(ART, 'gu'),
} as const;

type Kind = keyof typeof PATTERNS;

/** Distances; scripts without spaces say as much in fewer letters. */
export interface Reach {
  letters: number;
  glued: number;
}

const AROUND: Reach = { letters: 160, glued: 60 };
const GLUED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

export class Reading {
  readonly text: string;
  readonly #places = new Map<Kind, readonly Place[]>();

  /** By `readingsOf`. */
  constructor(folded: string) {
    this.text = blank(HARMLESS, folded);
  }

  placesOf(kind: Kind): readonly Place[] {
    const known = this.#places.get(kind);
    if (known !== undefined) return known;
    // "I cannot write that" asks for nothing.
    const places = placesOf(PATTERNS[kind], kind === 'request' ? blank(CARE, this.text) : this.text);
    this.#places.set(kind, places);
    return places;
  }

  has(kind: Kind, place: Place, reach: Reach): boolean {
    return this.neighbours(kind, place, reach).length > 0;
  }

  neighbours(kind: Kind, place: Place, reach: Reach): Place[] {
    const places = this.placesOf(kind);
    if (places.length === 0) return [];
    const isGlued = GLUED.test(this.text.slice(Math.max(0, place.start - 1), place.end + 1));
    return neighboursOf(places, place, isGlued ? reach.glued : reach.letters);
  }

  between(one: Place, other: Place): string {
    return this.text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start));
  }

  isOrdered(place: Place): boolean {
    return this.has('request', place, AROUND);
  }

  isExcused(place: Place): boolean {
    return this.has('care', place, AROUND) && !this.isOrdered(place);
  }
}
