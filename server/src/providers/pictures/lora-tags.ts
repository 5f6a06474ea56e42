import { EngineError } from '../engines/engine-error.ts';
import type { PictureEngine, PictureRequest } from './picture-engine.ts';

/** LoRA tags of AUTOMATIC1111 and its relatives. */
const MODEL_TAG = /<\s*(?:lora|lyco|lycoris|hypernet)\s*:[^>]*>/gi;
/** stable-diffusion.cpp reads settings from prompts. */
const EXTRA_SETTINGS = /sd_cpp_extra_args/i;

const tagOf = ({ id, weight }: PictureRequest['loras'][number]): string => `<lora:${id}:${weight}>`;

/** Adds tags for engines that read LoRAs from prompts; call it before recording the prompt. */
export function withLoraTags(
  engine: Pick<PictureEngine, 'writesLoraTags'>,
  prompt: string,
  loras: PictureRequest['loras'],
): string {
  return engine.writesLoraTags === true ? [prompt, ...loras.map(tagOf)].join(' ') : prompt;
}

/** Refuses prompts with commands to the server, which would bypass the operator's rules. Throws `refused`. */
export function refuseCommands({ loras, negative, prompt }: PictureRequest): void {
  const allowed = new Set(loras.map(tagOf));
  const found = [...prompt.matchAll(MODEL_TAG), ...negative.matchAll(MODEL_TAG)].map(([tag]) => tag);
  if (found.some((tag) => !allowed.has(tag)) || EXTRA_SETTINGS.test(prompt + negative)) {
    throw new EngineError('refused', 'The prompt has commands to the engine in it');
  }
}
