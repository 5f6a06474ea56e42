import { fixedRules, styleRules, withOriginal } from './instructions.ts';
import { wakeLore, type AwakeEntry } from './lorebook.ts';
import { expandMacros, revealHidden, type MacroNames } from './macros.ts';
import type { AssembledPrompt, DepthPrompt, PromptInput } from './prompt-input.ts';
import { PromptRoom } from './prompt-room.ts';
import { takeStory } from './story-part.ts';
import { estimateTokens } from './tokens.ts';
import { closingNote, INSERTION_TOKENS, MESSAGE_TOKENS, picturesOf, takeTurns } from './turns.ts';

/** Most of the prompt per kind, in this order; the history gets the rest, at least its own share. */
const SHARES = {
  rules: 0.2,
  instructions: 0.1,
  character: 0.3,
  visitor: 0.06,
  scenario: 0.08,
  story: 0.25,
  note: 0.06,
  memory: 0.12,
  recall: 0.08,
  lore: 0.16,
  examples: 0.1,
  history: 0.25,
};
/** Later the history shows better how a character speaks. */
const EXAMPLES_UNTIL_MESSAGES = 12;

const MOST_MEMORY = 0.4;
const MOST_NAME_LENGTH = 40;

/**
 * A model's whole prompt for a reply: a system message (instructions, character, activated lore, memory), then the
 * newest messages that fit. Pure. From a context of 1,024 tokens on, half of which may be the reply's, the estimate
 * never exceeds what the reply leaves.
 */
export function assemblePrompt(input: PromptInput): AssembledPrompt {
  const { character, history, mature, seed } = input;
  const names: MacroNames = {
    user: promptName(input.visitor.name) || 'the visitor',
    char: promptName(character.nickname?.trim() || character.name) || 'Character',
  };
  const fill = (text: string) => expandMacros(text, names, seed);
  const whole = Math.max(0, input.contextTokens - input.replyTokens - MESSAGE_TOKENS);
  const shares = { ...SHARES, memory: Math.min(MOST_MEMORY, input.memoryShare ?? SHARES.memory) };
  const share = (name: keyof typeof SHARES) => Math.floor(whole * shares[name]);
  const headings = headingsFor(names, {
    inStory: input.story !== undefined,
    isInstructed: isWritten(input.instructions),
    recalls: (input.recalled ?? []).length > 0 || input.keepsRecallRoom === true,
  });
  const fixed = fixedRules(names, mature);
  const room = new PromptRoom(whole - share('history') - estimateTokens(Object.values(headings).join('\n\n')));

  const limits = room.take({ kind: 'limits', text: fixed, most: room.left });
  const style = room.take({
    kind: 'rules',
    text: fill(withOriginal(character.systemPrompt, styleRules(names))),
    most: share('rules'),
  });
  const instructions = room.take({
    kind: 'rules',
    own: true,
    text: fill(input.instructions ?? ''),
    most: share('instructions'),
  });
  const person = room.take({
    kind: 'character',
    text: fill([character.persona, character.about].join('\n\n')),
    title: names.char,
    most: share('character'),
  });
  const visitor = room.take({
    kind: 'visitor',
    text: fill(input.visitor.description),
    title: names.user,
    most: share('visitor'),
  });
  const scenario = room.take({ kind: 'scenario', text: fill(character.scenario), most: share('scenario') });
  const story = takeStory(room, input.story, share('story'));
  const closing = closingOf(input, room, fill, share('note'));
  const deepNote = takeDeepNote(input, room, fill, share('note'));
  const depthPrompt = takeDepthPrompt(input, room, fill, share('note'));
  const memory = takeMemory(input, room, fill, share('memory'));
  const recalled = takeRecalled(input, room, fill, names, share('recall'));
  const lore = takeLore(input, room, fill, share('lore'));
  const examples =
    history.length > EXAMPLES_UNTIL_MESSAGES ? '' : takeExamples(input, room, fill, names, share('examples'));
  room.open(share('history'));
  const turns = takeTurns(room, history, closing, fill, {
    imageTokens: input.imageTokens,
    inserted: [...deepNote, ...depthPrompt, ...lore.inserted],
  });

  const sections = [
    style,
    limits,
    // Below the platform's rules, which it cannot change.
    section(headings.instructions, instructions),
    section(headings.loreBefore, lore.before),
    section(headings.person, person),
    section(headings.visitor, visitor),
    section(headings.scenario, scenario),
    section(headings.story, story),
    section(headings.examples, examples),
    // What changes from turn to turn comes last: an engine caches a prompt until the first token that differs.
    section(headings.memory, memory),
    section(headings.recalled, recalled),
    section(headings.lore, lore.after),
  ];
  const system = { role: 'system' as const, content: sections.filter(Boolean).join('\n\n') };
  const messages = [system, ...turns.messages];
  if (history.length > 0) {
    const tokens = Math.max(0, tokensOf(turns.messages, input.imageTokens) - turns.insertedTokens);
    const fit = turns.count === history.length && !turns.shortened ? 'whole' : 'shortened';
    room.list({ kind: 'history', why: { reason: 'recent' }, count: turns.count }, tokens, fit);
  }
  return { messages, names, parts: room.parts, tokens: tokensOf(messages, input.imageTokens) };
}

