import { describe, expect, it } from 'vitest';
import { titleFrom } from './chat-title.ts';

describe('the title that a first message gives a chat', () => {
  it.each([
    ['Why does the lamp count to seven? I have counted too.', 'Why does the lamp count to seven?'],
    ['*I knock.* I am looking for my brother. Have you seen him?', 'I knock. I am looking for my brother'],
    ['Hi.', 'Hi'],
    ['Wait...', 'Wait...'],
    ['我的奶奶去世了，我很想她。你能听我说吗？', '我的奶奶去世了，我很想她'],
    ['هل رأيت أخي؟ كان على القارب.', 'هل رأيت أخي؟'],
  ])('of %j is its first sentence', (said, title) => {
    expect(titleFrom(said)).toBe(title);
  });

  it('is cut at a word', () => {
    const title = titleFrom('I came all the way from the other side of the bay to ask you about the seven boats');
    expect(title).toBe('I came all the way from the other side of the bay to ask…');
    expect(titleFrom('x'.repeat(100))).toBe(`${'x'.repeat(59)}…`);
  });

  it('is missing for a message without a letter', () => {
    expect(titleFrom('*** ...')).toBeUndefined();
  });
});
