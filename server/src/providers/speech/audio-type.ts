import type { AudioType } from '../../contract/validators.ts';

const HEAD_BYTES = 12;

/** By the first bytes; names and headers prove nothing. Undefined for no audio that browsers play. */
export function audioTypeOf(bytes: Uint8Array): AudioType | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, HEAD_BYTES));
  const text = head.toString('latin1');
  if (text.startsWith('ID3') || isMpegFrame(head)) return 'audio/mpeg';
  if (text.startsWith('OggS')) return 'audio/ogg';
  if (text.startsWith('fLaC')) return 'audio/flac';
  return text.startsWith('RIFF') && text.slice(8, 12) === 'WAVE' ? 'audio/wav' : undefined;
}

/** ISO 11172-3, 2.4.1.3: eleven bits of sync, then layer III; layer 0 is ADTS. */
function isMpegFrame(head: Uint8Array): boolean {
  const [first = 0, second = 0] = head;
  return first === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) === 0x02;
}
