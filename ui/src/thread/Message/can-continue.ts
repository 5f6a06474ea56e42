import type { MessageValue } from '../model';

export const canContinue = ({ isReply, status, text }: MessageValue): boolean =>
  isReply && status !== 'streaming' && text.trim() !== '';

/** Whether a reply ended before its own end: then the way to go on stands where it ends, not among the tools. */
export const endedEarly = ({ status, truncated }: Pick<MessageValue, 'status' | 'truncated'>): boolean =>
  truncated || status === 'stopped';
