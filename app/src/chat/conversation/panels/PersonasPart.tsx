import { useQueryClient } from '@tanstack/react-query';

import { createPersona, updateChat } from '@fabula/sdk';
import { invalidateListPersonas, useListPersonas } from '@fabula/sdk/react';
import { PersonaPanel } from '@fabula/ui/chat';

import type { Thread } from '../../thread';
import { putChat } from '../../thread-query';
import { useActs } from '../../use-acts';
import { WaitingPanel } from '../../WaitingPanel';

interface PersonasPartProps {
  readonly thread: Thread;
  readonly onClose: () => void;
}

/** Who the visitor is in one conversation. */
export function PersonasPart({ thread: { chatId, personaId }, onClose }: PersonasPartProps) {
  const client = useQueryClient();
  const act = useActs();
  const { data: personas, isError, isFetching, refetch } = useListPersonas({ query: { staleTime: 0 } });
  if (personas === undefined) {
    return <WaitingPanel failed={isError} retrying={isFetching} onRetry={() => void refetch()} onClose={onClose} />;
  }
  const choose = (chosen: string | null) =>
    act(`be ${chosen ?? ''}`, async (options) =>
      putChat(client, await updateChat(chatId, { personaId: chosen }, options)),
    );
  const create = (name: string, description: string) =>
    act(`invent ${name} ${description}`, async (options) => {
      const persona = await createPersona({ name, description }, options);
      await invalidateListPersonas(client);
      putChat(client, await updateChat(chatId, { personaId: persona.personaId }));
    });
  return (
    <PersonaPanel
      personas={personas.items}
      chosenId={personaId}
      onChoose={(chosen) => void choose(chosen)}
      onCreate={create}
      onClose={onClose}
    />
  );
}