function isWritten(text = ''): boolean {
  return text.trim() !== '';
}

function headingsFor(
  { char, user }: MacroNames,
  { inStory, isInstructed, recalls }: { inStory: boolean; isInstructed: boolean; recalls: boolean },
) {
  return {
    instructions: isInstructed ? `## How ${user} would like it to be written` : '',
    person: `## Who ${char} is`,
    visitor: `## Who ${user} is`,
    scenario: '## Where it begins',
    story: inStory ? `## The story that ${char} and ${user} are in` : '',
    loreBefore: '## What is true in this world',
    lore: '## What else is true in this world',
    memory: '## What happened so far',
    recalled: recalls ? '## What was said earlier and may matter now' : '',
    examples: `## How ${char} speaks`,
  };
}

function section(heading: string, text: string): string {
  return text === '' ? '' : `${heading}\n${text}`;
}

function tokensOf(messages: AssembledPrompt['messages'], imageTokens = 0): number {
  return messages.reduce(
    (sum, message) => sum + estimateTokens(message.content) + MESSAGE_TOKENS + picturesOf(message) * imageTokens,
    0,
  );
}

/** One line of limited length, so that a name cannot add a heading. */
export function promptName(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}{}<>#]+/gu, ' ').trim();
  return Array.from(line).slice(0, MOST_NAME_LENGTH).join('').trim();
}

/** The chat's note and the card's last words: the closest to the reply weigh most. */
function closingOf(input: PromptInput, room: PromptRoom, fill: (text: string) => string, most: number): string {
  const last = withOriginal(input.character.postHistoryInstructions, '');
  const isAtEnd = (input.noteDepth ?? 0) === 0;
  const text = [isAtEnd ? input.note : '', last].filter((part) => part.trim() !== '').join('\n');
  return closingNote(room.take({ kind: 'note', text: fill(text), most }));
}

function takeMemory(input: PromptInput, room: PromptRoom, fill: (text: string) => string, most: number): string {
  const { facts, summary } = input.memory;
  const isAlive = (messageId: string | null) => messageId === null || input.branch.has(messageId);
  const until = room.left - most;
  const lines: string[] = [];
  const remembered = { why: { reason: 'remembered' } } as const;
  for (const { sourceMessageId, text } of facts.filter((fact) => isAlive(fact.sourceMessageId))) {
    const fact = fill(text).replaceAll(/\s+/g, ' ').trim();
    const taken = room.take({
      ...remembered,
      kind: 'fact',
      text: fact,
      title: fact,
      most: room.left - until,
      whole: true,
      sourceMessageId,
    });
    if (taken !== '') lines.push(`- ${taken}`);
  }
  const told =
    summary === undefined || !isAlive(summary.throughMessageId)
      ? ''
      : room.take({ ...remembered, kind: 'summary', text: fill(summary.text), most: room.left - until });
  return [told, lines.join('\n')].filter(Boolean).join('\n\n');
}

