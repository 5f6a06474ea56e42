import type { Clock } from '../lib/clock.ts';
import { sha256 } from '../lib/hash.ts';
import { compress, type Encoding } from '../lib/encoding.ts';
import type { RenderResult } from './render-module.ts';

/** Everyone without a session sees the same page, so that one rendering serves a short while for all. */
const FRESH_MS = 15_000;
const MOST_PAGES = 200;

type Page = Extract<RenderResult, { kind: 'page' }>;

/** A rendered page, with its compressed forms as they are first asked for. */
export class RenderedPage {
  readonly status: Page['status'];
  readonly etag: string;
  readonly #html: Buffer<ArrayBuffer>;
  readonly #bodies = new Map<Encoding, Promise<Buffer<ArrayBuffer>>>();

  constructor({ html, status }: Page) {
    this.status = status;
    this.#html = Buffer.from(html);
    this.etag = sha256(html).slice(0, 27);
  }

  async body(encoding: Encoding): Promise<Buffer<ArrayBuffer>> {
    const known = this.#bodies.get(encoding);
    if (known !== undefined) return known;
    const body = compress(this.#html, encoding);
    this.#bodies.set(encoding, body);
    return body;
  }
}

export type Rendered = RenderedPage | Extract<RenderResult, { kind: 'redirect' }>;

interface Entry {
  until: number;
  rendered: Promise<Rendered>;
}

/** Renderings by address. Requests for a page that is being rendered wait for that rendering. */
export class PageCache {
  readonly #clock: Clock;
  readonly #entries = new Map<string, Entry>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async get(key: string, render: () => Promise<RenderResult>): Promise<Rendered> {
    const now = this.#clock.now();
    const known = this.#entries.get(key);
    if (known !== undefined && known.until > now && known.until - FRESH_MS <= now) return known.rendered;
    const result = render();
    const rendered = result.then((made) => (made.kind === 'page' ? new RenderedPage(made) : made));
    this.#entries.delete(key);
    this.#entries.set(key, { until: now + FRESH_MS, rendered });
    this.#dropOldest();
    const forget = () => this.#entries.delete(key);
    result.then((made) => (made.status === 500 || (made.kind === 'page' && made.fleeting)) && forget(), forget);
    return rendered;
  }

  #dropOldest(): void {
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MOST_PAGES && oldest !== undefined) this.#entries.delete(oldest);
  }
}
