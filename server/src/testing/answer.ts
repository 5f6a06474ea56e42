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

/** Throws unless it is the envelope. */
export async function readAnswer(response: Response): Promise<Answer> {
  return { status: response.status, headers: response.headers, body: Envelope.parse(await response.json()) };
}
