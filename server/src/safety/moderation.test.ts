import { describe, expect, it } from 'vitest';
import { jsonPeer, openTextPeer, type PeerAnswer } from '../testing/peers/text-peer.ts';
import { createSafety } from './create-safety.ts';
import type { ModeratedText } from './safety.ts';

const calm = new AbortController().signal;
const flagged = (...names: string[]): PeerAnswer =>
  jsonPeer(200, {
    id: 'm',
    results: [{ flagged: true, categories: Object.fromEntries(names.map((name) => [name, true])) }],
  });

async function moderate(
  answer: PeerAnswer,
  side: ModeratedText['side'] = 'visitor',
  text = 'Some words.',
  signal = calm,
) {
  await using peer = await openTextPeer(answer);
  const safety = createSafety({ moderation: { baseUrl: peer.baseUrl, apiKey: 'key', model: 'moderator' } });
  const verdict = await safety.moderate({ text, side }, signal).catch((error: unknown) => error);
  return { verdict, heard: peer.heard };
}

describe('a moderation endpoint', () => {
  it('is asked in the protocol of OpenAI', async () => {
    const { heard, verdict } = await moderate(jsonPeer(200, { results: [{ categories: { sexual: false } }] }));
    expect(verdict).toEqual({ kind: 'allow' });
    expect(heard).toMatchObject([
      {
        path: '/v1/moderations',
        headers: { authorization: 'Bearer key' },
        body: { model: 'moderator', input: 'Some words.' },
      },
    ]);
  });

  it.each([
    ['sexual/minors', 'visitor', { kind: 'refuse', reason: 'sexual-minors' }],
    ['self-harm/intent', 'visitor', { kind: 'crisis' }],
    ['self-harm/intent', 'character', { kind: 'allow' }],
    ['self-harm/instructions', 'character', { kind: 'refuse', reason: 'harm' }],
    ['illicit/violent', 'visitor', { kind: 'refuse', reason: 'harm' }],
    ['violence', 'character', { kind: 'allow' }],
  ] as const)('that finds %s in the words of a %s decides', async (category, side, verdict) => {
    expect((await moderate(flagged(category), side)).verdict).toEqual(verdict);
  });

  it('is not asked about what the local rules decide, nor about nothing', async () => {
    const { heard, verdict } = await moderate(flagged(), 'visitor', 'I want to die');
    expect(verdict).toEqual({ kind: 'crisis' });
    expect(heard).toEqual([]);
    expect((await moderate(flagged('sexual/minors'), 'visitor', ' ')).verdict).toEqual({ kind: 'allow' });
  });

  it.each<[string, PeerAnswer]>([
    ['fails', jsonPeer(500, { error: {} })],
    ['answers something else', jsonPeer(200, { hello: 'world' })],
    ['hangs up', (response) => void response.socket?.destroy()],
  ])('that %s lets nothing pass unseen', async (_case, answer) => {
    expect((await moderate(answer)).verdict).toMatchObject({ reason: 'UNAVAILABLE' });
  });

  it('is aborted with its caller', async () => {
    const reason = new Error('stopped');
    expect((await moderate(() => undefined, 'visitor', 'Words.', AbortSignal.abort(reason))).verdict).toBe(reason);
  });
});
