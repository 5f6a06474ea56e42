import type { Plugin } from 'vite';

/**
 * Writes one style sheet for the first view of each page, beside the small ones that later pages load: what the first
 * paint waits for then comes in one request. `.vite/sheets.json` names them.
 *
 * @param entry source path of the module that every page begins with
 */
export const joinSheets = (entry: string): Plugin => ({
  name: 'join-sheets',
  apply: (_, { isSsrBuild }) => isSsrBuild !== true,
  enforce: 'post',
  generateBundle(_, bundle) {
    const sheetsOf = (files: readonly string[]): string[] => {
      const seen = new Set<string>();
      const sheets = new Set<string>();
      const visit = (file: string) => {
        const chunk = bundle[file];
        if (chunk?.type !== 'chunk' || seen.has(file)) return;
        seen.add(file);
        chunk.imports.forEach(visit);
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
      };
      files.forEach(visit);
      return [...sheets];
    };
    const textOf = (file: string) => {
      const asset = bundle[file];
      return asset?.type === 'asset' ? asset.source.toString() : this.error(`${file} is not in the bundle`);
    };

    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(entry));
    if (start === undefined) this.error(`${entry} is not in the bundle`);
    const joined: Record<string, string> = {};
    for (const page of chunks.filter(
      ({ facadeModuleId: id }) => id !== null && /\/src\/pages\/.*Page\.tsx$/.test(id),
    )) {
      const sheets = sheetsOf([start.fileName, page.fileName]);
      const key = sheets.map((file) => `/${file}`).join(' ');
      const source = sheets.map(textOf).join('');
      joined[key] ??= `/${this.getFileName(this.emitFile({ type: 'asset', name: 'page.css', source }))}`;
    }
    this.emitFile({ type: 'asset', fileName: '.vite/sheets.json', source: JSON.stringify(joined) });
  },
});
