import { listChats, type Character, type CharacterCard } from '@fabula/sdk';
import { useQuery } from '@tanstack/react-query';

/** What is still known of a character whose author withdrew it. */
const toCharacter = (card: CharacterCard): Character => ({
  ...card,
  about: '',
  greeting: '…',
  scenario: '',
  exampleDialogue: [],
  lore: [],
  creatorName: null,
  createdAt: new Date(0).toISOString(),
  own: false,
  stories: [],
  scene: null,
});

/** The character of the visitor's chats when its page is gone; undefined until known, null without such a chat. */
export function useMetCharacter(characterId: string, isGone: boolean): Character | null | undefined {
  const { data, isError } = useQuery({
    queryKey: ['met character', characterId],
    queryFn: async () => {
      const { items } = await listChats({ characterId, limit: 1 });
      return items[0] === undefined ? null : toCharacter(items[0].character);
    },
    enabled: isGone,
  });
  return isError ? null : data;
}
