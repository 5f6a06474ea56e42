import { z } from 'zod';

/** `GET /api/tags` of Ollama: what was pulled, the newest first. */
const Tags = z.object({
  models: z.array(z.object({ name: z.string(), details: z.object({ family: z.string().nullish() }).nullish() })),
});

const PROBE_TIMEOUT_MS = 1_000;

/**
 * The model with which an Ollama would answer; undefined where there is no Ollama or none of its models can chat.
 *
 * @param url Where it is looked for, without a slash at the end.
 * @param wanted The only model that will do; undefined for the newest.
 */
export async function findOllamaModel(url: string, wanted: string | undefined): Promise<string | undefined> {
  const tags = await readTags(url);
  const names = tags.models.filter((model) => canChat(model.name, model.details?.family ?? '')).map(({ name }) => name);
  if (wanted === undefined) return names[0];
  return names.find((name) => name === wanted || name === `${wanted}:latest`);
}

async function readTags(url: string): Promise<z.infer<typeof Tags>> {
  try {
    const response = await fetch(`${url}/api/tags`, {
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
      redirect: 'error',
    });
    const tags = Tags.safeParse(await response.json());
    return tags.success ? tags.data : { models: [] };
  } catch {
    // Nothing listens, or another program: the ordinary case on most machines.
    return { models: [] };
  }
}

/** Embedding models stand in the same list. */
function canChat(name: string, family: string): boolean {
  return !/embed|rerank|minilm/i.test(name) && !/bert/i.test(family);
}
