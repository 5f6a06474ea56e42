export const castFragment = 'cast';
