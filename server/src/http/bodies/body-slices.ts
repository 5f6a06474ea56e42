const SLICE_BYTES = 65_536;

/** Slices a large body, so that unread bytes can be measured (`connections/slow-clients.ts`). */
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
