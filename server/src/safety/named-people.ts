import { foldText } from './fold-text.ts';
import type { Reading } from './reading.ts';
import { termsOf } from './terms/all-terms.ts';

const WORD = String.raw`\p{Lu}[\p{Ll}'’\-][\p{Script=Latin}'’\-]{0,18}`;
const FULL_NAME = new RegExp(
  String.raw`(?<!\p{Script=Latin})(?<first>${WORD})(?: (?:de|da|do|dos|del|di|la|le|van|von|der|den|bin|al|el|\p{Lu}\.)){0,2} ${WORD}(?:[ -]${WORD})?(?!\p{Script=Latin})`,
  'gu',
);
const HANDLE = /(?<![\p{L}\p{N}@.])@[\p{L}\p{N}_][\p{L}\p{N}_.]{1,30}/gu;
const GLUED_NAME = termsOf('namedImage');

const SHOWN = termsOf('sexual').source;
const PICTURE = termsOf('picture').source;
const IS_SHOWN = new RegExp(SHOWN, 'u');
const IS_PICTURE = new RegExp(PICTURE, 'u');
const LED_TO = new RegExp(
  String.raw`(?:\b(?:of|with|from|de|da|do|del|von|mit|la|a|the|der|die)|\bd'|ل|${SHOWN}|${PICTURE}) ?$`,
  'u',
);
const LEADS_TO = new RegExp(
  String.raw`^(?:'s|s'|'?[ndy]?[aeiou]n?|의|の|的)? ?(?:[^.,;:!?\n]{1,12} )?(?:${SHOWN}|${PICTURE})`,
  'u',
);
const NO_NAME = new Set(
  'the a an this that these those my your his her our their its some any no in on at of for from with and but or as if when show send give make take find get put draw describe write who what where how why is are was do did can der die das ein eine einen einem einer mein meine meinen dein deine sein seine ihr ihre unser im am auf von mit bei zu zeig mach schick und oder wo wie was el la los las un una unos mi mis tu su sus en de con por haz o os as um uma meu minha seu sua no na em le les une des mon ma mes ton ta ses son au aux dans sur fais bu bir su o benim onun bana uncle aunt grandma grandpa new san saint'.split(
    ' ',
  ),
);
/** Letters around a name. */
const AROUND = 60;

/**
 * People of whom a text wants intimate pictures: a full name or a handle, tied to a sexual word and a picture.
 *
 * A name does not tell living from invented people; the caller drops the story's own (`isInvented`). Known weaknesses:
 * single names, names in one case, living people whose name a character has, descriptions, sexual words without a
 * picture; and a character that is only mentioned counts as living.
 *
 * @param unmasked By `unmask`, with capitals.
 */
export function peopleShown(unmasked: string): string[] {
  return [...placesOfNames(unmasked), ...unmasked.matchAll(HANDLE)]
    .filter(({ 0: name, index }) => {
      const before = foldText(unmasked.slice(Math.max(0, index - AROUND), index));
      const after = foldText(unmasked.slice(index + name.length, index + name.length + AROUND));
      const around = `${before} # ${after}`;
      return IS_SHOWN.test(around) && IS_PICTURE.test(around) && (LED_TO.test(before) || LEADS_TO.test(after));
    })
    .map(([name]) => name);
}

/** For scripts without capitals, by what is said of a picture. */
export function peopleShownIn({ text }: Reading): string[] {
  return Array.from(text.matchAll(GLUED_NAME), ({ groups }) => groups?.['name'] ?? '');
}

export function isInvented(name: string, known: readonly string[]): boolean {
  const words = wordsOf(name);
  return known.some((one) => {
    const own = wordsOf(one);
    return words.every((word) => own.includes(word.replace(/'s$/, '')));
  });
}

/** Two words or more, without sentence beginnings. */
function placesOfNames(text: string): RegExpExecArray[] {
  const names: RegExpExecArray[] = [];
  FULL_NAME.lastIndex = 0;
  for (let found = FULL_NAME.exec(text); found !== null; found = FULL_NAME.exec(text)) {
    const first = found.groups?.['first'] ?? '';
    if (isName(first)) names.push(found);
    else FULL_NAME.lastIndex = found.index + first.length;
  }
  return names;
}

function isName(word: string): boolean {
  const folded = foldText(word);
  return !NO_NAME.has(folded) && !IS_SHOWN.test(folded) && !IS_PICTURE.test(folded);
}

function wordsOf(name: string): string[] {
  return foldText(name)
    .split(/[^\p{L}\p{N}']+/u)
    .filter(Boolean);
}
