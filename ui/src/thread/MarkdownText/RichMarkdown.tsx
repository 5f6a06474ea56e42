import Markdown, { type Components } from 'react-markdown';
import remarkBreaks from 'remark-breaks';

import { components } from './markdown-components';
import { tableRoom } from './RichMarkdown.css';
import { remarkSpoilers } from './remark-spoilers';
import { remarkTables } from './remark-tables';
import { Spoiler } from './Spoiler';

const plugins = [remarkTables, remarkBreaks, remarkSpoilers];

/** What scrolls is reached by the keyboard. */
const byKeys = { tabIndex: 0 } as const;

const richComponents: Components = {
  ...components,
  mark: ({ children }) => <Spoiler>{children}</Spoiler>,
  // A table scrolls by itself where it is wider than its message, by keys as well.
  table: ({ children }) => (
    <div className={tableRoom} {...byKeys}>
      <table dir="auto">{children}</table>
    </div>
  ),
};

interface RichMarkdownProps {
  readonly text: string;
}

/** Markdown with tables and struck-out words as GitHub writes them, and spoilers between double bars as chats do. */
export function RichMarkdown({ text }: RichMarkdownProps) {
  return (
    <Markdown remarkPlugins={plugins} components={richComponents}>
      {text}
    </Markdown>
  );
}
