import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { createLog } from '../../log.ts';
import { OpenAiPictures } from '../../testing/pictures/openai-pictures.ts';
import { collectPictures, pictureRequest } from '../../testing/pictures/picture-request.ts';
import { SdapiPictures } from '../../testing/pictures/sdapi-pictures.ts';
import { TestClock } from '../../testing/test-clock.ts';
import { FAILURES_IN_A_ROW } from '../http/stream-breaker.ts';
import { createPictureEngine } from './create-picture-engine.ts';
import { EngineChecks } from './engine-checks.ts';

const never = new AbortController().signal;
const engineFor = (environment: Record<string, string>) =>
  createPictureEngine(readConfig(environment).pictures, () => 'id-1');

async function sdapi(): Promise<{ server: SdapiPictures; environment: Record<string, string> }> {
  const server = new SdapiPictures();
  await server.peer.open();
  onTestFinished(() => server.peer[Symbol.asyncDispose]());
  return { server, environment: { IMAGE_ENGINE: 'sdapi', IMAGE_BASE_URL: `${server.peer.origin}/` } };
}

describe('the engine of pictures that a configuration chooses', () => {
  it.each<Record<string, string>>([
    {},
    { IMAGE_ENGINE: 'composed' },
    { IMAGE_ENGINE: 'auto', IMAGE_MODEL: 'left over' },
  ])('has no model for %o', (environment) => {
    expect(engineFor(environment)).toBeUndefined();
  });

  it('draws with the server that is named', async () => {
    const { environment } = await sdapi();
    const engine = engineFor(environment);
    expect(engine).toMatchObject({ name: 'sdapi', model: null, can: { negative: true, seed: true } });
    const { pictures } = await collectPictures(engine?.generate(pictureRequest(), never) ?? none());
    expect(pictures).toHaveLength(1);
  });

  it('is not asked for new pictures while it is down', async () => {
    const { environment, server } = await sdapi();
    server.peer.fault = 'fails';
    const engine = engineFor(environment);
    for (let time = 0; time < FAILURES_IN_A_ROW + 3; time += 1) {
      const { error } = await collectPictures(engine?.generate(pictureRequest(), never) ?? none());
      expect(error).toMatchObject({ failure: 'unavailable' });
    }
    expect(server.peer.heard).toHaveLength(FAILURES_IN_A_ROW);
  });

  it('is asked again after refusals, which are no sign of weakness', async () => {
    const { environment, server } = await sdapi();
    server.peer.fault = 'refuses';
    const engine = engineFor(environment);
    for (let time = 0; time < FAILURES_IN_A_ROW + 3; time += 1) {
      await collectPictures(engine?.generate(pictureRequest(), never) ?? none());
    }
    expect(server.peer.heard).toHaveLength(FAILURES_IN_A_ROW + 3);
  });

  it('reads the workflow of an operator when it starts', () => {
    using folder = mkdtempDisposableSync(path.join(tmpdir(), 'fabula-workflow-'));
    const file = path.join(folder.path, 'workflow.json');
    const environment = { IMAGE_ENGINE: 'comfy', IMAGE_BASE_URL: 'http://127.0.0.1:1', IMAGE_WORKFLOW: file };
    expect(() => engineFor(environment)).toThrow(`the file of IMAGE_WORKFLOW cannot be read: ${file}`);
    writeFileSync(file, '{}');
    expect(() => engineFor(environment)).toThrow('the workflow of IMAGE_WORKFLOW has no nodes');
    const inputs = { text: '%prompt%', seed: '%seed%', width: '%width%', height: '%height%' };
    writeFileSync(file, JSON.stringify({ 1: { class_type: 'Everything', inputs } }));
    expect(engineFor(environment)).toMatchObject({ name: 'comfy', can: { negative: false, reference: false } });
  });
});

describe('the checks of an engine of pictures', () => {
  it('warn of a model that ends soon, in the summary and once in the log', async () => {
    const server = new OpenAiPictures();
    await server.peer.open();
    onTestFinished(() => server.peer[Symbol.asyncDispose]());
    const clock = new TestClock();
    server.models = [{ id: 'painter-2', shutdown_date: clock.now() / 1000 + 86_400 }];
    const engine = engineFor({
      IMAGE_ENGINE: 'openai',
      IMAGE_BASE_URL: server.baseUrl,
      IMAGE_MODEL: 'painter-2',
      IMAGE_API_KEY: 'secret',
    });
    const log = createLog('silent');
    const warnings: unknown[] = [];
    const checks = new EngineChecks(
      { clock, log: Object.assign(log, { warn: (line: unknown) => warnings.push(line) }) },
      engine,
    );
    await checks.run(never);
    await checks.run(never);
    expect(checks.summary).toMatch(/^openai; IMAGE_MODEL painter-2 ends on \d{4}-\d\d-\d\d$/);
    expect(warnings).toHaveLength(1);
  });

  it('say that a server does not answer, until it does', async () => {
    const { environment, server } = await sdapi();
    const checks = new EngineChecks({ clock: new TestClock(), log: createLog('silent') }, engineFor(environment));
    await checks.run(never);
    expect(checks.summary).toBe('sdapi');
    await server.peer.leave();
    await checks.run(never);
    expect(checks.summary).toBe('sdapi; not in use: The engine does not answer');
  });

  it('name what composes pictures where there is no model', async () => {
    const checks = new EngineChecks({ clock: new TestClock(), log: createLog('silent') }, undefined);
    await checks.run(never);
    expect(checks.summary).toBe('composed');
  });
});

async function* none() {}
