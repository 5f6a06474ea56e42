import { choice, optional, SettingError, wholeNumber, type Variable } from '../variable.ts';
import { webAddress } from '../web-address.ts';

export type FilmChoice =
  | { kind: 'composed' }
  | { kind: 'openai-video'; baseUrl: string; apiKey: string | undefined; model: string }
  | { kind: 'comfy'; baseUrl: string; apiKey: string | undefined; model: string | undefined; workflowFile: string };

export interface FilmsConfig {
  engine: FilmChoice;
  /** In ms; after it an engine counts as stalled. */
  stallMs: number;
}

export const filmDefinitions = {
  VIDEO_ENGINE: choice({
    values: ['auto', 'composed', 'openai-video', 'comfy'],
    default: 'auto',
    description:
      'Engine that makes films of pictures; auto is composed, which lets drawn portraits blink without a model',
  }),
  VIDEO_BASE_URL: optional({
    fallback: 'no server of films',
    description:
      'Address of that engine: an OpenAI-compatible API with its version, such as vLLM-Omni, Dynamo or LiteLLM, or ComfyUI',
  }),
  VIDEO_API_KEY: optional({ fallback: '', description: 'Key of that server, if it needs one; or its user:password' }),
  VIDEO_MODEL: optional({
    fallback: '',
    description: 'Name of the model; needed with openai-video, and with a workflow that has %model% in it',
  }),
  VIDEO_WORKFLOW: optional({
    fallback: '',
    description:
      'File with the workflow for comfy, exported for the API, with "%prompt%", "%seed%", "%reference_image%"',
  }),
  VIDEO_STALL_SECONDS: wholeNumber({
    default: 300,
    min: 1,
    max: 1800,
    description:
      'Seconds without progress after which a film fails; with comfy, the longest that one may run; none may take longer than 30 minutes',
  }),
} as const satisfies Record<string, Variable<unknown>>;

type Read = <Value>(name: string, variable: Variable<Value>) => Value;

/** Throws SettingError. */
export function readFilms(read: Read): FilmsConfig {
  return {
    engine: readEngine(read),
    stallMs: read('VIDEO_STALL_SECONDS', filmDefinitions.VIDEO_STALL_SECONDS) * 1000,
  };
}

function readEngine(read: Read): FilmChoice {
  const kind = read('VIDEO_ENGINE', filmDefinitions.VIDEO_ENGINE);
  const address = read('VIDEO_BASE_URL', filmDefinitions.VIDEO_BASE_URL);
  const apiKey = read('VIDEO_API_KEY', filmDefinitions.VIDEO_API_KEY);
  const model = read('VIDEO_MODEL', filmDefinitions.VIDEO_MODEL);
  if (kind === 'auto' || kind === 'composed') {
    if (address === undefined) return { kind: 'composed' };
    throw new SettingError('VIDEO_ENGINE must be openai-video or comfy where there is a VIDEO_BASE_URL');
  }
  if (address === undefined) throw new SettingError(`VIDEO_BASE_URL must be set where VIDEO_ENGINE is ${kind}`);
  const baseUrl = webAddress('VIDEO', address);
  if (kind === 'comfy') {
    const workflowFile = read('VIDEO_WORKFLOW', filmDefinitions.VIDEO_WORKFLOW);
    if (workflowFile === undefined) throw new SettingError('VIDEO_WORKFLOW must be set where VIDEO_ENGINE is comfy');
    return { kind, baseUrl, apiKey, model, workflowFile };
  }
  if (model === undefined) throw new SettingError(`VIDEO_MODEL must be set where VIDEO_ENGINE is ${kind}`);
  return { kind, baseUrl, apiKey, model };
}
