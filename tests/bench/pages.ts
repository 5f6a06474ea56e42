import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { Util } from 'lighthouse/shared/util.js';

import { testBrowser } from '../browser/find-browser.ts';
import { blockedTime } from './blocked-time.ts';
import { openStaticCopy } from './static-copy.ts';

/** The public pages, those first that most people see first. */
const routes = [
  'character-story-hub',
  'character-hub',
  'story-hub',
  'character-profile/maren-vale',
  'story-profile/nine-lanterns-to-midnight',
  'character-chat/maren-vale',
  'prices',
  'bonus',
  'room-entry-page',
  'landing-page',
  'about-us',
  'white-paper',
  'blog',
  'blog/where-every-point-goes',
  'logger-search',
  'dao-community',
  'terms-privacy',
  'registerlogin',
] as const;

const ROUNDS = 3;

const tbtAudit = 'total-blocking-time';
/** Lighthouse 12's scale for it on phones, in milliseconds (`core/audits/metrics/total-blocking-time.js`). */
const tbtScale = { p10: 200, median: 600 };

const otherCategories = ['accessibility', 'best-practices', 'seo'] as const;

interface Figures {
  readonly score: number;
  /** The score with {@link blocked} in place of TBT. */
  readonly ownScore: number;
  /** The lowest score of accessibility, best practices and search engine optimisation. */
  readonly manners: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  /** See {@link blockedTime}. */
  readonly blocked: number;
  readonly cls: number;
  readonly pictures: number;
  readonly scripts: number;
  readonly all: number;
}

interface NetworkRequest {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/**
 * Lighthouse with its mobile defaults (4× CPU, 150 ms, 1.6 Mbps, simulated) on every public page, and on a static copy of
 * it: the same document, styles and pictures, without scripts, so that it never loads the fonts that a first visit gets
 * later. Medians of three rounds, each a first visit; bytes as they are sent. "others" is the
 * lowest of the other scores, "blocked" is TBT by the processor's time, and "own score" the score with it: what the page
 * costs by itself, whatever else the machine does. `wanted` are addresses to measure instead, without
 * their language.
 */
export async function measurePages(origin: string, wanted: readonly string[]): Promise<void> {
  const { executablePath, args } = await testBrowser();
  // A browser each time: Lighthouse clears the cache and not the storage, so that a second visit has a session already.
  const measureOnce = async (address: string): Promise<Figures> => {
    const chrome = await launch({ chromePath: executablePath, chromeFlags: ['--headless=new', ...args] });
    try {
      const result = await lighthouse(address, {
        port: chrome.port,
        onlyCategories: ['performance', ...otherCategories],
      });
      if (result === undefined) throw new Error(`${address}: Lighthouse gave no result`);
      return figuresOf(result);
    } finally {
      chrome.kill();
    }
  };
  const measure = async (address: string): Promise<Figures> => {
    const runs: Figures[] = [];
    for (let round = 0; round < ROUNDS; round += 1) runs.push(await measureOnce(address));
    return medians(runs);
  };
  console.log(
    row('page', [
      'score',
      'own score',
      'others',
      'LCP',
      'TBT',
      'blocked',
      'FCP',
      'CLS',
      'pictures',
      'scripts',
      'all',
      'static LCP',
      'static score',
    ]),
  );
  for (const route of wanted.length > 0 ? wanted : routes) {
    const address = `${origin}/en-US/${route}`;
    const page = await measure(address);
    await using copy = await openStaticCopy(address);
    const floor = await measure(copy.address);
    console.log(
      row(route, [
        percent(page.score),
        percent(page.ownScore),
        percent(page.manners),
        seconds(page.lcp),
        `${page.tbt.toFixed(0)} ms`,
        `${page.blocked.toFixed(0)} ms`,
        seconds(page.fcp),
        page.cls.toFixed(3),
        ...[page.pictures, page.scripts, page.all].map(kilobytes),
        seconds(floor.lcp),
        percent(floor.score),
      ]),
    );
  }
}

function figuresOf({ lhr: { audits, categories }, artifacts }: RunnerResult): Figures {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const { details } = audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? (details.items as readonly NetworkRequest[]) : [];
  const sent = (type?: string) =>
    requests
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  const blocked = blockedTime(artifacts.Trace.traceEvents);
  const refs = categories['performance']?.auditRefs ?? [];
  const weights = refs.reduce((sum, { weight }) => sum + weight, 0);
  const ownPart = ({ id, weight }: (typeof refs)[number]) =>
    weight * (id === tbtAudit ? Util.computeLogNormalScore(tbtScale, blocked) : (audits[id]?.score ?? 0));
  return {
    score: categories['performance']?.score ?? Number.NaN,
    ownScore: refs.reduce((sum, ref) => sum + ownPart(ref), 0) / weights,
    manners: Math.min(...otherCategories.map((id) => categories[id]?.score ?? Number.NaN)),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value(tbtAudit),
    blocked,
    cls: value('cumulative-layout-shift'),
    pictures: sent('Image'),
    scripts: sent('Script'),
    all: sent(),
  };
}

function medians(runs: readonly Figures[]): Figures {
  const median = (name: keyof Figures) =>
    runs.map((run) => run[name]).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return {
    score: median('score'),
    ownScore: median('ownScore'),
    manners: median('manners'),
    fcp: median('fcp'),
    lcp: median('lcp'),
    tbt: median('tbt'),
    blocked: median('blocked'),
    cls: median('cls'),
    pictures: median('pictures'),
    scripts: median('scripts'),
    all: median('all'),
  };
}

const row = (name: string, cells: readonly string[]) =>
  name.padEnd(42) + cells.map((cell) => cell.padStart(12)).join('');
const percent = (share: number) => (share * 100).toFixed(0);
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
