/* oxlint-disable no-underscore-dangle -- the names are Storybook’s */
import type { Page } from 'playwright';

import type { Look } from './looks-everywhere.ts';

/** What a control did to its story. */
export interface Tried {
  readonly control: string;
  readonly result: 'changed' | 'changed nothing' | 'broke the story';
  readonly reason?: string;
}

interface Argument {
  readonly control?: { readonly type?: string; readonly disable?: boolean; readonly step?: number };
  readonly options?: readonly unknown[];
  readonly table?: { readonly disable?: boolean };
}

interface Story {
  readonly originalStoryFn: { readonly length: number };
  readonly argTypes: Readonly<Record<string, Argument>>;
  readonly initialArgs: Readonly<Record<string, unknown>>;
  readonly storyGlobals: { readonly viewport?: { readonly value?: unknown } };
}

interface Preview {
  readonly storyStoreValue: {
    loadStory(of: { readonly storyId: string }): Promise<Story>;
    readonly userGlobals: { get(): Look };
  };
  /** How far the story that is shown has come. */
  readonly currentRender?: { readonly phase?: string };
}

declare global {
  var __STORYBOOK_PREVIEW__: Preview;
}

/** Resolves once the story of a page has ended: a play that still runs changes the page as well. */
export async function storyFinished(page: Page): Promise<void> {
  await page.waitForFunction(
    () => '__STORYBOOK_PREVIEW__' in globalThis && globalThis.__STORYBOOK_PREVIEW__.currentRender?.phase === 'finished',
  );
}

/**
 * Moves each control of a story that is open on its own, and looks whether anything on the page is another then. What is
 * typed as JSON is left out: another value of the same shape is not to be made up.
 */
export function tryControls(page: Page, id: string): Promise<readonly Tried[]> {
  return page.evaluate(async (storyId) => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    const story = await globalThis.__STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId });
    if (story.originalStoryFn.length === 0) return [];

    const seen = (): string => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
      return [document.body.innerHTML, ...fields.map(({ value, checked }) => `${value}${checked}`)].join('\n');
    };
    const drawn = async (begin: () => void): Promise<string | undefined> => {
      const { promise, resolve } = Promise.withResolvers<string | undefined>();
      const fails = (error: unknown) => resolve(String(Object(error).message ?? Object(error).description));
      const listeners = { storyRendered: () => resolve(undefined), storyThrewException: fails, storyErrored: fails };
      for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
      const timer = setTimeout(() => resolve('did not end'), 20_000);
      begin();
      const reason = await promise;
      clearTimeout(timer);
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      await new Promise((resume) => requestAnimationFrame(() => setTimeout(resume, 50)));
      const isReplaced = document.body.classList.contains('sb-show-errordisplay');
      return isReplaced ? (document.querySelector('#error-message')?.textContent ?? 'replaced') : reason;
    };

    /** A change that shows in words: moments in milliseconds are told in minutes and more, high counts in thousands. */
    const stepOf = (number: number): number => {
      if (number > Date.UTC(2000)) return 86_400_000;
      return number >= 1000 ? number : 1;
    };
    const valuesFor = ({ control, options = [] }: Argument, value: unknown): readonly unknown[] => {
      if (options.length > 0) return options.filter((option) => option !== value);
      // A prop that was not given may be true by itself.
      if (control?.type === 'boolean') return [true, false].filter((choice) => choice !== value);
      if (control?.type === 'number' || control?.type === 'range') {
        const number = Number(value ?? 0);
        return [number + (control.step ?? stepOf(number))];
      }
      return control?.type === 'text' ? [`${typeof value === 'string' ? value : ''} and more`] : [];
    };

    const results: Tried[] = [];
    for (const [name, argType] of Object.entries(story.argTypes)) {
      const { control, table } = argType;
      if (control?.type === undefined || control.disable === true || table?.disable === true) continue;
      const values = valuesFor(argType, story.initialArgs[name]);
      if (values.length === 0) continue;
      const before = seen();
      let result: Tried = { control: name, result: 'changed nothing' };
      for (const value of values) {
        const reason = await drawn(() => channel.emit('updateStoryArgs', { storyId, updatedArgs: { [name]: value } }));
        if (reason !== undefined) {
          result = { control: name, result: 'broke the story', reason: `${String(value)}: ${reason.split('\n')[0]}` };
          break;
        }
        if (seen() !== before) result = { control: name, result: 'changed' };
      }
      results.push(result);
      await drawn(() => channel.emit('resetStoryArgs', { storyId }));
      if (result.result === 'broke the story') {
        await drawn(() => channel.emit('forceRemount', { storyId }));
      }
    }
    return results;
  }, id);
}
