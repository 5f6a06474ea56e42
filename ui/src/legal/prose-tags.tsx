import type { ReactNode } from 'react';

// The marks that a long message may carry.

export const p = (words: ReactNode) => <p>{words}</p>;

export const ul = (items: ReactNode) => <ul>{items}</ul>;

export const li = (words: ReactNode) => <li>{words}</li>;

export const code = (words: ReactNode) => <code>{words}</code>;
