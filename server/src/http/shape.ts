import { z } from 'zod';
import { UploadedFile } from '../uploads/upload-folder.ts';
import { parseInput } from './validate.ts';

export interface RawInput {
  params: unknown;
  query: unknown;
  headers: unknown;
  body: unknown;
}

/** In place of a string of base64 (`file-body.ts`). */
export const uploadedFile = z.instanceof(UploadedFile, { error: 'must be a string of base64' });

interface Validators<Params, Query, Headers, Body, Success> {
  params: Params;
  query: Query;
  headers: Headers;
  body: Body;
  success: Success;
}

export function shape<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Headers extends z.ZodType,
  Body extends z.ZodType,
  Success extends z.ZodType,
>(validators: Validators<Params, Query, Headers, Body, Success>) {
  const { params, query, headers, body, success } = validators;
  return {
    /** Throws VALIDATION_FAILED with the first wrong field. */
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
    success,
  };
}
