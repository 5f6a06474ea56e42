import { randomUUID } from 'node:crypto';

export type FormPart =
  | { name: string; text: string }
  | { name: string; fileName: string; mime: string; bytes: Uint8Array };

/** RFC 7578. `FormData` would rewrite line ends. */
export function encodeForm(parts: readonly FormPart[]): { contentType: string; bytes: Uint8Array } {
  const boundary = `fabula-${randomUUID()}`;
  const chunks = parts.flatMap((part) => [headOf(part, boundary), contentOf(part), Buffer.from('\r\n')]);
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** Our names need no escapes. */
function headOf(part: FormPart, boundary: string): Buffer {
  const file = 'bytes' in part ? `; filename="${part.fileName}"\r\nContent-Type: ${part.mime}` : '';
  return Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${part.name}"${file}\r\n\r\n`);
}

function contentOf(part: FormPart): Uint8Array {
  return 'bytes' in part ? part.bytes : Buffer.from(part.text);
}
