import { optional, SettingError, wholeNumber, type Variable } from '../variable.ts';
import { webAddress } from '../web-address.ts';

export interface EmbeddingsConfig {
  /** With its version, without a trailing slash. */
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** In ms, which a reply waits for the embedding of its question. */
  waitMs: number;
  /** Of a text, in UTF-16 code units; the rest is cut off. */
  mostCharacters: number;
}

export const embeddingsDefinitions = {
  EMBEDDINGS_BASE_URL: optional({
    fallback: 'no embeddings',
    description:
      'OpenAI-compatible API of embeddings with its version; the messages of chats and rooms are sent to it, so that replies in long ones find earlier ones by meaning',
  }),
  EMBEDDINGS_API_KEY: optional({
    fallback: '',
    description: 'Key of that API, if it needs one; or its user:password',
  }),
  EMBEDDINGS_MODEL: optional({ fallback: '', description: 'Name of the model; needed with EMBEDDINGS_BASE_URL' }),
  EMBEDDINGS_WAIT_MILLISECONDS: wholeNumber({
    default: 800,
    min: 20,
    max: 10_000,
    description:
      'Longest time that a reply waits for the embedding of its question; then earlier messages are found by words',
  }),
  EMBEDDINGS_MOST_CHARACTERS: wholeNumber({
    default: 1500,
    min: 200,
    max: 32_000,
    description: 'Length to which a text is cut for that API; a model of 512 tokens takes about 1500 characters',
  }),
} as const satisfies Record<string, Variable<unknown>>;

type Read = <Value>(name: string, variable: Variable<Value>) => Value;

/** Undefined where no API is named. Throws SettingError. */
export function readEmbeddings(read: Read): EmbeddingsConfig | undefined {
  const definitions = embeddingsDefinitions;
  const address = read('EMBEDDINGS_BASE_URL', definitions.EMBEDDINGS_BASE_URL);
  const model = read('EMBEDDINGS_MODEL', definitions.EMBEDDINGS_MODEL);
  const apiKey = read('EMBEDDINGS_API_KEY', definitions.EMBEDDINGS_API_KEY);
  if (address === undefined) {
    const rest = model === undefined ? apiKey && 'EMBEDDINGS_API_KEY' : 'EMBEDDINGS_MODEL';
    if (rest !== undefined) throw new SettingError(`EMBEDDINGS_BASE_URL must be set where there is an ${rest}`);
    return undefined;
  }
  if (model === undefined) {
    throw new SettingError('EMBEDDINGS_MODEL must be set where there is an EMBEDDINGS_BASE_URL');
  }
  return {
    baseUrl: webAddress('EMBEDDINGS', address),
    apiKey,
    model,
    waitMs: read('EMBEDDINGS_WAIT_MILLISECONDS', definitions.EMBEDDINGS_WAIT_MILLISECONDS),
    mostCharacters: read('EMBEDDINGS_MOST_CHARACTERS', definitions.EMBEDDINGS_MOST_CHARACTERS),
  };
}
