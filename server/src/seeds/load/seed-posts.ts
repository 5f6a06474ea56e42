import type { Trx } from '../../db/database.ts';
import type { SeedPost } from '../types.ts';
import { LOCALES } from '../../lib/locale.ts';
import type { World } from './world.ts';

/** Writes the seed posts; likes and comments stay, and removed posts are hidden. */
export async function writePosts(trx: Trx, { characters, posts }: World): Promise<void> {
  const languages = new Map(characters.map(({ characterId, language }) => [characterId, language]));
  for (const post of posts) {
    const language = languages.get(post.characterId);
    if (language === undefined) continue;
    const changed = { text: post.text, language, created_at: Date.parse(post.createdAt), hidden_at: null };
    await trx
      .insertInto('posts')
      .values({
        ...changed,
        post_id: post.postId,
        character_id: post.characterId,
        author_id: null,
        like_count: 0,
        comment_count: 0,
        edited_at: null,
        withheld_at: null,
      })
      .onConflict((conflict) => conflict.column('post_id').doUpdateSet(changed))
      .execute();
    await trx.deleteFrom('post_texts').where('post_id', '=', post.postId).execute();
    const texts = toTexts(post);
    if (texts.length > 0) await trx.insertInto('post_texts').values(texts).execute();
  }
  await trx
    .updateTable('posts')
    .set((column) => ({ hidden_at: column.ref('created_at') }))
    .where('author_id', 'is', null)
    .$if(posts.length > 0, (query) =>
      query.where(
        'post_id',
        'not in',
        posts.map(({ postId }) => postId),
      ),
    )
    .execute();
}

function toTexts({ postId, translations }: SeedPost) {
  const texts = [];
  for (const locale of LOCALES) {
    const text = translations[locale];
    if (text !== undefined) texts.push({ post_id: postId, locale, text });
  }
  return texts;
}
