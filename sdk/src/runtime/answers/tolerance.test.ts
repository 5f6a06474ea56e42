import { describe, expect, it, vi } from 'vitest';
import { listen, sendJson } from '../../../tests/loopback';
import { operations } from '../../generated/examples';
import { configure, getCharacter, getChat, streamChatEvents, type UnknownValue } from '../../index';

const character = operations.getCharacter.examples[200]['maren-vale'];
const ended = operations.streamChatEvents.examples[200]['reply-ended'];
const grown = (data: object) => ({ ...character, data: { ...character.data, ...data } });

describe('an answer of a newer server', () => {
  it('keeps values of an enumeration that have come since, and says so', async () => {
    await using server = await listen((_, response) => sendJson(response, 200, grown({ language: 'nl-NL' })));
    const onUnknown = vi.fn<(unknown: UnknownValue) => void>();
    configure({ baseUrl: server.baseUrl, onUnknown });

    await expect(getCharacter('maren-vale')).resolves.toMatchObject({ language: 'nl-NL', name: character.data.name });
    expect(onUnknown.mock.calls).toEqual([
      [{ operation: '/characters/maren-vale', path: 'data.language', value: 'nl-NL' }],
    ]);
  });

  it('keeps fields that have come since, without a word', async () => {
    await using server = await listen((_, response) => sendJson(response, 200, grown({ voice: { pitch: 2 } })));
    const onUnknown = vi.fn<(unknown: UnknownValue) => void>();
    configure({ baseUrl: server.baseUrl, onUnknown });

    await expect(getCharacter('maren-vale')).resolves.toMatchObject({ voice: { pitch: 2 } });
    expect(onUnknown).not.toHaveBeenCalled();
  });

  it('is an error where the reader is strict', async () => {
    await using server = await listen((_, response) => sendJson(response, 200, grown({ language: 'nl-NL' })));
    configure({ baseUrl: server.baseUrl, strict: true });

    await expect(getCharacter('maren-vale')).rejects.toMatchObject({ name: 'ContractError' });
  });

  it('is an error where a value has another type, also beside an unknown one', async () => {
    await using server = await listen((_, response) => sendJson(response, 200, grown({ language: 'nl-NL', name: 7 })));
    configure({ baseUrl: server.baseUrl });

    await expect(getCharacter('maren-vale')).rejects.toMatchObject({ name: 'ContractError' });
  });

  it('may not leave out what the contract promises', async () => {
    const { quote: _, ...chat } = operations.getChat.examples[200].typical.data;
    await using server = await listen((_request, response) =>
      sendJson(response, 200, { code: 200, message: 'OK', data: chat }),
    );
    configure({ baseUrl: server.baseUrl });

    await expect(getChat('cht-1')).rejects.toMatchObject({ name: 'ContractError' });
  });
});

describe('a stream of a newer server', () => {
  it('skips events of an unknown kind, and passes on known ones that have grown', async () => {
    const text = JSON.stringify({ kind: 'reply-text', messageId: 'm', offset: 0, text: 'Yes', tone: 'warm' });
    const waving = JSON.stringify({ kind: 'gesture', gesture: 'wave' });
    if (ended.kind !== 'reply-ended') throw new Error('The example is another event');
    const last = JSON.stringify({ ...ended, message: { ...ended.message, status: 'paused' } });
    await using server = await listen((_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .end([text, waving, last].map((data) => `data: ${data}\n\n`).join('')),
    );
    const onUnknown = vi.fn<(unknown: UnknownValue) => void>();
    configure({ baseUrl: server.baseUrl, onUnknown });

    const events: unknown[] = [];
    for await (const event of streamChatEvents('cht-1')) events.push(event);

    expect(events).toMatchObject([
      { kind: 'reply-text', tone: 'warm' },
      { kind: 'reply-ended', message: { status: 'paused' } },
    ]);
    expect(onUnknown.mock.calls.map(([{ path, value }]) => [path, value])).toEqual([
      ['kind', 'gesture'],
      ['message.status', 'paused'],
    ]);
  });
});
