import { readLoraRules, type LoraRule } from './lora-rules.ts';
import { choice, optional, SettingError, wholeNumber, type Variable } from '../variable.ts';
import { webAddress } from '../web-address.ts';

export type PictureChoice =
  | { kind: 'composed' }
  | { kind: 'openai'; baseUrl: string; apiKey: string | undefined; model: string }
  | { kind: 'sdapi'; baseUrl: string; apiKey: string | undefined; model: string | undefined }
  | { kind: 'comfy'; baseUrl: string; apiKey: string | undefined; model: string | undefined; workflowFile: string };

export interface PicturesConfig {
  engine: PictureChoice;
  loras: readonly LoraRule[];
  /** In ms; after it an engine counts as stalled. */
  stallMs: number;
}

export const pictureDefinitions = {
  IMAGE_ENGINE: choice({
    values: ['auto', 'composed', 'openai', 'sdapi', 'comfy'],
    default: 'auto',
    description:
      'Engine that makes pictures; auto is composed, which puts them together from drawn parts without a model',
  }),
  IMAGE_BASE_URL: optional({
    fallback: 'no server of pictures',
    description:
      'Address of that engine: an OpenAI-compatible API with its version, or the server of AUTOMATIC1111, Forge, Draw Things, stable-diffusion.cpp or ComfyUI',
  }),
  IMAGE_API_KEY: optional({ fallback: '', description: 'Key of that server, if it needs one; or its user:password' }),
  IMAGE_MODEL: optional({
    fallback: 'the one that the server has loaded',
    description: 'Name of the model; needed with openai, and with a workflow that has %model% in it',
  }),
  IMAGE_WORKFLOW: optional({
    fallback: '',
    description: 'File with the workflow for comfy, exported for the API, with placeholders such as "%prompt%"',
  }),
  IMAGE_LORAS: optional({
    fallback: 'none',
    description:
      'LoRAs that visitors may use, as names with * in them, each with =note if you like, separated by commas',
  }),
  IMAGE_STALL_SECONDS: wholeNumber({
    default: 120,
    min: 1,
    max: 3600,
    description: 'Seconds without progress after which a picture fails; with comfy, the longest that one may take',
  }),
} as const satisfies Record<string, Variable<unknown>>;

type Read = <Value>(name: string, variable: Variable<Value>) => Value;

/** Throws SettingError. */
export function readPictures(read: Read): PicturesConfig {
  return {
    engine: readEngine(read),
    loras: readLoraRules(read('IMAGE_LORAS', pictureDefinitions.IMAGE_LORAS)),
    stallMs: read('IMAGE_STALL_SECONDS', pictureDefinitions.IMAGE_STALL_SECONDS) * 1000,
  };
}

function readEngine(read: Read): PictureChoice {
  const kind = read('IMAGE_ENGINE', pictureDefinitions.IMAGE_ENGINE);
  const address = read('IMAGE_BASE_URL', pictureDefinitions.IMAGE_BASE_URL);
  const apiKey = read('IMAGE_API_KEY', pictureDefinitions.IMAGE_API_KEY);
  const model = read('IMAGE_MODEL', pictureDefinitions.IMAGE_MODEL);
  const workflowFile = read('IMAGE_WORKFLOW', pictureDefinitions.IMAGE_WORKFLOW);
  if (kind === 'auto' || kind === 'composed') {
    if (address === undefined) return { kind: 'composed' };
    throw new SettingError('IMAGE_ENGINE must be openai, sdapi or comfy where there is an IMAGE_BASE_URL');
  }
  if (address === undefined) throw new SettingError(`IMAGE_BASE_URL must be set where IMAGE_ENGINE is ${kind}`);
  const baseUrl = webAddress('IMAGE', address);
  if (kind === 'openai') {
    if (model === undefined) throw new SettingError('IMAGE_MODEL must be set where IMAGE_ENGINE is openai');
    return { kind, baseUrl, apiKey, model };
  }
  if (kind === 'sdapi') return { kind, baseUrl, apiKey, model };
  if (workflowFile === undefined) throw new SettingError('IMAGE_WORKFLOW must be set where IMAGE_ENGINE is comfy');
  return { kind, baseUrl, apiKey, model, workflowFile };
}
