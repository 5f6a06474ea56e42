import type { Character, PortraitExpression } from '@fabula/sdk';
import { CompanionPane } from '@fabula/ui/chat';

import { savesData } from '../../browser/saves-data';
import { useChats } from '../panels/use-chats';
import { useHrefs } from '../../routes/use-hrefs';

interface CompanionContainerProps {
  readonly chatId: string;
  readonly character: Character;
  /** What the latest reply shows; undefined where that is not known. */
  readonly mood: PortraitExpression | undefined;
}

const shownChats = 6;

export function CompanionContainer({ chatId, character, mood }: CompanionContainerProps) {
  const { chats } = useChats(character.characterId);
  return (
    <CompanionPane
      character={character}
      mood={mood}
      isMoving={!savesData()}
      tagline={character.tagline}
      profileHref={useHrefs().character(character.characterId)}
      chats={chats.slice(0, shownChats)}
      openId={chatId}
    />
  );
}
