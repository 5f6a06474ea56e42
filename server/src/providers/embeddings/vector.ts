const BYTES = Float32Array.BYTES_PER_ELEMENT;

/** The vector with length 1; undefined for one without a direction, such as zeros, or beyond what numbers hold. */
export function normalised(values: readonly number[]): Float32Array | undefined {
  const norm = Math.hypot(...values);
  if (!Number.isFinite(norm) || norm === 0) return undefined;
  return Float32Array.from(values, (value) => value / norm);
}

/** The cosine of two normalised vectors of one length, from -1 to 1. */
export function similarity(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

/** Little-endian on every machine. */
export function toBytes(vector: Float32Array): Uint8Array {
  const bytes = new Uint8Array(vector.length * BYTES);
  const view = new DataView(bytes.buffer);
  for (const [at, value] of vector.entries()) view.setFloat32(at * BYTES, value, true);
  return bytes;
}

/** The reverse of `toBytes`. */
export function fromBytes(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Float32Array.from({ length: Math.floor(bytes.byteLength / BYTES) }, (_, at) =>
    view.getFloat32(at * BYTES, true),
  );
}
