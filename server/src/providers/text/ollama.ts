import { z } from 'zod';

/** `GET /api/tags`, newest first. */
const Tags = z.object({
  models: z.array(z.object({ name: z.string(), details: z.object({ family: z.string().nullish() }).nullish() })),
});

const PROBE_TIMEOUT_MS = 1_000;

/** The chat model (`wanted`, else the newest) of an Ollama at `url`; undefined without one. */
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
    // Nothing or another program listens, as on most machines.
    return { models: [] };
  }
}

/** The list also has embedding models. */
function canChat(name: string, family: string): boolean {
  return !/embed|rerank|minilm/i.test(name) && !/bert/i.test(family);
}
