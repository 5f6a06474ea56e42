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
/** What ties a name to what is said before or after it. */
const LED_TO = new RegExp(
  String.raw`(?:\b(?:of|with|from|de|da|do|del|von|mit|la|a|the|der|die)|\bd'|ل|${SHOWN}|${PICTURE}) ?$`,
  'u',
);
const LEADS_TO = new RegExp(
  String.raw`^(?:'s|s'|'?[ndy]?[aeiou]n?|의|の|的)? ?(?:[^.,;:!?\n]{1,12} )?(?:${SHOWN}|${PICTURE})`,
  'u',
);
/** Words that begin sentences and are written with a capital there, and titles of things rather than of people. */
const NO_NAME = new Set(
  'the a an this that these those my your his her our their its some any no in on at of for from with and but or as if when show send give make take find get put draw describe write who what where how why is are was do did can der die das ein eine einen einem einer mein meine meinen dein deine sein seine ihr ihre unser im am auf von mit bei zu zeig mach schick und oder wo wie was el la los las un una unos mi mis tu su sus en de con por haz o os as um uma meu minha seu sua no na em le les une des mon ma mes ton ta ses son au aux dans sur fais bu bir su o benim onun bana uncle aunt grandma grandpa new san saint'.split(
    ' ',
  ),
);
/** Letters on either side of a name that say what is shown of it. */
const AROUND = 60;

/**
 * The people of whom a text wants something intimate to be seen: a first and a last name, or a handle, tied by the
 * sentence to a sexual word and a picture.
 *
 * A name alone does not tell a living person from an invented one; the caller drops the names that the story knows
 * (`isInvented`). Known weaknesses: a single name, a name in small letters or in capitals alone, a living person after
 * whom a character or a persona was named, a person who is described instead of named, and sexual words about a living
 * person without a picture are not found; a character who is only mentioned is taken for a living person.
 *
 * @param unmasked As `unmask` answers: with capital letters.
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

/** The same in scripts without capital letters, where a name is known by what is said of its picture. */
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

/** Names of two words or more, without the words that only begin a sentence. */
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
