/** What the posts of the seed world say in one language, by post id. */
export type PostTexts = Readonly<Record<string, string>>;
