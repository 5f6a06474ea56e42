import type { LintContext, MediaTypeNode } from './nodes.ts';

/** Every body is a named schema: generated code gets names that people chose. */
export const namedBodies = () => ({
  MediaType(media: MediaTypeNode, context: LintContext) {
    if (!media.schema?.$ref) context.report({ message: 'A body must be a named schema ($ref), not written in place.' });
  },
});
