export const PROVIDER_NAMES = ['google', 'facebook', 'twitter', 'apple', 'discord'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];
