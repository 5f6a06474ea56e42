import type { ChatHistoryItem, Llama, LlamaChat, LlamaGrammar } from 'node-llama-cpp';
import type { LoadedModel } from './load-model.ts';
import type { ReplyEnd, ReplyOrder } from './protocol.ts';

type Schema = Parameters<Llama['createGrammarForJsonSchema']>[0];

interface Place {
  chat: LlamaChat;
  /** Of the reply that was written here last. */
  cacheKey: string | undefined;
  usedAt: number;
  isBusy: boolean;
}

export interface ReplyProgress {
  /** Tokens of prompt and reply that the model has read or written. */
  tokens: number;
}

/** What keeps a small model from rare words without sense. */
const CHOICE = { topK: 40, topP: 0.95, minP: 0.05 } as const;

/** Writes replies with a loaded model, as many at a time as it has places. */
export class ReplyWriter {
  readonly #loaded: LoadedModel;
  readonly #places: Place[];
  readonly #grammars = new Map<string, Promise<LlamaGrammar | undefined>>();
  #uses = 0;

  constructor(loaded: LoadedModel) {
    const { context, library, model } = loaded;
    this.#loaded = loaded;
    const chatWrapper = library.resolveChatWrapper(model, { warningLogs: false });
    this.#places = Array.from({ length: context.totalSequences }, () => ({
      chat: new library.LlamaChat({ contextSequence: context.getSequence(), chatWrapper }),
      cacheKey: undefined,
      usedAt: 0,
      isBusy: false,
    }));
  }

  get parallel(): number {
    return this.#places.length;
  }

  /** Streams a reply to `onText`, in whole characters. Throws the signal's reason. */
  async write(
    { cacheKey, format, maxTokens, messages, seed, stop, temperature }: ReplyOrder,
    signal: AbortSignal,
    onText: (text: string) => void,
    onBegin: (progress: ReplyProgress) => void,
  ): Promise<ReplyEnd> {
    const grammar = format && (await this.#grammarOf(format));
    const place = this.#takePlace(cacheKey);
    const { chat } = place;
    const { sequence } = chat;
    onBegin({
      get tokens() {
        return sequence.nextTokenIndex;
      },
    });
    const before = sequence.tokenMeter.getState();
    try {
      const { metadata } = await chat.generateResponse(messages.map(toHistory), {
        ...CHOICE,
        maxTokens,
        temperature,
        seed,
        customStopTriggers: stop,
        // A small model would spend its reply on thinking.
        budgets: { thoughtTokens: 0 },
        // A penalty on repeated signs breaks JSON.
        ...(grammar === undefined ? {} : { grammar, repeatPenalty: false as const }),
        onTextChunk: onText,
        signal,
      });
      const { usedInputTokens, usedOutputTokens } = sequence.tokenMeter.diff(before);
      const promptTokens = Math.max(0, sequence.nextTokenIndex - usedOutputTokens);
      return {
        finishReason: metadata.stopReason === 'maxTokens' ? 'length' : 'stop',
        usage: {
          promptTokens,
          completionTokens: usedOutputTokens,
          cachedTokens: Math.max(0, promptTokens - usedInputTokens),
        },
      };
    } finally {
      place.isBusy = false;
    }
  }

  /** The place of the same chat, whose prompt begins alike; else the one that has rested longest. */
  #takePlace(cacheKey: string | undefined): Place {
    const free = this.#places.filter(({ isBusy }) => !isBusy).toSorted((a, b) => a.usedAt - b.usedAt);
    const own = cacheKey === undefined ? undefined : free.find((place) => place.cacheKey === cacheKey);
    const place = own ?? free[0];
    if (place === undefined) throw new Error('There are more replies than places');
    this.#uses += 1;
    Object.assign(place, { cacheKey, usedAt: this.#uses, isBusy: true });
    return place;
  }

  /** Undefined for a schema that no grammar can be made of: the caller validates. */
  #grammarOf({ name, schema }: NonNullable<ReplyOrder['format']>): Promise<LlamaGrammar | undefined> {
    const key = `${name} ${JSON.stringify(schema)}`;
    const made = this.#grammars.get(key) ?? this.#makeGrammar(schema);
    this.#grammars.set(key, made);
    return made;
  }

  async #makeGrammar(schema: object): Promise<LlamaGrammar | undefined> {
    if (!isTyped(schema)) return undefined;
    return this.#loaded.llama.createGrammarForJsonSchema(schema).catch(() => undefined);
  }
}

/** The library refuses what it does not understand of the others. */
function isTyped(schema: object): schema is Schema {
  return 'type' in schema;
}

function toHistory({ content, role }: ReplyOrder['messages'][number]): ChatHistoryItem {
  if (role === 'assistant') return { type: 'model', response: [content] };
  return { type: role, text: content };
}
