import { spawn } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LEARNT, tinyModel, type TinyModelOptions } from '../../../testing/models/tiny-model.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { collect, requestFor } from '../../../testing/text-request.ts';
import type { TextRequest } from '../text-engine.ts';
import { createModelFileEngine, type ModelFileEngine, type ModelFileOptions } from './model-file-engine.ts';

const folder = mkdtempDisposableSync(path.join(tmpdir(), 'fabula-model-'));
const never = new AbortController().signal;

function save(name: string, bytes: Uint8Array): string {
  const file = path.join(folder.path, name);
  writeFileSync(file, bytes);
  return file;
}

function openModel(options: TinyModelOptions = {}, changes: Partial<ModelFileOptions> = {}): ModelFileEngine {
  const file = save(`${crypto.randomUUID()}.gguf`, tinyModel(options));
  return engineOf(file, changes);
}

function engineOf(file: string, changes: Partial<ModelFileOptions> = {}): ModelFileEngine {
  const usual = { parallel: 2, contextTokens: 1024, threads: 1, stallMs: 60_000, clock: new TestClock() };
  return createModelFileEngine({ file, ...usual, ...changes });
}

const hear = (engine: ModelFileEngine, changes: Partial<TextRequest> = {}, line = 'Hello?') =>
  collect(engine.generate(requestFor(line, changes), never));

/** How an engine refuses to start. */
async function refusalOf(engine: ModelFileEngine): Promise<unknown> {
  return engine.prepare().then(
    () => undefined,
    (error: unknown) => error,
  );
}

const startError = (message: RegExp) =>
  expect.objectContaining({ name: 'StartError', message: expect.stringMatching(message) });
const failed = (reason: string) => expect.objectContaining({ name: 'TextEngineError', reason });

afterAll(() => folder.remove());

describe('a reply of a model in a file', () => {
  let engine: ModelFileEngine;
  beforeAll(async () => {
    engine = openModel();
    await engine.prepare();
  });
  afterAll(() => engine.close());

  it('comes piece by piece in whole characters, with its end and what it took', async () => {
    const { end, error, pieces, text: whole } = await hear(engine, { seed: 8 });
    expect(error).toBeUndefined();
    expect(pieces.length).toBeGreaterThan(3);
    expect(whole).not.toContain('\uFFFD');
    expect(Array.from(whole).filter((letter) => !LEARNT.includes(letter))).toEqual([]);
    expect(end).toMatchObject({
      finishReason: 'stop',
      usage: { promptTokens: expect.any(Number), completionTokens: expect.any(Number) },
    });
    expect(end?.usage?.completionTokens).toBeGreaterThanOrEqual(Buffer.byteLength(whole));
    expect(end?.usage?.promptTokens).toBeGreaterThan('You are Ada Byrne.Hello?'.length);
  });

  it('keeps letters whole that take several bytes', async () => {
    await using signs = disposable(openModel({ learnt: '茶🫖ç茶🫖ç' }));
    const { pieces } = await hear(signs.engine, { maxTokens: 40 });
    expect(new Set(pieces.flatMap((piece) => Array.from(piece)))).toEqual(new Set(['茶', '🫖', 'ç']));
  });

  it('is the same for an equal seed, and another for another', async () => {
    const texts = [];
    for (const seed of [1, 1, 2, 3]) texts.push((await hear(engine, { seed, temperature: 1.5 })).text);
    expect(texts[1]).toBe(texts[0]);
    expect(new Set(texts).size).toBeGreaterThan(1);
  });

  it('ends at its longest, at words that stop it, and says which', async () => {
    await using endless = disposable(openModel({ ends: false }));
    const longest = await hear(endless.engine, { maxTokens: 25 });
    expect(longest.end).toMatchObject({ finishReason: 'length', usage: { completionTokens: 25 } });
    const stopped = await hear(endless.engine, { maxTokens: 500, stop: ['e'] });
    expect(stopped.end).toMatchObject({ finishReason: 'stop' });
    expect(stopped.text).not.toContain('e');
  });

  it('is JSON of the wished form where that is asked for', async () => {
    const schema = {
      type: 'object',
      properties: { mood: { enum: ['calm', 'cross'] } },
      required: ['mood'],
      additionalProperties: false,
    };
    const { text: json } = await hear(engine, { format: { name: 'mood', schema }, maxTokens: 100 });
    expect(['calm', 'cross']).toContain(JSON.parse(json).mood);
  });

  it('does not read again what it has read of the same chat', async () => {
    const line = 'It rains on the pier tonight, and the lamp is low.';
    const first = await hear(engine, { cacheKey: 'chat' }, line);
    await hear(engine, { cacheKey: 'another' }, 'A talk of something else.');
    const { end } = await hear(engine, { cacheKey: 'chat' }, `${line} Tell me more.`);
    expect(first.end?.usage?.cachedTokens).toBeLessThan(line.length);
    expect(end?.usage?.cachedTokens).toBeGreaterThan(line.length);
  });

  it('writes as many at a time as it has places, and the others after them', async () => {
    const seeds = [1, 2, 3, 4, 5];
    const together = await Promise.all(seeds.map((seed) => hear(engine, { seed })));
    const alone = [];
    for (const seed of seeds) alone.push(await hear(engine, { seed }));
    expect(together.map((reply) => reply.text)).toEqual(alone.map((reply) => reply.text));
    expect(together.map(({ end }) => end)).not.toContain(undefined);
  });

  it('stops at once when it is given up, and leaves its place to the next', async () => {
    await using endless = disposable(openModel({ ends: false }, { parallel: 1 }));
    const stop = new AbortController();
    const reading = endless.engine.generate(requestFor('Hello?', { maxTokens: 100_000 }), stop.signal);
    const heard: string[] = [];
    await expect(async () => {
      for await (const chunk of reading) {
        if (chunk.kind === 'text') heard.push(chunk.text);
        if (heard.length === 5) stop.abort(new Error('the reader left'));
      }
    }).rejects.toThrow('the reader left');
    expect(heard).toHaveLength(5);
    expect((await hear(endless.engine, { maxTokens: 5 })).end).toMatchObject({ finishReason: 'length' });
  });

  it('is refused while very many wait', async () => {
    await using endless = disposable(openModel({ ends: false }, { parallel: 1 }));
    await endless.engine.prepare();
    const stop = new AbortController();
    const all = Array.from({ length: 34 }, () =>
      collect(endless.engine.generate(requestFor('Hello?', { maxTokens: 100_000 }), stop.signal)),
    );
    const { error } = await Promise.race(all);
    stop.abort();
    expect(error).toEqual(failed('unavailable'));
    expect(error).toMatchObject({ retryAfterMs: expect.any(Number), isUnsent: true });
    await Promise.all(all);
  });
});

