import { describe, expect, it } from 'vitest';
import { TestClock } from '../../../testing/test-clock.ts';
import { jsonPeer, openTextPeer, replyEvents, streamPeer, type PeerAnswer } from '../../../testing/peers/text-peer.ts';
import { collect, requestFor } from '../../../testing/text-request.ts';
import { createOpenAiEngine } from './openai-engine.ts';

const format = { name: 'answer', schema: { type: 'object' } };
const refusal = jsonPeer(400, {
  error: { message: 'response_format is not supported', type: 'invalid_request_error' },
});
const answer = streamPeer(replyEvents('{"yes": true}'));

const wayOf = (body: unknown): string => /"response_format":\{"type":"(\w+)"/.exec(JSON.stringify(body))?.[1] ?? 'none';

const knowing =
  (...ways: readonly string[]): PeerAnswer =>
  (response, heard) =>
    (ways.includes(wayOf(heard.body)) ? answer : refusal)(response, heard);

async function askTwice(peerAnswer: PeerAnswer) {
  await using peer = await openTextPeer(peerAnswer);
  const engine = createOpenAiEngine({
    name: 'openai',
    baseUrl: peer.baseUrl,
    apiKey: undefined,
    model: 'small',
    stallMs: 5_000,
    clock: new TestClock(),
  });
  const ask = () => collect(engine.generate({ ...requestFor('Well?'), format }, new AbortController().signal));
  const replies = [await ask(), await ask()];
  return { replies, ways: peer.heard.map(({ body }) => wayOf(body)), bodies: peer.heard.map(({ body }) => body) };
}

describe('a reply in a shape', () => {
  it('is asked for by its JSON Schema', async () => {
    const { bodies, replies } = await askTwice(knowing('json_schema'));
    expect(bodies[0]).toMatchObject({
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'answer', strict: true, schema: { type: 'object' } },
      },
    });
    expect(replies[0]?.pieces.join('')).toBe('{"yes": true}');
  });

  it('is asked for as any JSON of a host that takes no schema, and in words alone of one that knows neither', async () => {
    const object = await askTwice(knowing('json_object'));
    expect(object.ways).toEqual(['json_schema', 'json_object', 'json_object']);
    const words = await askTwice(knowing('none'));
    expect(words.ways).toEqual(['json_schema', 'json_object', 'none', 'none']);
    for (const { error } of [...object.replies, ...words.replies]) expect(error).toBeUndefined();
  });

  it('fails where the host refuses the request for another reason, and is asked for by its schema again', async () => {
    const { replies, ways } = await askTwice(refusal);
    expect(ways).toEqual(['json_schema', 'json_object', 'none', 'json_schema', 'json_object', 'none']);
    expect(replies[1]?.error).toMatchObject({ reason: 'refused' });
    const busy = await askTwice(jsonPeer(429, {}));
    expect(busy.ways).toEqual(['json_schema', 'json_schema']);
    expect(busy.replies[0]?.error).toMatchObject({ reason: 'rate-limited' });
  });
});
