import { readFileSync, statSync } from 'node:fs';
import type { PicturesConfig } from '../../config/pictures.ts';
import { SettingError } from '../../config/variable.ts';
import type { CheckedPictureEngine } from './checked-engine.ts';
import { createComfyEngine } from './comfy/comfy-engine.ts';
import { Workflow } from './comfy/workflow.ts';
import { createOpenAiPictureEngine } from './openai/openai-picture-engine.ts';
import { withPictureBreaker } from './picture-breaker.ts';
import { createSdapiEngine } from './sdapi/sdapi-engine.ts';

const POLL_MS = 1_000;
const MOST_WORKFLOW_BYTES = 4 * 1024 * 1024;

/**
 * The engine with a model that the configuration names; undefined where pictures are composed.
 *
 * @throws {SettingError} for a workflow that cannot be used.
 */
export function createPictureEngine(
  { engine, stallMs }: PicturesConfig,
  nextId: () => string,
): CheckedPictureEngine | undefined {
  if (engine.kind === 'composed') return undefined;
  if (engine.kind === 'openai') return guarded(createOpenAiPictureEngine({ ...engine, stallMs }));
  if (engine.kind === 'sdapi') return guarded(createSdapiEngine({ ...engine, stallMs, pollMs: POLL_MS }));
  const workflow = new Workflow(readWorkflow(engine.workflowFile), engine.model);
  return guarded(createComfyEngine({ ...engine, stallMs, workflow, nextId, pollMs: POLL_MS }));
}

function guarded(engine: CheckedPictureEngine): CheckedPictureEngine {
  // Getters of the guarded engine stay getters.
  return Object.assign(withPictureBreaker(engine), {
    findFaults: (now: number, signal: AbortSignal) => engine.findFaults(now, signal),
  });
}

function readWorkflow(file: string): string {
  try {
    if (statSync(file).size > MOST_WORKFLOW_BYTES) throw new SettingError('the file of IMAGE_WORKFLOW is too large');
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof SettingError) throw error;
    throw new SettingError(`the file of IMAGE_WORKFLOW cannot be read: ${file}`);
  }
}
