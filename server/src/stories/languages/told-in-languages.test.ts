import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerOf, type SessionValues } from '../../http/principal.ts';
import {
  ContinueListEnvelope,
  FirstRoundEnvelope,
  Problem,
  SharedPlayEnvelope,
  StoryEndingsEnvelope,
  StoryRoundEnvelope,
  StoryRoundListEnvelope,
  StorySessionEnvelope,
  StorySessionPageEnvelope,
  type StoryRound,
  type StorySession,
} from '../../contract/validators.ts';
import { createTestServer, principalOf, type TestServer } from '../../testing/test-server.ts';
import { translatedFerry } from '../../testing/ink/translated-ferry.ts';
import { replay } from '../play/replay.ts';
import { findRounds } from '../rounds/round-store.ts';
import { findAnySession } from '../talk/talk-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ overrides: translatedFerry });
});
afterAll(() => server[Symbol.asyncDispose]());

const inGerman = { 'language-type': 'de-DE' };
const inEnglish = { 'language-type': 'en-US' };
const inFrench = { 'language-type': 'fr-FR' };
type Headers = Record<string, string>;

const get = async (session: SessionValues, path: string, headers: Headers) =>
  (await server.call(path, { session, headers })).body;

async function begun(session: SessionValues, headers: Headers, form: object = {}): Promise<StorySession> {
  const json = { storyId: 'low-tide', ...form };
  const { body } = await server.call('/story-sessions', { method: 'POST', session, json, headers });
  return StorySessionEnvelope.parse(body).data;
}

const move = (session: SessionValues, { roundId, storySessionId }: StoryRound, choiceId: string, headers: Headers) =>
  server.call(`/story-sessions/${storySessionId}/rounds`, {
    method: 'POST',
    session,
    json: { roundId, choiceId },
    headers,
  });

async function played(session: SessionValues, round: StoryRound, index: number, headers: Headers) {
  const { body } = await move(session, round, round.choices[index]?.choiceId ?? '', headers);
  return StoryRoundEnvelope.parse(body).data;
}

async function roundIn(session: SessionValues, { roundId, storySessionId }: StoryRound, headers: Headers) {
  const body = await get(session, `/story-sessions/${storySessionId}/rounds/${roundId}`, headers);
  return StoryRoundEnvelope.parse(body).data;
}

const textOf = ({ blocks }: Pick<StoryRound, 'blocks'>) =>
  blocks.flatMap((block) => ('text' in block ? block.text : [])).join(' ');

async function rowsOf({ storySessionId }: StoryRound) {
  const { db } = server.deps.database;
  return { session: await findAnySession(db, storySessionId), rows: await findRounds(db, storySessionId) };
}

