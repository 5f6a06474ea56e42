import { z } from 'zod';

const Envelope = z.looseObject({
  code: z.number(),
  message: z.string(),
  data: z.unknown(),
  reason: z.string().optional(),
  field: z.string().optional(),
  requestId: z.string().optional(),
});

export interface Answer {
  status: number;
  headers: Headers;
  body: z.output<typeof Envelope>;
}

/** Reads an answer; throws when it is not the envelope, which every answer of the API is. */
export async function readAnswer(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, body: Envelope.parse(await response.json()) };
}
