import type { ReactNode } from 'react';

// The marks that a long message may carry.

/** A paragraph. */
export const p = (words: ReactNode) => <p>{words}</p>;

/** A list of {@link li}. */
export const ul = (items: ReactNode) => <ul>{items}</ul>;

/** An item of a list. */
export const li = (words: ReactNode) => <li>{words}</li>;

/** The literal name of something technical. */
export const code = (words: ReactNode) => <code>{words}</code>;
