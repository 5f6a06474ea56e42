const SLICE_BYTES = 65_536;

/**
 * A body that is handed to the socket in slices when it is large: what its reader has not taken yet can be measured
 * then (see `connections/slow-clients.ts`), and need not be copied into the socket's buffer.
 *
 * @param content A text goes out as UTF-8.
 */
export function bodyOf(content: string | Uint8Array<ArrayBuffer>): BodyInit {
  if (content.length <= SLICE_BYTES) return content;
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  let sent = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(bytes.subarray(sent, sent + SLICE_BYTES));
      sent += SLICE_BYTES;
      if (sent >= bytes.byteLength) controller.close();
    },
  });
}
