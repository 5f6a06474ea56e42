import { describe, expect, it } from 'vitest';
import { createNameHider } from './name-word.ts';

describe('a name that is taken out of a text', () => {
  it.each([
    ['Marta', 'Marta’s coat, said Marta. Martas, Samarta.', 'X’s coat, said X. Martas, Samarta.'],
    ['Will', 'Will you, Will? You will.', 'X you, X? You will.'],
    ['Å. (B+C)*', 'Hello Å. (B+C)*!', 'Hello X!'],
    ['小夜', '那么小夜说', '那么X说'],
    ['ليلى', 'قالت ليلى، لا ليلىها', 'قالت X، لا ليلىها'],
    ['$&', 'It costs $& here', 'It costs X here'],
  ])('%s', (name, text, hidden) => {
    expect(createNameHider(name, 'X')(text)).toBe(hidden);
  });

  it('is found in any letters in what its player typed', () => {
    expect(createNameHider('Marta Quill', 'X')('i am MARTA quill', 'player')).toBe('i am X');
  });
});
