import { compress, type Encoding } from '../lib/encoding.ts';
import { sha256 } from '../lib/hash.ts';

/** Shorter bodies gain nothing from compression. */
const WORTH_COMPRESSING_BYTES = 1_400;

/** Data of an answer that many get, kept as the bytes of its envelope and, once it was asked for, compressed. */
export class PreparedData<Data> {
  /** Changes with the content. */
  readonly etag: string;
  /** The envelope as UTF-8. */
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

  /** The body in an encoding, and the encoding that it really has. */
  async body(wanted: Encoding): Promise<{ bytes: Buffer<ArrayBuffer>; encoding: Encoding }> {
    if (wanted === 'identity' || this.bytes.length < WORTH_COMPRESSING_BYTES) {
      return { bytes: this.bytes, encoding: 'identity' };
    }
    const known = this.#compressed.get(wanted) ?? compress(this.bytes, wanted);
    this.#compressed.set(wanted, known);
    return { bytes: await known, encoding: wanted };
  }
}
