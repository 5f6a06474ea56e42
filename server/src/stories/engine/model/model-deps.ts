import type { StoryMaterial, Telling } from './material.ts';
import type { PromptLimits } from './prompt.ts';
import { PROMPT_VERSION } from './rules.ts';
import type { ScriptWriter } from './script-writer.ts';

const LONGEST_VERSION = 80;

export interface ModelDeps {
  writer: ScriptWriter;
  limits: PromptLimits;
  readMaterial: () => Promise<StoryMaterial>;
}

export const NO_CONTEXT: Telling = { past: [], signal: new AbortController().signal };

export function versionOf({ model }: ScriptWriter): string {
  return `${PROMPT_VERSION} ${model}`.slice(0, LONGEST_VERSION);
}