describe('a play in German', () => {
  it('is told in German from its beginning to its end', async () => {
    const reader = await server.guest();
    const { round } = await begun(reader, inGerman, { name: 'Ida' });
    expect(round).toMatchObject({
      language: 'de-DE',
      choices: [
        { text: 'Mit ihr warten.', hint: 'es ist warm', lock: null },
        { text: 'Schwimmen.', lock: 'Es ist Ebbe' },
        { text: 'Nach Hause gehen.' },
      ],
      panel: [
        { kind: 'meter', label: 'Vertrauen', value: 0 },
        { kind: 'inventory', label: 'In deiner Tasche', items: [{ itemId: 'key', label: 'Ein Schlüssel' }] },
      ],
      progress: { round: 1, chapter: { number: 1, title: 'Der Kai' }, scene: 'harbour' },
    });
    expect(textOf(round)).toBe('Ida, die Fähre kommt zu spät. „Sie kommt nie zu spät“, sagt Ada.');
    const second = await played(reader, round, 0, inGerman);
    expect(second).toMatchObject({ choiceText: 'Mit ihr warten.', panel: [{ value: 1 }, {}] });
    expect(textOf(second)).toBe('Unter einer warmen Lampe wartest du.');
    const last = await played(reader, second, 0, inGerman);
    expect(last).toMatchObject({ ending: { endingId: 'over', title: 'Über das Wasser' }, choices: [] });
  });

  it('has the states of a play in English, and replays to its hashes', async () => {
    const reader = await server.guest();
    const { round } = await begun(reader, inGerman);
    const second = await played(reader, round, 0, inGerman);
    const last = await played(reader, second, 0, inEnglish);
    const { rows, session } = await rowsOf(last);
    expect(rows.map((row) => row.language)).toEqual(['de-DE', 'de-DE', null]);
    expect(await replay(server.deps.stories.engines, session, rows)).toEqual(rows.map((row) => row.state_after));
    for (const row of rows) expect(row.state).not.toMatch(/Fähre|Lampe/u);
  });

  it('takes the other branch as well', async () => {
    const reader = await server.guest();
    const { round } = await begun(reader, inGerman);
    const last = await played(reader, round, 2, inGerman);
    expect(last.ending).toEqual({ endingId: 'home', title: 'Zu Hause' });
    expect(textOf(last)).toBe('Du gehst nach Hause.');
  });

  it('offers the choices of its first round before it begins', async () => {
    const first = FirstRoundEnvelope.parse(
      (await server.call('/stories/low-tide/first-round', { headers: inGerman })).body,
    );
    expect(first.data).toMatchObject({ language: 'de-DE', choices: [{ text: 'Mit ihr warten.' }, {}, {}] });
    const english = FirstRoundEnvelope.parse((await server.call('/stories/low-tide/first-round')).body).data;
    expect(english.language).toBeUndefined();
    expect(english.choices[0]?.text).toBe('Wait with her.');
  });

  it('refuses a locked choice as the original does', async () => {
    const reader = await server.guest();
    const { round } = await begun(reader, inGerman);
    const refused = await move(reader, round, round.choices[1]?.choiceId ?? '', inGerman);
    expect(refused.status).toBe(409);
    expect(Problem.parse(refused.body).reason).toBe('CONFLICT');
  });
});

