import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  StoryDraftPageEnvelope,
  StoryEnvelope,
  StoryRoundEnvelope,
  StorySessionEnvelope,
  type StoryDraft,
} from '../contract/validators.ts';
import type { SessionValues } from '../http/principal.ts';
import { checkIn, keptStoryIn, storyDraftCalls, storyDraftIn } from '../testing/drafts/story-draft-calls.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let session: SessionValues;
beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(async () => {
  session = await server.registered();
});
afterAll(() => server[Symbol.asyncDispose]());

const calls = storyDraftCalls(() => server);
const post = (path: string, json: object = {}) => server.call(path, { method: 'POST', session, json });

/** A draft with a source. */
async function brought(
  source: string,
  fields: object = { title: 'A Ferry', tagline: 'It waits' },
): Promise<StoryDraft> {
  const draft = storyDraftIn(await calls.begin(session, { from: 'source', locale: 'en-US', source }));
  return storyDraftIn(await calls.change(session, draft, fields));
}

async function planned(changes: object = {}): Promise<StoryDraft> {
  const plan = {
    title: 'The Last Ferry',
    tagline: 'The fare is paid.',
    length: 6,
    scene: 'sea',
    cast: ['ada-byrne'],
  };
  const draft = storyDraftIn(await calls.begin(session));
  return storyDraftIn(await calls.change(session, draft, { ...plan, ...changes }));
}

const FERRY = `# title: The Ferry That Waits
-> landing
=== landing
The ferry has been waiting.
+ [Step aboard.] -> over
+ [Walk away.] -> END
=== over
It is quiet there. # ending: over; The other side
-> END
=== nowhere
It is empty here. # ending: lost; Lost at sea
-> END
`;

const problemsOf = async (source: string) => checkIn(await calls.check(session, await brought(source))).report.problems;

describe('looking a draft through', () => {
  it('says which endings readers came to, at which line each is, and how short the way is', async () => {
    const check = checkIn(await calls.check(session, await brought(FERRY)));
    expect(check).toMatchObject({ source: 'draft', revision: 2, report: { endings: 2, knots: 3 } });
    expect(check.readings).toBeGreaterThan(10);
    expect(check.endings).toContainEqual(
      expect.objectContaining({ endingId: 'over', title: 'The other side', reached: true, fewestChoices: 1, line: 8 }),
    );
    expect(check.endings).toContainEqual({
      endingId: 'lost',
      title: 'Lost at sea',
      reached: false,
      fewestChoices: null,
      share: 0,
      line: 11,
    });
    expect(check.report.problems).toContainEqual(
      expect.objectContaining({ severity: 'warning', code: 'ending-unreached', line: 11, name: 'Lost at sea' }),
    );
  });

  it('looks at what would be written, where nothing is yet, and changes nothing', async () => {
    const draft = await planned({
      endings: [
        { title: 'Home', line: '' },
        { title: 'Away', line: '' },
        { title: 'Lost', line: '' },
      ],
    });
    const check = checkIn(await calls.check(session, draft));
    expect(check).toMatchObject({ source: 'plan', report: { problems: [], rounds: 6, fewestRounds: 6, endings: 3 } });
    expect(check.endings.map(({ reached, title }) => [title, reached])).toEqual([
      ['Home', true],
      ['Away', true],
      ['Lost', true],
    ]);
    expect(storyDraftIn(await calls.read(session, draft))).toEqual(draft);
  });

  it('names a way that leads nowhere by its line, and what was probably meant', async () => {
    const broken = FERRY.replace('-> over', '-> ovre');
    expect(await problemsOf(broken)).toContainEqual(
      expect.objectContaining({ severity: 'error', line: 5, code: 'unknown-target', name: 'ovre', suggestion: 'over' }),
    );
  });

  it.each([
    ['an endless loop', '-> a\n=== a\n-> b\n=== b\n-> a\n', { severity: 'error', code: 'endless' }],
    ['a story without an ending', '-> a\n=== a\nOn.\n+ [On.] -> a\n', { severity: 'warning', code: 'no-ending' }],
    [
      'a file that is not there',
      'Here.\nINCLUDE parts/quay.ink\n-> END\n',
      { severity: 'error', line: 2, code: 'missing-include', name: 'parts/quay.ink' },
    ],
    [
      'Twee',
      ':: Start\nThe ferry waits. [[Step aboard->Over]]\n\n:: Over\nIt is quiet.\n',
      { severity: 'error', line: 1, code: 'twee' },
    ],
    [
      'Yarn',
      'title: Start\ntags:\n---\nThe ferry waits.\n-> Step aboard\n    <<jump Over>>\n===\n',
      { severity: 'error', line: 1, code: 'yarn' },
    ],
    [
      'a note of the author',
      'TODO: write this\nThe end. # ending: over; Over\n-> END\n',
      { severity: 'warning', line: 1, code: 'todo' },
    ],
  ])('says what %s is, and keeps every word of it', async (_, source, problem) => {
    const draft = await brought(source);
    expect(checkIn(await calls.check(session, draft)).report.problems).toContainEqual(expect.objectContaining(problem));
    expect(storyDraftIn(await calls.read(session, draft)).fields.source).toBe(source);
  });

  it('looks at a source of a million letters within its limits', async () => {
    const line = 'The ferry has been waiting since before you were born, and it looks it.\n';
    const source = `${line.repeat(Math.floor(999_980 / line.length))}-> END\n`;
    const { report } = checkIn(await calls.check(session, await brought(source)));
    expect(report.problems.length + report.words).toBeGreaterThan(0);
    const form = { from: 'source', locale: 'en-US', source: 'x'.repeat(1_000_001) };
    expect(await calls.begin(session, form)).toMatchObject({ status: 400, body: { reason: 'VALIDATION_FAILED' } });
  });
});

