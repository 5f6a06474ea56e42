import path from 'node:path';
import process from 'node:process';

import { prepareLevels } from '../levels/prepare-levels.ts';
import { startServer } from '../servers/start-server.ts';
import { measureAbuse } from './abuse/measure.ts';
import { measureFirstWord } from './chat-first-word.ts';
import { measureLongChat } from './chat-long.ts';
import { measureEditorTyping } from './editor-typing.ts';
import { measureFirstLoad } from './first-load.ts';
import { measureLatencies } from './latencies.ts';
import { measureOfflineEngine } from './offline-engine/measure.ts';
import { measurePages } from './pages.ts';
import { measurePortraits } from './portraits.ts';
import { productionSettings } from './production-settings.ts';
import { measureProfile } from './profile.ts';
import { measureStoryMap } from './story-map.ts';
import { measureStreams } from './streams.ts';
import { measureThroughput } from './throughput.ts';

/** What `npm run bench` measures; name one to measure it alone, and addresses after `pages` to measure those alone. */
const benches = {
  'first-load': measureFirstLoad,
  latencies: measureLatencies,
  throughput: measureThroughput,
  profile: measureProfile,
  streams: measureStreams,
  pages: measurePages,
  portraits: measurePortraits,
  'chat-first-word': measureFirstWord,
  'chat-long': measureLongChat,
  'editor-typing': measureEditorTyping,
  'story-map': measureStoryMap,
  'offline-engine': measureOfflineEngine,
  abuse: measureAbuse,
} as const satisfies Record<string, (origin: string, addresses: readonly string[]) => Promise<void>>;

/** Benches that need no server, or start their own. */
const alone = new Set<keyof typeof benches>([
  'offline-engine',
  'abuse',
  'profile',
  'streams',
  'chat-first-word',
  'chat-long',
]);

const isBench = (name: string): name is keyof typeof benches => name in benches;

const wanted = process.argv.slice(2);
const chosen = wanted.length > 0 ? wanted.filter(isBench) : Object.keys(benches).filter(isBench);
const others = wanted.filter((name) => !isBench(name));
if (others.length > 0 && !chosen.includes('pages'))
  throw new Error(`No such bench: ${others.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);

await prepareLevels(path.resolve(import.meta.dirname, '../..'));
const server = chosen.every((name) => alone.has(name)) ? undefined : await startServer(productionSettings);
try {
  for (const name of chosen) {
    console.log(`\n## ${name}`);
    await benches[name](server?.origin ?? '', others);
  }
} finally {
  await server?.stop();
}
