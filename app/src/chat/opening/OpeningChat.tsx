import type { Character } from '@fabula/sdk';
import { AiDisclosure, ChatHead, ChatOpening, ThreadScene, WornPaper } from '@fabula/ui/chat';

import { useHrefs } from '../../routes/use-hrefs';
import { useWorn } from '../../shop/use-worn';

interface OpeningChatProps {
  readonly character: Character;
  readonly backHref?: string | undefined;
}

export function OpeningChat({ character, backHref }: OpeningChatProps) {
  const { characterId, name, tagline, portrait, scene } = character;
  const { paper } = useWorn();
  const profileHref = useHrefs().character(characterId);
  return (
    <ChatOpening
      header={
        <ChatHead character={character} title={tagline} profileHref={profileHref} backHref={backHref ?? profileHref} />
      }
      scene={<ThreadScene scene={scene} portrait={portrait} />}
      paper={paper && <WornPaper paper={paper} />}
      disclosure={<AiDisclosure name={name} isOfflineEngine={false} />}
    />
  );
}
