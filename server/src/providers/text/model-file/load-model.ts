import { open } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import process from 'node:process';
import type * as library from 'node-llama-cpp';
import type { Llama, LlamaContext, LlamaModel } from 'node-llama-cpp';
import serverPackage from '../../../../package.json' with { type: 'json' };
import { systemReason } from '../../../lib/start-error.ts';
import { LoadError } from './load-error.ts';
import type { LoadOrder } from './protocol.ts';

type Package = typeof library;

export interface LoadedModel {
  library: Package;
  llama: Llama;
  model: LlamaModel;
  context: LlamaContext;
}

const MAGIC = 'GGUF';
/** Its values in `<architecture>.pooling_type`; 0 is none. */
const NO_POOLING = 0;
const GIBIBYTE = 2 ** 30;

/**
 * Loads a model and makes room for as many replies at a time as memory allows, up to `parallel`.
 *
 * @throws {LoadError}
 */
export async function loadModel({ contextTokens, file, parallel, threads }: LoadOrder): Promise<LoadedModel> {
  await requireGguf(file);
  const library = await loadPackage();
  await requireWriter(library, file);
  const complaints: string[] = [];
  const llama = await openLlama(library, (level, message) => {
    if (level === 'error' || level === 'fatal') complaints.push(message.trim());
  });
  const model = await llama.loadModel({ modelPath: file }).catch(async (cause: unknown) => {
    if (cause instanceof library.InsufficientMemoryError) throw tooLarge(contextTokens, cause);
    // The library's error has no reason; what it logs comes from another thread, and is passed on by its end.
    await llama.dispose();
    const reason = systemReason(complaints.find((one) => one.includes('error loading model: ')) ?? cause);
    throw new LoadError(`The file of TEXT_MODEL_FILE cannot be loaded: ${reason.replace(/^.*model: /, '')}`, { cause });
  });
  if (model.trainContextSize < contextTokens) {
    throw new LoadError(
      `TEXT_CONTEXT_TOKENS is ${contextTokens}, and the model of TEXT_MODEL_FILE was trained for ` +
        `${model.trainContextSize}: set TEXT_CONTEXT_TOKENS to ${model.trainContextSize} or less`,
    );
  }
  const size = { contextTokens, parallel, threads: threads ?? suitableThreads(llama) };
  return { library, llama, model, context: await openContext(library, model, size) };
}

async function requireGguf(file: string): Promise<void> {
  const start = Buffer.alloc(MAGIC.length);
  try {
    await using opened = await open(file);
    await opened.read(start, 0, MAGIC.length, 0);
  } catch (cause) {
    throw new LoadError(`The file of TEXT_MODEL_FILE cannot be read: ${systemReason(cause)}`, { cause });
  }
  if (start.toString('latin1') !== MAGIC) {
    throw new LoadError(`The file of TEXT_MODEL_FILE is no model in the GGUF format: ${file}`);
  }
}

async function loadPackage(): Promise<Package> {
  try {
    return await import('node-llama-cpp');
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'ERR_MODULE_NOT_FOUND')) throw cause;
    const wanted = `node-llama-cpp@${serverPackage.peerDependencies['node-llama-cpp']}`;
    throw new LoadError(
      `TEXT_MODEL_FILE needs a package that is not installed: npm install --no-save --save-prod --omit=dev --ignore-scripts -w server ${wanted}`,
      { cause },
    );
  }
}

/** Models for embeddings and parts of models are files of the same format. */
async function requireWriter({ readGgufFileInfo }: Package, file: string): Promise<void> {
  const { metadata } = await readGgufFileInfo(file, { readTensorInfo: false, logWarnings: false }).catch(
    (cause: unknown) => {
      throw new LoadError(`The file of TEXT_MODEL_FILE is damaged or incomplete: ${systemReason(cause)}`, { cause });
    },
  );
  const { architecture } = metadata.general;
  const facts: Readonly<Record<string, unknown>> = { ...metadata }[architecture] ?? {};
  const pooling = facts['pooling_type'] ?? NO_POOLING;
  const attention = facts['attention'];
  const isCausal = !(typeof attention === 'object' && attention !== null && 'causal' in attention && !attention.causal);
  if (pooling === NO_POOLING && isCausal && 'tokenizer' in metadata) return;
  throw new LoadError(
    `The model of TEXT_MODEL_FILE writes no text (its architecture is ${architecture}): take another`,
  );
}

async function openLlama({ getLlama, NoBinaryFoundError }: Package, logger: Logger): Promise<Llama> {
  try {
    return await getLlama({
      // Prebuilt programs alone: nothing is fetched or built on the operator's machine.
      build: 'never',
      skipDownload: true,
      gpu: process.platform === 'darwin' ? 'auto' : false,
      logger,
    });
  } catch (cause) {
    if (!(cause instanceof NoBinaryFoundError)) throw cause;
    const machine = `${process.platform}, ${process.arch}`;
    throw new LoadError(`TEXT_MODEL_FILE cannot be used on this machine (${machine}): node-llama-cpp has no program`, {
      cause,
    });
  }
}

/** Its threads wait for each other by spinning: one that has no core to itself slows them all. */
function suitableThreads({ cpuMathCores }: Llama): number {
  return Math.max(1, Math.min(cpuMathCores, availableParallelism() - 1));
}

type Logger = (level: string, message: string) => void;

async function openContext(
  { InsufficientMemoryError }: Package,
  model: LlamaModel,
  { contextTokens, parallel, threads }: Required<Omit<LoadOrder, 'file' | 'kind'>>,
): Promise<LlamaContext> {
  for (let sequences = parallel; ; sequences = Math.floor(sequences / 2)) {
    try {
      return await model.createContext({ contextSize: contextTokens, sequences, threads });
    } catch (cause) {
      if (sequences > 1) continue;
      if (cause instanceof InsufficientMemoryError) throw tooLarge(contextTokens, cause);
      throw new LoadError(`The model of TEXT_MODEL_FILE cannot be used: ${systemReason(cause)}`, { cause });
    }
  }
}

function tooLarge(contextTokens: number, cause: unknown): LoadError {
  const free = (process.availableMemory() / GIBIBYTE).toFixed(1);
  return new LoadError(
    `There is not enough memory for the model of TEXT_MODEL_FILE with TEXT_CONTEXT_TOKENS=${contextTokens} ` +
      `(${free} GiB are free): set TEXT_CONTEXT_TOKENS lower, or take a smaller model`,
    { cause },
  );
}
