import sharp from 'sharp';
import { z } from 'zod';
import type { CheckedPictureEngine } from '../checked-engine.ts';
import { pause } from '../host/pause.ts';
import { FILE_ENDS, pictureFile } from '../host/picture-file.ts';
import { PictureHost, type PictureHostOptions } from '../host/picture-host.ts';
import {
  PictureEngineError,
  type Lora,
  type PictureEvent,
  type PictureFile,
  type PictureRequest,
  type PictureSize,
} from '../picture-engine.ts';
import { seedOf } from '../request-seed.ts';
import { findPrompt, readQueue, type PromptState } from './history.ts';
import type { Values, Workflow } from './workflow.ts';

export interface ComfyOptions extends PictureHostOptions {
  workflow: Workflow;
  /** For `%model%`. */
  model: string | undefined;
  /** Names uploaded files and the client. */
  nextId: () => string;
  /** Milliseconds between two looks at the queue. */
  pollMs: number;
}

const SIZES = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 896, height: 896 },
] as const satisfies readonly PictureSize[];

/** Between the ids of the prompts of one request: an id of ComfyUI has none. */
const BETWEEN = ',';
const Accepted = z.object({ prompt_id: z.string().regex(/^[\w-]{1,100}$/) });
const Uploaded = z.object({ name: z.string().min(1), subfolder: z.string().optional() });
const LoraNames = z.array(z.string().min(1).max(200));

