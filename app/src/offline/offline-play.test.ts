import type { EngineRound } from '@fabula/ink/turn';
import { describe, expect, it } from 'vitest';

import { formOf, pathOf, roundOf, sendingKey, wayTo, withRound, type OfflinePlay } from './offline-play';

const turn = (name: string, scene: string | null = null): EngineRound => ({
  blocks: [{ kind: 'narration', text: name }],
  choices: ['left', 'right'].map((way) => ({ choiceId: `${name}-${way}`, text: `Go ${way}.`, hint: null, lock: null })),
  panel: [],
  progress: { round: 1, chapter: null, scene },
  ending: null,
  state: `state of ${name}`,
  stateHash: `hash of ${name}`,
});

const begun: OfflinePlay = {
  playId: 'play',
  storyId: 'low-tide',
  hash: 'hash of the story',
  seed: 7,
  roleId: null,
  rounds: [{ parent: null, choiceId: null, choiceText: null, turn: turn('quay') }],
  at: 0,
  sent: null,
};
const left = withRound(begun, 0, 'quay-left', turn('left'));
/** Back at the first round, and another way from there. */
const right = withRound(left, 0, 'quay-right', turn('right'));

describe('a play on this device', () => {
  it('stands at the round that a choice has led to, by the way of its choices', () => {
    expect(left.at).toBe(1);
    expect(right.at).toBe(2);
    expect(wayTo(right, right.at)).toEqual([0, 2]);
    expect(pathOf(right, 1)).toMatchObject({ pathIds: ['0', '2'], shownId: '1' });
    expect(pathOf(right, 1).rounds.map(({ choiceText }) => choiceText)).toEqual([null, 'Go left.', 'Go right.']);
  });

  it('does not play a choice again that was taken before', () => {
    const again = withRound(right, 0, 'quay-left', turn('left'));
    expect(again.at).toBe(1);
    expect(again.rounds).toHaveLength(3);
    expect(roundOf(right, 0, [])?.choices.map(({ roundId }) => roundId)).toEqual(['1', '2']);
  });

  it('is free, and looks out on the place of its round where there is a picture of it', () => {
    const art = { wide: '/quay.webp', tall: '/quay-tall.webp' };
    const pictures = { night: art, day: art };
    const there = {
      ...begun,
      rounds: [{ parent: null, choiceId: null, choiceText: null, turn: turn('quay', 'harbour') }],
    };
    expect(roundOf(there, 0, [{ scene: 'harbour', pictures }])).toMatchObject({ backdrop: pictures, price: 0 });
    expect(roundOf(begun, 0, [{ scene: 'harbour', pictures }])).not.toHaveProperty('backdrop');
    expect(roundOf(begun, 5, [])).toBeUndefined();
  });
});

describe('what is sent of it', () => {
  it('is the way to where it stands, and nothing of the others', () => {
    expect(formOf(right)).toEqual({
      hash: 'hash of the story',
      seed: 7,
      rounds: [
        { choiceId: null, stateAfter: 'hash of quay' },
        { choiceId: 'quay-right', stateAfter: 'hash of right' },
      ],
    });
    expect(formOf({ ...begun, roleId: 'pilot' })).toHaveProperty('roleId', 'pilot');
    expect(formOf({ ...begun, told: 'de-DE' })).toHaveProperty('language', 'de-DE');
  });

  it('has the same key at every try, and another one further on', () => {
    expect(sendingKey(left)).toBe(sendingKey({ ...right, at: 1 }));
    expect(sendingKey(left)).not.toBe(sendingKey(right));
  });
});
