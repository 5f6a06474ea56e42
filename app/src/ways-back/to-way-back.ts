import type { ContinueItem, ContinuePlay, Locale } from '@fabula/sdk';
import type { WayBackValue } from '@fabula/ui/ways-back';

import { playHref } from '../routes/play-href';
import { paths } from '../routes/paths';

function placeOf({ progress, story }: ContinuePlay) {
  return story.kind === 'novel' && progress.chapter !== null
    ? { unit: 'chapter' as const, reached: progress.chapter.number, of: story.chapters }
    : { unit: 'round' as const, reached: progress.round, of: story.rounds };
}

export function toWayBack(lang: Locale, item: ContinueItem): WayBackValue {
  const { at, line } = item;
  if (item.kind === 'chat') {
    const { character, chatId, speaker, title, unreadCount } = item;
    const { characterId, name, portrait } = character;
    const href = `${paths.characterChat.href(lang, { characterId })}?${new URLSearchParams({ chat: chatId })}`;
    return { kind: 'chat', id: chatId, href, title, name, portrait, line, speaker, unreadCount, at };
  }
  if (item.kind === 'play') {
    const { roundId, story, storySessionId } = item;
    const { kind, storyId, title } = story;
    const href = playHref(lang, { kind, storyId, storySessionId, roundId });
    return { kind: 'play', id: storySessionId, href, title, book: story, line, at, ...placeOf(item) };
  }
  const { characters, roomId, speakerName, title, unreadCount } = item;
  const href = paths.room.href(lang, { roomId });
  const portraits = characters.map(({ portrait }) => portrait);
  return { kind: 'room', id: roomId, href, title, portraits, line, speakerName, unreadCount, at };
}