/** Pictures from ComfyUI by the operator's workflow; each picture is one prompt of its queue. */
export function createComfyEngine(options: ComfyOptions): CheckedPictureEngine {
  const { model, nextId, pollMs, workflow } = options;
  const host = new PictureHost(options);

  async function upload(file: PictureFile, signal: AbortSignal): Promise<string> {
    const fileName = `fabula-${nextId()}.${FILE_ENDS[file.mime]}`;
    const form = [
      { name: 'image', fileName, mime: file.mime, bytes: file.bytes },
      { name: 'type', text: 'input' },
    ];
    const answer = Uploaded.safeParse(await host.json('/upload/image', { method: 'POST', form }, signal));
    if (!answer.success) throw new PictureEngineError('broken', 'The upload was not confirmed');
    const { name: stored, subfolder = '' } = answer.data;
    return subfolder === '' ? stored : `${subfolder}/${stored}`;
  }

  async function loraNames(signal: AbortSignal): Promise<string[]> {
    if (!workflow.has('lora')) return [];
    const answer = LoraNames.safeParse(await host.json('/models/loras', { method: 'GET' }, signal));
    if (!answer.success) throw new PictureEngineError('broken', 'The list of add-on models makes no sense');
    return answer.data;
  }

  /** A loader node needs some model even when none is asked for: the first one, with the weight 0. */
  async function loraOf({ loras }: PictureRequest, signal: AbortSignal): Promise<{ id: string; weight: number }> {
    if (!workflow.has('lora')) return { id: '', weight: 0 };
    const [asked] = loras;
    return asked ?? { id: (await loraNames(signal))[0] ?? '', weight: 0 };
  }

  async function valuesOf(request: PictureRequest, signal: AbortSignal): Promise<Values> {
    const { mask, negative, prompt, reference, size } = request;
    const lora = await loraOf(request, signal);
    const usesReference = workflow.has('reference_image');
    const usesMask = workflow.has('mask_image');
    return {
      prompt,
      negative_prompt: negative,
      seed: request.seed,
      width: size.width,
      height: size.height,
      model: model ?? '',
      reference_image: usesReference ? await upload(reference?.file ?? (await plain(size, '#808080')), signal) : '',
      mask_image: usesMask ? await upload(mask ?? (await plain(size, '#ffffff')), signal) : '',
      strength: reference?.strength ?? 1,
      lora: lora.id,
      lora_weight: lora.weight,
    };
  }

  async function submit(request: PictureRequest, signal: AbortSignal): Promise<string[]> {
    const values = await valuesOf(request, signal);
    const clientId = nextId();
    const ids: string[] = [];
    try {
      for (let index = 0; index < request.count; index += 1) {
        const prompt = workflow.filledWith({ ...values, seed: seedOf(request, index) });
        const json = { prompt, client_id: clientId };
        const answer = Accepted.safeParse(await host.json('/prompt', { method: 'POST', json }, signal));
        if (!answer.success) throw new PictureEngineError('broken', 'The prompt was not confirmed');
        ids.push(answer.data.prompt_id);
      }
      return ids;
    } catch (error) {
      await drop(ids).catch(() => undefined);
      throw error;
    }
  }

  async function* follow(promptId: string, signal: AbortSignal): AsyncGenerator<PictureEvent, string> {
    let last: PromptState | undefined;
    let runningSince = performance.now();
    for (;;) {
      const state = await findPrompt(host, promptId, signal);
      if (state.kind === 'done') return state.path;
      if (state.kind === 'unknown') throw new PictureEngineError('lost', 'The engine no longer knows the prompt');
      if (last === undefined || !isSame(last, state)) {
        last = state;
        runningSince = performance.now();
        yield { kind: 'progress', share: null, place: state.kind === 'waiting' ? state.place : null };
      } else if (state.kind === 'running' && performance.now() - runningSince > host.stallMs) {
        throw new PictureEngineError('stalled', `The engine has drawn for ${host.stallMs} ms`);
      }
      await pause(pollMs, signal);
    }
  }

  async function* collect(
    ids: readonly string[],
    request: PictureRequest,
    signal: AbortSignal,
  ): AsyncGenerator<PictureEvent> {
    for (const [index, promptId] of ids.entries()) {
      const path = yield* follow(promptId, signal);
      const file = pictureFile(await host.bytes(path, signal));
      yield { kind: 'picture', index, file, seed: seedOf(request, index) };
    }
  }

  /** Takes prompts out of the queue; one that is drawn at the moment is interrupted, and no other. */
  async function drop(ids: readonly string[]): Promise<void> {
    const signal = AbortSignal.timeout(host.stallMs);
    await host.post('/queue', { delete: ids }, signal);
    const { running } = await readQueue(host, signal);
    for (const promptId of ids.filter((id) => running.includes(id))) {
      await host.post('/interrupt', { prompt_id: promptId }, signal);
    }
  }

  return {
    name: 'comfy',
    model: model ?? null,
    can: {
      negative: workflow.has('negative_prompt'),
      seed: true,
      reference: workflow.has('reference_image'),
      mask: workflow.has('mask_image'),
      loras: workflow.has('lora'),
      previews: false,
      sizes: SIZES,
    },
    async listLoras(signal) {
      return (await loraNames(signal)).map(loraNamed);
    },
    async *generate(request, signal) {
      const ids = await submit(request, signal);
      yield { kind: 'job', jobId: ids.join(BETWEEN) };
      yield* collect(ids, request, signal);
    },
    resume: (jobId, request, signal) => collect(jobId.split(BETWEEN), request, signal),
    cancel: (jobId) => drop(jobId.split(BETWEEN)),
    async findFaults(_now, signal) {
      const known = z
        .record(z.string(), z.unknown())
        .safeParse(await host.json('/object_info', { method: 'GET' }, signal));
      if (!known.success) throw new PictureEngineError('broken', 'The list of nodes makes no sense');
      const missing = workflow.classes.filter((name) => known.data[name] === undefined);
      return missing.length === 0
        ? []
        : [`the workflow of IMAGE_WORKFLOW needs nodes that are not installed: ${missing.join(', ')}`];
    },
  };
}

function isSame(one: PromptState, other: PromptState): boolean {
  return one.kind === 'waiting' && other.kind === 'waiting' ? one.place === other.place : one.kind === other.kind;
}

/** ComfyUI says nothing but the name of the file. */
function loraNamed(id: string): Lora {
  const name = id.replace(/^.*[/\\]/, '').replace(/\.[a-z0-9]+$/i, '');
  return { id, name: name === '' ? id : name, baseModel: null, triggerWords: [], defaultWeight: 1 };
}

/** Stands for a reference or a mask that a request leaves out, since a node cannot do without. */
async function plain({ height, width }: PictureSize, background: string): Promise<PictureFile> {
  const png = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { bytes: new Uint8Array(png), mime: 'image/png' };
}
