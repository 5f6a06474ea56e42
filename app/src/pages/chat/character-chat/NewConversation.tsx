import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';

import { createChat, type Character } from '@fabula/sdk';
import { AiDisclosure, ChatHead, ChatScreen, EmptyChat, ThreadScene } from '@fabula/ui/chat';

import { savesData } from '../../../boot/saves-data';
import { putChat } from '../../../chat/thread-query';
import { useActs } from '../../../chat/use-acts';
import { useHrefs } from '../../../explore/use-hrefs';

/** Another conversation with a character, before its first word. */
export function NewConversation({ character }: { readonly character: Character }) {
  const { characterId, name, tagline, greeting } = character;
  const client = useQueryClient();
  const navigate = useNavigate();
  const act = useActs();
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
      scene={!savesData() && <ThreadScene scene={character.scene} portrait={character.portrait} />}
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
