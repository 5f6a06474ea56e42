/** A turn of phrase that hides who does what, and what to write in its place. */
interface Phrase {
  readonly words: RegExp;
  readonly instead: string;
}

/**
 * Only phrases with few honest uses: each hit is a sentence to rewrite. Constants and parts of ids, such as
 * `chr-nobody`, are left alone.
 */
export const phrases: readonly Phrase[] = [
  { words: /\b[Ww]ho(?:m|so)?ever\b/, instead: 'name the actor: the client, the reader, the caller' },
  { words: /(?<![-\w])[Ss]omebody(?![-\w]|'(?!s))/, instead: 'name the actor: a user, another server' },
  { words: /(?<![-\w.])[Nn]obody(?![-\w@$]|'(?!s))/, instead: 'name the actor and negate the verb' },
  { words: /\b[Aa]new\b/, instead: 'again' },
  { words: /\b[Ff]or want of\b/, instead: 'without, for lack of' },
  { words: /\b(?:[Gg]oes|[Ww]ent) on(?! to\b)/, instead: 'continues' },
  {
    words: /\b(?:is|are|was|were|be|been) (?:not )?told (?:of|that|what|whether|how|when|where|why|which|nothing)\b/,
    instead: 'gets, receives, is sent',
  },
  { words: /\b[Ww]hat is \w+ is\b/, instead: 'name the thing' },
  { words: /\b(?:[Bb]rought|[Bb]rings?) along\b/, instead: 'imported, uploaded, moved' },
  { words: /\b[Ss]tands in the place of\b/, instead: 'replaces, is shown in place of' },
  { words: /\b[Hh]ereby\b/, instead: 'leave it out' },
];
