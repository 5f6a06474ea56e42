import { zipSync, type Zippable } from 'fflate';
import { directionOf, escapeXml, page, writePages, type BookPage } from './epub-pages.ts';
import type { PlayedBook } from './played-book.ts';

const MIMETYPE = 'application/epub+zip';

const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles>
<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
`;

const STYLE = `body { line-height: 1.5; }
h1, h2, .tagline, .player, .creator, .ending { text-align: center; }
p { margin: 0; text-indent: 1.2em; }
h2 + p, .tagline, .player, .creator, .choice, .image, .ending, blockquote p { text-indent: 0; }
.tagline, .image, .choice { font-style: italic; }
.choice, .image, .ending, blockquote { margin: 1em 0; }
.choice::before { content: "\\2192\\00a0"; }
[dir="rtl"] .choice::before { content: "\\2190\\00a0"; }
.ending { font-weight: bold; }
.cover { margin: 0; text-align: center; text-indent: 0; }
.cover img { max-height: 100%; max-width: 100%; }
`;

/**
 * A play as an EPUB 3 book (EPUB 3.3): one page for each chapter, a table of contents and a cover.
 *
 * @param cover A picture in JPEG, which every reading system shows.
 */
export function writeEpub(book: PlayedBook, cover: Uint8Array): Uint8Array<ArrayBuffer> {
  const pages = [coverPage(book), ...writePages(book)];
  const texts = [
    ['META-INF/container.xml', CONTAINER],
    ['EPUB/package.opf', packageOf(book, pages)],
    ['EPUB/nav.xhtml', navOf(book, pages)],
    ['EPUB/style.css', STYLE],
    ...pages.map(({ file, xhtml }) => [`EPUB/${file}`, xhtml] as const),
  ] as const;
  // First, and not packed: reading systems look for these bytes at this place (EPUB OCF 3.3, §4.3).
  const entries: Zippable = { mimetype: [Buffer.from(MIMETYPE), { level: 0 }] };
  for (const [name, text] of texts) entries[name] = [Buffer.from(text), { level: 6 }];
  entries['EPUB/cover.jpg'] = [cover, { level: 0 }];
  return new Uint8Array(zipSync(entries, { mtime: new Date(1980, 0, 1, 12) }));
}

function coverPage(book: PlayedBook): BookPage {
  const picture = `<p class="cover"><img src="cover.jpg" alt="${escapeXml(book.title)}"/></p>`;
  const body = `<body epub:type="cover"><section>${picture}</section></body>`;
  return { file: 'cover.xhtml', title: book.title, xhtml: page(book, book.title, body) };
}

function navOf(book: PlayedBook, pages: readonly BookPage[]): string {
  const [cover, ...listed] = pages;
  const items = listed.map(({ file, title }) => `<li><a href="${file}">${escapeXml(title)}</a></li>`);
  const [, firstChapter] = listed;
  const landmarks = [
    ['cover', cover?.file ?? 'cover.xhtml'],
    ['bodymatter', firstChapter?.file ?? 'title.xhtml'],
  ].map(([type, file]) => `<li><a epub:type="${type}" href="${file}">${escapeXml(book.title)}</a></li>`);
  const body = `<body>
<nav epub:type="toc" id="toc"><h1>${escapeXml(book.title)}</h1><ol>
${items.join('\n')}
</ol></nav>
<nav epub:type="landmarks" hidden="hidden"><ol>
${landmarks.join('\n')}
</ol></nav>
</body>`;
  return page(book, book.title, body);
}

function packageOf(book: PlayedBook, pages: readonly BookPage[]): string {
  const { bookId, creatorName, language, tagline, title, updatedAt } = book;
  const modified = updatedAt.toISOString().replace(/\.\d{3}Z$/, 'Z');
  const names = pages.map(({ file }) => ({ file, id: file.replace('.xhtml', '') }));
  const items = names.map(({ file, id }) => `<item id="${id}" href="${file}" media-type="application/xhtml+xml"/>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${language}" dir="${directionOf(language)}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escapeXml(bookId)}</dc:identifier>
<dc:title>${escapeXml(title)}</dc:title>
<dc:language>${language}</dc:language>
${creatorName === null ? '' : `<dc:creator>${escapeXml(creatorName)}</dc:creator>\n`}<dc:description>${escapeXml(tagline)}</dc:description>
<meta property="dcterms:modified">${modified}</meta>
<meta name="cover" content="cover-image"/>
</metadata>
<manifest>
<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>
<item id="style" href="style.css" media-type="text/css"/>
<item id="cover-image" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>
${items.join('\n')}
</manifest>
<spine page-progression-direction="${directionOf(language)}">
${names.map(({ id }) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`;
}
