/** What the decorators before the text of an entry say of it (Character Card V3, "Decorators"). */
export interface Decorated {
  /** Without its decorators. */
  text: string;
  /** Decorators by name, without the signs before them. */
  names: ReadonlySet<string>;
}

const DECORATOR = /^@@@?(?<name>[a-z_]+)(?:[ \t].*)?$/;

/** Takes the decorators off a text; those that nobody knows go too, as the format wants it. */
export function readDecorators(content: string): Decorated {
  const lines = content.split('\n');
  const names = new Set<string>();
  while (lines.length > 0) {
    const name = DECORATOR.exec((lines[0] ?? '').trim())?.groups?.name;
    if (name === undefined) break;
    names.add(name);
    lines.shift();
  }
  return { text: names.size === 0 ? content : lines.join('\n'), names };
}
