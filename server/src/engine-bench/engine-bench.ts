import type { Logger } from 'pino';
import {
  BenchTally,
  type BenchEngine,
  type BenchEngines,
  type BenchEvent,
  type BenchKind,
  type BenchRunForm,
  type BenchVoteForm,
} from '../contract/validators.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../errors.ts';
import type { StreamEvent } from '../http/event-streams.ts';
import { runIdempotent } from '../idempotency/run-idempotent.ts';
import type { Clock } from '../lib/clock.ts';
import type { OfferedLoras } from '../loras/offered-loras.ts';
import type { Parsers } from '../parsing/parsers.ts';
import type { Pictures } from '../pictures/pictures.ts';
import { createComposedFilmEngine } from '../providers/films/composed/composed-film-engine.ts';
import type { FilmEngine } from '../providers/films/film-engine.ts';
import { createComposedEngine } from '../providers/pictures/composed/composed-engine.ts';
import type { PictureEngine } from '../providers/pictures/picture-engine.ts';
import { createOfflineEngine } from '../providers/text/offline/offline-engine.ts';
import type { TextEngine } from '../providers/text/text-engine.ts';
import type { Safety } from '../safety/safety.ts';
import { followRun, type BenchRun, type BenchWork } from './bench-run.ts';
import { requireOffered } from './offered-values.ts';
import { pictureParameters, runFilm, runPicture, startOf, type ReadStart } from './picture-bench.ts';
import { addVote, listScores } from './score-store.ts';
import { runText, textParameters } from './text-bench.ts';
import type { Secret } from './wire-text.ts';

interface BenchChoice<Engine> {
  configured: Engine;
  house: Engine;
}

interface BenchChoices {
  text: BenchChoice<TextEngine>;
  image: BenchChoice<PictureEngine>;
  video: BenchChoice<FilmEngine>;
}

export interface EngineBenchDeps {
  database: Database;
  clock: Clock;
  log: Logger;
  config: Pick<Config, 'text' | 'pictures' | 'films'>;
  safety: Safety;
  offered: OfferedLoras | undefined;
  parsers: Parsers;
  pictures: Pick<Pictures, 'startFrom'>;
  engines: { text: TextEngine; image: PictureEngine; video: FilmEngine };
}

const MINUTE_MS = 60_000;
const LONGEST_MS = {
  text: 5 * MINUTE_MS,
  image: 10 * MINUTE_MS,
  video: 30 * MINUTE_MS,
} as const satisfies Record<BenchKind, number>;
/** What is drawn may be described as visitors describe it. */
const MOST_PROMPT = { text: 8_000, image: 2_000, video: 2_000 } as const satisfies Record<BenchKind, number>;
const VARIABLES = {
  text: 'TEXT_API_KEY',
  image: 'IMAGE_API_KEY',
  video: 'VIDEO_API_KEY',
} as const satisfies Record<BenchKind, string>;
const VOTE = 'addBenchVote';

/** The bench of operators: each engine of this server, asked once. Costs no points and keeps nothing but votes. */
export class EngineBench {
  readonly #deps: EngineBenchDeps;
  readonly #engines: BenchChoices;
  readonly #secrets: Readonly<Record<BenchKind, Secret | undefined>>;

