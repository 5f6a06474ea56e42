import { z } from 'zod';
import type { EngineHost } from '../../engines/engine-host.ts';
import { EngineError } from '../../engines/engine-error.ts';
import type { Lora } from '../picture-engine.ts';

const MOST_WORDS = 12;
const MOST_LETTERS = 80;

const Entry = z.object({
  name: z.string().min(1).max(200),
  alias: z.string().nullish(),
  path: z.string().min(1).max(1000).nullish(),
  metadata: z.record(z.string(), z.unknown()).nullish(),
});

/** By folder: tags with their frequency in the training captions. */
const TagFrequency = z.record(z.string(), z.record(z.string(), z.number()));

/** A server's LoRAs; requests name them by `name` (AUTOMATIC1111) or `path` (stable-diffusion.cpp). */
export async function readLoras(host: EngineHost, signal: AbortSignal, idIn: 'name' | 'path'): Promise<Lora[]> {
  const answer = z.array(z.unknown()).safeParse(await host.json('/sdapi/v1/loras', { method: 'GET' }, signal));
  if (!answer.success) throw new EngineError('broken', 'The list of add-on models makes no sense');
  return answer.data.flatMap((item) => {
    const entry = Entry.safeParse(item).data;
    if (entry === undefined) return [];
    const metadata = entry.metadata ?? {};
    return [
      {
        id: (idIn === 'path' ? entry.path : undefined) ?? entry.name,
        name: shortLine(titleOf(metadata)) ?? entry.name,
        baseModel: shortLine(baseModelOf(metadata)) ?? null,
        triggerWords: triggerWordsOf(metadata),
        defaultWeight: 1,
      },
    ];
  });
}

type Metadata = Readonly<Record<string, unknown>>;

function titleOf(metadata: Metadata): unknown {
  return metadata['modelspec.title'];
}

function baseModelOf(metadata: Metadata): unknown {
  return metadata['ss_base_model_version'] ?? metadata['modelspec.architecture'] ?? metadata['ss_sd_model_name'];
}

function triggerWordsOf(metadata: Metadata): string[] {
  const named = metadata['modelspec.trigger_phrase'];
  if (typeof named === 'string') return wordsOf(named.split(','));
  const counts = new Map<string, number>();
  for (const folder of Object.values(frequencyOf(metadata['ss_tag_frequency']))) {
    for (const [tag, count] of Object.entries(folder)) counts.set(tag, (counts.get(tag) ?? 0) + count);
  }
  const most = Math.max(0, ...counts.values());
  const common = [...counts].filter(([, count]) => count * 2 >= most).toSorted(([, a], [, b]) => b - a);
  return wordsOf(common.map(([tag]) => tag)).slice(0, 3);
}

/** Some servers send JSON as text. */
function frequencyOf(value: unknown): z.infer<typeof TagFrequency> {
  try {
    const read: unknown = typeof value === 'string' ? JSON.parse(value) : value;
    return TagFrequency.safeParse(read).data ?? {};
  } catch {
    return {};
  }
}

function wordsOf(parts: readonly string[]): string[] {
  const words = parts.flatMap((part) => shortLine(part) ?? []);
  return [...new Set(words)].slice(0, MOST_WORDS);
}

function shortLine(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const line = value.replaceAll(/\p{C}+/gu, ' ').trim();
  return line === '' || line.length > MOST_LETTERS ? undefined : line;
}
