import { describe, expect, it } from 'vitest';
import { needOf } from './care.ts';

describe('what the story waits for', () => {
  it.each([
    'I ran away from home.',
    'My father hits me.',
    'Me he escapado de casa.',
    'J’ai fugué hier.',
    'Ich bin von zu Hause weggelaufen.',
    'Fugi de casa.',
    'Evden kaçtım.',
    '我离家出走了。',
    '家出しました。',
    '가출했어요.',
    'هربت من البيت.',
  ])('is a visitor who is not safe: %s', (line) => {
    expect(needOf(line)).toBe('unsafe');
  });

  it.each([
    'I want to poison my boss.',
    'I’m going to kill him.',
    'Quiero matar a mi jefe.',
    'Je vais le tuer.',
    'Ich will meinen Chef umbringen.',
    'Quero matar o meu chefe.',
    'Patronumu zehirlemek istiyorum.',
    '我要杀了他。',
    'あの人を殺してやる。',
    '사장을 죽이고 싶어.',
    'سأقتله.',
  ])('is a threat to another person: %s', (line) => {
    expect(needOf(line)).toBe('threat');
  });

  it('is a visitor who speaks of ending their life', () => {
    expect(needOf('I want to kill myself.')).toBe('crisis');
  });

  it.each([
    'I want to kill the dragon.',
    'I will kill time until dawn.',
    'My boss shouts at me.',
    'The cat ran away from the dog.',
    'Who killed him?',
    '他们打了我的电话。',
    '*I strike at him with my sword.*',
    'Mi hermano mata moscas.',
    'Kapıyı açıyorum.',
  ])('is nothing of these: %s', (line) => {
    expect(needOf(line)).toBeUndefined();
  });
});
