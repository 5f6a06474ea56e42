/** What the decorators before the text of an entry say of it (Character Card V3, "Decorators"). */
export interface Decorated {
  text: string;
  /** The decorators that are known here and make sense, by name, with their values; empty for one without a value. */
  decorators: ReadonlyMap<string, string>;
}

const DECORATOR = /^(?<signs>@@@?)(?<name>[a-z_]+)(?:[ \t]+(?<value>.*))?$/;

const KNOWN: Readonly<Record<string, RegExp>> = {
  activate: /^/,
  dont_activate: /^/,
  depth: /^-?\d+$/,
  position: /^/,
  role: /^(?:assistant|system|user)$/,
};

/**
 * Takes the decorators off a text; unknown ones are removed too, as the format requires. One with a third `@` is a
 * fallback: it counts where those right before it make no sense here. Of several with one name the first counts.
 */
export function readDecorators(content: string): Decorated {
  const lines = content.split('\n');
  const decorators = new Map<string, string>();
  let isSettled = false;
  let taken = 0;
  for (const line of lines) {
    const { name = '', signs, value = '' } = DECORATOR.exec(line.trim())?.groups ?? {};
    if (signs === undefined) break;
    taken += 1;
    if (signs === '@@@' && isSettled) continue;
    isSettled = KNOWN[name]?.test(value.trim()) ?? false;
    if (isSettled && !decorators.has(name)) decorators.set(name, value.trim());
  }
  const text = lines.slice(taken).join('\n');
  return { text: taken === 0 ? text : text.replace(/^\n+/, ''), decorators };
}
