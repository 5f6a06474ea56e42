import { describe, expect, it } from 'vitest';

import { isKept, keptStoriesCopy, languageFor, languagesKept, outdatedCaches, ruleOf } from './rules';

const origin = 'https://fabula.example';
const rule = (address: string, { method = 'GET', mode = 'no-cors' } = {}) =>
  ruleOf({ method, mode, url: new URL(address, origin), origin });
const opened = (address: string) => rule(address, { mode: 'navigate' });

describe('a request', () => {
  it('for a file of a build or a picture is the worker’s', () => {
    expect(rule('/assets/shell-1a2b.js')).toBe('asset');
    expect(rule('/art/1/states/offline-900.webp')).toBe('picture');
  });

  it('to the API, of another method or to another site is not', () => {
    expect(rule('/api/chats/1/events')).toBeUndefined();
    expect(opened('/api/account/export')).toBeUndefined();
    expect(opened('/telegram-widget')).toBeUndefined();
    expect(opened('/dev/checkout/1')).toBeUndefined();
    expect(rule('/assets/shell-1a2b.js', { method: 'POST' })).toBeUndefined();
    expect(rule('https://elsewhere.example/assets/a.js')).toBeUndefined();
  });

  it('for a page is kept in its language and without a query', () => {
    expect(opened('/de-DE/story-hub')).toBe('page');
    expect(opened('/story-hub')).toBe('passing');
    expect(opened('/de-DE/story-hub?q=see')).toBe('passing');
    expect(opened('/en-US/blog/feed.xml')).toBeUndefined();
    expect(rule('/de-DE/story-hub')).toBeUndefined();
  });

  it('for a return from sign-in or for what can be withdrawn is not kept', () => {
    expect(isKept(new URL('/en-US/registerlogin', origin))).toBe(false);
    expect(isKept(new URL('/en-US/weekly-mail/acc-1.5f0c', origin))).toBe(false);
    expect(isKept(new URL('/en-US/story-play-sharing/7', origin))).toBe(false);
  });
});

describe('the pages of kept stories', () => {
  it('are the list and the plays, and have one copy for all stories of a language', () => {
    expect(opened('/de-DE/kept-stories')).toBe('kept-stories');
    expect(opened('/de-DE/kept-stories/low-tide/play')).toBe('kept-stories');
    expect(opened('/de-DE/kept-stories/low-tide')).toBe('page');
    expect(keptStoriesCopy('/de-DE/kept-stories')).toBe('/de-DE/kept-stories');
    expect(keptStoriesCopy('/de-DE/kept-stories/low-tide/play')).toBe(
      keptStoriesCopy('/de-DE/kept-stories/heron-pass/play'),
    );
  });

  it('are fetched again by a new build in the languages that had them', () => {
    expect(languagesKept(['/de-DE/kept-stories', '/en-US/about-us', '/de-DE/kept-stories/any/play'])).toEqual([
      'de-DE',
    ]);
  });
});

describe('when a build takes over', () => {
  it('the one before is kept for its open tabs, and those before it are dropped', () => {
    const names = [
      'fabula-assets-a',
      'fabula-pages-a',
      'fabula-pictures',
      'fabula-kept-pictures',
      'fabula-assets-b',
      'fabula-pages-b',
    ];
    expect(outdatedCaches([...names, 'fabula-assets-c'], 'c')).toEqual(['fabula-assets-a', 'fabula-pages-a']);
    expect(outdatedCaches(names, 'b')).toEqual([]);
  });

  it('a build that never took over is dropped, not the one that did', () => {
    const names = ['fabula-assets-a', 'fabula-pages-a', 'fabula-assets-b', 'fabula-assets-c'];
    expect(outdatedCaches(names, 'c')).toEqual(['fabula-assets-b']);
  });

  it('going back to an older build keeps the newer one', () => {
    const names = ['fabula-assets-a', 'fabula-pages-a', 'fabula-assets-b', 'fabula-pages-b', 'someone-elses'];
    expect(outdatedCaches(names, 'a')).toEqual([]);
  });
});

it('the offline page is in the language of the address, else in one that is wanted', () => {
  const offered = ['en-US', 'de-DE', 'pt-PT'];
  expect(languageFor('/de-DE/story-hub', ['pt'], offered)).toBe('de-DE');
  expect(languageFor('/de-DE', ['pt'], offered)).toBe('de-DE');
  expect(languageFor('/story-hub', ['it', 'pt-BR'], offered)).toBe('pt-PT');
  expect(languageFor('/xx-XX/story-hub', [], offered)).toBe('en-US');
});
