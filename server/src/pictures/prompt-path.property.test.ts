import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { GenerationForm } from '../contract/validators.ts';
import { sha256 } from '../lib/hash.ts';
import { createComfyEngine } from '../providers/pictures/comfy/comfy-engine.ts';
import { Workflow } from '../providers/pictures/comfy/workflow.ts';
import { withLoraTags } from '../providers/pictures/lora-tags.ts';
import { createOpenAiPictureEngine } from '../providers/pictures/openai/openai-picture-engine.ts';
import { EngineError } from '../providers/engines/engine-error.ts';
import type { PictureEngine } from '../providers/pictures/picture-engine.ts';
import { createSdapiEngine } from '../providers/pictures/sdapi/sdapi-engine.ts';
import { AppError } from '../errors.ts';
import { ComfyPictures } from '../testing/pictures/comfy-pictures.ts';
import { OpenAiPictures } from '../testing/pictures/openai-pictures.ts';
import type { HeardCall, PicturePeer } from '../testing/pictures/picture-peer.ts';
import { collectPictures } from '../testing/pictures/picture-request.ts';
import { SdapiPictures } from '../testing/pictures/sdapi-pictures.ts';
import { promptWords } from '../testing/pictures/prompt-words.ts';
import { readForm } from './drawn-request.ts';

const FORMS = 10_000;
const AT_ONCE = 20;
const never = new AbortController().signal;

interface Target {
  engine: PictureEngine;
  peer: PicturePeer;
  drawing: string;
  /** What the peer was asked to draw, and to leave out. */
  readPrompt: (call: HeardCall) => { prompt: unknown; negative?: unknown };
}

const jsonOf = ({ bytes }: HeardCall) => JSON.parse(bytes.toString());

async function sdapi(): Promise<Target> {
  const { peer } = new SdapiPictures();
  await peer.open();
  const engine = createSdapiEngine({
    baseUrl: peer.origin,
    apiKey: undefined,
    model: undefined,
    stallMs: 5_000,
    pollMs: 1_000,
  });
  const readPrompt = (call: HeardCall) => {
    const { negative_prompt: negative, prompt } = jsonOf(call);
    return { prompt, negative };
  };
  return { engine, peer, drawing: '/sdapi/v1/txt2img', readPrompt };
}

async function openai(): Promise<Target> {
  const server = new OpenAiPictures();
  const { peer } = server;
  await peer.open();
  const engine = createOpenAiPictureEngine({
    baseUrl: server.baseUrl,
    apiKey: 'secret',
    model: 'painter-2',
    stallMs: 5_000,
  });
  const readPrompt = (call: HeardCall) => ({ prompt: jsonOf(call).prompt });
  return { engine, peer, drawing: '/v1/images/generations', readPrompt };
}

async function comfy(): Promise<Target> {
  const { peer } = new ComfyPictures();
  await peer.open();
  const graph = {
    1: { class_type: 'KSampler', inputs: { seed: '%seed%' } },
    2: { class_type: 'CLIPTextEncode', inputs: { text: '%prompt%' } },
    3: { class_type: 'CLIPTextEncode', inputs: { text: '%negative_prompt%' } },
    4: { class_type: 'EmptyLatentImage', inputs: { width: '%width%', height: '%height%' } },
  };
  const engine = createComfyEngine({
    baseUrl: peer.origin,
    apiKey: undefined,
    model: undefined,
    workflow: new Workflow(JSON.stringify(graph), undefined),
    stallMs: 5_000,
    pollMs: 1,
    nextId: () => 'id',
  });
  const readPrompt = (call: HeardCall) => {
    const nodes = jsonOf(call).prompt;
    return { prompt: nodes[2].inputs.text, negative: nodes[3].inputs.text };
  };
  return { engine, peer, drawing: '/prompt', readPrompt };
}

/** The forms with the numbers of their places; what a server would refuse before it asks an engine is left out. */
function readForms(engine: PictureEngine, drawn: readonly { prompt: string; negative: string; weight: number }[]) {
  return drawn.flatMap(({ negative, prompt, weight }, seed) => {
    const words = engine.can.negative ? { prompt, negative } : { prompt };
    // As a request brings it: through JSON and the contract.
    const form = GenerationForm.safeParse(
      JSON.parse(JSON.stringify({ kind: 'image', ...words, ...(engine.can.seed ? { seed } : {}) })),
    );
    if (!form.success) return [];
    try {
      const { reference: _none, expression: _words, mask: _whole, ...request } = readForm(form.data, engine, 'en-US');
      const loras = engine.can.loras ? [{ id: 'harbour', weight }] : [];
      const recorded = withLoraTags(engine, form.data.prompt, loras);
      return [{ ...request, loras, prompt: recorded, negative: form.data.negative ?? '' }];
    } catch (error) {
      if (error instanceof AppError && error.reason === 'VALIDATION_FAILED') return [];
      throw error;
    }
  });
}

// The peer refuses each request after reading it: this asks only about the prompt, and no file has to be drawn. Whole
// generations are in `prompt-record.property.test.ts`.
it.each([
  ['sdapi', sdapi, 1_000],
  ['openai', openai, 8_000],
  ['comfy', comfy, 1_000],
] as const)(
  `sends to %s what would be recorded, letter by letter, of its part of ${FORMS} random forms`,
  async (_name, open, count) => {
    const { drawing, engine, peer, readPrompt } = await open();
    onTestFinished(() => peer[Symbol.asyncDispose]());
    peer.fault = 'refuses';
    const form = fc.record({ prompt: promptWords, negative: promptWords, weight: fc.constantFrom(0.5, 0.8, 1) });
    const requests = readForms(engine, fc.sample(form, { numRuns: count, seed: 20_261_123 + count }));
    expect(requests.length).toBeGreaterThan(count * 0.9);
    const wrong: unknown[] = [];
    let sent = 0;
    for (let from = 0; from < requests.length; from += AT_ONCE) {
      const batch = requests.slice(from, from + AT_ONCE);
      const drawn = await Promise.all(batch.map((request) => collectPictures(engine.generate(request, never))));
      wrong.push(...drawn.filter(({ error }) => !(error instanceof EngineError && error.failure === 'refused')));
      const heard = peer.callsOf(drawing).map(readPrompt);
      peer.heard.length = 0;
      sent += heard.length;
      const recorded = new Set(batch.map(({ prompt }) => sha256(prompt)));
      const negatives = new Set(batch.map(({ negative }) => negative));
      wrong.push(
        ...heard.filter(({ negative = '', prompt }) => {
          return !recorded.has(sha256(String(prompt))) || !(negative === '' || negatives.has(String(negative)));
        }),
      );
    }
    expect(wrong).toEqual([]);
    // Prompts with commands to an engine in them are refused before they are sent.
    expect(sent).toBeGreaterThan(requests.length * 0.7);
  },
  120_000,
);
