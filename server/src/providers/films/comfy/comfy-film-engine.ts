import { ComfyPrompts } from '../../pictures/comfy/comfy-prompts.ts';
import type { Pick, StoredFile } from '../../pictures/comfy/history.ts';
import type { Workflow, WorkflowPurpose } from '../../pictures/comfy/workflow.ts';
import { EngineHost, type EngineHostOptions } from '../../engines/engine-host.ts';
import { EngineError } from '../../engines/engine-error.ts';
import { MOST_FILM_BYTES, type FilmEngine, type FilmEvent, type FilmRequest } from '../film-engine.ts';
import { filmTypeOf } from '../film-type.ts';

export interface ComfyFilmOptions extends EngineHostOptions {
  workflow: Workflow;
  /** For `%model%`. */
  model: string | undefined;
  nextId: () => string;
  pollMs: number;
}

/** A film begins with its picture. */
export const FILM_WORKFLOW: WorkflowPurpose = {
  setting: 'VIDEO_WORKFLOW',
  modelSetting: 'VIDEO_MODEL',
  required: ['prompt', 'seed', 'reference_image'],
  needs: {},
};

const FILM_NAME = /\.(?:mp4|webm)$/i;

/** Saved films before previews. */
const savedFilm: Pick = (outputs) => {
  const files = outputs.flatMap(({ gifs = [], images = [], videos = [] }): StoredFile[] => [
    ...videos,
    ...gifs,
    ...images,
  ]);
  const films = files.filter(({ filename }) => FILM_NAME.test(filename));
  const film = films.find(({ type }) => type === 'output') ?? films[0];
  if (film === undefined) throw new EngineError('broken', 'The workflow has made no film in MP4 or WebM');
  return film;
};

/** ComfyUI with the operator's workflow of films; length and pace of a film are those of the workflow. */
export function createComfyFilmEngine(options: ComfyFilmOptions): FilmEngine {
  const { model, nextId, pollMs, workflow } = options;
  const host = new EngineHost(options);
  const prompts = new ComfyPrompts({ host, nextId, pollMs });

  async function submit({ prompt, seed, size, still }: FilmRequest, signal: AbortSignal): Promise<string> {
    const graph = workflow.filledWith({
      prompt,
      negative_prompt: '',
      seed,
      width: size.width,
      height: size.height,
      model: model ?? '',
      reference_image: await prompts.upload(still, signal),
      mask_image: '',
      strength: 1,
      lora: '',
      lora_weight: 0,
    });
    const [promptId] = await prompts.queue([graph], signal);
    if (promptId === undefined) throw new EngineError('broken', 'The prompt was not confirmed');
    return promptId;
  }

  async function* follow(promptId: string, signal: AbortSignal): AsyncGenerator<FilmEvent> {
    const path = yield* prompts.follow(promptId, savedFilm, signal);
    const bytes = await host.bytes(path, signal, MOST_FILM_BYTES);
    const type = filmTypeOf(bytes);
    if (type === undefined) throw new EngineError('broken', 'The engine sent no film');
    yield { kind: 'film', file: { bytes, type } };
  }

  return {
    name: 'comfy',
    model: model ?? null,
    async *generate(request, signal) {
      const promptId = await submit(request, signal);
      yield { kind: 'job', jobId: promptId };
      yield* follow(promptId, signal);
    },
    resume: (promptId, _request, signal) => follow(promptId, signal),
    cancel: (promptId) => prompts.drop([promptId]),
  };
}
