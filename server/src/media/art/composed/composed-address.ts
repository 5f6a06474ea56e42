import { COMPOSED_RECIPE, type Parts } from './parts.ts';

export function composedAddress(parts: Parts): string {
  return `/api/composed-portraits.svg?${queryOf(parts)}`;
}

export function livingAddress(parts: Parts): string {
  return `/api/living-portraits.webp?${queryOf(parts)}`;
}

function queryOf({ seed, ...parts }: Parts): string {
  const query = new URLSearchParams({ recipe: String(COMPOSED_RECIPE), seed });
  for (const [name, value] of Object.entries(parts)) if (value !== undefined) query.set(name, String(value));
  return query.toString();
}
