/** The advice of a component's docstring, by its heading; the text before the first heading is what the component is. */
export interface Guidance {
  readonly what: string;
  readonly use: string;
  readonly avoid: string;
  readonly accessibility: string;
}

const heading = /^\*\*(Use|Avoid|Accessibility):?\*\*:?\s*/m;

/** Reads the paragraphs `**Use** …`, `**Avoid** …` and `**Accessibility** …` of a docstring (CONTRIBUTING, “Add a component”). */
export function readGuidance(docstring: string): Guidance {
  const [what = '', ...parts] = docstring.split(heading);
  const bodies = new Map<string, string>();
  for (let index = 0; index < parts.length; index += 2) {
    bodies.set((parts[index] ?? '').toLowerCase(), (parts[index + 1] ?? '').trim());
  }
  const bodyOf = (name: string) => bodies.get(name) ?? '';
  return { what: what.trim(), use: bodyOf('use'), avoid: bodyOf('avoid'), accessibility: bodyOf('accessibility') };
}
