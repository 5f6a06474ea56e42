import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import {
  createPersona,
  deletePersona,
  getChat,
  restorePersona,
  updateChat,
  updatePersona,
  type Persona,
} from '@fabula/sdk';
import { invalidateListPersonas, useListPersonas } from '@fabula/sdk/react';
import { PersonaPanel, type PersonaDraftValue } from '@fabula/ui/chat';

import type { Thread } from '../thread/thread';
import { putChat } from '../thread/thread-query';
import { useIdempotentRequest } from '../../live/use-idempotent-request';
import { usePersonaPicture } from './use-persona-picture';
import { WaitingPanel } from './WaitingPanel';

interface PersonasContainerProps {
  readonly thread: Thread;
  readonly onClose: () => void;
}

/** The list with just deleted ones in their places, for undo. */
const withDeleted = (living: readonly Persona[], deleted: readonly Persona[]): readonly Persona[] =>
  [...living.filter(({ personaId }) => deleted.every((gone) => gone.personaId !== personaId)), ...deleted].toSorted(
    (one, other) => one.createdAt.localeCompare(other.createdAt) || one.personaId.localeCompare(other.personaId),
  );

export function PersonasContainer({ thread: { chatId, personaId }, onClose }: PersonasContainerProps) {
  const client = useQueryClient();
  const act = useIdempotentRequest();
  const { picture, begin, describe } = usePersonaPicture();
  const [deleted, setDeleted] = useState<readonly Persona[]>([]);
  const { data: personas, isError, isFetching, refetch } = useListPersonas({ query: { staleTime: 0 } });
  if (personas === undefined) {
    return <WaitingPanel failed={isError} retrying={isFetching} onRetry={() => void refetch()} onClose={onClose} />;
  }
  const choose = (chosen: string | null) =>
    act(`be ${chosen ?? ''}`, async (options) => {
      putChat(client, await updateChat(chatId, { personaId: chosen }, options));
      await invalidateListPersonas(client);
    });
  const save = (savedId: string | null, { alt, ...form }: PersonaDraftValue) =>
    act(`save ${savedId ?? ''} ${JSON.stringify({ ...form, alt })}`, async (options) => {
      await describe(form.imageId, alt);
      if (savedId === null) {
        const persona = await createPersona(form, options);
        putChat(client, await updateChat(chatId, { personaId: persona.personaId }));
      } else await updatePersona(savedId, form, options);
      await invalidateListPersonas(client);
    });
  // Who the visitor is in this conversation may have changed with it.
  const readAgain = async () => {
    putChat(client, await getChat(chatId));
    await invalidateListPersonas(client);
  };
  const remove = (goneId: string) =>
    act(`delete ${goneId}`, async (options) => {
      const gone = personas.items.find((persona) => persona.personaId === goneId);
      await deletePersona(goneId, options);
      if (gone !== undefined) setDeleted((before) => [...before, gone]);
      await readAgain();
    });
  const restore = (goneId: string) =>
    act(`restore ${goneId}`, async (options) => {
      const wasDefault = deleted.some((persona) => persona.personaId === goneId && persona.isDefault);
      const { name, description } = await restorePersona(goneId, options);
      if (wasDefault) await updatePersona(goneId, { name, description, isDefault: true });
      await readAgain();
      setDeleted((before) => before.filter((persona) => persona.personaId !== goneId));
    });
  return (
    <PersonaPanel
      personas={withDeleted(personas.items, deleted)}
      deletedIds={new Set(deleted.map((persona) => persona.personaId))}
      chosenId={personaId}
      onChoose={(chosen) => void choose(chosen)}
      picture={picture}
      onForm={begin}
      onSave={save}
      onDelete={(goneId) => void remove(goneId)}
      onUndoDelete={(goneId) => void restore(goneId)}
      onClose={onClose}
    />
  );
}
