import type { FunnyResult, FunnyTab, Locale } from '@fabula/sdk';

import { paths } from '../../../routes/paths';

export const resultParam = 'result';
const charactersParam = 'with';
const seedParam = 'seed';

export const funnyHref = (lang: Locale, tab: FunnyTab): string => paths.genFunny.href(lang, { tab });

/**
 * The address of a result. It names the seed and the characters too: where the result is gone, the same choices make the
 * same one again without a model.
 */
export function resultHref(
  lang: Locale,
  { characters, funnyId, seed, tab }: Pick<FunnyResult, 'characters' | 'funnyId' | 'seed' | 'tab'>,
): string {
  const names = tab === 'who-are-you' ? [] : characters.map(({ characterId }) => characterId);
  const query = new URLSearchParams({
    [resultParam]: funnyId,
    ...(tab === 'tonights-lantern' ? {} : { [seedParam]: seed }),
    ...(names.length === 0 ? {} : { [charactersParam]: names.join(',') }),
  });
  return `${funnyHref(lang, tab)}?${query}`;
}

export const resultImage = (lang: Locale, funnyId: string): string =>
  `/og/funny/${encodeURIComponent(funnyId)}.png?${new URLSearchParams({ lang })}`;

export function choicesOf(search: URLSearchParams): { characterIds: readonly string[]; seed: string | undefined } {
  const ids = (search.get(charactersParam) ?? '').split(',').filter((id) => /^[a-z0-9][a-z0-9-]{0,63}$/u.test(id));
  const seed = search.get(seedParam) ?? '';
  return {
    characterIds: [...new Set(ids)].slice(0, 3),
    seed: /^[A-Za-z0-9_-]{1,40}$/u.test(seed) ? seed : undefined,
  };
}
