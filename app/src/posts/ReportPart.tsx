import { ApiError, reportComment, reportPost } from '@fabula/sdk';
import { ReportDialog, reportedBefore, reportSent, type ReportDialogProps } from '@fabula/ui/posts';

import { useApp } from '../use-app';
import { wordsFailure } from './failure-toast';

export interface ReportPartProps {
  readonly target: { readonly kind: 'post' | 'comment'; readonly characterId: string; readonly id: string };
  readonly onClose: () => void;
}

const calls = { post: reportPost, comment: reportComment } as const;

/** The dialog in which a reader reports something, while it is open. */
export function ReportPart({ target, onClose }: ReportPartProps) {
  const { toasts } = useApp();
  const send: ReportDialogProps['onSend'] = async ({ reason, note }) => {
    try {
      await calls[target.kind](target.characterId, target.id, note === '' ? { reason } : { reason, note });
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
  return <ReportDialog open subject={target.kind} onClose={onClose} onSend={send} />;
}
