import type { Plugin } from 'vite';

/** The names under which the theme asks the system for these fonts: Storybook brings them along, so that every machine draws the same. */
const systemNames = new Map([
  // The Chinese fonts of Linux distributions hold Hangul as well.
  ['Noto Sans KR Variable', ['Noto Sans CJK KR', 'Noto Sans CJK SC']],
  ['Noto Sans JP Variable', ['Noto Sans CJK JP']],
  ['Noto Sans SC Variable', ['Noto Sans SC', 'Noto Sans CJK SC']],
  ['Noto Serif SC Variable', ['Noto Serif SC', 'Noto Serif CJK SC']],
  ['Noto Serif JP Variable', ['Noto Serif CJK JP']],
  ['Noto Serif KR Variable', ['Noto Serif CJK KR']],
]);

const sheet = /@fontsource-variable\/noto-(?:sans|serif)-(?:sc|jp|kr)\/index\.css/;
const family = /'(Noto (?:Sans|Serif) (?:SC|JP|KR) Variable)'/;

/** Gives the Chinese, Japanese and Korean fonts of the project the names that system fonts have. */
export function cjkFonts(): Plugin {
  return {
    name: 'fabula:cjk-fonts',
    enforce: 'pre',
    transform(css, id) {
      if (!sheet.test(id)) return;
      const own = family.exec(css)?.[1];
      if (own === undefined) throw new Error(`${id} declares no font of a known name; its package has changed.`);
      return (systemNames.get(own) ?? []).map((name) => css.replaceAll(own, name)).join('\n');
    },
  };
}
