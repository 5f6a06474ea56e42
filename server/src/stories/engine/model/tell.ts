import { sha256 } from '../../../lib/hash.ts';
import { normalizeForSearch } from '../../../lib/search-text.ts';
import { choiceIdOf } from '@fabula/ink/choice-id';
import type { Block, EngineRound, Ending, PanelValue } from '@fabula/ink/turn';
import { BELONGINGS } from './belongings.ts';
import type { StoryMaterial } from './material.ts';
import type { Script } from './script.ts';
import { MOST_METER, MOST_METER_CHANGE, MOST_TRUST, type StoryState } from './story-state.ts';

const MOST_FACTS = 40;
const MOST_ITEMS = 20;
const HASH_LENGTH = 12;

/**
 * The round that a script makes of a state. The same script makes the same round of the same state: a replay asks
 * no speaker.
 */
export function tell(before: StoryState, script: Script, material: StoryMaterial): EngineRound {
  const round = before.round + 1;
  const chapter = chapterOf(before, script, material);
  const after: StoryState = {
    ...before,
    round,
    chapter,
    summary: script.summary === '' ? before.summary : script.summary,
    facts: merged(before.facts, script.facts).slice(-MOST_FACTS),
    relationships: relationsAfter(before, script, material),
    ...metersAfter(before, script, material),
    items: merged(without(before.items, script.lost), script.gained).slice(-MOST_ITEMS),
    choices: script.choices,
    ended: script.ending !== null,
  };
  const state = JSON.stringify(after);
  const stateHash = sha256(state);
  const opening = round === 1 ? material.opening.split(/\n\s*\n/).map((text) => text.trim()) : [];
  return {
    blocks: [
      ...(chapter === null || chapter.number === before.chapter?.number
        ? []
        : [{ kind: 'chapter', ...chapter } as const]),
      ...opening.filter((text) => text !== '').map((text) => ({ kind: 'narration', text }) as const),
      ...blocksOf(script, material),
    ],
    choices: script.choices.map((choice, index) => ({ ...choice, choiceId: choiceIdOf(stateHash, index), lock: null })),
    panel: panelOf(after, material),
    progress: { round, chapter, scene: null },
    ending: script.ending === null ? null : endingOf(script.ending),
    state,
    stateHash,
    script: JSON.stringify(script),
  };
}

/** The paragraphs of a script; those who speak are known by the ids of the cast, others by their names. */
export function blocksOf({ paragraphs }: Script, { cast }: StoryMaterial): Block[] {
  return paragraphs.map(({ kind, speaker, text }) => {
    if (kind !== 'speech' || speaker === null) return { kind: kind === 'document' ? kind : 'narration', text };
    return { kind, speaker: memberOf(cast, speaker)?.characterId ?? speaker, text };
  });
}

/** Whom of the cast a model means: it writes ids, names, or first names. */
function memberOf(cast: StoryMaterial['cast'], called: string): StoryMaterial['cast'][number] | undefined {
  const wanted = normalizeForSearch(called);
  return (
    cast.find(({ characterId, name }) => characterId === called || normalizeForSearch(name) === wanted) ??
    cast.find(({ name }) => normalizeForSearch(name).split(' ').includes(wanted))
  );
}

function chapterOf({ chapter }: StoryState, script: Script, { kind }: StoryMaterial): StoryState['chapter'] {
  if (kind === 'dynamic' || script.chapter === null) return chapter;
  return { number: (chapter?.number ?? 0) + 1, title: script.chapter };
}

function relationsAfter(before: StoryState, script: Script, { cast }: StoryMaterial): Record<string, number> {
  const changes = new Map<string, number>();
  for (const { change, character } of script.relationships) {
    const member = memberOf(cast, character);
    if (member !== undefined) changes.set(member.characterId, Math.sign(change));
  }
  const trusted = cast.map(({ characterId }) => {
    const value = (before.relationships[characterId] ?? 0) + (changes.get(characterId) ?? 0);
    return [characterId, Math.min(Math.max(value, 0), MOST_TRUST)] as const;
  });
  return Object.fromEntries(trusted);
}

function metersAfter(
  before: StoryState,
  script: Script,
  { told: { meters } }: StoryMaterial,
): Pick<StoryState, 'meters'> {
  if (meters.length === 0) return {};
  const changes = new Map(script.meters.map(({ change, meter }) => [normalizeForSearch(meter), change]));
  const values = meters.map(({ label, start }) => {
    const change = Math.trunc(changes.get(normalizeForSearch(label)) ?? 0);
    const bounded = Math.min(Math.max(change, -MOST_METER_CHANGE), MOST_METER_CHANGE);
    return [label, Math.min(Math.max((before.meters?.[label] ?? start) + bounded, 0), MOST_METER)] as const;
  });
  return { meters: Object.fromEntries(values) };
}

/** One list behind the other, each entry once; what is said again moves to the end. */
function merged(former: readonly string[], added: readonly string[]): string[] {
  return [...without(former, added), ...new Set(added)];
}

function without(texts: readonly string[], gone: readonly string[]): string[] {
  const folded = new Set(gone.map(normalizeForSearch));
  return texts.filter((text) => !folded.has(normalizeForSearch(text)));
}

function panelOf({ items, meters = {}, relationships }: StoryState, { cast, language }: StoryMaterial): PanelValue[] {
  const relations = cast.map(({ characterId }): PanelValue => ({
    kind: 'relationship',
    name: characterId,
    characterId,
    value: relationships[characterId] ?? 0,
    max: MOST_TRUST,
  }));
  const values = Object.entries(meters).map(([label, value]): PanelValue => ({
    kind: 'meter',
    name: idOf('meter', label),
    label,
    value,
    max: MOST_METER,
  }));
  const shown = [...relations, ...values];
  if (items.length === 0) return shown;
  const held = items.map((label) => ({ itemId: idOf('item', label), label }));
  return [...shown, { kind: 'inventory', name: 'items', label: BELONGINGS[language], items: held }];
}

function endingOf(title: string): Ending {
  return { endingId: idOf('ending', title), title };
}

/** An id that equal texts share, whatever they are written in. */
function idOf(kind: string, text: string): string {
  return `${kind}-${sha256(normalizeForSearch(text)).slice(0, HASH_LENGTH)}`;
}