  constructor(deps: EngineBenchDeps) {
    this.#deps = deps;
    const { config, engines, parsers } = deps;
    this.#engines = {
      text: { configured: engines.text, house: createOfflineEngine() },
      image: { configured: engines.image, house: createComposedEngine(parsers) },
      video: { configured: engines.video, house: createComposedFilmEngine(parsers) },
    };
    const { films, pictures, text } = config;
    const secretOf = (kind: BenchKind, engine: object): Secret | undefined =>
      'apiKey' in engine && typeof engine.apiKey === 'string'
        ? { variable: VARIABLES[kind], value: engine.apiKey }
        : undefined;
    this.#secrets = {
      text: secretOf('text', text.engine),
      image: secretOf('image', pictures.engine),
      video: secretOf('video', films.engine),
    };
  }

  async engines(accountId: string): Promise<BenchEngines> {
    const [text, image, video] = await Promise.all([this.#text(), this.#image(), this.#video()]);
    return { text, image, video, tally: await listScores(this.#deps.database.db, accountId) };
  }

  /** Checks a run, which begins with the first event that is asked for. Throws VALIDATION_FAILED, NOT_FOUND for a picture of others. */
  async run(
    accountId: string,
    form: BenchRunForm,
  ): Promise<(leaving: AbortSignal) => AsyncIterable<readonly StreamEvent<BenchEvent>[]>> {
    const { engineId, kind, prompt, values } = form;
    if (prompt.length > MOST_PROMPT[kind]) {
      throw new AppError('VALIDATION_FAILED', `This prompt may have ${MOST_PROMPT[kind]} letters`, { field: 'prompt' });
    }
    const offered = (await this.#offered(kind)).find((engine) => engine.engineId === engineId);
    if (offered === undefined) {
      throw new AppError('VALIDATION_FAILED', 'This server has no such engine', { field: 'engineId' });
    }
    requireOffered(offered.parameters, values ?? {});
    const start = startOf(form);
    const readFiles = start && (await this.#deps.pictures.startFrom(accountId, start));
    const { engine, model } = offered;
    const run: BenchRun = {
      begin: (signal) => this.#begin(form, readFiles, signal),
      secrets: Object.values(this.#secrets).filter((secret) => secret !== undefined),
      own: this.#secrets[kind],
      longestMs: LONGEST_MS[kind],
    };
    this.#deps.log.info({ accountId, kind, engine, model }, 'bench run began');
    return (leaving) => followRun(run, leaving);
  }

  /** Throws VALIDATION_FAILED for what is not on the bench, CONFLICT as `runIdempotent` does. */
  async vote(
    { accountId, key }: { accountId: string; key: string | undefined },
    form: BenchVoteForm,
  ): Promise<BenchTally> {
    const { clock, database } = this.#deps;
    const known = await this.#offered(form.kind);
    for (const { engine, model } of [form.preferred, ...form.others]) {
      if (known.some((offered) => offered.engine === engine && modelsOf(offered).includes(model))) continue;
      throw new AppError('VALIDATION_FAILED', 'This server has no such engine', { field: 'preferred' });
    }
    const act = { ownerId: accountId, operation: VOTE, key, input: form, now: clock.now() };
    return inTransaction(database, (trx) =>
      runIdempotent(trx, act, BenchTally, async () => {
        await addVote(trx, accountId, form);
        return listScores(trx, accountId);
      }),
    );
  }

  #begin(form: BenchRunForm, readFiles: ReadStart | undefined, signal: AbortSignal): BenchWork {
    const { config, log, safety } = this.#deps;
    const engines = this.#engines;
    const choose = <Engine extends { name: string }>({ configured, house }: BenchChoice<Engine>): Engine =>
      form.engineId === house.name ? house : configured;
    const { replyTokens } = config.text;
    const ways: Record<BenchKind, () => BenchWork> = {
      text: () => runText(choose(engines.text), form, { log, replyTokens, safety }, signal),
      image: () => runPicture(choose(engines.image), { form, readFiles }, log, signal),
      video: () => runFilm({ films: choose(engines.video), stills: engines.image.house }, form, log, signal),
    };
    return ways[form.kind]();
  }

  async #offered(kind: BenchKind): Promise<BenchEngine[]> {
    const ways: Record<BenchKind, () => Promise<BenchEngine[]>> = {
      text: () => this.#text(),
      image: () => this.#image(),
      video: () => this.#video(),
    };
    return ways[kind]();
  }

  #text(): Promise<BenchEngine[]> {
    const { contextTokens, models, replyTokens } = this.#deps.config.text;
    return listed(this.#engines.text, (engine) => textParameters(engine, { models, contextTokens, replyTokens }));
  }

  #image(): Promise<BenchEngine[]> {
    return listed(this.#engines.image, (engine) => pictureParameters(engine, this.#deps.offered));
  }

  #video(): Promise<BenchEngine[]> {
    return listed(this.#engines.video, () => []);
  }
}

const CONFIGURED = 'configured';

/** The engine of the house is named by its name and comes last; it is alone where nothing else is configured. */
async function listed<Engine extends { name: string; model: string | null }>(
  { configured, house }: BenchChoice<Engine>,
  parametersOf: (engine: Engine) => BenchEngine['parameters'] | Promise<BenchEngine['parameters']>,
): Promise<BenchEngine[]> {
  const shown = async (engine: Engine, engineId: string) => ({
    engineId,
    engine: engine.name,
    model: engine.model,
    parameters: await parametersOf(engine),
  });
  const last = await shown(house, house.name);
  return configured.name === house.name ? [last] : [await shown(configured, CONFIGURED), last];
}

function modelsOf({ model, parameters }: BenchEngine): (string | null)[] {
  const choices = parameters.flatMap((parameter) =>
    parameter.name === 'model' && parameter.kind === 'choice' ? parameter.options : [],
  );
  return [model, ...choices];
}
