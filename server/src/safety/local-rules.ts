import { readingsOf, unmask } from './fold-text.ts';
import { isInvented, peopleShown, peopleShownIn } from './named-people.ts';
import type { Place } from './passage.ts';
import { Reading, type Reach } from './reading.ts';
import type { RefusalReason, Safety, SafetyVerdict } from './safety.ts';
import { termsOf } from './terms/all-terms.ts';

const OF_MINORS: Reach = { letters: 160, glued: 60 };
const OF_CHILDREN: Reach = { letters: 60, glued: 25 };
const OF_PICTURES: Reach = { letters: 80, glued: 30 };

const ADULT = new RegExp(termsOf('adult').source, 'u');
const CLAUSE_END = /[,;:.!?…。、،؛؟]/u;
const SELF_HARM = new RegExp(termsOf('selfHarm').source, 'u');
const URGED_SELF_HARM = new RegExp(termsOf('urgedSelfHarm').source, 'u');

/**
 * Judges by words in ten languages, locally and in linear time. Reads every text twice (`readingsOf`); the first rule
 * decides. `cases/` holds examples.
 *
 * Known weaknesses: implications, an age in one message used in another, a request inside a sentence that also asks for
 * advice, other languages, and those of `peopleShown`. A public instance adds a moderation endpoint.
 */
export const localRules: Safety = {
  name: 'local',
  async moderate({ names, side, text }) {
    const unmasked = unmask(text);
    const readings = readingsOf(unmasked).map((folded) => new Reading(folded));
    const inDanger = side === 'visitor' && readings.some((reading) => SELF_HARM.test(reading.text));
    // Help first: a person in danger may have to name what was done to them.
    if (inDanger && readings.every((reading) => reading.placesOf('request').length === 0)) return { kind: 'crisis' };
    if (readings.some(isSexualOfMinor)) return refuse('sexual-minors');
    if (readings.some(showsRealPerson)) return refuse('intimate-images');
    const shown = namesOfShown(readings, unmasked);
    const known = shown.length > 0 ? ((await names?.()) ?? []) : [];
    if (shown.some((name) => !isInvented(name, known))) return refuse('intimate-images');
    if (inDanger) return { kind: 'crisis' };
    if (side === 'character' && readings.some((reading) => URGED_SELF_HARM.test(reading.text))) return refuse('harm');
    return { kind: 'allow' };
  },
};

export function speaksOfSelfHarm(text: string): boolean {
  return readingsOf(unmask(text)).some((reading) => SELF_HARM.test(reading));
}

export function soundsSexual(text: string): boolean {
  return new Reading(readingsOf(unmask(text))[0] ?? '').placesOf('sexual').length > 0;
}

export function namesMinor(text: string): boolean {
  return readingsOf(unmask(text)).some((folded) => new Reading(folded).placesOf('minor').length > 0);
}

const refuse = (reason: RefusalReason): SafetyVerdict => ({ kind: 'refuse', reason });

/**
 * A minor and something sexual close together. Sentences that ask for help, report or decline may name both; so may one
 * about an adult in between (`At 16 I moved out, at 30 I posed nude`) or children in another clause. Nothing excuses a
 * request for such text.
 */
function isSexualOfMinor(reading: Reading): boolean {
  if (reading.placesOf('sexual').length + reading.placesOf('suggestive').length === 0) return false;
  return (
    reading.placesOf('minor').some((place) => isShown(reading, place, OF_MINORS) || isOrderedWith(reading, place)) ||
    reading.placesOf('child').some((place) => isShown(reading, place, OF_CHILDREN, { sameClause: true }))
  );
}

function isShown(reading: Reading, place: Place, reach: Reach, { sameClause = false } = {}): boolean {
  const shown = reading.neighbours('sexual', place, reach);
  if (shown.length === 0 || reading.isOrdered(place)) return shown.length > 0;
  if (reading.isExcused(place)) return false;
  return shown.some((other) => {
    const between = reading.between(place, other);
    return !ADULT.test(between) && !(sameClause && CLAUSE_END.test(between));
  });
}

/** Innocent acts (a bath) are not, when requested with it. */
function isOrderedWith(reading: Reading, place: Place): boolean {
  return reading.has('suggestive', place, OF_MINORS) && reading.isOrdered(place);
}

/** A private or public person by description; not where help is asked for. */
function showsRealPerson(reading: Reading): boolean {
  if (!showsIntimacy(reading)) return false;
  return reading
    .placesOf('realPerson')
    .some(
      (place) =>
        reading.has('sexual', place, OF_PICTURES) &&
        reading.has('picture', place, OF_PICTURES) &&
        !reading.isExcused(place),
    );
}

/** Unless it is art. */
function namesOfShown(readings: readonly Reading[], unmasked: string): string[] {
  const shown = readings.filter(
    (reading) => showsIntimacy(reading) && !reading.placesOf('sexual').every((place) => isArtOrExcused(reading, place)),
  );
  return shown.length === 0 ? [] : [...shown.flatMap(peopleShownIn), ...peopleShown(unmasked)];
}

function showsIntimacy(reading: Reading): boolean {
  return reading.placesOf('sexual').length > 0 && reading.placesOf('picture').length > 0;
}

function isArtOrExcused(reading: Reading, place: Place): boolean {
  return reading.isExcused(place) || reading.has('art', place, OF_PICTURES);
}
