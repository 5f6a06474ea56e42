import { z } from 'zod';
import type { CheckedPictureEngine } from '../checked-engine.ts';
import { failureOfEvent, RefusedField } from '../../engines/failure.ts';
import type { FormPart } from '../../engines/multipart.ts';
import { FILE_ENDS, pictureFile, pictureOfBase64 } from '../files/picture-file.ts';
import { EngineHost, type HostRequest, type EngineHostOptions } from '../../engines/engine-host.ts';
import { refuseCommands } from '../lora-tags.ts';
import { EngineError } from '../../engines/engine-error.ts';
import type { PictureEvent, PictureRequest, PictureSize } from '../picture-engine.ts';
import { findModelFaults } from './model-end.ts';
import { transparentMask } from './transparent-mask.ts';

export interface OpenAiPictureOptions extends EngineHostOptions {
  model: string;
}

/** Multiples of 16, as newer models require. */
const SIZES = [
  { width: 1200, height: 1600 },
  { width: 1600, height: 1200 },
  { width: 1024, height: 1024 },
] as const satisfies readonly PictureSize[];

/** The protocol's maximum is three. */
const PARTIALS = 2;

/** A field that a server refuses is left out from then on: OpenAI refuses `response_format`, older gateways need it. */
const OPTIONAL = {
  stream: { stream: true, partial_images: PARTIALS },
  response_format: { response_format: 'b64_json' },
} as const;
type OptionalField = keyof typeof OPTIONAL;
const NAMED_AS = { stream: /stream|partial_images/, response_format: /response_format/ } as const satisfies Record<
  OptionalField,
  RegExp
>;

const Answer = z.object({
  size: z.string().optional(),
  data: z.array(z.object({ b64_json: z.string().nullish(), url: z.string().nullish() })).min(1),
});
const Partial = z.object({ type: z.string().regex(/\.partial_image$/), b64_json: z.string() });
const Completed = z.object({
  type: z.string().regex(/\.completed$/),
  b64_json: z.string(),
  size: z.string().optional(),
});

const ErrorEvent = z.union([
  z.object({ type: z.literal('error') }),
  z.object({ error: z.union([z.string(), z.looseObject({})]) }),
]);

/** OpenAI's images protocol, which has no seed, negative prompt or LoRAs. */
export function createOpenAiPictureEngine(options: OpenAiPictureOptions): CheckedPictureEngine {
  const { baseUrl, model } = options;
  const host = new EngineHost(options);
  const isOpenAi = new URL(baseUrl).hostname === 'api.openai.com';
  const fields = new Set<OptionalField>(isOpenAi ? ['stream'] : ['stream', 'response_format']);

  async function* drawOne(request: PictureRequest, index: number, signal: AbortSignal): AsyncGenerator<PictureEvent> {
    for (;;) {
      const [path, content] = await callOf(request, model, fields);
      try {
        yield* readAnswer(host, host.events(path, content, signal), index, signal);
        return;
      } catch (error) {
        if (!(error instanceof RefusedField)) throw error;
        const unknown = [...fields].filter((field) => NAMED_AS[field].test(error.text));
        if (unknown.length === 0) throw error;
        for (const field of unknown) fields.delete(field);
      }
    }
  }

  return {
    name: 'openai',
    model,
    can: {
      negative: false,
      seed: false,
      reference: true,
      strength: false,
      mask: true,
      loras: false,
      previews: true,
      expressions: false,
      sizes: SIZES,
    },
    listLoras: async () => [],
    async *generate(request, signal) {
      refuseCommands(request);
      for (let index = 0; index < request.count; index += 1) {
        yield { kind: 'progress', share: null, place: null };
        yield* drawOne(request, index, signal);
      }
    },
    findFaults: (now, signal) => findModelFaults(host, model, now, signal),
  };
}

async function callOf(
  request: PictureRequest,
  model: string,
  fields: ReadonlySet<OptionalField>,
): Promise<[path: string, content: HostRequest]> {
  const { mask, prompt, reference, size } = request;
  const optional = Object.assign({}, ...[...fields].map((field) => OPTIONAL[field]));
  const body: Record<string, string | number | boolean> = {
    model,
    prompt,
    n: 1,
    size: `${size.width}x${size.height}`,
    ...optional,
  };
  if (reference === undefined) return ['/images/generations', { method: 'POST', json: body }];
  const form: FormPart[] = Object.entries(body).map(([name, value]) => ({ name, text: String(value) }));
  const { file } = reference;
  form.push({ name: 'image', fileName: `image.${FILE_ENDS[file.mime]}`, mime: file.mime, bytes: file.bytes });
  if (mask !== undefined) {
    form.push({ name: 'mask', fileName: 'mask.png', mime: 'image/png', bytes: await transparentMask(mask) });
  }
  return ['/images/edits', { method: 'POST', form }];
}

async function* readAnswer(
  host: EngineHost,
  events: AsyncIterable<unknown>,
  index: number,
  signal: AbortSignal,
): AsyncGenerator<PictureEvent> {
  for await (const event of events) {
    const partial = Partial.safeParse(event).data;
    if (partial !== undefined) {
      yield { kind: 'preview', file: pictureOfBase64(partial.b64_json) };
      continue;
    }
    const completed = Completed.safeParse(event).data ?? Answer.safeParse(event).data;
    if (completed === undefined) {
      if (hasError(event)) throw failureOfEvent(event);
      continue;
    }
    const said = sizeOf(completed.size);
    const file =
      'b64_json' in completed
        ? pictureOfBase64(completed.b64_json, said)
        : await fileOf(host, completed.data[0], said, signal);
    yield { kind: 'picture', index, file, seed: null };
    return;
  }
  throw new EngineError('broken', 'The answer ended without a picture');
}

/** Bytes, or an address on the same host. */
async function fileOf(
  host: EngineHost,
  data: z.infer<typeof Answer>['data'][number] | undefined,
  said: PictureSize | undefined,
  signal: AbortSignal,
) {
  if (typeof data?.b64_json === 'string') return pictureOfBase64(data.b64_json, said);
  if (typeof data?.url !== 'string' || !URL.canParse(data.url)) {
    throw new EngineError('broken', 'The answer has no picture in it');
  }
  return pictureFile(await host.bytes(data.url, signal), said);
}

function hasError(event: unknown): boolean {
  return ErrorEvent.safeParse(event).success;
}

function sizeOf(text: string | undefined): PictureSize | undefined {
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(text ?? '') ?? [];
  return width === undefined || height === undefined ? undefined : { width: Number(width), height: Number(height) };
}
