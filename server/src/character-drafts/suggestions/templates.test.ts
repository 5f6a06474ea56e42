import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOfflineEngine } from '../../providers/text/offline/offline-engine.ts';
import { authorAt, readDecision, readSuggestions, type Author } from '../../testing/drafts/suggestion-server.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let author: Author;
beforeAll(async () => {
  server = await createTestServer({ overrides: { engine: createOfflineEngine(async () => undefined) } });
});
beforeEach(async () => {
  author = await authorAt(server, await server.guest());
});
afterAll(() => server[Symbol.asyncDispose]());

const by = 'templates';

describe('a server without a model', () => {
  it('offers no price for a model and refuses to ask one', async () => {
    const answer = await author.ask({ act: 'smooth', fields: ['description'], by: 'model' });
    expect(answer).toMatchObject({ status: 400, body: { field: 'by' } });
    const { body } = await server.call(`/character-drafts/${author.draftId}/suggestions`, { session: author.session });
    expect(body.data).toEqual({ items: [], modelPoints: null });
  });

  it('fills empty fields for nothing, and only accepting writes', async () => {
    await author.edit({ scenario: '', personality: '', greeting: '' });
    const before = await author.balance();
    const made = await author.asked({ act: 'fill-blanks', fields: ['scenario', 'personality', 'greeting'], by });
    expect(made.map(({ state, points }) => [state, points])).toEqual([
      ['ready', 0],
      ['ready', 0],
      ['ready', 0],
    ]);
    expect((await author.read()).fields).toMatchObject({ scenario: '', personality: '', greeting: '' });
    const [scenario] = made;
    const { draft, suggestion } = readDecision(await author.decide(scenario?.suggestionId ?? '', 'all'));
    expect(suggestion.state).toBe('accepted');
    expect(draft.fields.scenario).toBe(scenario?.after);
    expect(draft.fields.personality).toBe('');
    expect(await author.balance()).toBe(before);
    expect((await author.open()).map(({ field }) => field).toSorted()).toEqual(['greeting', 'personality']);
  });

  it('proposes three greetings that differ, of which one goes into the draft', async () => {
    const [made] = await author.asked({ act: 'greetings', fields: ['alternateGreetings'], by });
    expect(new Set(made?.hunks.map(({ after }) => after)).size).toBe(3);
    const { draft } = readDecision(await author.decide(made?.suggestionId ?? '', [1]));
    expect(draft.fields.alternateGreetings).toEqual([made?.hunks[1]?.after]);
  });

  it('proposes exchanges in the language of the draft, beside those that are there', async () => {
    await author.edit({ language: 'ja-JP' });
    const [made] = await author.asked({ act: 'example-dialogue', fields: ['exchanges'], by });
    expect(made?.hunks[0]?.reader).toMatch(/\p{Script=Hiragana}/u);
    const { draft } = readDecision(await author.decide(made?.suggestionId ?? '', 'all'));
    expect(draft.fields.exchanges).toHaveLength(1 + (made?.hunks.length ?? 0));
    expect(draft.fields.exchanges[0]?.reader).toBe('What do you bake?');
  });

  it('removes what is there twice, and nothing else', async () => {
    await author.edit({ description: 'Mira counts boats.\n\nShe hates tea. MIRA COUNTS BOATS! She sings.' });
    const [made] = await author.asked({ act: 'remove-repeats', fields: ['description'], by });
    expect(made?.after).toBe('Mira counts boats.\n\nShe hates tea. She sings.');
    const again = await author.asked({ act: 'remove-repeats', fields: ['scenario'], by });
    expect(again[0]).toMatchObject({ state: 'failed', failure: 'unchanged' });
  });

  it('tightens to a number of tokens by leaving out the sentences that say least', async () => {
    const description =
      'Mira Vale bakes bread in Bristol. She is there. She bakes bread. Her brother sailed to Lisbon and never wrote. Her oven is called Magda.';
    await author.edit({ description });
    const [made] = await author.asked({ act: 'tighten', fields: ['description'], by, tokens: 27 });
    expect(made?.after).toBe(
      'Mira Vale bakes bread in Bristol. Her brother sailed to Lisbon and never wrote. Her oven is called Magda.',
    );
    expect(made?.tokens.after).toBeLessThanOrEqual(27);
  });
});

describe('what cannot be asked for', () => {
  it.each([
    ['an act for another kind of field', { act: 'greetings', fields: ['description'], by }, 'fields'],
    ['words for a list', { act: 'tighten', fields: ['exchanges'], by }, 'fields'],
    ['a field twice', { act: 'tighten', fields: ['greeting', 'greeting'], by }, 'fields'],
    ['filling what is written', { act: 'fill-blanks', fields: ['greeting'], by }, 'fields'],
    ['tightening nothing', { act: 'tighten', fields: ['personality'], by }, 'fields'],
    ['templates for a tagline', { act: 'fill-blanks', fields: ['about'], by }, 'fields'],
    ['expanding from templates', { act: 'expand', fields: ['greeting'], by }, 'by'],
    ['a translation from templates', { act: 'translate', fields: ['greeting'], by, locale: 'de-DE' }, 'by'],
  ] as const)('%s', async (_what, form, field) => {
    const answer = await author.ask({ ...form, fields: [...form.fields] });
    expect(answer).toMatchObject({ status: 400, body: { field } });
    expect(await author.open()).toEqual([]);
  });

  it('is not found for another owner', async () => {
    const [made] = await author.asked({ act: 'greetings', fields: ['alternateGreetings'], by });
    const other = await server.guest();
    const path = `/character-drafts/${author.draftId}/suggestions`;
    const id = made?.suggestionId;
    const json = { accept: 'all' };
    const headers = { 'if-match': '"1"' };
    for (const [below, options] of [
      ['', {}],
      [`/${id}`, {}],
      [`/${id}/stop`, { method: 'POST' }],
      [`/${id}/decision`, { method: 'POST', json, headers }],
    ] as const) {
      expect((await server.call(`${path}${below}`, { session: other, ...options })).status).toBe(404);
    }
  });
});

it('puts another suggestion in the place of an older one for the same field', async () => {
  const form = { act: 'greetings', fields: ['alternateGreetings'], by } as const;
  const [first] = await author.asked({ ...form, fields: [...form.fields] });
  await author.asked({ ...form, fields: [...form.fields] });
  const open = await author.open();
  expect(open).toHaveLength(1);
  expect(open[0]?.suggestionId).not.toBe(first?.suggestionId);
});

it('answers the same suggestion for the same key', async () => {
  const headers = { 'idempotency-key': 'three-greetings' };
  const form = { act: 'greetings' as const, fields: ['alternateGreetings' as const], by: 'templates' as const };
  const first = readSuggestions(await author.ask(form, headers));
  expect(readSuggestions(await author.ask(form, headers))).toEqual(first);
  expect(await author.ask({ ...form, act: 'example-dialogue', fields: ['exchanges'] }, headers)).toMatchObject({
    status: 409,
  });
});
