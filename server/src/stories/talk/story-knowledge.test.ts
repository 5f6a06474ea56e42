import { array, assert, boolean, constantFrom, nat, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileInk } from '../engine/ink/compile.ts';
import { InkProgram } from '@fabula/ink/ink-program';
import type { EngineRound } from '@fabula/ink/turn';
import { pathTo } from '../rounds/round-store.ts';
import { writeTurn } from '../rounds/show.ts';
import type { StoryRoundRow } from '../tables.ts';
import { knownOf } from './story-knowledge.ts';

const ada = { characterId: 'ada-byrne', name: 'Ada Byrne' };

function row(turn: Pick<EngineRound, 'blocks'>, place: Partial<StoryRoundRow> = {}): StoryRoundRow {
  return {
    round_id: 'r0',
    story_session_id: 's',
    parent_id: null,
    ordinal: 0,
    move: null,
    choice_id: null,
    choice_text: null,
    words_as: null,
    crisis: 0,
    engine: 'ink',
    engine_version: 'test',
    state_before: null,
    state_after: '',
    state: '',
    turn: writeTurn({
      choices: [],
      panel: [],
      progress: { round: 1, chapter: null, scene: null },
      ending: null,
      state: '',
      stateHash: '',
      ...turn,
    }),
    script: null,
    progress: '{}',
    ending_id: null,
    ending_title: null,
    language: null,
    points: 0,
    entry_id: null,
    created_at: 0,
    ...place,
  };
}

const ofSource = (source: string) => row(new InkProgram(compileInk(source).json).begin(1));

describe('what a character knows of a story', () => {
  it('is where they have the word, or are named in what is told, place by place', () => {
    const first = ofSource(`
      # scene: quay
      “It is late,” says a voice. # speaker: ada-byrne
      The ferry comes.
      # scene: pier
      “She is a fox,” says Mona of Ada. # speaker: mona-dusk
      Eels are sold.
      # scene: roof
      You look down at Byrne’s hat.
      -> END
    `);
    expect(knownOf([first], ada)).toEqual([
      { did: null, scene: 'quay', paragraphs: ['“It is late,” says a voice.', 'The ferry comes.'] },
      { did: null, scene: 'roof', paragraphs: ['You look down at Byrne’s hat.'] },
    ]);
    expect(knownOf([first], { characterId: 'mona-dusk', name: 'Mona Dusk' }).map(({ scene }) => scene)).toEqual([
      'pier',
    ]);
  });

  it('has of other places what the author lets them hear of, and readers do not learn it', () => {
    const first = ofSource(`
      # scene: pier
      Mona sells eels.
      The whole quay hears you shout. # heard: ada-byrne; someone-else
      -> END
    `);
    expect(knownOf([first], ada)).toEqual([
      { did: null, scene: 'pier', paragraphs: ['The whole quay hears you shout.'] },
    ]);
  });

  it('has what the reader did where they were there to see it', () => {
    const there = row(
      { blocks: [{ kind: 'narration', text: 'Ada laughs.' }] },
      { choice_text: 'Fall into the water.' },
    );
    const elsewhere = row({ blocks: [{ kind: 'narration', text: 'Silence.' }] }, { choice_text: 'Fall again.' });
    expect(knownOf([there, elsewhere], ada)).toEqual([
      { did: 'Fall into the water.', scene: null, paragraphs: ['Ada laughs.'] },
    ]);
  });

  it('never has anything of other branches, nor of what comes later', () => {
    const rounds = array(record({ parent: nat({ max: 30 }), isThere: boolean() }), { minLength: 1, maxLength: 24 });
    assert(
      property(rounds, nat({ max: 30 }), constantFrom('narration', 'speech'), (made, at, kind) => {
        const rows = made.map(({ parent, isThere }, index) => {
          const text = `Secret ${index}. ${isThere ? 'Ada nods.' : 'A gull.'}`;
          const blocks: EngineRound['blocks'] =
            kind === 'speech' && isThere
              ? [{ kind: 'speech', speaker: 'ada-byrne', text }]
              : [{ kind: 'narration', text }];
          const parentId = index === 0 ? null : `r${parent % index}`;
          return row({ blocks }, { round_id: `r${index}`, parent_id: parentId, ordinal: index });
        });
        const path = pathTo(rows, `r${at % rows.length}`);
        const known = knownOf(path, ada).flatMap(({ paragraphs }) => paragraphs);
        const lived = path
          .map(({ ordinal }) => ordinal)
          .filter((ordinal) => made[ordinal]?.isThere)
          .map((ordinal) => `Secret ${ordinal}.`);
        expect(known.map((text) => /^Secret \d+\./u.exec(text)?.[0])).toEqual(lived);
      }),
    );
  });
});
