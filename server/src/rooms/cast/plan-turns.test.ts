import { describe, expect, it } from 'vitest';
import { nextInTurn, planTurns } from './plan-turns.ts';
import { scoreRelevance, type CastMember } from './relevance.ts';

const member = (id: string, name: string, changes: Partial<CastMember> = {}): CastMember => ({
  id,
  names: [name],
  quiet: false,
  loreKeys: [],
  about: '',
  ...changes,
});

const maren = member('maren', 'Maren Vale', {
  loreKeys: [['lamp', 'wick'], ['tide']],
  about: 'Keeper of a lighthouse at the drowned shore',
});
const wren = member('wren', 'Wren Halloway', { loreKeys: [['clock', 'tower']], about: 'Detective of odd cases' });
const hana = member('hana', 'Hana Mizuki', { about: 'Tea-house medium who speaks with rain' });
const cast = [maren, wren, hana];

describe('by mention', () => {
  it('only the addressed answer, in the order of the words, and no more than two', () => {
    expect(planTurns('mention', { text: 'Wren, and @Maren?', cast, speakers: [] })).toEqual(['wren', 'maren']);
    expect(planTurns('mention', { text: '@Hana @Wren @Maren', cast, speakers: [] })).toEqual(['hana', 'wren']);
    expect(planTurns('mention', { text: 'Who lit the lamp?', cast, speakers: [] })).toEqual([]);
  });

  it('a quiet character answers when it is spoken to', () => {
    const quiet = [maren, { ...wren, quiet: true }, hana];
    expect(planTurns('mention', { text: 'Wren?', cast: quiet, speakers: [] })).toEqual(['wren']);
  });
});

describe('in turn', () => {
  it.each([
    [[], 'maren'],
    [['maren'], 'wren'],
    [['wren', 'maren'], 'hana'],
    [['hana'], 'maren'],
    [['one-who-left'], 'maren'],
  ])('after %j comes %s', (speakers, next) => {
    expect(planTurns('round-robin', { text: 'And then?', cast, speakers })).toEqual([next]);
  });

  it('the quiet ones are passed over, and the addressed come first', () => {
    const quiet = [maren, { ...wren, quiet: true }, hana];
    expect(planTurns('round-robin', { text: 'And then?', cast: quiet, speakers: ['maren'] })).toEqual(['hana']);
    expect(planTurns('round-robin', { text: 'Maren?', cast, speakers: ['maren'] })).toEqual(['maren']);
    expect(nextInTurn({ cast: cast.map((one) => ({ ...one, quiet: true })), speakers: [] })).toBeUndefined();
  });
});

describe('by relevance', () => {
  it.each([
    ['Who trims the wick tonight?', ['maren']],
    ['The clock in the tower has stopped.', ['wren']],
    ['Does the rain say anything?', ['hana']],
    ['I met Wren at the harbour.', ['wren']],
    ['The lamp, the tide, and the clock: which was first?', ['maren']],
    ['Wren and Maren know one another.', ['maren', 'wren']],
  ])('%s', (text, speakers) => {
    expect(planTurns('relevance', { text, cast, speakers: [] })).toEqual(speakers);
  });

  it('without a relevant character, the longest silent one answers', () => {
    expect(planTurns('relevance', { text: 'Hm.', cast, speakers: ['hana', 'hana', 'wren', 'maren'] })).toEqual([
      'maren',
    ]);
  });

  it('the last speaker may speak again, but not for ever', () => {
    const scoreOf = (speakers: string[]) =>
      scoreRelevance('Go on.', cast, speakers).find(({ id }) => id === 'maren')?.score ?? 0;
    expect(scoreOf(['maren', 'wren'])).toBeGreaterThan(0);
    expect(scoreOf(['maren', 'maren'])).toBeLessThan(0);
  });

  it('equal input is scored alike', () => {
    const score = () => scoreRelevance('The lamp and the clock', cast, ['wren']);
    expect(score()).toEqual(score());
  });

  it('no character answers where all are quiet', () => {
    const quiet = cast.map((one) => ({ ...one, quiet: true }));
    expect(planTurns('relevance', { text: 'The lamp?', cast: quiet, speakers: [] })).toEqual([]);
  });
});
