import { z } from 'zod';
import { PicturePeer } from '../pictures/picture-peer.ts';

const PATH = '/v1/embeddings';
const Asked = z.object({ model: z.string(), input: z.array(z.string()), encoding_format: z.literal('float') });

/**
 * A server of OpenAI's embeddings protocol with switchable faults. Texts that have a word of the same topic lie in the
 * same direction; all others have a direction of their own.
 */
export class EmbeddingsPeer implements AsyncDisposable {
  readonly peer = new PicturePeer(
    async ({ bytes }) => {
      await this.#gate;
      const { input } = Asked.parse(JSON.parse(bytes.toString()));
      if (input.some((text) => this.refused !== undefined && text.includes(this.refused))) {
        return { status: 400, json: { error: { message: 'The input is too long' } } };
      }
      return { json: this.answer ?? { data: input.map((text, index) => ({ index, embedding: this.#embed(text) })) } };
    },
    [PATH],
  );
  /** In place of the right one. */
  answer: unknown;
  /** A word that makes the server refuse the whole request. */
  refused: string | undefined;
  dimensions = 8;
  readonly #topics: readonly (readonly string[])[];
  #gate: Promise<void> | undefined;

  constructor(...topics: readonly (readonly string[])[]) {
    this.#topics = topics;
  }

  /** Each request's texts, oldest first. */
  get asked(): string[][] {
    return this.#requests.map(({ input }) => input);
  }

  get models(): string[] {
    return this.#requests.map(({ model }) => model);
  }

  get authorizations(): (string | undefined)[] {
    return this.peer.callsOf(PATH).map(({ headers }) => headers.authorization);
  }

  get settings(): Record<string, string> {
    return {
      EMBEDDINGS_BASE_URL: `${this.peer.origin}/v1`,
      EMBEDDINGS_API_KEY: 'embedded-secret',
      EMBEDDINGS_MODEL: 'bge-m3',
    };
  }

  /** Holds all answers back until the returned function is called. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#gate = promise;
    return resolve;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.peer[Symbol.asyncDispose]();
  }

  get #requests(): z.infer<typeof Asked>[] {
    return this.peer.callsOf(PATH).map(({ bytes }) => Asked.parse(JSON.parse(bytes.toString())));
  }

  #embed(text: string): number[] {
    const topic = this.#topics.findIndex((words) => words.some((word) => text.toLowerCase().includes(word)));
    const last = this.dimensions - 1;
    return Array.from({ length: this.dimensions }, (_, at) => {
      if (topic >= 0) return at === topic ? 3 : 0;
      return at === last ? 2 : 0;
    });
  }
}
