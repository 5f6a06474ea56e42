import { parse } from 'zod/mini';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { operations } from '../../generated/examples';
import {
  getCreateGenerationMockHandler,
  getDeleteGenerationMockHandler,
  getGetGenerationMockHandler,
  getGetPictureMockHandler,
  getListGenerationsMockHandler,
  getQuoteGenerationMockHandler,
  getRestoreGenerationMockHandler,
  getStopGenerationMockHandler,
  getUploadPictureMockHandler,
} from '../../generated/mocks/pictures/pictures.msw';
import {
  GenerationForm,
  GenerationQuoteForm,
  type Generation,
  type GenerationEvent,
  type OwnPicture,
} from '../../generated/model';
import { eventStream, problem } from '../answer';
import { figureOf } from './portraits';
import { newId } from '../new-id';

const {
  createGeneration,
  getFilm,
  getGeneration,
  getPicture,
  getPictureEngine,
  getPictureFile,
  streamGenerationEvents,
  uploadPicture,
} = operations;
const engine = getPictureEngine.examples[200].model.data;
const { film } = engine;
const balance = 80;

const ok = <Data>(data: Data) => ({ code: 200, message: 'OK', data });
const done = { code: 200, message: 'OK', data: null };
const notFound = () => problem(404, getGeneration.examples[404]['not-found']);

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function withFiles(picture: OwnPicture): OwnPicture {
  const address = `/api/pictures/${picture.pictureId}`;
  const film = picture.film && { ...picture.film, address: `/api/films/${picture.pictureId}` };
  return { ...picture, small: `${address}/300`, large: `${address}/600`, full: `${address}/1600`, film };
}

/** A generation of the mocks: it is drawn as soon as a client follows it, or asks for it a third time. */
class MockGeneration {
  isDeleted = false;
  #now: Generation;
  #reads = 0;

  constructor(begun: Generation) {
    this.#now = begun;
  }

  get isEnded(): boolean {
    return this.#now.endedAt !== null;
  }

  get pictures(): readonly OwnPicture[] {
    return this.#now.pictures;
  }

