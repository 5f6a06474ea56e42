import type { TableWatch } from '../db/table-watch.ts';
import type { Clock } from '../lib/clock.ts';
import { sha256 } from '../lib/hash.ts';
import { compress, type Encoding } from '../lib/encoding.ts';
import type { RenderResult } from './render-module.ts';

/** Everyone without a session sees the same page. */
const FRESH_MS = 15_000;
const MOST_PAGES = 200;

type Page = Extract<RenderResult, { kind: 'page' }>;

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
  version: number | undefined;
  rendered: Promise<Rendered>;
}

/** Pages by address, until visibility changes. Concurrent requests share a rendering. */
export class PageCache {
  readonly #clock: Clock;
  readonly #visibility: Pick<TableWatch, 'version'>;
  readonly #entries = new Map<string, Entry>();

  /** While other servers cannot notify, pages expire by age. */
  constructor(clock: Clock, visibility: Pick<TableWatch, 'version'>) {
    this.#clock = clock;
    this.#visibility = visibility;
  }

  async get(key: string, render: () => Promise<RenderResult>): Promise<Rendered> {
    const now = this.#clock.now();
    const { version } = this.#visibility;
    const known = this.#entries.get(key);
    const isFresh = known !== undefined && known.until > now && known.until - FRESH_MS <= now;
    if (isFresh && known.version === version) return known.rendered;
    const result = render();
    const rendered = result.then((made) => (made.kind === 'page' ? new RenderedPage(made) : made));
    this.#entries.delete(key);
    this.#entries.set(key, { until: now + FRESH_MS, version, rendered });
    this.#dropOldest();
    const forget = () => {
      if (this.#entries.get(key)?.rendered === rendered) this.#entries.delete(key);
    };
    result.then((made) => (made.status === 500 || (made.kind === 'page' && made.fleeting)) && forget(), forget);
    return rendered;
  }

  #dropOldest(): void {
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > MOST_PAGES && oldest !== undefined) this.#entries.delete(oldest);
  }
}
