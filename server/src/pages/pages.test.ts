import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig, type NetworkLimits } from '../config/config.ts';
import { ImportedCardEnvelope } from '../contract/validators.ts';
import { ReportDecisions } from '../social/report-decisions.ts';
import { runReports } from '../social/reports-command.ts';
import { cardV2, jsonFile } from '../testing/files/card-files.ts';
import { createTestServer } from '../testing/test-server.ts';
import { openTestSocket } from '../testing/test-socket.ts';
import type { RenderModule, RenderRequest, RenderResult } from './render-module.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fabula-pages-'));
  for (const folder of ['dist/client/assets', 'art/1/portraits'])
    mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, 'dist/client/assets/app-1a2b.js'), 'plain');
  writeFileSync(path.join(root, 'dist/client/assets/app-1a2b.js.br'), 'brotli');
  writeFileSync(path.join(root, 'dist/client/assets/app-1a2b.js.gz'), 'gzip');
  writeFileSync(path.join(root, 'art/1/portraits/ada-300.webp'), 'picture');
  writeFileSync(path.join(root, 'art/1/portraits/ada-300.avif'), 'smaller picture');
  writeFileSync(path.join(root, 'art/1/portraits/bo-300.webp'), 'picture of Bo');
  writeFileSync(path.join(root, 'art/1/portraits/inn.svg'), 'drawing');
  writeFileSync(path.join(root, 'art/1/portraits/inn.svg.br'), 'drawn briefly');
  writeFileSync(path.join(root, 'secret.txt'), 'secret');
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

async function serverWith(render?: (request: RenderRequest) => Promise<RenderResult>, limits?: NetworkLimits) {
  const server = await createTestServer({
    config: {
      ...(limits === undefined ? {} : { limits }),
      appDir: path.join(root, 'dist'),
      artDir: path.join(root, 'art'),
      publicUrl: 'https://fabula.example',
    },
  });
  const module: RenderModule | undefined = render && {
    render,
    async publicFile({ path: asked, listCharacters, listCollections, listStories }) {
      if (asked === '/sitemaps/characters.xml')
        return { type: 'text/plain', body: JSON.stringify(await listCharacters()) };
      if (asked === '/sitemaps/stories.xml') return { type: 'text/plain', body: JSON.stringify(await listStories()) };
      if (asked === '/sitemaps/collections.xml')
        return { type: 'text/plain', body: JSON.stringify(await listCollections()) };
      return asked === '/en-US/blog/feed.xml' ? { type: 'application/atom+xml', body: '<feed/>' } : undefined;
    },
    findArticle: async (name, language) =>
      name === 'one-contract' ? { title: `One contract (${language})`, language: 'en-US' } : undefined,
    inlineScriptHashes: ["'sha256-abc='"],
    queryParameters: ['include', 'q'],
  };
  const app = createApp(server.deps, { renderModule: module });
  const get = async (address: string, headers: Record<string, string> = {}) => app.request(address, { headers });
  return { app, deps: server.deps, get, server, [Symbol.asyncDispose]: () => server[Symbol.asyncDispose]() };
}

const page = (html: string, status: 200 | 404 | 410 | 500 = 200) =>
  ({ kind: 'page', status, html }) as const satisfies RenderResult;

