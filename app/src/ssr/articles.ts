import { postIn } from '../content/posts';
import { loadWhitePaper } from '../content/white-paper';
import { isLocale } from '../i18n/locales';
import type { Article } from './contract';

/**
 * A post of the blog by its name in addresses, or `white-paper`: in a language, or in the first one where it is not
 * translated. Undefined for any other name or language.
 */
export async function findArticle(name: string, language: string): Promise<Article | undefined> {
  if (!isLocale(language)) return undefined;
  const found = name === 'white-paper' ? await loadWhitePaper(language) : postIn(name, language);
  return found && { title: found.title, language: found.locale };
}
