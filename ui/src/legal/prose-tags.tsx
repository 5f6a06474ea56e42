import type { ReactNode } from 'react';

/** The marks that a long message may carry: paragraphs and lists. */
export const proseTags = {
  p: (words: ReactNode) => <p>{words}</p>,
  ul: (items: ReactNode) => <ul>{items}</ul>,
  li: (words: ReactNode) => <li>{words}</li>,
} as const;
