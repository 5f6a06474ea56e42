/** What holds bytes: a `File`, `Blob` or `Response`, bytes in memory, or a stream of them, of the web or of Node. */
export type ByteSource =
  | Blob
  | Response
  | ArrayBuffer
  | ArrayBufferView
  | ReadableStream<Uint8Array>
  | AsyncIterable<Uint8Array>;

async function joined(chunks: AsyncIterable<Uint8Array>): Promise<ArrayBuffer> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of chunks) parts.push(new Uint8Array(chunk));
  return new Blob(parts).arrayBuffer();
}

async function bytesOf(source: ByteSource): Promise<Uint8Array> {
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  if (ArrayBuffer.isView(source)) return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
  if ('arrayBuffer' in source) return new Uint8Array(await source.arrayBuffer());
  // Safari cannot loop over a stream of the web.
  if (source instanceof ReadableStream) return new Uint8Array(await new Response(source).arrayBuffer());
  return new Uint8Array(await joined(source));
}

/** A multiple of three, so that the encoded parts join without padding; few enough for a call's arguments. */
const bytesPerPart = 0x60_00;

/**
 * The bytes of a file as operations take them in `content`: in base64 (RFC 4648 §4). In Node, `await openAsBlob(path)`
 * and `createReadStream(path)` are sources.
 *
 * @throws what reading the source throws, for example when the file was moved meanwhile
 */
export async function toBase64(source: ByteSource): Promise<string> {
  const bytes = await bytesOf(source);
  const parts: string[] = [];
  for (let start = 0; start < bytes.length; start += bytesPerPart) {
    parts.push(btoa(String.fromCharCode(...bytes.subarray(start, start + bytesPerPart))));
  }
  return parts.join('');
}
