import type { ReactNode } from 'react';
import type { Components } from 'react-markdown';

import { isOwnPicture } from '../MessageImages/own-picture';
import { action, heading } from './MarkdownText.css';

/** A heading inside a message: it looks like one and is no part of the page's outline. */
function Heading({ children }: { readonly children?: ReactNode }) {
  return (
    <p dir="auto" className={heading}>
      {children}
    </p>
  );
}

/** How Markdown is drawn. Every block finds its own direction: a conversation may hold several languages. */
export const components: Components = {
  p: ({ children }) => <p dir="auto">{children}</p>,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
  ul: ({ children }) => <ul dir="auto">{children}</ul>,
  ol: ({ children, start }) => (
    <ol dir="auto" start={start}>
      {children}
    </ol>
  ),
  blockquote: ({ children }) => <blockquote dir="auto">{children}</blockquote>,
  em: ({ children }) => <em className={action}>{children}</em>,
  a: ({ children, href }) => (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </a>
  ),
  img: ({ src, alt }) =>
    isOwnPicture(src) ? <img src={src} alt={alt ?? ''} loading="lazy" decoding="async" /> : <span>{alt}</span>,
};
