/** One value of a file's metadata; numbers are whole (`uint32`) unless marked. */
export type GgufValue = string | number | boolean | { float: number } | readonly string[] | readonly number[];

export interface GgufTensor {
  name: string;
  /** The innermost first. */
  dimensions: readonly number[];
  values: Float32Array;
}

const VERSION = 3;
const ALIGNMENT = 32;
const TYPE = { uint32: 4, int32: 5, float32: 6, bool: 7, string: 8, array: 9 } as const;
/** Of tensors. */
const F32 = 0;

/** A model file in the GGUF format, version 3, with tensors of 32-bit floats. */
export function writeGguf(metadata: Readonly<Record<string, GgufValue>>, tensors: readonly GgufTensor[]): Buffer {
  const header = [
    Buffer.from('GGUF'),
    uint32(VERSION),
    uint64(tensors.length),
    uint64(Object.keys(metadata).length),
    ...Object.entries(metadata).flatMap(([key, value]) => [text(key), typed(value)]),
  ];
  const data: Buffer[] = [];
  let offset = 0;
  for (const { dimensions, name, values } of tensors) {
    header.push(text(name), uint32(dimensions.length), ...dimensions.map(uint64), uint32(F32), uint64(offset));
    const bytes = padded(Buffer.from(values.buffer, values.byteOffset, values.byteLength));
    data.push(bytes);
    offset += bytes.length;
  }
  return Buffer.concat([padded(Buffer.concat(header)), ...data]);
}

function typed(value: GgufValue): Buffer {
  if (typeof value === 'string') return Buffer.concat([uint32(TYPE.string), text(value)]);
  if (typeof value === 'number') return Buffer.concat([uint32(TYPE.uint32), uint32(value)]);
  if (typeof value === 'boolean') return Buffer.concat([uint32(TYPE.bool), Buffer.from([value ? 1 : 0])]);
  if ('float' in value) return Buffer.concat([uint32(TYPE.float32), float32(value.float)]);
  const items = value.map((item) => (typeof item === 'string' ? text(item) : uint32(item)));
  const type = typeof value[0] === 'string' ? TYPE.string : TYPE.int32;
  return Buffer.concat([uint32(TYPE.array), uint32(type), uint64(items.length), ...items]);
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value);
  return Buffer.concat([uint64(bytes.length), bytes]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function float32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((ALIGNMENT - (bytes.length % ALIGNMENT)) % ALIGNMENT)]);
}
