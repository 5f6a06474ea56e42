import { describe, expect, it } from 'vitest';
import { toEmailAddress } from './email-address.ts';

describe('toEmailAddress', () => {
  it.each([
    ['reader@example.com', 'reader@example.com'],
    ['Reader@EXAMPLE.com', 'reader@example.com'],
    ['first.last+tag@mail.example.co.uk', 'first.last+tag@mail.example.co.uk'],
    ['leser@bücher.example', 'leser@xn--bcher-kva.example'],
  ])('writes %s in one way', (text, address) => {
    expect(toEmailAddress(text, 'toEmail')).toBe(address);
  });

  it.each([
    'a@evil.test,victim@x.test',
    'a@evil.test;victim@x.test',
    'Victim <victim@x.test>',
    '"a@evil.test,"@x.test',
    'a(comment)@x.test',
    'group:a@x.test;',
    'a@x.test\r\nBcc: victim@x.test',
    'a\0@x.test',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
    'a@localhost',
    'a@x..test',
    '.a@x.test',
    'a@-x.test',
    '<b>@x.test',
    'ａ@x.test',
    'a@x.test ',
    `${'a'.repeat(65)}@x.test`,
    `a@${'x.'.repeat(126)}test`,
  ])('refuses %j', (text) => {
    expect(() => toEmailAddress(text, 'toEmail')).toThrow('Please enter a valid email or phone');
  });
});