describe('the process of a model', () => {
  it('is another than the server’s, and ends with the engine', async () => {
    const engine = openModel();
    await engine.prepare();
    expect(engine.pid).not.toBe(process.pid);
    const { pid } = engine;
    await engine.close();
    expect(() => process.kill(pid ?? 0, 0)).toThrow('ESRCH');
  });

  it('fails its reply when it is killed, and the next reply comes from another', async () => {
    await using endless = disposable(openModel({ ends: false }));
    const { engine } = endless;
    await engine.prepare();
    const first = engine.pid ?? 0;
    const cut = collect(killing(first, engine.generate(requestFor('Hello?', { maxTokens: 100_000 }), never)));
    expect((await cut).error).toEqual(failed('unavailable'));
    expect((await hear(engine, { maxTokens: 5 })).end).toMatchObject({ finishReason: 'length' });
    expect(engine.pid).not.toBe(first);
  });

  it('rests longer when it ends again before a whole reply', async () => {
    await using endless = disposable(openModel({ ends: false }));
    const { engine } = endless;
    await engine.prepare();
    for (const generation of ['first', 'second']) {
      const { pid } = engine;
      const cut = killing(pid ?? 0, engine.generate(requestFor(generation, { maxTokens: 100_000 }), never));
      expect((await collect(cut)).error).toEqual(failed('unavailable'));
    }
    const { error } = await hear(engine, { maxTokens: 5 });
    expect(error).toMatchObject({ reason: 'unavailable', retryAfterMs: 1_000, isUnsent: true });
    await expect.poll(async () => (await hear(engine, { maxTokens: 5 })).end).toBeDefined();
  });
});

