import { lazy, Suspense } from 'react';
import Markdown from 'react-markdown';
import remarkBreaks from 'remark-breaks';

import { components } from './markdown-components';

/** Few messages hold any of this: it is loaded with the first one that does. */
const RichMarkdown = lazy(async () => ({ default: (await import('./RichMarkdown')).RichMarkdown }));

/** What may be a table, struck-out words or a spoiler. */
const rich = /~~|\|/;

const plugins = [remarkBreaks];

interface WholeMarkdownProps {
  readonly text: string;
}

const plain = (text: string) => (
  <Markdown remarkPlugins={plugins} components={components}>
    {text}
  </Markdown>
);

/** A text as the parser of Markdown reads it. HTML in it is shown as the characters it is. */
export function WholeMarkdown({ text }: WholeMarkdownProps) {
  if (!rich.test(text)) return plain(text);
  return (
    <Suspense fallback={plain(text)}>
      <RichMarkdown text={text} />
    </Suspense>
  );
}
