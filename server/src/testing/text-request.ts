import type { CharacterCardFacts, TextChunk, TextRequest } from '../providers/text/text-engine.ts';

export const testCard: CharacterCardFacts = {
  name: 'Ada Byrne',
  tagline: 'Keeps the light',
  about: 'Ada keeps the light at the end of the pier.',
  scenario: 'A wet evening on the pier.',
  persona: 'Ada is exact and kind.',
  greeting: '*She looks up from the lamp.* There you are. Did you count the steps?',
  exampleDialogue: [
    { speaker: 'visitor', text: 'Why do you stay?' },
    { speaker: 'character', text: 'Somebody has to trim the wick. *She trims it.*' },
  ],
  lore: [{ title: 'The lamp', keys: ['lamp', 'wick'], text: 'The lamp burns rapeseed oil. Ada bought it in Cork.' }],
  answers: { hello: 'Hello. Wipe your feet; the lamp dislikes sand.', fear: 'A clear night and no ships.' },
  tags: ['sea-and-salt'],
  language: 'en-US',
};

export function requestFor(line: string, changes: Partial<TextRequest> = {}): TextRequest {
  return {
    messages: [
      { role: 'system', content: 'You are Ada Byrne.' },
      { role: 'user', content: line },
    ],
    maxTokens: 200,
    temperature: 0.8,
    seed: 7,
    stop: [],
    character: testCard,
    lastReplies: [],
    ...changes,
  };
}

export async function collect(chunks: AsyncIterable<TextChunk>): Promise<{
  text: string;
  pieces: string[];
  end: Extract<TextChunk, { kind: 'end' }> | undefined;
  error: unknown;
}> {
  const pieces: string[] = [];
  let end: Extract<TextChunk, { kind: 'end' }> | undefined;
  let error: unknown;
  try {
    for await (const chunk of chunks) {
      if (chunk.kind === 'text') pieces.push(chunk.text);
      else end = chunk;
    }
  } catch (thrown) {
    error = thrown;
  }
  return { text: pieces.join(''), pieces, end, error };
}
