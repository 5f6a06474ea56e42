import { describe, expect, it } from 'vitest';
import * as world from '../world.ts';
import { openDatabase } from '../../db/database.ts';
import { migrate } from '../../db/migrate.ts';
import { readCharacterFacts } from '../../explore/character-facts.ts';
import { createLog } from '../../log.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { createTestServer } from '../../testing/test-server.ts';
import { testWorld } from '../../testing/test-world.ts';
import { findWorldFaults } from './check-world.ts';
import { seedWorld } from './seed-world.ts';

describe('seedWorld', () => {
  it('writes an edition once', async () => {
    await using server = await createTestServer();
    expect(await seedWorld(server.deps.database, server.clock, testWorld)).toBe(false);
  });

  it('brings texts up to date and keeps what visitors and time have added', async () => {
    await using server = await createTestServer();
    const { db } = server.deps.database;
    await db.updateTable('characters').set({ chat_count: 3 }).where('character_id', '=', 'zoe-marsh').execute();
    server.clock.advance(86_400_000);
    const characters = testWorld.characters.map((seed) => ({ ...seed, tagline: 'Has changed', isNew: false }));
    expect(await seedWorld(server.deps.database, server.clock, { ...testWorld, characters })).toBe(true);
    const answer = await server.call('/characters/zoe-marsh');
    expect(answer.body.data).toMatchObject({ tagline: 'Has changed', chatCount: 3, isNew: true });
  });

  it('says of a story that it is told in another language once it is, with its first page and its roles', async () => {
    await using server = await createTestServer();
    const inGerman = { headers: { 'language-type': 'de-DE' } };
    const before = await server.call('/stories/low-tide', inGerman);
    expect(before.body.data).toMatchObject({ languages: ['en-US'], opening: 'It begins.', roles: [] });
    const roles = [{ roleId: 'keeper', label: 'Der Wärter', note: 'Du hütest das Licht.' }];
    const world = {
      ...testWorld,
      stories: testWorld.stories.map((seed) => ({
        ...seed,
        translations: [{ locale: 'de-DE' as const, roles, opening: 'Es beginnt.' }],
      })),
      storyTranslations: {
        ...testWorld.storyTranslations,
        'de-DE': { 'low-tide': { title: 'Ebbe', tagline: 'Spät', synopsis: 'Von der Ebbe.' } },
      },
    };
    expect(await seedWorld(server.deps.database, server.clock, world)).toBe(true);
    const { data } = (await server.call('/stories/low-tide', inGerman)).body;
    const languages = ['en-US', 'de-DE'];
    expect(data).toMatchObject({ languages, roles, title: 'Ebbe', opening: 'Es beginnt.', openingLanguage: 'de-DE' });
    const english = (await server.call('/stories/low-tide')).body.data;
    expect(english).toMatchObject({ languages, roles: [], opening: 'It begins.' });
    expect(english).not.toHaveProperty('openingLanguage');
  });

  it('is safe when several servers start on the same empty database at once', async () => {
    const { dataDir, remove, url } = await createTestDatabase('nothing');
    const open = () => openDatabase({ url, dataDir, poolSize: 2, log: createLog('silent') });
    const databases = [open(), open(), open(), open()];
    const written = await Promise.all(
      databases.map(async (database) => {
        await migrate(database);
        return seedWorld(database, new TestClock(), testWorld);
      }),
    );
    const rows = await databases[0]?.db.selectFrom('characters').select('character_id').execute();
    await Promise.all(databases.map((database) => database.close()));
    await remove();
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(rows).toHaveLength(testWorld.characters.length);
  });
});

describe('the seed world', () => {
  it('keeps the other greetings of a character, which a chat offers beside the first', async () => {
    await using server = await createTestServer();
    await seedWorld(server.deps.database, server.clock, world);
    const { db } = server.deps.database;
    for (const { alternateGreetings = [], characterId } of world.characters) {
      expect(await readCharacterFacts(db, characterId)).toMatchObject({ alternateGreetings });
    }
  });

  it('names nothing that is not in it', () => {
    expect(findWorldFaults(world)).toEqual([]);
  });

  it('can be read whole: every answer made of it is what the contract promises', async () => {
    await using server = await createTestServer();
    await seedWorld(server.deps.database, server.clock, world);
    const paths = [
      '/explore/home',
      '/tags',
      ...world.characters.map(({ characterId }) => `/characters/${characterId}`),
      ...world.stories.map(({ storyId }) => `/stories/${storyId}`),
    ];
    const answers = await Promise.all(paths.map((path) => server.call(path)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const text = JSON.stringify(answers);
    for (const { persona } of world.characters) expect(text).not.toContain(persona.slice(0, 60));
  });
});
