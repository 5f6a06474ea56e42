import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storyTranslations } from '../../../seeds/translations.ts';
import { stories } from '../../../seeds/stories.ts';
import { LOCALES, type Locale } from '../../../lib/locale.ts';
import type { StoryTranslations } from '../../../seeds/types.ts';
import { readConfig } from '../../../config/config.ts';
import { testPlayer } from '../../../testing/story-plays.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { openTestSocket } from '../../../testing/test-socket.ts';
import { testWorld } from '../../../testing/test-world.ts';
import { FontFiles } from '../../../share-cards/font-files.ts';
import { PlayCards } from './play-card.ts';
import { roundsPlayed } from './rounds-played.ts';

const translations: Partial<Record<Locale, StoryTranslations>> = storyTranslations;

const fonts = new FontFiles();

const ferry =
  '-> quay\n=== quay\nThe ferry is late.\n+ [Go home.]\n    # ending: home; Home\n    You go.\n    -> END\n';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ overrides: { findInk: () => ferry } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

const picture = async (id: string, lang = 'en-US', headers = {}) =>
  server.app.request(`/og/shared-plays/${id}.png?lang=${lang}`, { headers });

describe('the picture of a shared play', () => {
  it('is there for as long as the play is shared', async () => {
    const player = await testPlayer(server);
    const { round } = await player.begin({ storyId: 'low-tide' });
    const end = await player.choose(round, 0);
    const { storySessionId } = round;
    expect((await picture(storySessionId)).status).toBe(404);
    await player.share(end);
    const answer = await picture(storySessionId);
    expect(answer.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const etag = answer.headers.get('etag') ?? '';
    expect((await picture(storySessionId, 'en-US', { 'if-none-match': etag })).status).toBe(304);
    expect((await picture(storySessionId, 'es-ES')).headers.get('etag')).not.toBe(etag);
    await server.call(`/story-sessions/${storySessionId}/share`, { method: 'DELETE', session: player.session });
    expect((await picture(storySessionId, 'en-US', { 'if-none-match': etag })).status).toBe(410);
    expect((await picture('..%2F..%2Fetc')).status).toBe(404);
  });

  it('is refused to an address that asks for too many, with the time to come back', async () => {
    const { limits } = readConfig({ RATE_LIMIT_PAGES_PER_MINUTE: '2' });
    await using limited = await createTestServer({ config: { limits } });
    await using socket = await openTestSocket(limited);
    const ask = () => fetch(`${socket.origin}/og/shared-plays/ssn-none.png`);
    expect([(await ask()).status, (await ask()).status]).toEqual([404, 404]);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('is asked for later where too many others wait, and comes then', async () => {
    const player = await testPlayer(server);
    const plays: string[] = [];
    for (const { storyId } of testWorld.stories.slice(0, 4)) {
      const { round } = await player.begin({ storyId });
      await player.share(round);
      plays.push(round.storySessionId);
    }
    const all = LOCALES.flatMap((locale) => plays.map((id) => ({ id, locale })));
    const answers = await Promise.all(all.map(({ id, locale }) => picture(id, locale)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    const refused = answers.findIndex(({ status }) => status === 503);
    expect(answers[refused]?.headers.get('retry-after')).toBe('10');
    const { id, locale } = all[refused] ?? {};
    expect((await picture(id ?? '', locale)).status).toBe(200);
  }, 60_000);

  it('is set in the display face of the pages, and is another one for each brand and ending', async () => {
    const card = { storyId: 'low-tide', title: 'Low Tide', ending: null, rounds: 3, locale: 'en-US' } as const;
    const artDir = '/nowhere';
    const plain = { prepare: async (readable: string) => ({ families: [], readable }) };
    const pictures = await Promise.all([
      new PlayCards({ artDir, brand: 'fabula', fonts }).draw(card),
      new PlayCards({ artDir, brand: 'fabula', fonts: plain }).draw(card),
      new PlayCards({ artDir, brand: 'noctis', fonts }).draw(card),
      new PlayCards({ artDir, brand: 'fabula', fonts }).draw({ ...card, ending: 'Home' }),
    ]);
    expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(pictures.length);
  });

  it('has letters, not boxes, for every title of the house in every language', async () => {
    const titles = LOCALES.flatMap((locale) =>
      stories.map(({ storyId, title }) => {
        const shown = translations[locale]?.[storyId]?.title ?? title;
        return { locale, shown };
      }),
    );
    for (const { locale, shown } of titles) {
      const { readable } = await fonts.prepare(`“${shown}” ${roundsPlayed(12, locale)}`, locale);
      expect(readable).toBe(`“${shown}” ${roundsPlayed(12, locale)}`);
    }
    expect((await fonts.prepare('Tide क <low>', 'en-US')).readable).toBe('Tide  <low>');
  });
});

describe('how many rounds were played', () => {
  it.each([
    ['en-US', 1, '1 round played'],
    ['en-US', 8, '8 rounds played'],
    ['ar-SA', 2, 'جولتان'],
    ['zh-CN', 3, '已走过 3 回合'],
  ] as const)('%s %i', (locale, rounds, words) => {
    expect(roundsPlayed(rounds, locale)).toBe(words);
  });
});
