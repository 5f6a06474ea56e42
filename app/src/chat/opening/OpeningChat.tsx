import type { Character } from '@fabula/sdk';
import { AiDisclosure, ChatHead, ChatOpening, ThreadScene } from '@fabula/ui/chat';

import { useHrefs } from '../../routes/use-hrefs';

interface OpeningChatProps {
  readonly character: Character;
  /** Where the arrow of phones leads, where that is not the character’s page. */
  readonly backHref?: string | undefined;
}

/** A conversation with a character before its messages are here, as the server renders it too. */
export function OpeningChat({ character, backHref }: OpeningChatProps) {
  const { characterId, name, tagline, portrait, scene } = character;
  const profileHref = useHrefs().character(characterId);
  return (
    <ChatOpening
      header={
        <ChatHead character={character} title={tagline} profileHref={profileHref} backHref={backHref ?? profileHref} />
      }
      scene={<ThreadScene scene={scene} portrait={portrait} />}
      disclosure={<AiDisclosure name={name} isOfflineEngine={false} />}
    />
  );
}
