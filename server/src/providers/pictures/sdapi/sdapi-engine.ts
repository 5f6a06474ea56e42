import { z } from 'zod';
import type { CheckedPictureEngine } from '../checked-engine.ts';
import { pause } from '../../engines/pause.ts';
import { base64Of, pictureOfBase64 } from '../files/picture-file.ts';
import { EngineHost, type EngineHostOptions } from '../../engines/engine-host.ts';
import { refuseCommands } from '../lora-tags.ts';
import { seedOf } from '../request-seed.ts';
import { EngineError } from '../../engines/engine-error.ts';
import type { PictureEvent, PictureRequest, PictureSize } from '../picture-engine.ts';
import { readLoras } from './lora-list.ts';
import { Line } from './line.ts';
import { NO_PROGRESS, readProgress } from './progress.ts';

export interface SdapiOptions extends EngineHostOptions {
  /** Undefined for the loaded one. */
  model: string | undefined;
  pollMs: number;
}

/** Multiples of 64, near the usual checkpoints' sizes. */
const SIZES = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 896, height: 896 },
] as const satisfies readonly PictureSize[];

const Answer = z.object({ images: z.array(z.string()).min(1), info: z.string().nullish() });
const Info = z.object({
  seed: z.number().int().optional(),
  width: z.number().int().optional(),
  height: z.number().int().optional(),
});
type Info = z.infer<typeof Info>;

/**
 * AUTOMATIC1111 and compatible servers (Forge, SD.Next, Draw Things, stable-diffusion.cpp). They draw one picture at a
 * time and interrupt whatever runs, so requests are sent one by one.
 */
export function createSdapiEngine(options: SdapiOptions): CheckedPictureEngine {
  const { model, pollMs } = options;
  const host = new EngineHost(options);
  const line = new Line();
  /** stable-diffusion.cpp takes LoRAs in a field, and reports no progress. */
  let isCpp: boolean | undefined;
  let hasProgress = true;

  async function detect(signal: AbortSignal): Promise<void> {
    const capabilities = host.find('/sdcpp/v1/capabilities', signal);
    isCpp = (await capabilities.catch(noneIfBroken)) !== undefined;
  }

  /** Reports progress while waiting; gives up without progress. */
  async function* follow(answer: Promise<unknown>, signal: AbortSignal): AsyncGenerator<PictureEvent> {
    let last = NO_PROGRESS;
    let movedAt = performance.now();
    const isDone = answer.then(
      () => true,
      () => true,
    );
    while (!(await Promise.race([isDone, pause(pollMs, signal)]))) {
      const next = hasProgress ? await readProgress(host, signal).catch(() => NO_PROGRESS) : NO_PROGRESS;
      if (next === 'none') {
        hasProgress = false;
      } else if (next.share !== null && next.share !== last.share) {
        movedAt = performance.now();
        last = next;
        yield { kind: 'progress', share: next.share, place: null };
        if (next.preview !== undefined) yield { kind: 'preview', file: next.preview };
      }
      if (performance.now() - movedAt > host.stallMs) {
        throw new EngineError('stalled', `The engine has not gone on for ${host.stallMs} ms`);
      }
    }
  }

  async function* drawOne(request: PictureRequest, index: number, signal: AbortSignal): AsyncGenerator<PictureEvent> {
    const ended = new AbortController();
    const all = AbortSignal.any([signal, ended.signal]);
    const path = request.reference === undefined ? '/sdapi/v1/txt2img' : '/sdapi/v1/img2img';
    if (isCpp === undefined && request.loras.length > 0) await detect(all);
    const answer = host.slowJson(path, bodyOf(request, index, model, isCpp === true), all);
    let isAnswered = false;
    const noteAnswer = () => {
      isAnswered = true;
    };
    // A request that we end ourselves has no answer: the server still draws.
    answer.then(noteAnswer, () => all.aborted || noteAnswer());
    try {
      yield* follow(answer, all);
      const parsed = Answer.safeParse(await answer);
      if (!parsed.success) throw new EngineError('broken', 'The answer has no picture in it');
      const info = infoOf(parsed.data.info);
      const file = pictureOfBase64(parsed.data.images[0] ?? '', sizeOf(info));
      yield { kind: 'picture', index, file, seed: info.seed ?? null };
    } finally {
      if (!isAnswered) await interrupt();
      ended.abort();
    }
  }

  /** Closing the connection does not stop the server. */
  async function interrupt(): Promise<void> {
    const soon = AbortSignal.timeout(Math.min(host.stallMs, 3_000));
    await host.post('/sdapi/v1/interrupt', {}, soon).catch(() => undefined);
  }

  return {
    name: 'sdapi',
    model: model ?? null,
    can: {
      negative: true,
      seed: true,
      reference: true,
      strength: true,
      mask: true,
      loras: true,
      previews: true,
      expressions: false,
      sizes: SIZES,
    },
    get writesLoraTags() {
      return isCpp !== true;
    },
    listLoras: async (signal) => {
      await detect(signal);
      return readLoras(host, signal, isCpp === true ? 'path' : 'name');
    },
    async *generate(request, signal) {
      refuseCommands(request);
      for (let index = 0; index < request.count; index += 1) {
        const turn = line.join();
        try {
          for await (const place of turn.wait(signal)) yield { kind: 'progress', share: null, place };
          yield* drawOne(request, index, signal);
        } finally {
          turn.leave();
        }
      }
    },
    async findFaults(_now, signal) {
      await detect(signal);
      return [];
    },
  };
}

function bodyOf(request: PictureRequest, index: number, model: string | undefined, isCpp: boolean): object {
  const { loras, mask, negative, prompt, reference, size } = request;
  return {
    prompt,
    negative_prompt: negative,
    width: size.width,
    height: size.height,
    seed: seedOf(request, index),
    batch_size: 1,
    n_iter: 1,
    send_images: true,
    save_images: false,
    ...(model === undefined ? {} : { override_settings: { sd_model_checkpoint: model } }),
    ...(isCpp && loras.length > 0 ? { lora: loras.map(({ id, weight }) => ({ path: id, multiplier: weight })) } : {}),
    ...(reference === undefined
      ? {}
      : { init_images: [base64Of(reference.file)], denoising_strength: reference.strength }),
    // White is repainted, as in our masks.
    ...(reference === undefined || mask === undefined ? {} : { mask: base64Of(mask), inpainting_mask_invert: 0 }),
  };
}

/** An error page is not stable-diffusion.cpp. */
function noneIfBroken(error: unknown): undefined {
  if (error instanceof EngineError && error.failure === 'broken') return undefined;
  throw error;
}

function infoOf(text: string | null | undefined): Info {
  try {
    return Info.safeParse(JSON.parse(text ?? '')).data ?? {};
  } catch {
    return {};
  }
}

function sizeOf({ height, width }: Info): PictureSize | undefined {
  return width === undefined || height === undefined ? undefined : { width, height };
}
