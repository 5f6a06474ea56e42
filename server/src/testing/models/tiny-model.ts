import { chances } from '../../stories/walk/chances.ts';
import { writeGguf, type GgufTensor, type GgufValue } from './gguf.ts';

export interface TinyModelOptions {
  /** Words that it has learnt, byte by byte; where one byte is followed by several, the seed of a reply decides. */
  learnt?: string;
  /** Whether it ends its replies; else it writes until its limit. */
  ends?: boolean;
  /** The longest context that it was trained for, in tokens. */
  contextTokens?: number;
  changes?: Readonly<Record<string, GgufValue>>;
}

export const LEARNT = 'Tea? The kettle sings, the cups wait: çay, 茶, 🫖. Then tell me that tale.';

const BYTES = 256;
const SPECIAL = ['<|im_start|>', '<|im_end|>', '<|endoftext|>'] as const;
const IM_END = BYTES + 1;
const NEW_LINE = 0x0a;
/** A merge needs a word of its own; it is in none of the texts. */
const MERGED = 'qx';
/** Of tokens, and of an embedding, in which each token has a place of its own. */
const SIZE = 288;
const HEADS = 4;
const KEY_HEADS = 1;
const FEED_FORWARD = 32;
const SEEN = 12;
const TEMPLATE =
  "{% for message in messages %}{{'<|im_start|>' + message['role'] + '\\n' + message['content'] + '<|im_end|>' + '\\n'}}" +
  "{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}";

/**
 * A language model of one layer, a few hundred kilobytes: it writes what may follow the last byte in the text that it has
 * learnt. Its attention has random weights from a fixed seed, so small that they tip the scales only between equals.
 */
export function tinyModel({
  changes,
  contextTokens = 4096,
  ends = true,
  learnt = LEARNT,
}: TinyModelOptions = {}): Buffer {
  return writeGguf({ ...metadataOf(contextTokens), ...changes }, tensorsOf(learnt, ends));
}

function metadataOf(contextTokens: number): Record<string, GgufValue> {
  const tokens = [...Array.from({ length: BYTES }, (_, byte) => letterOf(byte)), ...SPECIAL, MERGED];
  const unused = Array.from({ length: SIZE - tokens.length }, (_, index) => `[unused ${index}]`);
  const all = [...tokens, ...unused];
  return {
    'general.architecture': 'llama',
    'general.name': 'Tiny',
    'llama.context_length': contextTokens,
    'llama.embedding_length': SIZE,
    'llama.block_count': 1,
    'llama.feed_forward_length': FEED_FORWARD,
    'llama.attention.head_count': HEADS,
    'llama.attention.head_count_kv': KEY_HEADS,
    'llama.attention.layer_norm_rms_epsilon': { float: 1e-5 },
    'llama.rope.dimension_count': SIZE / HEADS,
    'llama.vocab_size': SIZE,
    'tokenizer.ggml.model': 'gpt2',
    'tokenizer.ggml.pre': 'gpt-2',
    'tokenizer.ggml.tokens': all,
    'tokenizer.ggml.token_type': all.map((_, index) => (index >= BYTES && index !== BYTES + SPECIAL.length ? 3 : 1)),
    'tokenizer.ggml.merges': ['q x'],
    'tokenizer.ggml.bos_token_id': BYTES + 2,
    'tokenizer.ggml.eos_token_id': IM_END,
    'tokenizer.ggml.add_bos_token': false,
    'tokenizer.chat_template': TEMPLATE,
  };
}

function tensorsOf(learnt: string, ends: boolean): GgufTensor[] {
  const random = chances(1);
  const noise = (name: string, ...dimensions: number[]): GgufTensor => {
    const values = new Float32Array(dimensions.reduce((product, size) => product * size, 1));
    return { name, dimensions, values: values.map(() => (random() - 0.5) / 1000) };
  };
  const ones = (name: string): GgufTensor => ({ name, dimensions: [SIZE], values: new Float32Array(SIZE).fill(1) });
  const keys = (SIZE / HEADS) * KEY_HEADS;
  return [
    { name: 'token_embd.weight', dimensions: [SIZE, SIZE], values: ownPlaces() },
    { name: 'output.weight', dimensions: [SIZE, SIZE], values: followers(learnt, ends) },
    ones('output_norm.weight'),
    ones('blk.0.attn_norm.weight'),
    noise('blk.0.attn_q.weight', SIZE, SIZE),
    noise('blk.0.attn_k.weight', SIZE, keys),
    noise('blk.0.attn_v.weight', SIZE, keys),
    noise('blk.0.attn_output.weight', SIZE, SIZE),
    ones('blk.0.ffn_norm.weight'),
    noise('blk.0.ffn_gate.weight', SIZE, FEED_FORWARD),
    noise('blk.0.ffn_up.weight', SIZE, FEED_FORWARD),
    noise('blk.0.ffn_down.weight', FEED_FORWARD, SIZE),
  ];
}

function ownPlaces(): Float32Array {
  const values = new Float32Array(SIZE * SIZE);
  for (let token = 0; token < SIZE; token += 1) values[token * SIZE + token] = 1;
  return values;
}

/** A row for each token, with its weight after each other one. */
function followers(learnt: string, ends: boolean): Float32Array {
  const values = new Float32Array(SIZE * SIZE);
  // The norm before it makes a one of this size.
  const weight = SEEN / Math.sqrt(SIZE);
  const bytes = Buffer.from(learnt);
  let before = NEW_LINE;
  for (const byte of bytes) {
    values[byte * SIZE + before] = weight;
    before = byte;
  }
  values[(ends ? IM_END : (bytes[0] ?? NEW_LINE)) * SIZE + before] = weight;
  return values;
}

/** Of byte-level vocabularies, which have a printable letter for each byte. */
function letterOf(byte: number): string {
  const isPrintable = (one: number) => (one >= 33 && one <= 126) || (one >= 161 && one <= 172) || one >= 174;
  if (isPrintable(byte)) return String.fromCodePoint(byte);
  const place = Array.from({ length: byte }, (_, one) => one).filter((one) => !isPrintable(one)).length;
  return String.fromCodePoint(BYTES + place);
}
