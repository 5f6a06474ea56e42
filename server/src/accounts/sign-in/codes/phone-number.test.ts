import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../lib/locale.ts';
import { toPhoneNumber } from './phone-number.ts';

describe('toPhoneNumber', () => {
  it.each<[string, Locale, string]>([
    ['4155550123', 'en-US', '+14155550123'],
    ['14155550123', 'en-US', '+14155550123'],
    ['13800138000', 'zh-CN', '+8613800138000'],
    ['09012345678', 'ja-JP', '+819012345678'],
    ['01012345678', 'ko-KR', '+821012345678'],
    ['0612345678', 'fr-FR', '+33612345678'],
    ['5321234567', 'tr-TR', '+905321234567'],
    ['05321234567', 'tr-TR', '+905321234567'],
    ['0512345678', 'ar-SA', '+966512345678'],
    ['+34612345678', 'en-US', '+34612345678'],
    ['+4915112345678', 'zh-CN', '+4915112345678'],
  ])('reads %s in %s as %s', (digits, locale, number) => {
    expect(toPhoneNumber(digits, 'phoneNumber', { locale })).toBe(number);
  });

  it('reads digits that make no number in the region as those of the only region that has them', () => {
    expect(toPhoneNumber('13800138000', 'phoneNumber', { locale: 'en-US' })).toBe('+8613800138000');
  });

  it('lets a configured region go before that of the language', () => {
    expect(toPhoneNumber('9876543210', 'phoneNumber', { locale: 'en-US', region: 'IN' })).toBe('+919876543210');
  });

  it.each<[string, Locale, string]>([
    ['9999999999', 'en-US', 'unassigned'],
    ['9005551234', 'en-US', 'it costs a premium'],
    ['8005551234', 'en-US', 'it takes no messages'],
    ['01626915592', 'en-US', 'both Korea and Germany have it'],
    ['+99999999999', 'en-US', 'no country has it'],
    ['+18005551234', 'en-US', 'it takes no messages'],
  ])('refuses %s in %s, because %s', (digits, locale) => {
    expect(() => toPhoneNumber(digits, 'phoneNumber', { locale })).toThrow('Please enter a valid email or phone');
  });
});
