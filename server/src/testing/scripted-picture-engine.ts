import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { EngineError, type EngineFailure } from '../providers/engines/engine-error.ts';
import type { PictureEngine, PictureEvent, PictureRequest } from '../providers/pictures/picture-engine.ts';

export type PictureStep = PictureEvent | { wait: Promise<void> } | { fail: EngineFailure };

const SIZE = { width: 96, height: 128 };

export async function plainPicture(size = SIZE, background = '#804020'): Promise<Uint8Array<ArrayBuffer>> {
  const { height, width } = size;
  return new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer(),
  );
}

/** A scripted engine that records its requests. */
export class ScriptedPictureEngine implements PictureEngine {
  readonly name = 'sdapi';
  readonly model = 'script';
  readonly can = {
    negative: true,
    seed: true,
    reference: true,
    strength: true,
    mask: true,
    loras: true,
    previews: true,
    expressions: false,
    sizes: [SIZE, { width: 128, height: 128 }],
  };
  readonly writesLoraTags = true;
  readonly requests: PictureRequest[] = [];
  readonly cancelled: string[] = [];
  readonly resumed: string[] = [];
  resume?: PictureEngine['resume'];
  #steps: readonly PictureStep[] | undefined;

  /** Without a script it draws what is asked. */
  does(...steps: readonly PictureStep[]): void {
    this.#steps = steps;
  }

  drawsAll(): void {
    this.#steps = undefined;
  }

  async listLoras() {
    return ['harbour', 'forbidden'].map((id) => ({
      id,
      name: id,
      baseModel: null,
      triggerWords: [],
      defaultWeight: 1,
    }));
  }

  async cancel(jobId: string): Promise<void> {
    this.cancelled.push(jobId);
  }

  async *generate(request: PictureRequest, signal: AbortSignal): AsyncGenerator<PictureEvent> {
    this.requests.push(request);
    for (const step of this.#steps ?? (await allOf(request))) {
      signal.throwIfAborted();
      if ('wait' in step) await Promise.race([step.wait, aborted(signal)]);
      else if ('fail' in step) throw new EngineError(step.fail, 'as the script says');
      else yield step;
    }
  }

  /** SHA-256, in order. */
  get promptHashes(): string[] {
    return this.requests.map(({ prompt }) => createHash('sha256').update(prompt, 'utf8').digest('hex'));
  }
}

export async function allOf({ count, seed, size }: PictureRequest): Promise<PictureEvent[]> {
  const bytes = await plainPicture(size);
  return Array.from({ length: count }, (_, index) => ({
    kind: 'picture' as const,
    index,
    file: { bytes, mime: 'image/png' as const },
    seed: seed + index,
  }));
}

async function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const refuse = () => reject(signal.reason);
    if (signal.aborted) refuse();
    else signal.addEventListener('abort', refuse, { once: true });
  });
}
