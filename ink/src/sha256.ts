import { sha256 as digest } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** Lower-case hexadecimal, at once: what browsers offer themselves answers later only. */
export const sha256 = (text: string): string => bytesToHex(digest(utf8ToBytes(text)));
