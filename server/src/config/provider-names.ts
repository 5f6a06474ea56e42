export const PROVIDER_NAMES = ['google', 'facebook', 'twitter', 'apple', 'discord'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** Those, and the operator's own OpenID provider. */
export type IdentityProviderName = ProviderName | 'oidc';
