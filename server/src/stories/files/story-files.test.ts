import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SessionValues } from '../../http/principal.ts';
import { StoryRoundEnvelope, StorySessionEnvelope, type StoryRound } from '../../contract/validators.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const ferry = `VAR player_name = ""
The ferry is late, {player_name}.
“It is <never> late & never *early*,” says Ada. # speaker: ada-byrne
+ [Wait & see.] -> wait
+ [Swim.] -> wait
=== wait
# chapter: The <second> boat
1. It comes.
# comes
“All in.” # document
+ [Board.]
    # ending: over; Over & out
    You go over.
    -> END
`;

let server: TestServer;
let reader: SessionValues;
beforeAll(async () => {
  const findInk = (storyId: string) => (storyId === 'low-tide' ? ferry : undefined);
  server = await createTestServer({ overrides: { findInk } });
  reader = await server.guest();
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
});

async function played(name: string): Promise<string> {
  const post = (path: string, json: object) => server.call(path, { method: 'POST', session: reader, json });
  const { round, storySessionId } = StorySessionEnvelope.parse(
    (await post('/story-sessions', { storyId: 'low-tide', name })).body,
  ).data;
  let at: StoryRound = round;
  const move = async (index: number) => {
    const json = { roundId: at.roundId, choiceId: at.choices[index]?.choiceId };
    at = StoryRoundEnvelope.parse((await post(`/story-sessions/${storySessionId}/rounds`, json)).body).data;
  };
  await move(1);
  await server.call(`/story-sessions/${storySessionId}/current-round`, {
    method: 'PUT',
    session: reader,
    json: { roundId: round.roundId },
  });
  at = round;
  await move(0);
  await move(0);
  return storySessionId;
}

async function take(id: string, format: string, session = reader): Promise<Response> {
  const headers = new Headers({ ...session });
  return server.app.request(`/api/story-sessions/${id}/file?format=${format}`, { headers });
}

const textOf = (files: Record<string, Uint8Array>, name: string) => Buffer.from(files[name] ?? []).toString('utf8');

describe('a play as Markdown', () => {
  it('has its title, its chapters, what was chosen and how it ended, and nothing in it is markup', async () => {
    const answer = await take(await played('Ida *bold*'), 'markdown');
    expect(answer.headers.get('content-type')).toContain('text/markdown');
    expect(answer.headers.get('content-disposition')).toContain('Low Tide.md');
    expect(await answer.text()).toBe(`# Low Tide

*Low Tide, told slowly*

Ida \\*bold\\*

The ferry is late, Ida \\*bold\\*.

“It is \\<never\\> late \\& never \\*early\\*,” says Ada.

**→ Wait \\& see.**

## The \\<second\\> boat

1\\. It comes.

> “All in.”

**→ Board.**

You go over.

---

**Over \\& out**
`);
  });
});

describe('a play as a book', () => {
  it('is an EPUB: the type first and not packed, every part well-formed and named in the package', async () => {
    const answer = await take(await played('Ida & <Co>'), 'epub');
    expect(answer.headers.get('content-type')).toBe('application/epub+zip');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(Buffer.from(bytes.subarray(30, 58)).toString('latin1')).toBe('mimetypeapplication/epub+zip');
    const files = unzipSync(bytes);
    expect(textOf(files, 'mimetype')).toBe('application/epub+zip');
    const documents = Object.keys(files).filter((name) => /\.(?:xml|opf|xhtml)$/u.test(name));
    for (const name of documents) expect([name, XMLValidator.validate(textOf(files, name))]).toEqual([name, true]);

    const xml = new XMLParser({ ignoreAttributes: false, isArray: (name) => ['item', 'itemref', 'li'].includes(name) });
    const container = xml.parse(textOf(files, 'META-INF/container.xml'));
    const place = container.container.rootfiles.rootfile['@_full-path'];
    const { package: book } = xml.parse(textOf(files, place));
    expect(book).toMatchObject({
      '@_version': '3.0',
      '@_unique-identifier': 'id',
      metadata: { 'dc:title': 'Low Tide', 'dc:language': 'en-US', 'dc:identifier': { '@_id': 'id' } },
      spine: { '@_page-progression-direction': 'ltr' },
    });
    expect(book.metadata.meta).toContainEqual({
      '#text': expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/u),
      '@_property': 'dcterms:modified',
    });
    const items: Record<string, string>[] = book.manifest.item;
    const inside = Object.keys(files).filter((name) => name.startsWith('EPUB/') && name !== place);
    expect(items.map((item) => `EPUB/${item['@_href']}`).toSorted()).toEqual(inside.toSorted());
    const ids = new Map(items.map((item) => [item['@_id'], item['@_href']]));
    const spine: string[] = book.spine.itemref.map((ref: Record<string, string>) => ids.get(ref['@_idref'] ?? ''));
    expect(spine).toEqual(['cover.xhtml', 'title.xhtml', 'chapter-1.xhtml', 'chapter-2.xhtml']);
    expect(items.filter((item) => item['@_properties'] === 'nav')).toHaveLength(1);
    expect(textOf(files, 'EPUB/nav.xhtml')).toContain('<a href="chapter-2.xhtml">The &lt;second&gt; boat</a>');
    expect(textOf(files, 'EPUB/chapter-1.xhtml')).toContain('The ferry is late, Ida &amp; &lt;Co&gt;.');
    expect(textOf(files, 'EPUB/chapter-2.xhtml')).toContain('<p class="choice">Board.</p>');
    expect(textOf(files, 'EPUB/chapter-2.xhtml')).toContain('Over &amp; out');
    const cover = await sharp(Buffer.from(files['EPUB/cover.jpg'] ?? [])).metadata();
    expect([cover.format, cover.width, cover.height]).toEqual(['jpeg', 1200, 1800]);
  });
});

describe('the file of a play', () => {
  it('is only its player’s', async () => {
    const id = await played('Ida');
    expect((await take(id, 'epub', await server.guest())).status).toBe(404);
    expect((await take('ssn-unknown', 'markdown')).status).toBe(404);
    expect((await take(id, 'pdf')).status).toBe(400);
  });
});
