import type { z } from 'zod';
import { parseInput } from './validate.ts';

export interface RawInput {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

interface Validators<Params, Query, Headers, Body, Success> {
  params: Params;
  query: Query;
  headers: Headers;
  body: Body;
  success: Success;
}

/** What the validators of one operation are good for; the generated table has one of these for each operation. */
export function shape<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Headers extends z.ZodType,
  Body extends z.ZodType,
  Success extends z.ZodType,
>(validators: Validators<Params, Query, Headers, Body, Success>) {
  const { params, query, headers, body, success } = validators;
  return {
    /** Throws VALIDATION_FAILED, naming the first field at fault. */
    parse(raw: RawInput): {
      params: z.output<Params>;
      query: z.output<Query>;
      headers: z.output<Headers>;
      body: z.output<Body>;
    } {
      const parsedHeaders = parseInput(headers, raw.headers, 'headers');
      return {
        params: parseInput(params, raw.params, 'path'),
        query: parseInput(query, raw.query, 'query'),
        headers: parsedHeaders,
        body: parseInput(body, raw.body, 'body'),
      };
    },
    /** The envelope of a success, or an event of a stream. */
    success,
  };
}
