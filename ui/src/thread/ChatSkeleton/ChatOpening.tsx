import { LoadingNote } from '../../states/LoadingNote/LoadingNote';
import { ChatScreen, type ChatScreenProps } from '../ChatScreen/ChatScreen';
import { CompanionSkeleton, ThreadSkeleton } from './ChatSkeleton';

/** A conversation whose character is known and whose messages are on their way: what stays is in its place already. */
export function ChatOpening(props: Pick<ChatScreenProps, 'header' | 'scene' | 'paper' | 'disclosure'>) {
  return (
    <ChatScreen
      {...props}
      companion={<CompanionSkeleton />}
      thread={
        <>
          <LoadingNote />
          <ThreadSkeleton />
        </>
      }
    />
  );
}
