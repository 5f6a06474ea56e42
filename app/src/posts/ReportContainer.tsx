import {
  ApiError,
  reportCharacter,
  reportCollection,
  reportComment,
  reportMessage,
  reportPost,
  reportProposal,
  reportProposalComment,
  reportRoomMessage,
  reportStory,
  reportStoryComment,
  type ReportForm,
} from '@fabula/sdk';
import { ReportDialog, reportedBefore, reportSent, type ReportDialogProps } from '@fabula/ui/posts';

import type { TextPart } from '../i18n/messages';
import { WithTexts } from '../i18n/WithTexts';
import { useApp } from '../context/use-app';
import { wordsFailure } from './failure-toast';

export type ReportTarget =
  | { readonly kind: 'character'; readonly characterId: string }
  | { readonly kind: 'story'; readonly storyId: string }
  | { readonly kind: 'collection'; readonly collectionId: string }
  | { readonly kind: 'message'; readonly chatId: string; readonly messageId: string }
  | { readonly kind: 'message'; readonly roomId: string; readonly messageId: string }
  | { readonly kind: 'post'; readonly characterId: string; readonly id: string }
  | { readonly kind: 'comment'; readonly characterId: string; readonly id: string }
  | { readonly kind: 'comment'; readonly storyId: string; readonly id: string }
  | { readonly kind: 'comment'; readonly proposalId: string; readonly id: string }
  | { readonly kind: 'proposal'; readonly proposalId: string };

export interface ReportContainerProps {
  readonly target: ReportTarget;
  readonly onClose: () => void;
}

const texts: readonly TextPart[] = ['post'];

function report(target: ReportTarget, form: ReportForm): Promise<unknown> {
  if (target.kind === 'character') return reportCharacter(target.characterId, form);
  if (target.kind === 'story') return reportStory(target.storyId, form);
  if (target.kind === 'collection') return reportCollection(target.collectionId, form);
  if (target.kind === 'proposal') return reportProposal(target.proposalId, form);
  if (target.kind === 'message') {
    return 'roomId' in target
      ? reportRoomMessage(target.roomId, target.messageId, form)
      : reportMessage(target.chatId, target.messageId, form);
  }
  if (target.kind === 'post') return reportPost(target.characterId, target.id, form);
  if ('storyId' in target) return reportStoryComment(target.storyId, target.id, form);
  if ('proposalId' in target) return reportProposalComment(target.proposalId, target.id, form);
  return reportComment(target.characterId, target.id, form);
}

export function ReportContainer({ target, onClose }: ReportContainerProps) {
  const { toasts } = useApp();
  const send: ReportDialogProps['onSend'] = async ({ reason, note }) => {
    try {
      await report(target, note === '' ? { reason } : { reason, note });
      toasts.show(reportSent());
      return true;
    } catch (cause) {
      if (cause instanceof ApiError && cause.reason === 'CONFLICT') {
        toasts.show(reportedBefore());
        return true;
      }
      console.warn('A report did not arrive', cause);
      toasts.show(wordsFailure(cause));
      return false;
    }
  };
  return (
    <WithTexts parts={texts}>
      <ReportDialog open subject={target.kind} onClose={onClose} onSend={send} />
    </WithTexts>
  );
}
