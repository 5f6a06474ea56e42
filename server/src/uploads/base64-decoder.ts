import { AppError } from '../errors.ts';

const ESCAPE = /\\(?:u00([0-9a-f]{2})|\/)/gi;
const LONGEST_ESCAPE = String.raw`\u002b`.length;
const OTHER_THAN_BASE64 = /[^A-Za-z0-9+/]/;

/** Decodes base64 (RFC 4648 §4) that arrives in pieces of a JSON string, in which some clients escape `/` and `+`. */
export class Base64Decoder {
  readonly #field: string;
  readonly #maxLength: number;
  /** The start of an escape, or of a group of four characters, that the next piece continues. */
  #escape = '';
  #group = '';
  #length = 0;
  #padding = '';
  #decoded = Buffer.alloc(0);

  /** @param maxLength Characters, as the contract counts them: without escapes. */
  constructor(field: string, maxLength: number) {
    this.#field = field;
    this.#maxLength = maxLength;
  }

  /** @returns Bytes that the next call overwrites. @throws {AppError} VALIDATION_FAILED with the field. */
  push(piece: string): Uint8Array {
    const text = this.#escape + piece;
    const last = text.lastIndexOf('\\');
    const end = last === -1 || text.length - last >= LONGEST_ESCAPE ? text.length : last;
    this.#escape = text.slice(end);
    return this.#decode(unescaped(text.slice(0, end)));
  }

  /** The last bytes. @throws {AppError} as `push` does, and for an empty text. */
  end(): Uint8Array {
    const rest = this.#decode(unescaped(this.#escape));
    if (this.#length === this.#padding.length) throw this.#fault('is empty');
    return Buffer.concat([rest, Buffer.from(this.#group, 'base64')]);
  }

  #decode(text: string): Uint8Array {
    this.#length += text.length;
    if (this.#length > this.#maxLength) throw this.#fault(`has more than ${this.#maxLength} characters`);
    const other = text.search(OTHER_THAN_BASE64);
    const end = other === -1 ? text.length : other;
    if (end > 0 && this.#padding !== '') throw this.#fault('is not base64');
    this.#padding += text.slice(end);
    if (!/^={0,2}$/.test(this.#padding)) throw this.#fault('is not base64');
    const whole = this.#group + text.slice(0, end);
    const complete = whole.length - (whole.length % 4);
    this.#group = whole.slice(complete);
    // One buffer for all pieces: garbage of megabytes would wait for its collection.
    if (this.#decoded.length < complete) this.#decoded = Buffer.allocUnsafeSlow(complete);
    return this.#decoded.subarray(0, this.#decoded.write(whole.slice(0, complete), 'base64'));
  }

  #fault(what: string): AppError {
    return new AppError('VALIDATION_FAILED', `${this.#field}: ${what}`, { field: this.#field });
  }
}

function unescaped(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replaceAll(ESCAPE, (_escape, hex: string | undefined) =>
    hex === undefined ? '/' : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
