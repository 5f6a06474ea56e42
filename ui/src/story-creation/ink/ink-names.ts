/** What the source of a story gives names to, for completion. */
export interface InkNames {
  /** As a divert names them: `knot`, `knot.stitch`. */
  readonly parts: readonly string[];
  readonly functions: readonly string[];
  /** Of VAR, CONST and LIST. */
  readonly variables: readonly string[];
}

const partLine = /^[ \t]*(?<marks>={1,})[ \t]*(?:(?<kind>function)[ \t]+)?(?<name>[\p{L}\p{N}_]+)/u;
const variableLine = /^[ \t]*(?:VAR|CONST|LIST)[ \t]+(?<name>[\p{L}\p{N}_]+)/u;

/** Reads the names that a source declares, in its order. Names are found in a source that does not compile, too. */
export function readInkNames(source: string): InkNames {
  const parts: string[] = [];
  const functions: string[] = [];
  const variables: string[] = [];
  let knot: string | null = null;
  for (const line of source.split('\n')) {
    const variable = variableLine.exec(line)?.groups?.['name'];
    if (variable !== undefined) variables.push(variable);
    const { kind, marks = '', name } = partLine.exec(line)?.groups ?? {};
    if (name === undefined) continue;
    if (kind !== undefined) functions.push(name);
    else if (marks.length > 1) {
      knot = name;
      parts.push(name);
    } else if (knot !== null) parts.push(`${knot}.${name}`);
  }
  return { parts, functions, variables };
}
