/** The fragment of a story's page at which its cast is introduced. */
export const castFragment = 'cast';
