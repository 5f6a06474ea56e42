import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import rehypeSlug from 'rehype-slug';
import rehypeStringify from 'rehype-stringify';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { parse } from 'yaml';
import { z } from 'zod';

import type { Post } from '../src/content/post.ts';
import { compileWhitePapers } from './compile-white-paper.ts';
import { countWords, frontMatter } from './markdown-file.ts';
import { PostHead } from './post-head.ts';

const app = path.resolve(import.meta.dirname, '..');
const folder = path.join(app, 'content');
const target = path.join(app, 'src/content/compiled');

/** A post whose language the type check of what is written here knows. */
interface FoundPost extends Omit<Post, 'locale'> {
  readonly locale: string;
}

/** @throws Error that names the file, when its head is not what a post needs */
function readPost(file: string): { readonly post: FoundPost; readonly source: string } {
  const source = readFileSync(path.join(folder, file), 'utf8');
  const [, slug = '', locale = ''] = /^blog\/([a-z0-9-]+)\/([a-z]{2}-[A-Z]{2})\.md$/.exec(file) ?? [];
  const fields = PostHead.safeParse(parse(frontMatter.exec(source)?.[1] ?? ''));
  if (slug === '') throw new Error(`app/content/${file} is not named blog/{slug}/{language}.md`);
  if (!fields.success) throw new Error(`app/content/${file}: ${z.prettifyError(fields.error)}`);
  const words = countWords(source.replace(frontMatter, ''), locale);
  return { post: { slug, locale, words, ...fields.data }, source };
}

/** Markdown as HTML, without a parser in the browser. HTML within the Markdown is left out. */
const markdown = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkRehype)
  .use(rehypeSlug)
  .use(rehypeStringify);

rmSync(target, { recursive: true, force: true });
const posts = globSync('blog/*/*.md', { cwd: folder }).toSorted().map(readPost);
for (const { post, source } of posts) {
  const file = path.join(target, 'blog', post.slug, `${post.locale}.json`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ html: String(markdown.processSync(source)) }));
}
const list = posts.map(({ post }) => post).toSorted((one, other) => other.publishedOn.localeCompare(one.publishedOn));
writeFileSync(
  path.join(target, 'post-list.ts'),
  `import type { Post } from '../post';\n\nexport const postList: readonly Post[] = ${JSON.stringify(list, null, 2)};\n`,
);

compileWhitePapers(folder, target);
