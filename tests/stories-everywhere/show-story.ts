/* oxlint-disable no-underscore-dangle -- the name is Storybook’s */
import type { Page } from 'playwright';

import { isViewportName, viewports } from '../../.storybook/viewports.ts';
import type { Look } from './looks-everywhere.ts';

/** What went wrong with a story: an error in its place, a complaint on the console, or a play that failed in its panel. */
export interface Fault {
  readonly kind: 'broken' | 'complaint' | 'play';
  readonly look: string;
  readonly reason: string;
}

/** A story in all looks that were asked for. */
export interface Shown {
  /** How often it was rendered: a story that sets its own language, theme or brand is the same in several looks. */
  readonly rendered: number;
  readonly faults: readonly Fault[];
}

interface Channel {
  on(event: string, listener: (value: unknown) => void): void;
  off(event: string, listener: (value: unknown) => void): void;
  emit(event: string, value: unknown): void;
}

declare global {
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
}

/** The longest that a story may take in one look, in milliseconds: one that looks for something waits 40 s for it. */
const longest = 120_000;

/** Makes the page as large as the screen that a story asks for, as the toolbar does: a desktop where it asks for none. */
async function fitScreen(page: Page, storyId: string): Promise<void> {
  const name = await page.evaluate(async (id) => {
    const { storyGlobals } = await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId: id });
    return storyGlobals.viewport?.value;
  }, storyId);
  const { width, height } = viewports[isViewportName(name) ? name : 'desktop'].styles;
  await page.setViewportSize({ width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) });
}

/**
 * Shows a story on a page of Storybook's that is open: it is mounted and played once, then the toolbars take it through
 * the looks, in the state in which its play has left it.
 */
export async function showStory(page: Page, storyId: string, looks: readonly Look[]): Promise<Shown> {
  await fitScreen(page, storyId);
  return page.evaluate(
    async ([id, asked, patience]) => {
      const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
      const faults: Fault[] = [];
      const begun = globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.userGlobals.get();
      let look = `${begun.locale} ${begun.theme} ${begun.brand}, at first`;
      const fault = (kind: Fault['kind'], reason: string) => {
        faults.push({ kind, look, reason: reason.split('\n')[0] ?? '' });
      };
      const messageOf = (error: unknown): string => {
        const message: unknown = Object(error).message ?? Object(error).description;
        return typeof message === 'string' ? message : 'no message';
      };

      const warn = console.warn;
      // The preview names here, at the end of each render, what went wrong unseen.
      console.warn = (...parts: unknown[]) => {
        const said = String(parts[0]);
        const isOfPlay = faults.some(({ kind, reason }) => kind === 'play' && said.includes(reason));
        if (/^(MISSING_|FORMAT_ERROR|INVALID_|console\.error|No handler answers)/.test(said) && !isOfPlay) {
          fault('complaint', said);
        }
        warn.apply(console, parts);
      };

      /** Resolves when the story has ended, or an error has taken its place. */
      const ended = (begin: () => void): Promise<boolean> => {
        const { promise, resolve } = Promise.withResolvers<boolean>();
        const breaks = (why: string) => (error: unknown) => {
          fault('broken', `${why}: ${messageOf(error)}`);
          resolve(false);
        };
        const listeners = {
          playFunctionThrewException: (error: unknown) => fault('play', messageOf(error)),
          storyThrewException: breaks('threw'),
          storyErrored: breaks('error'),
          storyMissing: breaks('missing'),
          storyFinished: (report: unknown) => {
            if (Object(report).storyId !== id) return;
            if (document.body.classList.contains('sb-show-errordisplay')) {
              breaks('replaced')({ message: document.querySelector('#error-message')?.textContent });
            } else resolve(true);
          },
        };
        for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
        const timer = setTimeout(() => breaks('timeout')({ message: 'did not end' }), patience);
        begin();
        return promise.finally(() => {
          clearTimeout(timer);
          for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
        });
      };

      let own: object = {};
      const readOwn = (value: unknown) => (own = Object(Object(value).storyGlobals));
      channel.on('globalsUpdated', readOwn);
      try {
        let rendered = 1;
        if (!(await ended(() => channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' })))) {
          return { rendered, faults };
        }
        const seen = new Set<string>();
        for (const globals of asked) {
          const { locale, theme, brand } = { ...globals, ...own };
          look = [locale, theme, brand].join(' ');
          // The last one is left to the next story, which would else begin in another look than without this one.
          if (seen.has(look) && globals !== asked.at(-1)) continue;
          const isWhole = await ended(() => channel.emit('updateGlobals', { globals }));
          // What the story sets itself is told with the first change.
          const set = { ...globals, ...own };
          seen.add([set.locale, set.theme, set.brand].join(' '));
          rendered += 1;
          if (!isWhole) break;
        }
        return { rendered, faults };
      } finally {
        channel.off('globalsUpdated', readOwn);
        console.warn = warn;
      }
    },
    [storyId, looks, longest] as const,
  );
}