describe('a reader who changes the language in the middle of a play', () => {
  it('stays in the same round, which is told in the new language with the same choices', async () => {
    const reader = await server.guest();
    const { round } = await begun(reader, inEnglish);
    expect(round.language).toBeUndefined();
    expect(textOf(round)).toBe('The ferry is late. “It is never late,” says Ada.');
    const german = await roundIn(reader, round, inGerman);
    expect(textOf(german)).toBe('Die Fähre kommt zu spät. „Sie kommt nie zu spät“, sagt Ada.');
    expect(german).toMatchObject({ language: 'de-DE', roundId: round.roundId, stateAfter: round.stateAfter });
    expect(german.choices.map(({ choiceId }) => choiceId)).toEqual(round.choices.map(({ choiceId }) => choiceId));
    const second = await played(reader, german, 0, inGerman);
    expect(second).toMatchObject({ language: 'de-DE', parentId: round.roundId, choiceText: 'Mit ihr warten.' });
    const body = await get(reader, `/story-sessions/${round.storySessionId}`, inEnglish);
    const back = StorySessionEnvelope.parse(body).data.round;
    expect(back).toMatchObject({ roundId: second.roundId, choiceText: 'Wait with her.' });
    expect(textOf(back)).toBe('You wait under a warm lamp.');
    expect(await roundIn(reader, second, inGerman)).toEqual(second);
  });

  it('finds their way, their plays and their endings in that language', async () => {
    const reader = await server.guest();
    const { round } = await begun(reader, inEnglish);
    const second = await played(reader, round, 0, inEnglish);
    const continuing = await get(reader, '/user/continue', inGerman);
    expect(ContinueListEnvelope.parse(continuing).data.items).toMatchObject([
      { progress: { chapter: { title: 'Unter der Lampe' } }, line: 'Unter einer warmen Lampe wartest du.' },
    ]);
    await played(reader, second, 0, inEnglish);
    const map = await get(reader, `/story-sessions/${round.storySessionId}/rounds`, inGerman);
    expect(StoryRoundListEnvelope.parse(map).data.items).toMatchObject([
      { choiceText: null, progress: { chapter: { title: 'Der Kai' } } },
      { choiceText: 'Mit ihr warten.', progress: { chapter: { title: 'Unter der Lampe' } } },
      { choiceText: 'An Bord gehen.', ending: { endingId: 'over', title: 'Über das Wasser' } },
    ]);
    const page = StorySessionPageEnvelope.parse(await get(reader, '/story-sessions', inGerman)).data;
    expect(page.items).toMatchObject([
      { progress: { chapter: { title: 'Unter der Lampe' } }, ending: { endingId: 'over', title: 'Über das Wasser' } },
    ]);
    const endings = StoryEndingsEnvelope.parse(await get(reader, '/stories/low-tide/endings', inGerman)).data;
    expect(endings.found).toBe(1);
    expect(endings.items.find(({ endingId }) => endingId === 'over')?.title).toBe('Über das Wasser');
  });

  it('reads on in the language of the story where it is not translated into theirs', async () => {
    const reader = await server.guest();
    const { round } = await begun(reader, inGerman);
    const second = await played(reader, round, 0, inFrench);
    expect(second.language).toBeUndefined();
    expect(textOf(second)).toBe('You wait under a warm lamp.');
    expect(textOf(await roundIn(reader, round, inFrench))).toBe('The ferry is late. “It is never late,” says Ada.');
  });

  it('hears of another ending in that language', async () => {
    const reader = await server.guest();
    const { round } = await begun(reader, inEnglish);
    const { storySessionId } = await played(reader, round, 2, inEnglish);
    const { otherEndings } = server.deps.stories;
    const ownerId = ownerOf(await principalOf(server.deps, reader));
    const caller = { ownerId, queueKey: 'reader', view: { locale: 'de-DE', mature: false } } as const;
    const play = await otherEndings.finished(caller, storySessionId);
    expect(play).toMatchObject({
      endingTitle: 'Zu Hause',
      told: [expect.stringContaining('Fähre'), 'Du gehst nach Hause.'],
    });
    expect(await otherEndings.tell(caller, play, 1)).toEqual({ title: 'Über das Wasser', text: 'Du fährst hinüber.' });
  });
});

describe('a play that was told in two languages', () => {
  it('is shared as it was told, each round with its language, without the name of its player', async () => {
    const player = await server.guest();
    const { round } = await begun(player, inGerman, { name: 'Ida' });
    const second = await played(player, round, 0, inEnglish);
    const path = `/story-sessions/${second.storySessionId}/share`;
    await server.call(path, { method: 'PUT', session: player, json: { roundId: second.roundId } });
    const shared = SharedPlayEnvelope.parse((await server.call(`/shared-plays/${second.storySessionId}`)).body).data;
    expect(shared.rounds.map(({ language }) => language)).toEqual(['de-DE', undefined]);
    expect(textOf(shared.rounds[0] ?? { blocks: [] })).toContain('Reisender, die Fähre kommt zu spät.');
    const fork = await server.call(`/shared-plays/${second.storySessionId}/rounds/${second.roundId}/forks`, {
      method: 'POST',
      session: await server.guest(),
      headers: inGerman,
    });
    expect(textOf(StorySessionEnvelope.parse(fork.body).data.round)).toBe('Unter einer warmen Lampe wartest du.');
  });

  it('is saved as a book in the language of its reader', async () => {
    const reader = await server.guest();
    const { round } = await begun(reader, inEnglish);
    await played(reader, round, 2, inGerman);
    const headers = new Headers({ ...reader, ...inGerman });
    const path = `/api/story-sessions/${round.storySessionId}/file?format=markdown`;
    const text = await (await server.app.request(path, { headers })).text();
    expect(text).toContain('Die Fähre kommt zu spät.');
    expect(text).toContain('Nach Hause gehen.');
    expect(text).not.toContain('ferry');
  });
});
