import { COMPOSED_RECIPE, type Parts } from './parts.ts';

/** Where a portrait is drawn from its parts as SVG: the same address gives the same picture for ever. */
export function composedAddress({ seed, ...parts }: Parts): string {
  const query = new URLSearchParams({ recipe: String(COMPOSED_RECIPE), seed });
  for (const [name, value] of Object.entries(parts)) if (value !== undefined) query.set(name, String(value));
  return `/api/composed-portraits.svg?${query.toString()}`;
}