describe('a file that cannot be used says why, and names its setting', () => {
  it.each([
    [
      'a model of an unknown kind',
      () => save('odd.gguf', tinyModel({ changes: { 'general.architecture': 'odd' } })),
      /unknown model architecture: 'odd'/,
    ],
    ['none', () => path.join(folder.path, 'none.gguf'), /^The file of TEXT_MODEL_FILE cannot be read: ENOENT/],
    ['a folder', () => folder.path, /^The file of TEXT_MODEL_FILE cannot be read: EISDIR/],
    ['another format', () => save('words.gguf', Buffer.from('Good evening')), /is no model in the GGUF format/],
    [
      'a cut header',
      () => save('cut.gguf', tinyModel().subarray(0, 600)),
      /^The file of TEXT_MODEL_FILE cannot be loaded: /,
    ],
    [
      'cut weights',
      () => save('half.gguf', tinyModel().subarray(0, 400_000)),
      /^The file of TEXT_MODEL_FILE cannot be loaded: .*corrupted or incomplete/,
    ],
    [
      'a model for embeddings',
      () => save('embed.gguf', tinyModel({ changes: { 'llama.pooling_type': 1 } })),
      /^The model of TEXT_MODEL_FILE writes no text \(its architecture is llama\)/,
    ],
    [
      'a shorter context',
      () => save('short.gguf', tinyModel({ contextTokens: 512 })),
      /^TEXT_CONTEXT_TOKENS is 1024, and the model of TEXT_MODEL_FILE was trained for 512/,
    ],
  ])('%s', async (_, file, message) => {
    await using opened = disposable(engineOf(file()));
    expect(await refusalOf(opened.engine)).toEqual(startError(message));
    expect((await hear(opened.engine)).error).toEqual(failed('unavailable'));
  });
});

describe('a machine without the memory', () => {
  it('says what to set', async () => {
    // The library's own check, of a machine with 64 KiB to spare. It forks a process, which cannot take `--eval`.
    const small =
      'process.execArgv = [];' +
      'const { getLlama } = await import("node-llama-cpp");' +
      'const { _ramOrchestrator: memory } = await getLlama({ build: "never", skipDownload: true, gpu: false });' +
      'const state = { total: 2 ** 30, free: 2 ** 16, unifiedSize: 0 };' +
      'Object.getPrototypeOf(memory).getMemoryState = async () => state;';
    expect(await refusalAfter(small)).toMatch(
      /^LoadError: There is not enough memory for the model of TEXT_MODEL_FILE with TEXT_CONTEXT_TOKENS=1024 \(\d+\.\d GiB are free\): set TEXT_CONTEXT_TOKENS lower, or take a smaller model\n$/,
    );
  });

  it('is the likely reason where the system kills the process that loads', async () => {
    await using opened = disposable(openModel());
    const refusal = refusalOf(opened.engine);
    process.kill(opened.engine.pid ?? 0, 'SIGKILL');
    expect(await refusal).toEqual(
      startError(
        /^The process of TEXT_MODEL_FILE ended while it loaded the model \(SIGKILL: there may not be enough memory for it\)$/,
      ),
    );
  });
});

describe('a server without the package', () => {
  it('says which command installs it', async () => {
    const absent =
      'import { registerHooks } from "node:module";' +
      'const missing = Object.assign(new Error("none"), { code: "ERR_MODULE_NOT_FOUND" });' +
      'const resolve = (name, context, next) => { if (name === "node-llama-cpp") throw missing; return next(name, context); };' +
      'registerHooks({ resolve });';
    expect(await refusalAfter(absent)).toMatch(
      /^LoadError: TEXT_MODEL_FILE needs a package that is not installed: npm install .+ node-llama-cpp@\d+\.\d+\.\d+\n$/,
    );
  });
});

/** How a process refuses to load the model once a script has changed its surroundings. */
async function refusalAfter(script: string): Promise<string> {
  const load = new URL('load-model.ts', import.meta.url).href;
  const file = save(`${crypto.randomUUID()}.gguf`, tinyModel());
  const order = { kind: 'load', file, contextTokens: 1024, parallel: 2 };
  const loading = `${script}
    const { loadModel } = await import(${JSON.stringify(load)});
    await loadModel(${JSON.stringify(order)}).catch(({ name, message }) => console.log(name + ': ' + message));
    process.exit();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', loading], { cwd: import.meta.dirname });
  return text(child.stdout);
}

function disposable(engine: ModelFileEngine): AsyncDisposable & { engine: ModelFileEngine } {
  return { engine, [Symbol.asyncDispose]: () => engine.close() };
}

/** The same stream; after its first chunk the process is killed. */
async function* killing<Chunk>(pid: number, chunks: AsyncIterable<Chunk>): AsyncGenerator<Chunk> {
  let isKilled = false;
  for await (const chunk of chunks) {
    if (!isKilled) process.kill(pid, 'SIGKILL');
    isKilled = true;
    yield chunk;
  }
}
