import sharp from 'sharp';
import { z } from 'zod';
import type { CheckedPictureEngine } from '../checked-engine.ts';
import { pictureFile } from '../files/picture-file.ts';
import { EngineHost, type EngineHostOptions } from '../../engines/engine-host.ts';
import { EngineError } from '../../engines/engine-error.ts';
import type { Lora, PictureEvent, PictureFile, PictureRequest, PictureSize } from '../picture-engine.ts';
import { seedOf } from '../request-seed.ts';
import { ComfyPrompts } from './comfy-prompts.ts';
import type { Pick } from './history.ts';
import type { Values, Workflow } from './workflow.ts';

export interface ComfyOptions extends EngineHostOptions {
  workflow: Workflow;
  /** For `%model%`. */
  model: string | undefined;
  nextId: () => string;
  pollMs: number;
}

const SIZES = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 896, height: 896 },
] as const satisfies readonly PictureSize[];

/** Separates prompt ids, which never contain it. */
const BETWEEN = ',';
const LoraNames = z.array(z.string().min(1).max(200));

/** Saved pictures before previews. */
const savedPicture: Pick = (outputs) => {
  const pictures = outputs.flatMap(({ images = [] }) => images);
  const picture = pictures.find(({ type }) => type === 'output') ?? pictures[0];
  if (picture === undefined) throw new EngineError('broken', 'The workflow has made no picture');
  return picture;
};

/** ComfyUI with the operator's workflow; one prompt per picture. */
export function createComfyEngine(options: ComfyOptions): CheckedPictureEngine {
  const { model, nextId, pollMs, workflow } = options;
  const host = new EngineHost(options);
  const prompts = new ComfyPrompts({ host, nextId, pollMs });

  async function loraNames(signal: AbortSignal): Promise<string[]> {
    if (!workflow.has('lora')) return [];
    const answer = LoraNames.safeParse(await host.json('/models/loras', { method: 'GET' }, signal));
    if (!answer.success) throw new EngineError('broken', 'The list of add-on models makes no sense');
    return answer.data;
  }

  /** A loader node needs a LoRA: the first one with weight 0. */
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
      reference_image: usesReference
        ? await prompts.upload(reference?.file ?? (await plain(size, '#808080')), signal)
        : '',
      mask_image: usesMask ? await prompts.upload(mask ?? (await plain(size, '#ffffff')), signal) : '',
      strength: reference?.strength ?? 1,
      lora: lora.id,
      lora_weight: lora.weight,
    };
  }

  async function submit(request: PictureRequest, signal: AbortSignal): Promise<string[]> {
    const values = await valuesOf(request, signal);
    const graphs = Array.from({ length: request.count }, (_, index) =>
      workflow.filledWith({ ...values, seed: seedOf(request, index) }),
    );
    return prompts.queue(graphs, signal);
  }

  async function* collect(
    ids: readonly string[],
    request: PictureRequest,
    signal: AbortSignal,
  ): AsyncGenerator<PictureEvent> {
    for (const [index, promptId] of ids.entries()) {
      const path = yield* prompts.follow(promptId, savedPicture, signal);
      const file = pictureFile(await host.bytes(path, signal));
      yield { kind: 'picture', index, file, seed: seedOf(request, index) };
    }
  }

  return {
    name: 'comfy',
    model: model ?? null,
    can: {
      negative: workflow.has('negative_prompt'),
      seed: true,
      reference: workflow.has('reference_image'),
      strength: workflow.has('strength'),
      mask: workflow.has('mask_image'),
      loras: workflow.has('lora'),
      previews: false,
      expressions: false,
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
    cancel: (jobId) => prompts.drop(jobId.split(BETWEEN)),
    async findFaults(_now, signal) {
      const known = z
        .record(z.string(), z.unknown())
        .safeParse(await host.json('/object_info', { method: 'GET' }, signal));
      if (!known.success) throw new EngineError('broken', 'The list of nodes makes no sense');
      const missing = workflow.classes.filter((name) => known.data[name] === undefined);
      return missing.length === 0
        ? []
        : [`the workflow of IMAGE_WORKFLOW needs nodes that are not installed: ${missing.join(', ')}`];
    },
  };
}

/** ComfyUI knows only file names. */
function loraNamed(id: string): Lora {
  const name = id.replace(/^.*[/\\]/, '').replace(/\.[a-z0-9]+$/i, '');
  return { id, name: name === '' ? id : name, baseModel: null, triggerWords: [], defaultWeight: 1 };
}

async function plain({ height, width }: PictureSize, background: string): Promise<PictureFile> {
  const png = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  return { bytes: new Uint8Array(png), mime: 'image/png' };
}
