import { AppError } from '../errors.ts';
import { Base64Decoder } from './base64-decoder.ts';

const [QUOTE, BACKSLASH, COLON, COMMA] = Buffer.from('"\\:,');
const [BEGIN_OBJECT, BEGIN_LIST, END_OBJECT, END_LIST] = Buffer.from('{[}]');

export interface FileLimits {
  /** Characters of the base64. */
  maxLength: number;
  /** Bytes of the JSON without it. */
  maxRestBytes: number;
}

type Place = 'key' | 'after-key' | 'value' | 'after-value';

/**
 * Takes a file (base64) out of the JSON object that brings it, as the bytes arrive: neither has to be in memory as a
 * whole. The rest is the same JSON with an empty string in the file's place, so it is valid if and only if the body is.
 *
 * Not with a streaming JSON parser: those hold a string until its end, or emit it in pieces of some hundred characters.
 */
export class FileField {
  readonly #name: string;
  readonly #limits: FileLimits;
  readonly #rest: Buffer[] = [];
  #restBytes = 0;
  /** While within the file. */
  #decoder: Base64Decoder | undefined;
  #isFound = false;
  #depth = 0;
  #isObject = false;
  #place: Place = 'after-value';
  #key = '';
  #isInString = false;
  #isEscaped = false;

  constructor(name: string, limits: FileLimits) {
    this.#name = name;
    this.#limits = limits;
  }

  /** @returns Bytes of the file, each valid until the next. @throws {AppError} VALIDATION_FAILED, PAYLOAD_TOO_LARGE */
  *push(bytes: Uint8Array): Generator<Uint8Array> {
    const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let at = 0; at < chunk.length;) {
      if (this.#decoder === undefined) {
        const end = this.#scan(chunk, at);
        this.#keep(chunk.subarray(at, end));
        at = end;
      } else {
        const quote = chunk.indexOf('"', at);
        const end = quote === -1 ? chunk.length : quote;
        yield this.#decoder.push(chunk.toString('latin1', at, end));
        at = end;
        if (quote !== -1) {
          yield this.#decoder.end();
          this.#decoder = undefined;
          this.#isInString = true;
        }
      }
    }
  }

  end(): Buffer {
    return Buffer.concat(this.#rest);
  }

  /** Where the file begins, or the end of the chunk. */
  #scan(chunk: Buffer, from: number): number {
    for (let at = from; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (this.#isInString) this.#readString(byte);
      else if (byte === QUOTE) {
        this.#isInString = true;
        if (this.#depth === 1 && this.#place === 'value' && this.#key === this.#name) {
          this.#begin();
          return at + 1;
        }
        this.#key = '';
      } else this.#readPunctuation(byte);
    }
    return chunk.length;
  }

  #readString(byte: number | undefined): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) {
      this.#isInString = false;
      if (this.#depth === 1) this.#place = this.#place === 'key' ? 'after-key' : 'after-value';
      return;
    }
    if (this.#depth === 1 && this.#place === 'key' && byte !== undefined) this.#key += String.fromCharCode(byte);
  }

  #readPunctuation(byte: number | undefined): void {
    if (byte === BEGIN_OBJECT || byte === BEGIN_LIST) {
      this.#depth += 1;
      if (this.#depth === 1) this.#isObject = byte === BEGIN_OBJECT;
      this.#place = this.#depth === 1 && this.#isObject ? 'key' : 'after-value';
    } else if (byte === END_OBJECT || byte === END_LIST) this.#depth -= 1;
    else if (this.#depth === 1 && byte === COMMA && this.#isObject) this.#place = 'key';
    else if (this.#depth === 1 && byte === COLON && this.#place === 'after-key') this.#place = 'value';
  }

  #begin(): void {
    if (this.#isFound) {
      throw new AppError('VALIDATION_FAILED', `${this.#name}: is there twice`, { field: this.#name });
    }
    this.#isFound = true;
    this.#isInString = false;
    this.#decoder = new Base64Decoder(this.#name, this.#limits.maxLength);
  }

  #keep(bytes: Buffer): void {
    if (bytes.length === 0) return;
    this.#restBytes += bytes.length;
    if (this.#restBytes > this.#limits.maxRestBytes) {
      throw new AppError(
        'PAYLOAD_TOO_LARGE',
        `Besides ${this.#name}, the body may have ${this.#limits.maxRestBytes} bytes`,
      );
    }
    // A copy: a part would keep the whole chunk in memory.
    this.#rest.push(Buffer.from(bytes));
  }
}
