export { characters } from './characters.ts';
export { posts } from './posts.ts';
export { heroRotation, shelves } from './shelves.ts';
export { stories } from './stories.ts';
export { tags } from './tags.ts';
export { characterTranslations, storyTranslations } from './translations.ts';
