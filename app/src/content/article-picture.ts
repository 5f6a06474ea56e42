import type { Locale } from '@fabula/sdk';

/** The picture that goes with links to an article: a post by its name in addresses, or `white-paper`. */
export const articlePicture = (name: string, locale: Locale): string => `/og/articles/${name}.png?lang=${locale}`;
