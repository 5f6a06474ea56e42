import { createRoomInvite, revokeRoomInvite, type RoomInviteList } from '@fabula/sdk';
import { getListRoomInvitesQueryKey, invalidateListRoomInvites, useListRoomInvites } from '@fabula/sdk/react';
import type { InviteBoxProps } from '@fabula/ui/rooms';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { copyText, handOn } from '../browser/hand-on';
import { useIdempotentRequest } from '../live/use-idempotent-request';
import { paths } from '../routes/paths';
import { useApp } from '../context/use-app';
import { useLocale } from '../i18n/use-locale';
import { inviteParameter } from './invite-link';
import { toastOfRoom } from './toast-of-room';

/** A room's invitations for its host; `memberCount` changes when one is used. */
export function useRoomInvites(roomId: string, memberCount: number): InviteBoxProps {
  const client = useQueryClient();
  const { publicUrl } = useApp();
  const locale = useLocale();
  const act = useIdempotentRequest(toastOfRoom);
  const { data } = useListRoomInvites(roomId, { query: { staleTime: 0 } });
  useEffect(() => {
    if (memberCount > 1) void invalidateListRoomInvites(client, roomId);
  }, [client, roomId, memberCount]);
  const [newest, setNewest] = useState<{ readonly inviteId: string; readonly link: string } | null>(null);
  const [making, setMaking] = useState(false);
  const [outcome, setOutcome] = useState<InviteBoxProps['outcome']>(null);

  const make = async () => {
    setMaking(true);
    setOutcome(null);
    const isMade = await act('invite', async (options) => {
      const { inviteId, inviteCode } = await createRoomInvite(roomId, {}, options);
      const query = new URLSearchParams({ [inviteParameter]: inviteCode });
      setNewest({ inviteId, link: `${publicUrl}${paths.room.href(locale, { roomId })}?${query}` });
      await invalidateListRoomInvites(client, roomId);
    });
    if (!isMade) setOutcome('failed');
    setMaking(false);
  };
  const revoke = async (inviteId: string) => {
    const isDone = await act(`revoke ${inviteId}`, async (options) => {
      await revokeRoomInvite(roomId, inviteId, options);
      client.setQueryData<RoomInviteList>(
        getListRoomInvitesQueryKey(roomId),
        (list) => list && { items: list.items.filter((invite) => invite.inviteId !== inviteId) },
      );
    });
    if (isDone && newest?.inviteId === inviteId) setNewest(null);
    setOutcome(isDone ? null : 'failed');
  };
  const share = async (link: string) => {
    const copyOutcome = await handOn({ url: link });
    if (copyOutcome !== null) setOutcome(copyOutcome);
  };

  return {
    newLink: newest?.link ?? null,
    invites: data?.items ?? [],
    making,
    outcome,
    canShare: typeof navigator !== 'undefined' && 'share' in navigator,
    onMake: () => void make(),
    onCopy: (link) => void copyText(link).then(setOutcome),
    onShare: (link) => void share(link),
    onRevoke: (inviteId) => void revoke(inviteId),
  };
}
