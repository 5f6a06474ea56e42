import { PictureEngineError, type PictureEngine, type PictureRequest } from './picture-engine.ts';

/** Tags that load an add-on model in AUTOMATIC1111 and its relatives. */
const MODEL_TAG = /<\s*(?:lora|lyco|lycoris|hypernet)\s*:[^>]*>/gi;
/** Settings that stable-diffusion.cpp reads out of a prompt: size, steps, add-on models. */
const EXTRA_SETTINGS = /sd_cpp_extra_args/i;

const tagOf = ({ id, weight }: PictureRequest['loras'][number]): string => `<lora:${id}:${weight}>`;

/**
 * The prompt as an engine gets it: one that reads add-on models from the prompt finds their tags at its end. To be called
 * before the prompt is recorded, since engines send it letter by letter.
 */
export function withLoraTags(
  engine: Pick<PictureEngine, 'writesLoraTags'>,
  prompt: string,
  loras: PictureRequest['loras'],
): string {
  return engine.writesLoraTags === true ? [prompt, ...loras.map(tagOf)].join(' ') : prompt;
}

/**
 * Refuses prompts with commands to the server in them, which would get round what the operator allows.
 *
 * @throws {PictureEngineError} `refused`
 */
export function refuseCommands({ loras, negative, prompt }: PictureRequest): void {
  const allowed = new Set(loras.map(tagOf));
  const found = [...prompt.matchAll(MODEL_TAG), ...negative.matchAll(MODEL_TAG)].map(([tag]) => tag);
  if (found.some((tag) => !allowed.has(tag)) || EXTRA_SETTINGS.test(prompt + negative)) {
    throw new PictureEngineError('refused', 'The prompt has commands to the engine in it');
  }
}
