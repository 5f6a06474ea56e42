import { hash } from 'node:crypto';

/** Lower-case hexadecimal. A credential of 256 random bits needs no slow hash. */
export function sha256(text: string | Uint8Array): string {
  return hash('sha256', text, 'hex');
}
