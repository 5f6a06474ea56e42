import type { JsonFormat } from '../text-engine.ts';

const WAYS = ['json_schema', 'json_object', 'none'] as const;

const REFUSALS: ReadonlySet<number> = new Set([400, 422, 501]);

/** Requests JSON in the strictest way that a host accepts, remembered after refusals. */
export class ResponseFormat {
  #first = 0;

  async ask(format: JsonFormat | undefined, send: (field: object) => Promise<Response>): Promise<Response> {
    if (format === undefined) return send({});
    for (let index = this.#first; ; index += 1) {
      const response = await send(fieldFor(format, WAYS[index] ?? 'none'));
      if (response.ok) this.#first = Math.max(this.#first, index);
      if (response.ok || !REFUSALS.has(response.status) || index >= WAYS.length - 1) return response;
      await response.body?.cancel();
    }
  }
}

function fieldFor({ name, schema }: JsonFormat, way: (typeof WAYS)[number]): object {
  if (way === 'none') return {};
  if (way === 'json_object') return { response_format: { type: way } };
  return { response_format: { type: way, json_schema: { name, strict: true, schema } } };
}
