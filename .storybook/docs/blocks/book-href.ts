/**
 * The address of a story (`story/…`) or a document (`docs/…`) with Storybook around it. A document is a frame within
 * Storybook: without the dot, its link would lead to the frame alone.
 */
export const bookHref = (to: string): string => `./?path=/${to}`;
