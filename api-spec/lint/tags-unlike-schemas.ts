import type { LintContext, Resolved } from './nodes.ts';

const plain = (name: string) => name.replaceAll('-', '').toLowerCase();

/** A tag and a schema of one name would give the generated mocks two functions of one name. */
export const tagsUnlikeSchemas = () => {
  const tags: string[] = [];
  const schemas = new Set<string>();
  return {
    Tag(tag: { name: string }) {
      tags.push(tag.name);
    },
    ref(_node: unknown, _context: LintContext, { location }: Resolved) {
      const name = /\/schemas\/(?:[\w-]+\/)*(\w+)\.yaml$/.exec(location?.source.absoluteRef ?? '')?.[1];
      if (name) schemas.add(plain(name));
    },
    Root: {
      leave(_root: unknown, context: LintContext) {
        for (const tag of tags.filter((name) => schemas.has(plain(name)))) {
          context.report({ message: `The tag ${tag} has the name of a schema.` });
        }
      },
    },
  };
};
