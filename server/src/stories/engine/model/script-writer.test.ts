import { describe, expect, it } from 'vitest';
import { createOpenAiEngine } from '../../../providers/text/openai/openai-engine.ts';
import type { TextRequest } from '../../../providers/text/text-engine.ts';
import { localRules } from '../../../safety/local-rules.ts';
import { writingPeer, writtenRound } from '../../../testing/peers/story-peer.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import {
  event,
  jsonPeer,
  openTextPeer,
  streamPeer,
  textEvent,
  type PeerAnswer,
} from '../../../testing/peers/text-peer.ts';
import { requestFor } from '../../../testing/text-request.ts';
import { ROUND_FORMAT } from './format.ts';
import type { Demands, Script } from './script.ts';
import { createScriptWriter } from './script-writer.ts';

const goingOn: Demands = { choices: true, ending: 'forbidden' };
const request: TextRequest = { ...requestFor('I knock.'), format: ROUND_FORMAT };

interface Attempt {
  script?: Script;
  error?: unknown;
  told: string[];
}

async function write(answer: PeerAnswer, demands = goingOn, stallMs = 5_000): Promise<Attempt> {
  await using peer = await openTextPeer(answer);
  const options = { name: 'openai', baseUrl: peer.baseUrl, apiKey: undefined, model: 'small', stallMs };
  const writer = createScriptWriter(createOpenAiEngine({ ...options, clock: new TestClock() }), localRules);
  const told = () => peer.heard.map(({ body }) => JSON.stringify(body));
  try {
    return { script: await writer.write(request, demands, new AbortController().signal), told: told() };
  } catch (error) {
    return { error, told: told() };
  }
}

/** Answers in the order of the requests. */
const inTurn = (...answers: readonly unknown[]) => writingPeer((_heard, number) => answers[number]);

const unwritten = expect.objectContaining({ name: 'StoryRunError', failure: 'failed' });
const round = writtenRound();
const json = JSON.stringify(round);

