import type { Character, PortraitExpression } from '@fabula/sdk';
import { CompanionPane } from '@fabula/ui/chat';

import { useChats } from '../panels/use-chats';
import { useHrefs } from '../../routes/use-hrefs';

interface CompanionContainerProps {
  readonly chatId: string;
  readonly character: Character;
  /** What the latest reply shows; undefined where that is not known. */
  readonly mood: PortraitExpression | undefined;
}

/** How many conversations stand beside the open one; the panel has them all. */
const shownChats = 6;

/** Who answers, and the other conversations with them. */
export function CompanionContainer({ chatId, character, mood }: CompanionContainerProps) {
  const { chats } = useChats(character.characterId);
  return (
    <CompanionPane
      character={character}
      mood={mood}
      tagline={character.tagline}
      profileHref={useHrefs().character(character.characterId)}
      chats={chats.slice(0, shownChats)}
      openId={chatId}
    />
  );
}
