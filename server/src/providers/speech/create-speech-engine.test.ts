import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { MP3, SpeechPeer } from '../../testing/peers/speech-peer.ts';
import { FAILURES_IN_A_ROW } from '../http/stream-breaker.ts';
import { createSpeechEngine } from './create-speech-engine.ts';

const settings = (environment: Record<string, string>) => readConfig({ NODE_ENV: 'test', ...environment }).speech;
const named = { SPEECH_ENGINE_URL: 'http://127.0.0.1:1/v1', SPEECH_MODEL: 'kokoro', SPEECH_VOICES: 'af_heart' };
const request = { words: 'The lamp is out.', voiceId: 'af_heart' };
const { signal } = new AbortController();

describe('the settings', () => {
  it('name voices with their labels, and no engine where there is no address', () => {
    expect(settings({ ...named, SPEECH_VOICES: 'af_heart = Heart, bm_george' })?.voices).toEqual([
      { id: 'af_heart', label: 'Heart' },
      { id: 'bm_george', label: 'bm_george' },
    ]);
    expect(settings({ SPEECH_MODEL: 'left over' })).toBeUndefined();
  });

  it.each<[Record<string, string>, RegExp]>([
    [{ ...named, SPEECH_MODEL: '' }, /SPEECH_MODEL must be set/],
    [{ ...named, SPEECH_VOICES: '' }, /SPEECH_VOICES must be set/],
    [{ ...named, SPEECH_VOICES: 'a b=Two words' }, /"a b" is no such voice/],
    [{ ...named, SPEECH_VOICES: 'one,one=Twice' }, /each voice once/],
    [{ ...named, SPEECH_FORMAT: 'midi' }, /SPEECH_FORMAT must be one of/],
    [{ ...named, SPEECH_ENGINE_URL: 'ftp://127.0.0.1' }, /SPEECH_ENGINE_URL must begin with http/],
    [{ ...named, SPEECH_ENGINE_URL: 'http://me:secret@127.0.0.1' }, /use SPEECH_ENGINE_KEY/],
  ])('refuse %o', (environment, message) => {
    expect(() => settings(environment)).toThrow(message);
  });
});

describe('an OpenAI-compatible engine', () => {
  let speech: SpeechPeer;
  beforeEach(async () => {
    speech = new SpeechPeer();
    await speech.peer.open();
  });
  afterEach(() => speech[Symbol.asyncDispose]());

  function engineFor(more: Record<string, string> = {}) {
    const engine = createSpeechEngine(settings({ ...speech.settings, ...more }));
    if (engine === undefined) throw new Error('There is no engine');
    return engine;
  }

  it('is asked for the words in the voice and the format', async () => {
    const file = await engineFor({ SPEECH_FORMAT: 'opus' }).speak(request, signal);
    expect(file).toMatchObject({ type: 'audio/mpeg' });
    expect(Buffer.from(file.bytes)).toEqual(MP3);
    expect(speech.asked).toEqual([
      { model: 'kokoro', input: 'The lamp is out.', voice: 'af_heart', response_format: 'opus' },
    ]);
    expect(speech.authorizations).toEqual(['Bearer spoken-secret']);
  });

  it.each([
    ['audio/ogg', Buffer.from('OggS\0and more')],
    ['audio/flac', Buffer.from('fLaC\0and more')],
    ['audio/wav', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
    ['audio/mpeg', Buffer.from('ID3\u0004\0')],
  ])('tells %s by its first bytes', async (type, audio) => {
    speech.audio = audio;
    expect(await engineFor().speak(request, signal)).toMatchObject({ type });
  });

  it.each([Buffer.from('<html>'), Buffer.alloc(0), Buffer.from([0xff, 0xf1, 0x50, 0x80])])(
    'does not take %o for audio that browsers play',
    async (audio) => {
      speech.audio = audio;
      await expect(engineFor().speak(request, signal)).rejects.toMatchObject({ failure: 'broken' });
    },
  );

  it.each([
    ['busy', 'busy'],
    ['fails', 'unavailable'],
    ['html', 'broken'],
    ['redirects', 'unavailable'],
    ['cut-off', 'broken'],
    ['too-long', 'broken'],
    ['silent', 'stalled'],
  ] as const)('that is %s fails as %s', async (fault, failure) => {
    speech.peer.fault = fault;
    await expect(engineFor({ SPEECH_STALL_SECONDS: '1' }).speak(request, signal)).rejects.toMatchObject({ failure });
  });

  it('is hung up on when the caller stops', async () => {
    speech.hold();
    const stopped = new AbortController();
    const spoken = engineFor().speak(request, stopped.signal);
    await expect.poll(() => speech.asked.length).toBe(1);
    stopped.abort(new Error('stopped'));
    await expect(spoken).rejects.toThrow('stopped');
    await speech.peer.hungUp();
  });

  it('is left alone for a while after it has failed several times', async () => {
    speech.peer.fault = 'fails';
    const engine = engineFor();
    for (let time = 0; time < FAILURES_IN_A_ROW; time += 1) {
      await expect(engine.speak(request, signal)).rejects.toMatchObject({ failure: 'unavailable' });
    }
    await expect(engine.speak(request, signal)).rejects.toThrow('left alone');
    expect(speech.asked).toHaveLength(FAILURES_IN_A_ROW);
  });
});
