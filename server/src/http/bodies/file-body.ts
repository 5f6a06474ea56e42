import type { OperationFacts } from '../../contract/operations.ts';
import { FileField } from '../../uploads/file-field.ts';
import type { UploadedFile, UploadFolder, UploadWriter } from '../../uploads/upload-folder.ts';
import { parseJson, readChunks, requireJsonType } from './body.ts';
import type { AppContext } from '../context.ts';

export interface FileBodyLimits {
  file: NonNullable<OperationFacts['file']>;
  /** Of the whole body, in bytes. */
  maxBytes: number;
  maxRestBytes: number;
}

/**
 * Parses JSON with a file in it (base64), which comes as an `UploadedFile`. At no time is the file in memory.
 *
 * @param room Its disposal deletes the file.
 * @throws {AppError} UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, VALIDATION_FAILED, UNAVAILABLE.
 */
export async function readFileBody(
  c: AppContext,
  { file, maxBytes, maxRestBytes }: FileBodyLimits,
  uploads: UploadFolder,
  room: AsyncDisposableStack,
): Promise<unknown> {
  const field = new FileField(file.field, { maxLength: file.maxLength, maxRestBytes });
  let writer: UploadWriter | undefined;
  let size = 0;
  let failure: unknown;
  for await (const chunk of readChunks(c, maxBytes)) {
    size += chunk.byteLength;
    // Read to the end: a client that is still sending does not see the answer.
    if (failure !== undefined) continue;
    try {
      requireJsonType(c);
      for (const bytes of field.push(chunk)) {
        writer ??= room.use(await uploads.create());
        await writer.write(bytes);
      }
    } catch (error) {
      failure = error;
    }
  }
  if (size === 0) return undefined;
  if (failure !== undefined) throw failure;
  const body = parseJson(field.end());
  return writer === undefined ? body : withFile(body, file.field, writer.finish());
}

function withFile(body: unknown, field: string, file: UploadedFile): unknown {
  // What else the field had, as JSON lets it, is for the validators.
  const isInPlace =
    typeof body === 'object' &&
    body !== null &&
    Object.entries(body).some(([key, value]) => key === field && value === '');
  return isInPlace ? { ...body, [field]: file } : body;
}
