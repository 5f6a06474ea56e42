const sources = import.meta.glob<string>('../../../ui/src/theme/{palettes,tokens}.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const documented = /\/\*\* ([^\n]+) \*\/\n\s*(?:readonly )?'?([\w-]+)'?:/g;

const notesIn = (name: string): ReadonlyMap<string, string> =>
  new Map(
    [...(sources[`../../../ui/src/theme/${name}.ts`] ?? '').matchAll(documented)].map(([, note = '', token = '']) => [
      token,
      note.replaceAll('`', ''),
    ]),
  );

export const colorNotes = notesIn('palettes');

export const tokenNotes = notesIn('tokens');