describe('a round that a model writes', () => {
  it('is asked for in its shape, and taken as it is', async () => {
    const { script, told } = await write(inTurn(round));
    expect(script).toEqual(round);
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('"json_schema":{"name":"story_round"');
  });

  it.each([
    ['a fence around it', `\`\`\`json\n${json}\n\`\`\``],
    ['prose around it', `Here is the next round:\n\n${json}\n\nShall I go on?`],
    ['a thought before it', `<think>They knock {softly}.</think>${json}`],
  ])('is read with %s, with no second question', async (_what, answer) => {
    const { script, told } = await write(inTurn(answer));
    expect(script).toEqual(round);
    expect(told).toHaveLength(1);
  });

  it.each([
    ['no JSON', 'Once upon a time.', 'no JSON object'],
    ['half a JSON', json.slice(0, 200), 'no JSON object'],
    ['a wrong shape', { ...round, paragraphs: 'The oven ticks.' }, 'paragraphs: Invalid input'],
    ['no choices', { ...round, choices: [] }, 'choices: there must be 2 to 4'],
    ['one choice twice', { ...round, choices: [round.choices[0], round.choices[0]] }, 'choices: there must be 2 to 4'],
    ['nothing to read', { ...round, paragraphs: [] }, 'paragraphs: there is nothing to read'],
    ['empty words', '', 'no JSON object'],
  ])('with %s is put right by the model, which gets the reason', async (_what, answer, why) => {
    const { script, told } = await write(inTurn(answer, round));
    expect(script).toEqual(round);
    expect(told).toHaveLength(2);
    expect(told[1]).toContain(why);
  });

  it('is saved as far as it is sound when the second answer is no better, with nothing added', async () => {
    const broken = { ...round, choices: [...round.choices.slice(0, 2), { text: 7 }], facts: 'none', summary: null };
    const { script, told } = await write(inTurn(broken, { ...broken, facts: [3, 'The oven is warm.'] }));
    expect(told).toHaveLength(2);
    expect(script).toEqual({ ...round, choices: round.choices.slice(0, 2), facts: ['The oven is warm.'], summary: '' });
  });

  it.each([
    ['is prose twice', ['Once upon a time.', 'There was a baker.']],
    [
      'has no choices twice',
      [
        { ...round, choices: [] },
        { ...round, choices: [] },
      ],
    ],
  ])('is none when it %s', async (_what, answers) => {
    const { error, told } = await write(inTurn(...answers));
    expect(error).toEqual(unwritten);
    expect(told).toHaveLength(2);
  });

  it.each([
    ['breaks off', streamPeer([textEvent('{"paragraphs": ['), event({ error: { code: 500, message: 'gone' } })])],
    ['loses its connection', streamPeer([textEvent('{"paragraphs": [')])],
    ['falls silent', streamPeer([textEvent('{')], { keepOpen: true })],
    ['has too much to do', jsonPeer(429, {}, { 'retry-after': '7' })],
    ['does not know us', jsonPeer(401, {})],
  ])('is none when the model %s', async (_what, answer) => {
    const { error } = await write(answer, goingOn, 200);
    expect(error).toEqual(unwritten);
    expect(error).toMatchObject({ cause: { name: 'TextEngineError' } });
  });

  it('is none when it may not be shown', async () => {
    const paragraphs = [
      { kind: 'narration', speaker: null, text: 'You should kill yourself, says the oven.' },
    ] as const;
    const { error } = await write(inTurn({ ...round, paragraphs }));
    expect(error).toMatchObject({ message: 'The model wrote what may not be shown' });
  });

  it('ends the story only where it may, and does where it must', async () => {
    const end = { ...round, ending: 'Home before dark', choices: [] };
    const early = await write(inTurn(end, round));
    expect(early.told[1]).toContain('choices: there must be 2 to 4');
    expect(early.script?.ending).toBeNull();
    const allowed = await write(inTurn({ ...end, choices: round.choices }), { choices: true, ending: 'allowed' });
    expect(allowed.script).toMatchObject({ ending: 'Home before dark', choices: [] });
    const required = await write(inTurn(round, end), { choices: true, ending: 'required' });
    expect(required.told[1]).toContain('ending: the story must end in this round');
    expect(required.script?.ending).toBe('Home before dark');
  });

  it('is bounded, whatever comes', async () => {
    const long = 'Flour and water and salt. '.repeat(4_000);
    const { script } = await write(
      inTurn({
        ...round,
        paragraphs: Array.from({ length: 5 }, () => ({ kind: 'narration', speaker: null, text: long.slice(0, 4_200) })),
        choices: Array.from({ length: 6 }, (_, index) => ({ text: `${index} ${long.slice(0, 400)}`, hint: null })),
        facts: Array.from({ length: 40 }, () => 'x'.repeat(50)),
      }),
    );
    expect(script?.paragraphs.every(({ text }) => text.length <= 4_000 && text.endsWith('…'))).toBe(true);
    expect(script?.choices).toHaveLength(4);
    expect(script?.choices.every(({ text }) => text.length <= 300)).toBe(true);
    expect(script?.facts.length).toBeLessThanOrEqual(6);
    const endless = await write(inTurn(long, long));
    expect(endless.error).toEqual(unwritten);
  });

  it('is clean: no control characters, no speech without a speaker', async () => {
    const paragraphs = [
      { kind: 'narration', speaker: 'Zoë', text: 'It\u0007 ticks.\r\nIt stops.' },
      { kind: 'speech', speaker: null, text: '“Who is there?”' },
    ];
    const { script } = await write(inTurn({ ...round, paragraphs }));
    expect(script?.paragraphs).toEqual([
      { kind: 'narration', speaker: null, text: 'It ticks.\nIt stops.' },
      { kind: 'narration', speaker: null, text: '“Who is there?”' },
    ]);
  });
});
