import type { FilmsConfig } from '../../config/engines/films.ts';
import { readWorkflow } from '../pictures/comfy/read-workflow.ts';
import { Workflow } from '../pictures/comfy/workflow.ts';
import { createComfyFilmEngine, FILM_WORKFLOW } from './comfy/comfy-film-engine.ts';
import type { FilmEngine } from './film-engine.ts';
import { withFilmBreaker } from './film-breaker.ts';
import { createOpenAiFilmEngine } from './openai/openai-film-engine.ts';

const POLL_MS = 2_000;

/** The configured engine; undefined for composed films. Throws SettingError for an unusable workflow. */
export function createFilmEngine(
  { engine, stallMs }: FilmsConfig,
  nextId: () => string,
  pollMs = POLL_MS,
): FilmEngine | undefined {
  if (engine.kind === 'composed') return undefined;
  if (engine.kind === 'openai-video') return withFilmBreaker(createOpenAiFilmEngine({ ...engine, stallMs, pollMs }));
  const { setting } = FILM_WORKFLOW;
  const workflow = new Workflow(readWorkflow(engine.workflowFile, setting), engine.model, FILM_WORKFLOW);
  return withFilmBreaker(createComfyFilmEngine({ ...engine, stallMs, workflow, nextId, pollMs }));
}