/** By how much they matter as far as they fit, then in the order in which they were said. */
function takeRecalled(
  { keepsRecallRoom = false, recalled = [] }: PromptInput,
  room: PromptRoom,
  fill: (text: string) => string,
  names: MacroNames,
  most: number,
): string {
  const until = Math.max(0, room.left - most);
  if (keepsRecallRoom) room.reserve(room.left - until);
  const lines = recalled.map(({ messageId, place, role, speaker, text }) => {
    const name = speaker ?? (role === 'user' ? names.user : names.char);
    const said = `${name}: ${fill(text).replaceAll(/\s+/g, ' ').trim()}`;
    // One long message leaves room for others.
    const limit = Math.min(room.left - until, Math.floor(most / 2));
    const taken = room.take({
      kind: 'history',
      why: { reason: 'remembered' },
      text: said,
      title: said,
      most: limit,
      sourceMessageId: messageId,
    });
    return { place, taken };
  });
  return lines
    .filter(({ taken }) => taken !== '')
    .toSorted((a, b) => a.place - b.place)
    .map(({ taken }) => `- ${taken}`)
    .join('\n');
}

function takeDeepNote(
  { note, noteDepth = 0 }: PromptInput,
  room: PromptRoom,
  fill: (text: string) => string,
  most: number,
): DepthPrompt[] {
  if (noteDepth === 0) return [];
  const text = room.take({ kind: 'note', text: fill(note), most: most - INSERTION_TOKENS });
  return text !== '' && room.reserve(INSERTION_TOKENS) ? [{ text, depth: noteDepth, role: 'user' }] : [];
}

function takeDepthPrompt(
  { character }: PromptInput,
  room: PromptRoom,
  fill: (text: string) => string,
  most: number,
): DepthPrompt[] {
  const { depthPrompt } = character;
  if (depthPrompt === null || depthPrompt === undefined) return [];
  const text = room.take({ kind: 'note', text: fill(depthPrompt.text), most: most - INSERTION_TOKENS });
  return text !== '' && room.reserve(INSERTION_TOKENS) ? [{ ...depthPrompt, text }] : [];
}

function takeLore(
  input: PromptInput,
  room: PromptRoom,
  fill: (text: string) => string,
  most: number,
): { before: string; after: string; inserted: DepthPrompt[] } {
  const reveal = (text: string) => fill(revealHidden(text));
  const entries = input.lorebook.entries.map((entry) => ({
    ...entry,
    text: fill(entry.text),
    scanText: reveal(entry.text),
  }));
  const texts = input.history.slice(-input.lorebook.scanDepth).map(({ text }) => reveal(text));
  const until = room.left - most;
  const taken = wakeLore({ ...input.lorebook, entries }, texts, most).map(({ entry, fits, wake }: AwakeEntry) => {
    const { insertion = null, position, title } = entry;
    const around = insertion === null ? 0 : INSERTION_TOKENS;
    const left = fits ? room.left - until - around : 0;
    const text = room.take({ kind: 'lore', text: entry.text, title, why: wake, most: left, whole: true });
    if (text !== '') room.reserve(around);
    // A keyword wakes an entry for some turns only.
    const isBefore = position === 'before-character' && wake.reason === 'constant';
    return { insertion, isBefore, isConstant: wake.reason === 'constant', text };
  });
  const standing = (before: boolean) =>
    taken
      .filter(({ insertion }) => insertion === null)
      .filter(({ isBefore, text }) => text !== '' && isBefore === before)
      .toSorted((a, b) => Number(b.isConstant) - Number(a.isConstant))
      .map(({ text }) => text)
      .join('\n\n');
  const inserted = taken.flatMap(({ insertion, text }) =>
    insertion === null || text === '' ? [] : [{ ...insertion, text }],
  );
  return { before: standing(true), after: standing(false), inserted };
}

function takeExamples(
  input: PromptInput,
  room: PromptRoom,
  fill: (text: string) => string,
  names: MacroNames,
  most: number,
): string {
  const lines = input.character.exampleDialogue.map(
    ({ speaker, text }) => `${speaker === 'character' ? names.char : names.user}: ${fill(text)}`,
  );
  return room.take({ kind: 'examples', text: lines.join('\n'), most, count: lines.length });
}