  read(): Generation {
    this.#reads += 1;
    if (this.#reads > 2 && !this.isEnded) this.#finish();
    return this.#now;
  }

  stop(): void {
    if (!this.isEnded) this.#now = { ...this.#now, status: 'stopped', place: null, endedAt: new Date().toISOString() };
  }

  tell(): GenerationEvent[] {
    const left = balance - this.#now.perPicture * this.#now.count;
    if (this.isEnded) return [{ kind: 'generation-ended', generation: this.#now, balance: left }];
    const changed = (share: number | null, place: number | null): GenerationEvent => ({
      kind: 'generation-changed',
      status: place === null ? 'running' : 'queued',
      place,
      share,
    });
    this.#finish();
    const added = this.pictures.map((picture): GenerationEvent => ({ kind: 'picture-added', picture }));
    return [
      changed(null, 1),
      changed(0.5, null),
      ...added,
      { kind: 'generation-ended', generation: this.#now, balance: left },
    ];
  }

  #finish(): void {
    const now = new Date().toISOString();
    const { count, engine: name, generationId, model, negative, perPicture, prompt, promptSha256, seed } = this.#now;
    const isFilm = this.#now.kind === 'film';
    const known = isFilm ? getPicture.examples[200].moving.data : getPicture.examples[200].drawn.data;
    const pictures = Array.from({ length: count }, (_, index) =>
      withFiles({
        ...known,
        generationId,
        model,
        negative,
        prompt,
        promptSha256,
        createdAt: now,
        engine: name,
        pictureId: newId('pic'),
        seed: seed + index,
      }),
    );
    const charge = { points: perPicture * count, entryIds: this.#now.charge.entryIds };
    this.#now = { ...this.#now, status: 'complete', place: null, share: 1, charge, pictures, endedAt: now };
  }
}

async function begun(form: GenerationForm): Promise<Generation> {
  const {
    characterId = null,
    count = 1,
    draftId = null,
    expression = null,
    loras = [],
    mask = null,
    negative = '',
  } = form;
  const { prompt, reference = null } = form;
  const [size = { width: 1_200, height: 1_600 }] = engine.sizes;
  return {
    ...createGeneration.examples[200].queued.data,
    kind: form.kind,
    ...(form.kind === 'film' && { engine: film.engine, model: film.model, perPicture: film.points }),
    characterId,
    count,
    draftId,
    expression,
    mask,
    loras,
    negative,
    prompt,
    reference,
    generationId: newId('gen'),
    promptSha256: await sha256(prompt),
    size: form.size ?? size,
    seed: form.seed ?? 41,
    place: 1,
    createdAt: new Date().toISOString(),
  };
}

export function generationHandlers(): RequestHandler[] {
  const generations = new Map<string, MockGeneration>();
  const brought = new Map<string, OwnPicture>();
  for (const generation of operations.listGenerations.examples[200].typical.data.items) {
    generations.set(
      generation.generationId,
      new MockGeneration({ ...generation, pictures: generation.pictures.map(withFiles) }),
    );
  }
  const find = (id: unknown, { deleted = false } = {}): MockGeneration => {
    const one = generations.get(String(id));
    if (one === undefined || (one.isDeleted && !deleted)) throw notFound();
    return one;
  };

  return [
    getListGenerationsMockHandler(({ request }) => {
      const query = new URL(request.url).searchParams;
      const living = [...generations.values()].filter(({ isDeleted }) => !isDeleted).map((one) => one.read());
      const items = living
        .filter(({ draftId }) => query.get('draftId') === null || draftId === query.get('draftId'))
        .filter(({ characterId }) => query.get('characterId') === null || characterId === query.get('characterId'))
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
      return ok({ items, nextCursor: null });
    }),
    getCreateGenerationMockHandler(async ({ request }) => {
      const generation = await begun(parse(GenerationForm, await request.json()));
      generations.set(generation.generationId, new MockGeneration(generation));
      return ok(generation);
    }),
    getQuoteGenerationMockHandler(async ({ request }) => {
      const { count, kind } = parse(GenerationQuoteForm, await request.json());
      const perPicture = kind === 'film' ? film.points : engine.points;
      return ok({ points: perPicture * count, perPicture, balance });
    }),
    getGetGenerationMockHandler(({ params }) => ok(find(params.generationId).read())),
    getDeleteGenerationMockHandler(({ params }) => {
      const one = find(params.generationId);
      one.stop();
      one.isDeleted = true;
      return done;
    }),
    getRestoreGenerationMockHandler(({ params }) => {
      const one = find(params.generationId, { deleted: true });
      one.isDeleted = false;
      return ok(one.read());
    }),
    getStopGenerationMockHandler(({ params }) => {
      find(params.generationId).stop();
      return done;
    }),
    http.get(`*/api${streamGenerationEvents.path}`, ({ params }) =>
      eventStream(
        find(params['generationId'])
          .tell()
          .map((event, index) => ({ id: index + 1, event })),
      ),
    ),
    http.get(`*/api${getPictureFile.path}`, ({ params }) => {
      const headers = { 'Content-Type': 'image/svg+xml' };
      return new HttpResponse(figureOf(String(params['pictureId'])), { headers });
    }),
    http.get(`*/api${getFilm.path}`, ({ params }) => {
      const headers = { 'Content-Type': 'image/svg+xml' };
      return new HttpResponse(figureOf(String(params['pictureId'])), { headers });
    }),
    getUploadPictureMockHandler(() => {
      const known = uploadPicture.examples[200].kept.data;
      const picture = withFiles({ ...known, pictureId: newId('pic') });
      brought.set(picture.pictureId, picture);
      return ok(picture);
    }),
    getGetPictureMockHandler(({ params }) => {
      const drawn = [...generations.values()].flatMap(({ isDeleted, pictures }) => (isDeleted ? [] : pictures));
      const id = String(params.pictureId);
      const picture = brought.get(id) ?? drawn.find(({ pictureId }) => pictureId === id);
      if (picture === undefined) throw notFound();
      return ok(picture);
    }),
  ];
}
