import type { PicturesConfig } from '../../config/engines/pictures.ts';
import type { CheckedPictureEngine } from './checked-engine.ts';
import { createComfyEngine } from './comfy/comfy-engine.ts';
import { readWorkflow } from './comfy/read-workflow.ts';
import { Workflow } from './comfy/workflow.ts';
import { createOpenAiPictureEngine } from './openai/openai-picture-engine.ts';
import { withPictureBreaker } from './picture-breaker.ts';
import { createSdapiEngine } from './sdapi/sdapi-engine.ts';

const POLL_MS = 1_000;

/** The configured engine; undefined for composed pictures. Throws SettingError for an unusable workflow. */
export function createPictureEngine(
  { engine, stallMs }: PicturesConfig,
  nextId: () => string,
): CheckedPictureEngine | undefined {
  if (engine.kind === 'composed') return undefined;
  if (engine.kind === 'openai') return guarded(createOpenAiPictureEngine({ ...engine, stallMs }));
  if (engine.kind === 'sdapi') return guarded(createSdapiEngine({ ...engine, stallMs, pollMs: POLL_MS }));
  const workflow = new Workflow(readWorkflow(engine.workflowFile, 'IMAGE_WORKFLOW'), engine.model);
  return guarded(createComfyEngine({ ...engine, stallMs, workflow, nextId, pollMs: POLL_MS }));
}

function guarded(engine: CheckedPictureEngine): CheckedPictureEngine {
  // Keeps getters.
  return Object.assign(withPictureBreaker(engine), {
    findFaults: (now: number, signal: AbortSignal) => engine.findFaults(now, signal),
  });
}
