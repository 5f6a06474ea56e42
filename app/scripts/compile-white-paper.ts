import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Element, ElementContent, Root } from 'hast';
import rehypeStringify from 'rehype-stringify';
import remarkFrontmatter from 'remark-frontmatter';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { parse } from 'yaml';
import { z } from 'zod';

import { countWords, frontMatter } from './markdown-file.ts';
import { WhitePaperHead } from './white-paper-head.ts';

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkRehype);
const html = unified().use(rehypeStringify);

type Part = { readonly html: string } | { readonly figure: string; readonly caption: string };

interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly Part[];
  /** Where it can be checked: its last section. */
  readonly checks: { readonly title: string; readonly html: string };
}

const isElement = (node: Root['children'][number], name: string): node is Element =>
  node.type === 'element' && node.tagName === name;

const textOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : 'children' in node ? node.children.map(textOf).join('') : '';

/** The figure of a paragraph that is nothing but `![caption](figure:name)`. */
function figureOf(node: Root['children'][number]): Part | undefined {
  if (!isElement(node, 'p') || node.children.length !== 1) return undefined;
  const [image] = node.children;
  if (image === undefined || !isElement(image, 'img')) return undefined;
  const figure = /^figure:([a-z-]+)$/.exec(String(image.properties['src']))?.[1];
  return figure === undefined ? undefined : { figure, caption: String(image.properties['alt']) };
}

/** Text between figures as HTML, and the figures. */
function toParts(nodes: Root['children']): Part[] {
  const parts: Part[] = [];
  let text: Root['children'] = [];
  const close = () => {
    const written = html.stringify({ type: 'root', children: text }).trim();
    if (written !== '') parts.push({ html: written });
    text = [];
  };
  for (const node of nodes) {
    const figure = figureOf(node);
    if (figure === undefined) text.push(node);
    else {
      close();
      parts.push(figure);
    }
  }
  close();
  return parts;
}

/** Makes a heading a link to itself, so that its address can be copied. The id is the same in every language. */
function anchor(heading: Element, id: string): void {
  heading.properties['id'] = id;
  heading.children = [{ type: 'element', tagName: 'a', properties: { href: `#${id}` }, children: heading.children }];
}

/** @throws Error when the chapter does not end with a section of where it can be checked */
function toChapter(id: string, nodes: Root['children']): Chapter {
  const [heading, ...rest] = nodes.filter((node) => node.type === 'element');
  const sections = rest.filter((node) => isElement(node, 'h3'));
  const last = sections.at(-1);
  const list = rest.at(-1);
  if (heading === undefined || last === undefined || list?.tagName !== 'ul' || rest.at(-2) !== last)
    throw new Error(`The chapter ${id} does not end with a heading and a list of where it can be checked`);
  const title = textOf(heading);
  const checks = { title: textOf(last), html: html.stringify({ type: 'root', children: [list] }) };
  for (const [index, section] of sections.entries()) anchor(section, `${id}-${index + 1}`);
  return { id, title, parts: toParts(rest.slice(0, -2)), checks };
}

/** Puts the numbers of the head into the text. Throws for one that is missing or that the text never names. */
function withFacts(source: string, facts: Readonly<Record<string, number>>): string {
  const named = new Set<string>();
  const text = source.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`The text names {${name}}, which is not in its head`);
    named.add(name);
    return String(fact);
  });
  const unused = Object.keys(facts).filter((name) => !named.has(name));
  if (unused.length > 0) throw new Error(`The text never names ${unused.join(', ')}`);
  return text;
}

/**
 * Reads the white paper in one language.
 *
 * @param source The Markdown file
 * @param locale BCP 47 tag of its language
 * @returns What `app/src/content/white-paper.ts` reads; HTML within the Markdown is left out
 * @throws Error when the head is not what the paper needs, or does not agree with the text
 */
export function compileWhitePaper(source: string, locale: string) {
  const fields = WhitePaperHead.safeParse(parse(frontMatter.exec(source)?.[1] ?? ''));
  if (!fields.success) throw new Error(z.prettifyError(fields.error));
  const { chapters: ids, changedOn, description, facts, figures, title } = fields.data;
  const text = withFacts(source.replace(frontMatter, ''), facts);
  const root = markdown.runSync(markdown.parse(text));
  const starts = root.children.flatMap((node, index) => (isElement(node, 'h2') ? [index] : []));
  if (starts.length !== ids.length) throw new Error(`There are ${starts.length} chapters, and ${ids.length} anchors`);
  const chapters = starts.map((start, index) =>
    toChapter(ids[index] ?? '', root.children.slice(start, starts[index + 1])),
  );
  const used = chapters.flatMap(({ parts }) => parts.flatMap((part) => ('figure' in part ? [part.figure] : [])));
  if (used.toSorted().join(' ') !== Object.keys(figures).toSorted().join(' '))
    throw new Error(`The text shows the figures ${used.join(', ')}, and the head words others`);
  const words = countWords(text, locale);
  const lead = toParts(root.children.slice(0, starts[0]));
  return { title, description, changedOn, locale, words, lead, chapters, figures };
}

/** Compiles the white paper of each language from `folder` into `target`, with a list of its languages. */
export function compileWhitePapers(folder: string, target: string): void {
  const papers = globSync('white-paper/*.md', { cwd: folder })
    .toSorted()
    .map((file) => {
      try {
        return compileWhitePaper(readFileSync(path.join(folder, file), 'utf8'), path.basename(file, '.md'));
      } catch (error) {
        throw new Error(`app/content/${file} cannot be compiled`, { cause: error });
      }
    });
  mkdirSync(path.join(target, 'white-paper'), { recursive: true });
  for (const paper of papers) {
    writeFileSync(path.join(target, 'white-paper', `${paper.locale}.json`), JSON.stringify(paper));
  }
  const list = papers.map(({ locale, changedOn }) => ({ locale, changedOn }));
  writeFileSync(
    path.join(target, 'white-paper-list.ts'),
    `import type { WhitePaperVersion } from '../white-paper';\n\nexport const whitePaperList: readonly WhitePaperVersion[] = ${JSON.stringify(list, null, 2)};\n`,
  );
}
