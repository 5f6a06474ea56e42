import { Buffer } from 'node:buffer';
import type { Logger } from 'pino';
import { PortraitExpression, type BenchParameter, type BenchRunForm, type FilmType } from '../contract/validators.ts';
import { AppError } from '../errors.ts';
import { bestEffort } from '../lib/best-effort.ts';
import type { OfferedLoras } from '../loras/offered-loras.ts';
import type { PictureStart } from '../pictures/read-start.ts';
import type { FilmEngine, FilmEvent } from '../providers/films/film-engine.ts';
import { readPictureHeader } from '../providers/pictures/files/picture-header.ts';
import { withLoraTags } from '../providers/pictures/lora-tags.ts';
import { EngineError } from '../providers/engines/engine-error.ts';
import type {
  PictureEngine,
  PictureEvent,
  PictureFile,
  PictureRequest,
  PictureSize,
} from '../providers/pictures/picture-engine.ts';
import type { BenchPiece, BenchWork } from './bench-run.ts';

/** A larger file is counted and not sent. */
const MOST_SENT_BYTES = 16 * 1024 * 1024;
const MOST_LORA_WEIGHT = 1.5;
const LORA_WEIGHT = 0.8;
const MOST_NEGATIVE = 2_000;
/** How far to go from the picture that an engine starts from. */
const STRENGTH = 0.6;

/** Reads what a run starts from. */
export type ReadStart = () => Promise<Pick<PictureRequest, 'reference' | 'mask'>>;

const nameOfSize = ({ height, width }: PictureSize): string => `${width}×${height}`;

export async function pictureParameters(
  { can }: PictureEngine,
  offered: OfferedLoras | undefined,
): Promise<BenchParameter[]> {
  const sizes = can.sizes.map(nameOfSize);
  const [first] = sizes;
  const loras = can.loras && offered !== undefined ? (await offered.read()).loras : [];
  return [
    ...(first === undefined
      ? []
      : [{ kind: 'choice' as const, name: 'size' as const, options: sizes, default: first }]),
    ...(can.negative ? [{ kind: 'words' as const, name: 'negative' as const, maxLength: MOST_NEGATIVE }] : []),
    ...(can.expressions
      ? [
          {
            kind: 'choice' as const,
            name: 'expression' as const,
            options: [...PortraitExpression.options],
            default: null,
          },
        ]
      : []),
    ...(can.reference ? startParameters(can) : []),
    ...(loras.length === 0 ? [] : loraParameters(loras.map(({ lora }) => lora.id))),
  ];
}

function startParameters({ mask, strength }: PictureEngine['can']): BenchParameter[] {
  return [
    { kind: 'picture', name: 'reference' },
    ...(mask ? [{ kind: 'picture' as const, name: 'mask' as const }] : []),
    ...(strength
      ? [{ kind: 'number' as const, name: 'strength' as const, min: 0, max: 1, step: 0.05, default: STRENGTH }]
      : []),
  ];
}

/** What a run's values name to start from. Throws VALIDATION_FAILED for a mask without a picture. */
export function startOf({ values = {} }: BenchRunForm): PictureStart | undefined {
  const { mask = null, reference, strength = STRENGTH } = values;
  if (reference !== undefined) return { reference: { pictureId: reference, strength }, mask };
  if (mask === null) return undefined;
  throw new AppError('VALIDATION_FAILED', 'mask: needs a picture to start from', { field: 'values.mask' });
}

function loraParameters(options: string[]): BenchParameter[] {
  return [
    { kind: 'choice', name: 'lora', options, default: null },
    { kind: 'number', name: 'loraWeight', min: 0, max: MOST_LORA_WEIGHT, step: 0.05, default: LORA_WEIGHT },
  ];
}

function requestOf(engine: PictureEngine, { prompt, seed, values = {} }: BenchRunForm): PictureRequest {
  const { expression, lora, loraWeight = LORA_WEIGHT, negative = '' } = values;
  const size = engine.can.sizes.find((offered) => nameOfSize(offered) === values.size) ?? engine.can.sizes[0];
  if (size === undefined) throw new EngineError('unavailable', 'The engine has no size');
  const loras = lora === undefined ? [] : [{ id: lora, weight: loraWeight }];
  return {
    prompt: withLoraTags(engine, prompt, loras),
    negative,
    size,
    count: 1,
    seed,
    loras,
    ...(expression === undefined ? {} : { expression }),
  };
}

/** @param readFiles Reads what the engine starts from; undefined where it starts from nothing. */
export async function* runPicture(
  engine: PictureEngine,
  { form, readFiles }: { form: BenchRunForm; readFiles: ReadStart | undefined },
  log: Logger,
  signal: AbortSignal,
): BenchWork {
  const request = { ...requestOf(engine, form), ...(await readFiles?.()) };
  const file = yield* made(engine, engine.generate(request, signal), log, signal);
  return yield* sendFile(file);
}

/** One film of the portrait that the prompt and the seed are put together to, the same for every engine. */
export async function* runFilm(
  { films, stills }: { films: FilmEngine; stills: PictureEngine },
  form: BenchRunForm,
  log: Logger,
  signal: AbortSignal,
): BenchWork {
  const { prompt, seed } = form;
  const asked = requestOf(stills, { ...form, values: {} });
  let still: Extract<PictureEvent, { kind: 'picture' }> | undefined;
  for await (const event of stills.generate(asked, signal)) if (event.kind === 'picture') still = event;
  if (still === undefined) throw new EngineError('broken', 'There is no still');
  const { file, parts = null } = still;
  const events = films.generate({ prompt, seed, still: file, size: asked.size, parts }, signal);
  return yield* sendFile(yield* made(films, events, log, signal));
}

interface MadeFile {
  bytes: Uint8Array;
  mime: PictureFile['mime'] | FilmType;
}

/** The file that comes of an engine's events. A job that is left is cancelled where the engine can. */
async function* made(
  engine: Pick<PictureEngine, 'cancel'>,
  events: AsyncIterable<PictureEvent | FilmEvent>,
  log: Logger,
  signal: AbortSignal,
): AsyncGenerator<BenchPiece, MadeFile> {
  let jobId: string | undefined;
  let file: MadeFile | undefined;
  try {
    for await (const event of events) {
      if (event.kind === 'job') ({ jobId } = event);
      else if (event.kind === 'progress') yield progressOf(event);
      else if (event.kind === 'preview') yield { kind: 'first-piece' };
      else file = event.kind === 'film' ? { bytes: event.file.bytes, mime: event.file.type } : event.file;
    }
  } finally {
    const isLeft = signal.aborted && file === undefined;
    if (isLeft && jobId !== undefined && engine.cancel !== undefined) {
      await bestEffort(log, 'bench job not cancelled', engine.cancel(jobId));
    }
  }
  if (file === undefined) throw new EngineError('broken', 'The engine ended without a file');
  return file;
}

/** Places count from 0 here, and from 1 in the contract. */
function progressOf({ place, share }: Extract<PictureEvent, { kind: 'progress' }>): BenchPiece {
  return { kind: 'bench-progress', share, place: place === null ? null : place + 1 };
}

async function* sendFile({ bytes, mime }: MadeFile): BenchWork {
  const size = readPictureHeader(bytes);
  const content = bytes.byteLength > MOST_SENT_BYTES ? null : Buffer.from(bytes).toString('base64');
  yield { kind: 'bench-file', mime, content, width: size?.width ?? null, height: size?.height ?? null };
  return { bytes: bytes.byteLength, pixels: size === undefined ? null : size.width * size.height };
}
