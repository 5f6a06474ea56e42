import type { BookChapter, Passage, PlayedBook } from './played-book.ts';

export interface BookPage {
  file: string;
  title: string;
  xhtml: string;
}

/** Text that stands in XML, also in an attribute; what XML 1.0 cannot hold is left out (§2.2). */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/** `rtl` for a book whose pages turn the other way. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return language.startsWith('ar') ? 'rtl' : 'ltr';
}

/** An XHTML document of an EPUB (EPUB 3.3, §6.1). */
export function page({ language }: Pick<PlayedBook, 'language'>, title: string, body: string): string {
  const attributes = `xml:lang="${language}" lang="${language}" dir="${directionOf(language)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" ${attributes}>
<head>
<title>${escapeXml(title)}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
${body}
</html>
`;
}

/** The page with the title, and the pages of the chapters, in the order of reading. */
export function writePages(book: PlayedBook): BookPage[] {
  const chapters = book.chapters.map((chapter, index) => chapterPage(book, chapter, index));
  return [titlePage(book), ...chapters];
}

function titlePage(book: PlayedBook): BookPage {
  const { creatorName, player, tagline, title } = book;
  const lines = [
    `<h1 epub:type="title">${escapeXml(title)}</h1>`,
    `<p class="tagline">${escapeXml(tagline)}</p>`,
    ...player.map((line) => `<p class="player">${escapeXml(line)}</p>`),
    ...(creatorName === null ? [] : [`<p class="creator">${escapeXml(creatorName)}</p>`]),
  ];
  const body = `<body epub:type="frontmatter"><section epub:type="titlepage">\n${lines.join('\n')}\n</section></body>`;
  return { file: 'title.xhtml', title, xhtml: page(book, title, body) };
}

function chapterPage(book: PlayedBook, chapter: BookChapter, index: number): BookPage {
  const title = chapter.title ?? book.title;
  const isLast = index === book.chapters.length - 1;
  const parts = [
    ...(chapter.title === null ? [] : [`<h2>${escapeXml(chapter.title)}</h2>`]),
    ...chapter.passages.map(writePassage),
    ...(isLast && book.ending !== null ? [`<p class="ending">${escapeXml(book.ending.title ?? '∎')}</p>`] : []),
  ];
  const body = `<body epub:type="bodymatter"><section epub:type="chapter">\n${parts.join('\n')}\n</section></body>`;
  return { file: `chapter-${index + 1}.xhtml`, title, xhtml: page(book, title, body) };
}

function writePassage(passage: Passage): string {
  if (passage.kind === 'image') return `<p class="image">${escapeXml(passage.description)}</p>`;
  const text = escapeXml(passage.text).replaceAll('\n', '<br/>');
  if (passage.kind === 'document') return `<blockquote><p>${text}</p></blockquote>`;
  return `<p class="${passage.kind}">${text}</p>`;
}
