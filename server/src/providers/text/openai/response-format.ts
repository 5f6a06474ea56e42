import type { JsonFormat } from '../text-engine.ts';

/** What `response_format` of the protocol may be, the most binding first; `none` leaves it out. */
const WAYS = ['json_schema', 'json_object', 'none'] as const;

/** How a host says that it does not know a field of a request. */
const REFUSALS: ReadonlySet<number> = new Set([400, 422, 501]);

/** Asks a host for JSON. Hosts differ in what they take: one that refused a way and took another is asked in that from then on. */
export class ResponseFormat {
  #first = 0;

  /**
   * The answer to a request in the best way that the host takes.
   *
   * @param send Sends the request with a further field, or with none where the object is empty.
   */
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
