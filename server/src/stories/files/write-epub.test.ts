import { XMLValidator } from 'fast-xml-parser';
import { unzipSync } from 'fflate';
import { assert, constantFrom, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import type { PlayedBook } from './played-book.ts';
import { writeEpub } from './write-epub.ts';

const book: PlayedBook = {
  bookId: 'urn:fabula:play:ssn-1',
  title: 'قصة',
  tagline: 'سطر واحد',
  creatorName: null,
  language: 'ar-SA',
  player: [],
  chapters: [{ title: null, passages: [{ kind: 'narration', text: 'كان يا ما كان' }] }],
  ending: null,
  updatedAt: new Date('2026-11-21T19:03:12.345Z'),
};

const filesOf = (written: PlayedBook) => {
  const files = unzipSync(writeEpub(written, new Uint8Array([0xff, 0xd8])));
  return new Map(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes).toString('utf8')]));
};

it('a book in Arabic runs from right to left, page by page', () => {
  const files = filesOf(book);
  expect(files.get('EPUB/package.opf')).toContain('<spine page-progression-direction="rtl">');
  expect(files.get('EPUB/package.opf')).toContain('<meta property="dcterms:modified">2026-11-21T19:03:12Z</meta>');
  expect(files.get('EPUB/chapter-1.xhtml')).toContain('xml:lang="ar-SA" lang="ar-SA" dir="rtl"');
});

it('whatever is written in a story, its book is well-formed', () => {
  const nasty = constantFrom(
    '</p>',
    ']]>',
    '<!--',
    '&amp;',
    '\u0000\u000b',
    '\ud800',
    '"\'',
    '<script>alert(1)</script>',
  );
  assert(
    property(string(), nasty, (text, bad) => {
      const words = `${text}${bad}`;
      const files = filesOf({
        ...book,
        title: words,
        creatorName: words,
        player: [words],
        chapters: [
          { title: words, passages: [{ kind: 'choice', text: words }] },
          {
            title: null,
            passages: [
              { kind: 'document', text: words },
              { kind: 'image', description: words },
            ],
          },
        ],
        ending: { endingId: 'end', title: words },
      });
      const documents = [...files].filter(([name]) => /\.(?:xml|opf|xhtml)$/u.test(name));
      for (const [name, content] of documents) {
        expect([name, XMLValidator.validate(content)]).toEqual([name, true]);
        expect(content).not.toContain('<script>');
      }
    }),
    { numRuns: 60 },
  );
});
