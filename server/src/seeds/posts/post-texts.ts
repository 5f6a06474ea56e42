export type PostTexts = Readonly<Record<string, string>>;
