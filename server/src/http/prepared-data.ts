import { compress, type Encoding } from '../lib/encoding.ts';
import { sha256 } from '../lib/hash.ts';

/** Shorter bodies gain nothing from compression. */
const WORTH_COMPRESSING_BYTES = 1_400;

/** Response data for many callers: its envelope as bytes, compressed at first use. */
export class PreparedData<Data> {
  readonly etag: string;
  readonly bytes: Buffer<ArrayBuffer>;
  readonly #compressed = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();

  constructor(data: Data) {
    const text = JSON.stringify({ code: 200, message: 'OK', data });
    this.bytes = Buffer.from(text);
    this.etag = sha256(text).slice(0, 27);
  }

  parse(): unknown {
    return JSON.parse(this.bytes.toString());
  }

  async body(wanted: Encoding): Promise<{ bytes: Buffer<ArrayBuffer>; encoding: Encoding }> {
    if (wanted === 'identity' || this.bytes.length < WORTH_COMPRESSING_BYTES) {
      return { bytes: this.bytes, encoding: 'identity' };
    }
    const known = this.#compressed.get(wanted) ?? compress(this.bytes, wanted);
    this.#compressed.set(wanted, known);
    return { bytes: await known, encoding: wanted };
  }
}
