import { describe, expect, it } from 'vitest';
import { memoryStorage } from './loopback';
import { detectLanguage, storedPreferences, toContentMode } from '../src/runtime/preferences';

describe('detectLanguage', () => {
  it.each([
    ['en', 'en-US'],
    ['zh', 'zh-CN'],
    ['ja', 'ja-JP'],
    ['ko', 'ko-KR'],
    ['fr', 'fr-FR'],
    ['es', 'es-ES'],
    ['de', 'de-DE'],
    ['ar-SA', 'ar-SA'],
    ['zh-Hant-TW', 'zh-CN'],
    ['FR-ca', 'fr-FR'],
    ['sv', 'en-US'],
    ['', 'en-US'],
  ])('takes %s for %s', (browser, locale) => {
    expect(detectLanguage([browser, 'ja'])).toBe(locale);
  });

  it('gives en-US where the browser names no language', () => {
    expect(detectLanguage([])).toBe('en-US');
    expect(detectLanguage(undefined)).toBe('en-US');
  });
});

describe('storedPreferences', () => {
  it('keeps what is stored', () => {
    const storage = memoryStorage({ sfw_type: 'nsfw', language_type: 'tr-TR' });

    expect(storedPreferences({ storage, languages: () => ['en'] })()).toEqual({
      contentMode: 'nsfw',
      language: 'tr-TR',
    });
  });

  it('replaces a stored language that the product does not speak', () => {
    const storage = memoryStorage({ sfw_type: 'sfw', language_type: 'xx-XX' });

    expect(storedPreferences({ storage, languages: () => ['ko'] })().language).toBe('ko-KR');
    expect(storage.getItem('language_type')).toBe('ko-KR');
  });

  it('gives en-US when the browser refuses to say its languages', () => {
    const languages = () => {
      throw new Error('refused');
    };

    expect(storedPreferences({ storage: memoryStorage(), languages })()).toEqual({
      contentMode: 'sfw',
      language: 'en-US',
    });
  });
});

describe('toContentMode', () => {
  it.each(['NSFW', 'nsfw ', 'true', '', null])('is sfw for %j', (stored) => {
    expect(toContentMode(stored)).toBe('sfw');
  });

  it('is nsfw for exactly nsfw', () => {
    expect(toContentMode('nsfw')).toBe('nsfw');
  });
});