describe('the picture of an article', () => {
  const html = async () => page('<p>A page</p>');

  it('is drawn with its title, and there is none of an unknown article', async () => {
    await using site = await serverWith(html);
    const answer = await site.get('/og/articles/one-contract.png?lang=de-DE');
    expect(answer.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const other = await site.get('/og/articles/one-contract.png?lang=ja-JP');
    expect(other.headers.get('etag')).not.toBe(answer.headers.get('etag'));
    expect((await site.get('/og/articles/no-such-post.png')).status).toBe(404);
  });
});

describe('files for programs', () => {
  const html = async () => page('<p>A page</p>');

  it('are answered with their type, kept for ten minutes and not sent twice', async () => {
    await using site = await serverWith(html);
    const answer = await site.get('/en-US/blog/feed.xml');
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'application/atom+xml',
      '<feed/>',
    ]);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
    const again = await site.get('/en-US/blog/feed.xml', { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it('that do not exist are not found', async () => {
    await using site = await serverWith(html);
    for (const address of ['/xx/blog/feed.xml', '/sitemaps/other.xml', '/en-US/blog/feed.exe']) {
      // oxlint-disable-next-line no-await-in-loop -- one after another
      expect((await site.get(address)).status).toBe(404);
    }
  });

  it('name public characters and stories, and none for adults or deleted', async () => {
    await using site = await serverWith(html);
    const { db } = site.deps.database;
    const [one, two] = await site.deps.explore.listedCharacters();
    if (one === undefined || two === undefined) throw new Error('The seed has too few characters');
    await db.updateTable('characters').set({ mature: 1 }).where('character_id', '=', one.id).execute();
    await db.updateTable('characters').set({ deleted_at: 1 }).where('character_id', '=', two.id).execute();
    const characters = await (await site.get('/sitemaps/characters.xml')).text();
    expect(characters).toContain('"language":"');
    expect(characters).not.toContain(`"${one.id}"`);
    expect(characters).not.toContain(`"${two.id}"`);
    expect(await (await site.get('/sitemaps/stories.xml')).text()).toContain('"id":"');
    expect(await (await site.get('/sitemaps/collections.xml')).text()).toBe('[]');
  });
});

describe('files', () => {
  it('are served compressed and immutable', async () => {
    await using site = await serverWith();
    const read = async (acceptEncoding: string) => {
      const answer = await site.get('/assets/app-1a2b.js', { 'accept-encoding': acceptEncoding });
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      return [answer.headers.get('content-encoding'), await answer.text()];
    };
    expect(await read('gzip, br')).toEqual(['br', 'brotli']);
    expect(await read('gzip')).toEqual(['gzip', 'gzip']);
    expect(await read('')).toEqual([null, 'plain']);
    const picture = await site.get('/art/1/portraits/ada-300.webp');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('of drawings go out compressed', async () => {
    await using site = await serverWith();
    const answer = await site.get('/art/1/portraits/inn.svg', { 'accept-encoding': 'gzip, br' });
    expect(answer.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['br', 'drawn briefly']);
  });

  it('of pictures go out as AVIF to who takes it, where there is one', async () => {
    await using site = await serverWith();
    const read = async (name: string, accept: string) => {
      const answer = await site.get(`/art/1/portraits/${name}-300.webp`, { accept });
      expect(answer.headers.get('vary')).toBe('Accept');
      return [answer.headers.get('content-type'), await answer.text()];
    };
    const modern = 'image/avif,image/webp,*/*;q=0.8';
    expect(await read('ada', modern)).toEqual(['image/avif', 'smaller picture']);
    expect(await read('ada', 'image/webp,*/*;q=0.8')).toEqual(['image/webp', 'picture']);
    expect(await read('bo', modern)).toEqual(['image/webp', 'picture of Bo']);
  });

  it.each([
    '/assets/missing.js',
    '/art/1/portraits/missing.webp',
    '/art/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/%2e%2e/secret.txt',
    '/art/1//portraits/ada-300.webp',
    '/assets/',
  ])('are not found at %s', async (address) => {
    await using site = await serverWith();
    const answer = await site.get(address);
    expect(await answer.text()).not.toContain('secret');
    expect([404, 503]).toContain(answer.status);
  });
});

describe('pages', () => {
  it('are rendered with what the visitor asked for, and reach the API without a socket', async () => {
    await using site = await serverWith(async ({ acceptLanguage, accountGift, brand, fetch, publicUrl, url }) => {
      const answer = await fetch(`${publicUrl}/api/tags`, { headers: { 'language-type': 'es-ES' } });
      const text = await answer.text();
      return page(`<p>${url} ${brand} ${acceptLanguage} ${text.includes('Misterio')} ${accountGift}</p>`);
    });
    const answer = await site.get('/es-ES/story-hub?q=sea', { 'accept-language': 'tr' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('<p>/es-ES/story-hub?q=sea fabula tr true 80</p>');
  });

  it('carry a policy without inline code, and the other headers of a careful site', async () => {
    await using site = await serverWith(async () => page('<p>hi</p>'));
    const { headers } = await site.get('/en-US/story-hub');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe|style-src [^;]*unsafe/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('max-age=');
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    ['//', '/'],
    ['//elsewhere.example/en-US?page=2', '/elsewhere.example/en-US?page=2'],
    ['///api/healthz', '/api/healthz'],
  ])('lead %s back to this site', async (address, location) => {
    await using site = await serverWith(async () => page('<p>hi</p>'));
    const answer = await site.get(`https://fabula.example${address}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, location]);
  });

  it('go out compressed, and not again to a client that has them', async () => {
    await using site = await serverWith(async () => page('<p>hello</p>'));
    const first = await site.get('/en-US/story-hub', { 'accept-encoding': 'gzip;q=0.5, br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await first.arrayBuffer())).toString()).toBe('<p>hello</p>');
    const etag = first.headers.get('etag') ?? '';
    const again = await site.get('/en-US/story-hub', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('are rendered once for visitors who come together, and again after a while', async () => {
    let renderings = 0;
    await using site = await serverWith(async () => page(`<p>${(renderings += 1)}</p>`));
    await Promise.all(Array.from({ length: 20 }, () => site.get('/en-US/story-hub')));
    expect(renderings).toBe(1);
    site.server.clock.advance(15_000);
    expect(await (await site.get('/en-US/story-hub')).text()).toBe('<p>2</p>');
  });

  it('are one page whatever their address carries that no page reads', async () => {
    const rendered: string[] = [];
    await using site = await serverWith(async ({ url }) => {
      rendered.push(url);
      return page(`<p>${url}</p>`);
    });
    for (const query of ['q=sea&include=b&include=a', 'x=1&include=b&q=sea&include=a', 'include=b&include=a&q=sea#x']) {
      const answer = await site.get(`/en-US/story-hub?${query}`);
      expect(await answer.text()).toBe('<p>/en-US/story-hub?include=b&include=a&q=sea</p>');
    }
    for (const query of ['', '?', '?utm_source=mail', '?12345']) await site.get(`/en-US/story-hub${query}`);
    expect(rendered).toEqual(['/en-US/story-hub?include=b&include=a&q=sea', '/en-US/story-hub']);
  });

  it('take the whole query along to the address with a language', async () => {
    await using site = await serverWith(async ({ url }) => ({
      kind: 'redirect',
      status: 302,
      location: `/en-US${url}`,
    }));
    const answer = await site.get('/story-hub?utm_source=mail&q=sea');
    expect(answer.headers.get('location')).toBe('/en-US/story-hub?utm_source=mail&q=sea');
  });

  it('are refused to an address that opens too many, and say when to come back', async () => {
    const { limits } = readConfig({ RATE_LIMIT_PAGES_PER_MINUTE: '2' });
    await using site = await serverWith(async ({ url }) => page(url), limits);
    await using socket = await openTestSocket(site);
    const open = (count: number) => fetch(`${socket.origin}/en-US/story-hub?q=${count}`);
    expect([(await open(1)).status, (await open(2)).status]).toEqual([200, 200]);
    const refused = await open(3);
    expect([refused.status, refused.headers.get('content-type')]).toEqual([429, 'text/html; charset=UTF-8']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${socket.origin}/assets/app-1a2b.js`)).status).toBe(200);
  });

  it('are rendered for each request where a share can be revoked at any moment', async () => {
    let isShared = true;
    await using site = await serverWith(async () =>
      isShared ? { ...page('a play'), fleeting: true } : { ...page('taken back', 410), fleeting: true },
    );
    expect((await site.get('/en-US/story-play-sharing/ssn-1')).status).toBe(200);
    isShared = false;
    const gone = await site.get('/en-US/story-play-sharing/ssn-1');
    expect([gone.status, await gone.text()]).toEqual([410, 'taken back']);
    isShared = true;
    expect((await site.get('/en-US/story-play-sharing/ssn-1')).status).toBe(200);
  });

  describe('of a character that others no longer see', () => {
    async function siteWithCharacter() {
      const site = await serverWith(async ({ fetch, publicUrl, url }) => {
        const [, characterId] = /character-profile\/([^/?]+)/.exec(url) ?? [];
        const answer = await fetch(`${publicUrl}/api/characters/${characterId}`);
        const text = await answer.text();
        return page(text.includes('Isaura Pell') ? 'Isaura Pell' : 'Not found', answer.status === 200 ? 200 : 404);
      });
      const { server } = site;
      const owner = await server.registered();
      const card = cardV2({ creator_notes: 'Mends clocks that show another hour.' });
      const json = { content: jsonFile(card).toString('base64'), mature: false };
      const { body } = await server.call('/cards', { method: 'POST', session: owner, json });
      const { characterId } = ImportedCardEnvelope.parse(body).data;
      const show = (visibility: string) => {
        const form = { visibility, statement: true };
        return server.call(`/characters/${characterId}/visibility`, { method: 'PUT', session: owner, json: form });
      };
      const open = async () => (await site.get(`/en-US/character-profile/${characterId}`)).status;
      return { characterId, open, owner, server, show, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() };
    }

    it('is gone at once when its owner takes it back or deletes it, and there at once when it is published', async () => {
      await using site = await siteWithCharacter();
      expect(await site.open()).toBe(404);
      await site.show('public');
      expect(await site.open()).toBe(200);
      await site.show('private');
      expect(await site.open()).toBe(404);
      await site.show('unlisted');
      expect(await site.open()).toBe(200);
      await site.server.call(`/characters/${site.characterId}`, { method: 'DELETE', session: site.owner });
      expect(await site.open()).toBe(404);
    });

    it('is gone at once when a moderator hides it, and back when it is shown again', async () => {
      await using site = await siteWithCharacter();
      await site.show('public');
      expect(await site.open()).toBe(200);
      const reader = await site.server.registered();
      const report = { method: 'POST', session: reader, json: { reason: 'spam' } };
      await site.server.call(`/characters/${site.characterId}/reports`, report);
      const decide = (command: string) =>
        runReports(new ReportDecisions(site.server.deps), [
          command,
          site.characterId,
          '--by',
          'mara',
          '--because',
          'x',
        ]);
      await decide('hide');
      expect(await site.open()).toBe(404);
      await decide('restore');
      expect(await site.open()).toBe(200);
    });
  });

  it('redirect by the languages of each visitor', async () => {
    await using site = await serverWith(async ({ acceptLanguage }) => ({
      kind: 'redirect',
      status: 302,
      location: `/${acceptLanguage}/character-story-hub`,
    }));
    const location = async (language: string) =>
      (await site.get('/', { 'accept-language': language })).headers.get('location');
    expect(await location('es-ES')).toBe('/es-ES/character-story-hub');
    expect(await location('ar-SA')).toBe('/ar-SA/character-story-hub');
  });

  it('redirect to the language that a visitor chose before, where it is one of the product', async () => {
    await using site = await serverWith(async ({ acceptLanguage }) => ({
      kind: 'redirect',
      status: 302,
      location: `/${acceptLanguage}`,
    }));
    const answerTo = (cookie: string) => site.get('/', { 'accept-language': 'es-ES', cookie });
    const chosen = await answerTo('theme=day; language_type=ar-SA');
    expect(chosen.headers.get('location')).toBe('/ar-SA,es-ES');
    expect(chosen.headers.get('vary')).toContain('Cookie');
    expect((await answerTo('language_type=tlh')).headers.get('location')).toBe('/es-ES');
  });

  it('that break are a plain 500 without a word about why, and are tried again', async () => {
    let renderings = 0;
    await using site = await serverWith(async () => {
      renderings += 1;
      if (renderings === 1) throw new Error('secret detail');
      return page('<p>whole again</p>');
    });
    const broken = await site.get('/en-US/story-hub');
    expect(broken.status).toBe(500);
    expect(await broken.text()).toMatch(/^(?=.*Unexpected Application Error!)(?!.*secret)/);
    expect((await site.get('/en-US/story-hub')).status).toBe(200);
  });

  it('say so when they have not been built', async () => {
    await using site = await serverWith();
    const answer = await site.get('/en-US/story-hub');
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('npm run build');
  });

  it('are not rendered for names of files', async () => {
    let renderings = 0;
    await using site = await serverWith(async () => page(`<p>${(renderings += 1)}</p>`));
    for (const address of ['/favicon.ico', '/en-US/wp-login.php']) expect((await site.get(address)).status).toBe(404);
    expect(renderings).toBe(0);
  });

  it('are only for reading', async () => {
    await using site = await serverWith(async () => page('<p>hi</p>'));
    const answer = await site.app.request('/en-US/story-hub', { method: 'POST' });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const head = await site.app.request('/en-US/story-hub', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
  });
});