describe('keeping a draft', () => {
  it('makes a private story that can be played to an ending, and closes the draft', async () => {
    const draft = storyDraftIn(await calls.write(session, await planned()));
    const { storyId, version } = keptStoryIn(await calls.keep(session, draft, {}, 'keep-1-of-this-test'));
    expect(version).toBe(1);
    expect(keptStoryIn(await calls.keep(session, draft, {}, 'keep-1-of-this-test'))).toEqual({ storyId, version });
    expect(await calls.read(session, draft)).toMatchObject({ status: 404 });
    const story = StoryEnvelope.parse((await server.call(`/stories/${storyId}`, { session })).body).data;
    expect(story).toMatchObject({ title: 'The Last Ferry', own: true, rounds: 6, fewestRounds: 6, endings: 2 });
    expect(story.cast.map(({ characterId }) => characterId)).toEqual(['ada-byrne']);
    const stranger = await server.guest();
    expect(await server.call(`/stories/${storyId}`, { session: stranger })).toMatchObject({ status: 404 });
    const play = StorySessionEnvelope.parse((await post('/story-sessions', { storyId })).body).data;
    let { round } = play;
    while (round.ending === null) {
      const choice = round.choices.find(({ lock }) => lock === null);
      const move = { roundId: round.roundId, choiceId: choice?.choiceId };
      round = StoryRoundEnvelope.parse((await post(`/story-sessions/${play.storySessionId}/rounds`, move)).body).data;
    }
    expect(round.progress.round).toBe(6);
  });

  it('is refused with the field that is missing, and with the line of an error; the draft stays', async () => {
    const draft = await planned();
    expect(await calls.keep(session, draft)).toMatchObject({ status: 400, body: { field: 'source' } });
    const broken = await brought('Here.\n-> nowhere\n');
    const answer = await calls.keep(session, broken);
    expect(answer).toMatchObject({
      status: 400,
      body: { field: 'source', message: expect.stringContaining('line 2') },
    });
    const untitled = await brought(FERRY, { title: ' ' });
    expect(await calls.keep(session, untitled)).toMatchObject({ status: 400, body: { field: 'title' } });
    expect(storyDraftIn(await calls.read(session, broken))).toEqual(broken);
  });

  it('takes the title from a source, and refuses one that cannot be edited', async () => {
    const draft = storyDraftIn(await calls.begin(session, { from: 'source', source: FERRY }));
    expect(draft).toMatchObject({ sourceState: 'edited', fields: { title: 'The Ferry That Waits', source: FERRY } });
    const compiled = { from: 'source', source: '{"inkVersion":21,"root":[]}' };
    expect(await calls.begin(session, compiled)).toMatchObject({ status: 400, body: { field: 'source' } });
    expect(await calls.begin(session, { from: 'source' })).toMatchObject({ status: 400, body: { field: 'source' } });
  });

  it('opens a kept story with its plan and source, and keeps it again as a new version; plays go on as they began', async () => {
    const draft = storyDraftIn(await calls.write(session, await planned()));
    const { storyId } = keptStoryIn(await calls.keep(session, draft));
    const play = StorySessionEnvelope.parse((await post('/story-sessions', { storyId })).body).data;
    const opened = storyDraftIn(await calls.begin(session, { from: 'story', storyId }));
    expect(opened).toMatchObject({ storyId, unkeptFields: [], fields: { ...draft.fields } });
    expect(storyDraftIn(await calls.begin(session, { from: 'story', storyId })).draftId).toBe(opened.draftId);
    const source = 'All of it is new. # ending: new; New\n-> END\n';
    const changed = storyDraftIn(await calls.change(session, opened, { source, title: 'Another Ferry' }));
    expect(changed.unkeptFields).toEqual(['title', 'source']);
    expect(keptStoryIn(await calls.keep(session, changed))).toEqual({ storyId, version: 2 });
    const kept = storyDraftIn(await calls.read(session, changed));
    expect(kept).toMatchObject({ storyId, unkeptFields: [] });
    expect(keptStoryIn(await calls.keep(session, kept))).toEqual({ storyId, version: 2 });
    expect((await server.call(`/stories/${storyId}`, { session })).body.data).toMatchObject({ title: 'Another Ferry' });
    const move = { roundId: play.round.roundId, choiceId: play.round.choices[0]?.choiceId };
    const next = await post(`/story-sessions/${play.storySessionId}/rounds`, move);
    expect(StoryRoundEnvelope.parse(next.body).data.progress.round).toBe(2);
    const again = StorySessionEnvelope.parse((await post('/story-sessions', { storyId })).body).data;
    expect(again.round.ending).toMatchObject({ endingId: 'new' });
  });

  it('asks for the source of a story that was kept without it, and takes it for that story', async () => {
    const draft = storyDraftIn(await calls.write(session, await planned()));
    const { storyId } = keptStoryIn(await calls.keep(session, draft));
    await server.deps.storage.delete(`stories/${storyId}.ink`);
    expect(await calls.begin(session, { from: 'story', storyId })).toMatchObject({
      status: 409,
      body: { reason: 'CONFLICT', field: 'source' },
    });
    const again = storyDraftIn(await calls.begin(session, { from: 'source', storyId, source: FERRY }));
    expect(again).toMatchObject({
      storyId,
      unkeptFields: ['source'],
      fields: { title: 'The Last Ferry', source: FERRY },
    });
    const listed = StoryDraftPageEnvelope.parse((await server.call('/story-drafts', { session })).body).data;
    expect(listed.items).toMatchObject([{ draftId: again.draftId, storyId }]);
    expect(await calls.begin(session, { from: 'source', storyId, source: FERRY })).toMatchObject({
      status: 409,
      body: { field: 'storyId' },
    });
    expect(keptStoryIn(await calls.keep(session, again))).toEqual({ storyId, version: 2 });
    const stranger = await server.guest();
    expect(await calls.begin(stranger, { from: 'story', storyId })).toMatchObject({ status: 404 });
  });

  it('keeps the source of an imported story in several files as one', async () => {
    const form = { title: 'In Parts', tagline: 'Two files', language: 'en-US', kind: 'dynamic', mature: false };
    const source = 'INCLUDE quay.ink\n-> quay\n';
    const files = [{ name: 'quay.ink', text: '=== quay\nA quay. # ending: quay; The quay\n-> END\n' }];
    const { storyId } = StoryEnvelope.parse((await post('/user/stories', { ...form, source, files })).body).data;
    const opened = storyDraftIn(await calls.begin(session, { from: 'story', storyId }));
    expect(opened.fields.source).not.toContain('INCLUDE');
    expect(checkIn(await calls.check(session, opened))).toMatchObject({ report: { endings: 1, knots: 1 } });
  });
});
