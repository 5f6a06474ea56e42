import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { Zip, ZipPassThrough, type ZipInputFile } from 'fflate';

const deflate = promisify(deflateRaw);

/** What is compressed already. */
const COMPRESSED = /\.(charx|zip|png|webp|jpe?g|gif|avif|mp4|webm)$/i;

/** A ZIP archive in memory, whose entries are compressed off the main thread, one after another, up to `most` bytes. */
export class ArchiveWriter {
  readonly #chunks: Uint8Array[] = [];
  readonly #most: number;
  readonly #zip: Zip;
  readonly #names = new Set<string>();
  #bytes = 0;
  #failure: Error | undefined;

  /** @param most bytes of entries; the directory at the end comes on top. */
  constructor(most: number) {
    this.#most = most;
    this.#zip = new Zip((error, chunk) => {
      if (error !== null) this.#failure = error;
      this.#bytes += chunk.byteLength;
      this.#chunks.push(chunk);
    });
  }

  /** Adds an entry; false where there is no room for it. A name that is taken gets a number. */
  async add(name: string, content: string | Uint8Array): Promise<boolean> {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const entry = this.#freeName(name);
    if (COMPRESSED.test(name)) {
      if (this.#bytes + bytes.byteLength > this.#most) return false;
      const file = new ZipPassThrough(entry);
      this.#zip.add(file);
      file.push(bytes, true);
    } else {
      const packed = await deflate(bytes);
      if (this.#bytes + packed.byteLength > this.#most) return false;
      addDeflated(this.#zip, entry, { packed, bytes });
    }
    this.#names.add(entry);
    return true;
  }

  /** The whole archive. */
  end(): Uint8Array<ArrayBuffer> {
    this.#zip.end();
    if (this.#failure !== undefined) throw this.#failure;
    const whole = new Uint8Array(this.#chunks.reduce((sum, { byteLength }) => sum + byteLength, 0));
    let at = 0;
    for (const chunk of this.#chunks) {
      whole.set(chunk, at);
      at += chunk.byteLength;
    }
    return whole;
  }

  #freeName(name: string): string {
    if (!this.#names.has(name)) return name;
    const [, stem = name, ending = ''] = /^(.*?)(\.[^./]+)?$/.exec(name) ?? [];
    let number = 2;
    while (this.#names.has(`${stem} (${number})${ending}`)) number += 1;
    return `${stem} (${number})${ending}`;
  }
}

function addDeflated(zip: Zip, filename: string, { bytes, packed }: { bytes: Uint8Array; packed: Uint8Array }): void {
  const file: ZipInputFile = { filename, size: bytes.byteLength, crc: crc32(bytes), compression: 8 };
  zip.add(file);
  file.ondata?.(null, new Uint8Array(packed), true);
}
