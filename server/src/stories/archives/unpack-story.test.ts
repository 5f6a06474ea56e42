import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StoryReportEnvelope, UnpackedStoryEnvelope } from '../../contract/validators.ts';
import { zipOf } from '../../testing/files/card-files.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { unpackStory } from './unpack-story.ts';

const main = 'INCLUDE parts/quay.ink\nINCLUDE words.ink\n-> quay\n';
const quay = '=== quay\nThe ferry is {late}.\n-> END\n';
const words = 'VAR late = "late"\n';
const text = (value: string) => Buffer.from(value);
const refusal = (reason: string, message: RegExp) =>
  expect.objectContaining({ reason, field: 'content', message: expect.stringMatching(message) });

describe('the story in an archive', () => {
  it('begins with the file that includes the others, whose names are relative to it', () => {
    const archive = zipOf({
      'ferry/words.ink': text(words),
      'ferry/parts/quay.ink': text(quay),
      'ferry/a-main.ink': text(`\uFEFF${main.replaceAll('\n', '\r\n')}`),
      'ferry/notes.txt': text('INCLUDE nothing.ink'),
      '__MACOSX/ferry/._a-main.ink': text('rubbish'),
    });
    expect(unpackStory(archive)).toEqual({
      source: main,
      files: [
        { name: 'words.ink', text: words },
        { name: 'parts/quay.ink', text: quay },
      ],
    });
  });

  it('prefers the main file nearest to the root', () => {
    const archive = zipOf({ 'old/a.ink': text('Old.'), 'story.ink': text('New.'), 'old/b.ink': text('Older.') });
    expect(unpackStory(archive).source).toBe('New.');
  });

  it.each([
    ['no archive', text('Hello.'), refusal('VALIDATION_FAILED', /not a zip archive/)],
    ['an archive without ink', zipOf({ 'a.txt': text('a') }), refusal('VALIDATION_FAILED', /no ink file/)],
    [
      'other letters',
      zipOf({ 'a.ink': Buffer.from([0xe9, 0x20]) }),
      refusal('VALIDATION_FAILED', /a\.ink is not UTF-8/),
    ],
    ['an empty story', zipOf({ 'a.ink': text(' ') }), refusal('VALIDATION_FAILED', /a\.ink is empty/)],
    [
      'too many letters',
      zipOf({ 'a.ink': text('x'.repeat(600_000)), 'b.ink': text('y'.repeat(600_000)) }),
      refusal('PAYLOAD_TOO_LARGE', /a million characters/),
    ],
    [
      'too many files',
      zipOf(Object.fromEntries(Array.from({ length: 102 }, (_, at) => [`${at}.ink`, text('x')]))),
      refusal('PAYLOAD_TOO_LARGE', /more than 101 ink files/),
    ],
    [
      'a bomb',
      zipOf({ 'a.ink': new Uint8Array(49 * 1024 * 1024) }),
      refusal('PAYLOAD_TOO_LARGE', /unpacked archive is too large/),
    ],
  ])('is refused: %s', (_, archive, reason) => {
    expect(() => unpackStory(archive)).toThrow(reason);
  });
});

describe('a server', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer();
  });
  afterAll(() => server[Symbol.asyncDispose]());

  it('unpacks an archive, and the story in it can be played', async () => {
    const session = await server.guest();
    const content = zipOf({ 'f/main.ink': text(main), 'f/parts/quay.ink': text(quay), 'f/words.ink': text(words) });
    const post = (path: string, json: object) => server.call(path, { method: 'POST', session, json });
    const answer = await post('/user/stories/unpack', { content: content.toString('base64') });
    const story = UnpackedStoryEnvelope.parse(answer.body).data;
    const { problems } = StoryReportEnvelope.parse((await post('/user/stories/check', story)).body).data;
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const damaged = await post('/user/stories/unpack', { content: content.subarray(0, -30).toString('base64') });
    expect(damaged.status).toBe(400);
  });
});
