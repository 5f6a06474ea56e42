import { callerOf } from '../http/caller.ts';
import type { PictureEngineName, PictureMaker } from '../contract/validators.ts';
import type { Handlers } from '../http/operation.ts';
import { ownerOf, type Principal } from '../http/principal.ts';
import type { View } from '../http/view.ts';
import { queueKeyOf } from '../parsing/parsers.ts';
import type { FilmEngine } from '../providers/films/film-engine.ts';
import type { PictureEngine } from '../providers/pictures/picture-engine.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { GenerationCaller } from './picture-generations.ts';
import type { PictureServices } from './services.ts';

type PictureOperation =
  | 'listGenerations'
  | 'createGeneration'
  | 'quoteGeneration'
  | 'getGeneration'
  | 'deleteGeneration'
  | 'restoreGeneration'
  | 'stopGeneration'
  | 'streamGenerationEvents'
  | 'uploadPicture'
  | 'getPicture'
  | 'getPictureFile'
  | 'getFilm'
  | 'getPictureEngine';

const BEGUN_PER_MINUTE = { owner: 20, network: 60 };
const CHANGES_PER_MINUTE = 60;

export function pictureRoutes(
  { events, generations, pictures }: PictureServices,
  engine: PictureEngine,
  films: FilmEngine,
  rateLimits: RateLimits,
): Pick<Handlers, PictureOperation> {
  const limitBegun = rateLimits.exactByCaller('picture generations', BEGUN_PER_MINUTE);
  const limitChanges = rateLimits.approximate('picture changes', CHANGES_PER_MINUTE);
  return {
    async listGenerations({ input, ...call }) {
      return { data: await generations.list(callerOf(call), input.query) };
    },

    async createGeneration({ input, ...call }) {
      const caller = generationCallerOf(call, input.headers);
      await limitBegun(caller);
      return { data: await generations.create(caller, input.body) };
    },

    async quoteGeneration({ input, ...call }) {
      return { data: await generations.quote(callerOf(call), input.body) };
    },

    async getGeneration({ input, principal }) {
      return { data: await generations.get(ownerOf(principal), input.params.generationId) };
    },

    async deleteGeneration({ input, ...call }) {
      const caller = callerOf(call, input.headers);
      await limitChanges(caller.ownerId);
      await generations.delete(caller, input.params.generationId);
      return { data: null };
    },

    async restoreGeneration({ input, ...call }) {
      const caller = callerOf(call, input.headers);
      await limitChanges(caller.ownerId);
      return { data: await generations.restore(caller, input.params.generationId) };
    },

    async stopGeneration({ input, ...call }) {
      const caller = callerOf(call, input.headers);
      await limitChanges(caller.ownerId);
      await generations.stop(caller, input.params.generationId);
      return { data: null };
    },

    async streamGenerationEvents({ input, principal }) {
      return events.open(ownerOf(principal), input.params.generationId, input.headers['Last-Event-ID']);
    },

    async uploadPicture({ input, ...call }) {
      const { isGuest, key, network, ownerId } = generationCallerOf(call, input.headers);
      const owner = { ownerId, isGuest, network, key, queueKey: queueKeyOf(call) };
      return { data: await pictures.upload(owner, input.body) };
    },

    async getPicture({ input, principal }) {
      return { data: await pictures.get(ownerOf(principal), input.params.pictureId) };
    },

    async getPictureFile({ input }) {
      const { pictureId, width } = input.params;
      return { type: 'image/webp', content: await pictures.read(pictureId, width), lasting: true };
    },

    async getFilm({ input }) {
      return { ...(await pictures.readFilm(input.params.pictureId)), lasting: true, ranges: true };
    },

    async getPictureEngine() {
      const { can, model, name } = engine;
      const { sizes, ...abilities } = can;
      return {
        data: {
          engine: name,
          model,
          by: makerNameOf(name),
          can: abilities,
          sizes: sizes.map(({ height, width }) => ({ width, height })),
          points: generations.priceOf('image'),
          matureAllowed: generations.isMatureAllowed('image'),
          film: {
            engine: films.name,
            model: films.model,
            by: makerNameOf(films.name),
            points: generations.priceOf('film'),
          },
        },
      };
    },
  };
}

function makerNameOf(engine: PictureEngineName): PictureMaker {
  return engine === 'composed' ? 'composed' : 'model';
}

function generationCallerOf(
  call: { principal: Principal; view: View; network: string | undefined },
  headers?: { 'Idempotency-Key'?: string | undefined },
): GenerationCaller {
  return { ...callerOf(call, headers), isGuest: call.principal.accountId === undefined, network: call.network };
}
