import { brokenCard, LIMITS, tooMuch } from './limits.ts';
import type { Warnings } from './warnings.ts';

/** ECMAScript's JSON.parse source text access, which the library of TypeScript does not know yet. */
declare global {
  interface JSON {
    rawJSON(text: string): object;
    isRawJSON(value: unknown): boolean;
    parse(text: string, reviver: (key: string, value: unknown, context: { source?: string }) => unknown): unknown;
  }
}

export type JsonObject = Record<string, unknown>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !JSON.isRawJSON(value);
}

/**
 * Reads the JSON of a card so that writing it again loses nothing: whole numbers beyond 2⁵³, such as the ids of chat
 * platforms, keep their digits.
 *
 * @throws {AppError} PAYLOAD_TOO_LARGE for too long or too deeply nested a text, VALIDATION_FAILED for no JSON.
 */
export function parseCardJson(text: string, warnings: Warnings): unknown {
  if (text.length > LIMITS.json) throw tooMuch('The file is too long');
  // Before parsing: a reviver climbs as deep as the value is nested.
  if (depthOf(text) > LIMITS.depth) throw tooMuch('The file is nested too deeply');
  const revive = (key: string, value: unknown, { source }: { source?: string }): unknown => {
    if (key === '__proto__') {
      warnings.add('unsafe-key', key);
      return undefined;
    }
    return typeof value === 'number' && source !== undefined && losesDigits(value, source)
      ? JSON.rawJSON(source)
      : value;
  };
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''), revive);
  } catch (cause) {
    throw brokenCard('The file is not JSON', cause);
  }
}

function losesDigits(value: number, source: string): boolean {
  return !Number.isFinite(value) || (/^-?\d+$/.test(source) && BigInt(source) !== BigInt(value));
}

const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

/** How deep the brackets of a JSON text stand within one another; one look at each letter, whatever the text. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === BACKSLASH) at += 1;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) inString = true;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) deepest = Math.max(deepest, (depth += 1));
    else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth -= 1;
  }
  return deepest;
}
