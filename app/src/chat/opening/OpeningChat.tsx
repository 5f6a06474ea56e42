import type { Character } from '@fabula/sdk';
import { AiDisclosure, ChatHead, ChatOpening, ThreadScene } from '@fabula/ui/chat';

import { useHrefs } from '../../routes/use-hrefs';

interface OpeningChatProps {
  readonly character: Character;
  readonly backHref?: string | undefined;
}

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
