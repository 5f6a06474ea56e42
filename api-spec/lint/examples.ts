import type { LintContext, MediaTypeNode } from './nodes.ts';

/** Every body has a named example: the same ones feed the reference, the mocks and the tests. Pictures, films and sounds have none. */
export const examples = () => ({
  MediaType(media: MediaTypeNode, context: LintContext) {
    if (/^(audio|image|video)\//.test(String(context.key))) return;
    if (Object.keys(media.examples ?? {}).length === 0) context.report({ message: 'A body needs a named example.' });
  },
});
