import { useMemo, useState } from 'react';

import { Composer, type ComposerBlock, type ComposerState } from '@fabula/ui/chat';
import {
  AudienceSwitch,
  ClosedNote,
  completeMention,
  longestRoomMessage,
  MutedNote,
  SpeakBar,
  useMentionLabel,
} from '@fabula/ui/rooms';

import { useApp } from '../../../context/use-app';
import type { Connection } from '../../../live/event-subscription';
import { mayStop, speakingIn, type RoomState } from '../../../rooms/room-state';
import { useReplyPrice } from '../../../chat/thread/use-reply-price';
import type { RoomActs } from '../../../rooms/use-room-acts';
import { useRoomDraft } from '../../../rooms/use-room-draft';
import { paths } from '../../../routes/paths';
import { useLocale } from '../../../i18n/use-locale';

interface RoomComposerProps {
  readonly state: RoomState;
  readonly connection: Connection;
  readonly acts: RoomActs;
}

export function RoomComposer(props: RoomComposerProps) {
  const { status, me } = props.state.room;
  if (status === 'closed') return <ClosedNote />;
  return me?.muted === true ? <MutedNote /> : <OpenComposer {...props} />;
}

const nothing = () => undefined;

function OpenComposer({ state, connection, acts }: RoomComposerProps) {
  const { room } = state;
  const { usesPoints } = useApp();
  const { characters, waitingCharacterIds } = room;
  const { points = 0, balance = 0, mostReplies = 1 } = room.quote ?? {};
  const pricesHref = paths.prices.href(useLocale());
  const [toPeople, setToPeople] = useState(false);
  const words = useRoomDraft(room.roomId, toPeople);
  const mentionLabel = useMentionLabel();
  const completion = useMemo(
    () => ({ label: mentionLabel, complete: completeMention(characters) }),
    [mentionLabel, characters],
  );
  const find = (characterId: string) => characters.filter((character) => character.characterId === characterId);
  const reply = speakingIn(state);
  const [speaking = null] = reply?.author.kind === 'character' ? find(reply.author.characterId) : [];

  const replyPrice = useReplyPrice(points, balance);
  const lacksPoints = !toPeople && balance < points;
  const blocked: ComposerBlock = connection === 'live' ? (lacksPoints ? 'insufficient-points' : null) : connection;
  const composerState: ComposerState = useMemo(
    () => ({
      price: toPeople || !usesPoints ? null : points,
      balance,
      mostReplies,
      replying: false,
      blocked,
      pricesHref,
    }),
    [toPeople, usesPoints, points, balance, mostReplies, blocked, pricesHref],
  );
  const tools = useMemo(() => <AudienceSwitch toPeople={toPeople} onChange={setToPeople} />, [toPeople]);

  return (
    <>
      <SpeakBar
        characters={characters}
        speaking={speaking}
        waiting={waitingCharacterIds.flatMap(find)}
        canStop={reply !== undefined && mayStop(state, reply)}
        disabled={connection !== 'live'}
        replyPrice={replyPrice}
        onAsk={(characterId) => void acts.ask(characterId)}
        onStop={() => void (reply && acts.stop(reply.messageId))}
      />
      <Composer
        name={room.title}
        state={composerState}
        initialDraft={words.initialDraft}
        onDraftChange={words.write}
        onSend={words.send}
        onStop={nothing}
        maxLength={longestRoomMessage}
        completion={completion}
        tools={tools}
      />
    </>
  );
}
