import { hash } from 'node:crypto';

/** SHA-256 as lower-case hexadecimal. A credential of 256 random bits needs no slow hash to be stored safely. */
export function sha256(text: string): string {
  return hash('sha256', text, 'hex');
}
