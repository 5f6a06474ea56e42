import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { createChat, type Character } from '@fabula/sdk';
import { AiDisclosure, ChatHead, ChatScreen, EmptyChat, ThreadScene, WornPaper } from '@fabula/ui/chat';

import { putChat } from '../../../chat/thread/thread-query';
import { useIdempotentRequest } from '../../../live/use-idempotent-request';
import { useHrefs } from '../../../routes/use-hrefs';
import { useWorn } from '../../../shop/use-worn';

export function NewConversation({ character }: { readonly character: Character }) {
  const { characterId, name, tagline, greeting } = character;
  const client = useQueryClient();
  const navigate = useNavigate();
  const act = useIdempotentRequest();
  const { paper } = useWorn();
  const hrefs = useHrefs();
  const here = hrefs.chat(characterId);
  const profileHref = hrefs.character(characterId);
  const begin = (greetingIndex: number) =>
    act(`begin ${greetingIndex}`, async (options) => {
      const chat = await createChat({ characterId, greetingIndex }, options);
      putChat(client, chat);
      await navigate(`${here}?chat=${chat.chatId}`, { replace: true });
    });
  return (
    <ChatScreen
      header={<ChatHead character={character} title={tagline} profileHref={profileHref} backHref={profileHref} />}
      scene={<ThreadScene scene={character.scene} portrait={character.portrait} />}
      paper={paper && <WornPaper paper={paper} />}
      thread={
        <EmptyChat
          character={character}
          tagline={tagline}
          greetings={[greeting]}
          onBegin={(index) => void begin(index)}
        />
      }
      disclosure={<AiDisclosure name={name} isOfflineEngine={false} />}
    />
  );
}
