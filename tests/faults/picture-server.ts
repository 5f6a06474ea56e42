// A server of ours whose pictures come from the provider at PICTURE_PROVIDER, a protocol of this test alone.
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';

import { createApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config/config.ts';
import { migrate } from '../../server/src/db/migrate.ts';
import { createDeps } from '../../server/src/deps.ts';
import { listen } from '../../server/src/listen.ts';
import type { PictureEngine, PictureEvent } from '../../server/src/providers/pictures/picture-engine.ts';
import { seedWorld } from '../../server/src/seeds/load/seed-world.ts';
import * as world from '../../server/src/seeds/world.ts';

const provider = process.env['PICTURE_PROVIDER'] ?? '';

async function* poll(jobId: string, signal: AbortSignal): AsyncGenerator<PictureEvent> {
  for (;;) {
    const answer = await fetch(`${provider}/jobs/${jobId}`, { signal });
    if (answer.status === 200) {
      const bytes = new Uint8Array(await answer.arrayBuffer());
      yield { kind: 'picture', index: 0, file: { bytes, mime: 'image/png' }, seed: null };
      return;
    }
    yield { kind: 'progress', share: null, place: null };
    await delay(100, undefined, { signal });
  }
}

const pictureEngine: PictureEngine = {
  name: 'comfy',
  model: 'peer',
  can: {
    negative: true,
    seed: true,
    reference: false,
    strength: false,
    mask: false,
    loras: false,
    previews: false,
    expressions: false,
    sizes: [{ width: 96, height: 128 }],
  },
  listLoras: async () => [],
  async *generate({ prompt }, signal) {
    const answer = await fetch(`${provider}/jobs`, { method: 'POST', body: JSON.stringify({ prompt }), signal });
    const { jobId } = (await answer.json()) as { jobId: string };
    yield { kind: 'job', jobId };
    yield* poll(jobId, signal);
  },
  resume: (jobId, _request, signal) => poll(jobId, signal),
};

const deps = createDeps(readConfig(process.env), { pictureEngine });
await migrate(deps.database);
await seedWorld(deps.database, deps.clock, world);
deps.jobs.background.every(1_000, 'recovering pictures failed', () => deps.pictures.generations.recover());
await listen(createApp(deps), deps.config);
