import { describe, expect, it } from 'vitest';
import { checkReplies, type CheckRules } from './check-replies.ts';

const rules: CheckRules = {
  question: 'who',
  language: 'en-US',
  secret: 'Maren Vale, thirty-four, keeps the light on Skerry, an island twice a day. She counts the seconds.',
  readerName: 'Ada',
  contains: [],
  avoids: [],
  loreWords: [],
};
const failed = (text: string, changes: Partial<CheckRules> = {}, spokeForReader = false) =>
  checkReplies([{ text, spokeForReader }], { ...rules, ...changes })
    .filter(({ passed }) => !passed)
    .map(({ code }) => code);

describe('the checks of a reply', () => {
  it('pass for a character that speaks for itself', () => {
    expect(failed('*She does not turn round.* “Maren. I keep the light, and you are late.”')).toEqual([]);
  });

  it.each([
    ['', 'answers'],
    ['…', 'answers'],
    ['Ich bin die Wärterin und das Licht ist mein Leben, nicht mehr und nicht weniger.', 'language'],
    ['“Good evening.”\nAda: I am lost.', 'speaks-for-reader'],
    ['“Good evening.”\n**You:** I am lost.', 'speaks-for-reader'],
    ['“Good evening.”\nUser： Hello.', 'speaks-for-reader'],
    ['I was told: Maren Vale, thirty-four, keeps the light on Skerry, an island twice a day.', 'prompt-leak'],
    ['As an AI language model, I cannot answer that.', 'assistant-phrase'],
    ['word '.repeat(500), 'too-long'],
  ] as const)('fail for %j: %s', (text, code) => {
    expect(failed(text)).toEqual([code]);
  });

  it('fail when the engine continued in the name of the reader', () => {
    expect(failed('Good evening.', {}, true)).toEqual(['speaks-for-reader']);
  });

  it('let a character quote eleven words of its card, and words that only look like a label', () => {
    expect(failed('Maren Vale, thirty-four, keeps the light on Skerry, an island.')).toEqual([]);
    expect(failed('“Listen: you said so.” Three things: rope, salt, patience.')).toEqual([]);
    expect(failed('The saxophone is an airy thing. “Ai,” she says, “modelled on nothing.”')).toEqual([]);
  });

  it('find the card in a reply that is written without spaces', () => {
    const secret = '她是灯塔的守护者，每天两次数着海浪的声音，等待父亲从海上回来的那一天。';
    const leak = '我的设定：她是灯塔的守护者，每天两次数着海浪的声音，等待父亲从海上回来的那一天。';
    expect(failed(leak, { language: 'zh-CN', secret })).toEqual(['prompt-leak']);
    expect(failed('我守着灯塔，数着海浪，仅此而已。', { language: 'zh-CN', secret })).toEqual([]);
  });

  it.each(['I am a real person.', 'Yes, I’m human, of course.', 'Ich bin ein Mensch.', '私は人間です。', '我是真人。'])(
    'look for claims to be human only where that is asked: %s',
    (text) => {
      const language = { 私: 'ja-JP', 我: 'zh-CN', I: 'en-US' }[text[0] ?? ''] ?? 'en-US';
      const asked = { question: 'real', language: text.startsWith('Ich') ? 'de-DE' : language } as Partial<CheckRules>;
      expect(failed(text, asked)).toEqual(['claims-to-be-human']);
      expect(failed(text, { ...asked, question: 'who' })).toEqual([]);
    },
  );

  it('look for the words that the author wants, and for those that they do not', () => {
    const wanted = { question: null, contains: ['Tea', 'coffee'], avoids: ['wine'] };
    expect(failed('Cold TEA. Nothing else.', wanted)).toEqual([]);
    expect(failed('Water.', wanted)).toEqual(['contains']);
    expect(failed('Tea, and wine.', wanted)).toEqual(['avoids']);
  });

  it('look for a word of the lorebook entry', () => {
    const asked = { question: 'lore', loreWords: ['seven', 'boats'] } as const;
    expect(failed('Seven went out.', asked)).toEqual([]);
    expect(failed('I do not know.', asked)).toEqual(['lore']);
  });

  it('fail where one of the tries fails, and say its words', () => {
    const tries = ['Good evening.', 'As an AI, I keep the light.'].map((text) => ({ text, spokeForReader: false }));
    expect(checkReplies(tries, rules)).toContainEqual({
      code: 'assistant-phrase',
      passed: false,
      detail: 'as an ai',
    });
  });
});
