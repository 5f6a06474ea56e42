import { useRef, useState } from 'react';

import { ApiError, createPreviewReply, FabulaError, InsufficientPointsError, type PreviewReply } from '@fabula/sdk';
import type { MeetingState, MeetStepProps, PreviewMessage } from '@fabula/ui/creation';

import { createIdempotencyKeys, newIdempotencyKey } from '../live/idempotency-keys';
import type { CharacterDraft, CharacterDraftFields } from '@fabula/sdk';

import type { OpenDraft } from './use-draft-editor';

/** Free replies of a draft and a day. */
const freeReplies = 3;
/** Lines that a request has at most, the greeting among them (the contract, createPreviewReply). */
const mostTurns = 12;
/** Letters of a line. */
const longestTurn = 4_000;

type Speaker = 'draft' | 'kept';

/** A line of a preview; of a reply that did not come beside one that did, the text is empty. */
export interface MeetingMessage extends PreviewMessage {
  readonly kept?: string;
}

export interface MeetingOffer {
  /** Free replies that are left, as the server said last; undefined before it did. */
  readonly left: number | undefined;
  /** Points for one reply. */
  readonly points: number;
  /** Called after each request, with the free replies that are left, if a reply came: the offer may be another by now. */
  readonly onAsked: (left: number | undefined) => void;
}

interface Meeting extends Pick<MeetStepProps, 'state' | 'left' | 'text' | 'onText' | 'onSend'> {
  readonly messages: readonly MeetingMessage[];
  readonly onCompare: () => void;
}

function stateAfter(error: FabulaError): MeetingState {
  // The app itself shows the alert about missing points (Product §7.3).
  if (error instanceof InsufficientPointsError) return { kind: 'ready' };
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (error.status === 409 && error.field === 'left') return { kind: 'used-up' };
  return { kind: error.status === 403 ? 'refused' : 'failed' };
}

/**
 * The first words with the character of a draft, of which nothing is kept.
 *
 * @param offer left out where only the free replies can be had
 */
export function useMeeting(
  { editor, state: draft }: OpenDraft<CharacterDraftFields, CharacterDraft>,
  offer?: MeetingOffer,
): Meeting {
  const [messages, setMessages] = useState<readonly MeetingMessage[]>([]);
  const [state, setState] = useState<MeetingState>({ kind: 'ready' });
  const [counted, setCounted] = useState<number>();
  const [text, setText] = useState('');
  const keys = useRef(createIdempotencyKeys(newIdempotencyKey));
  const left = offer?.left ?? counted ?? freeReplies;

  const request = async (
    draftId: string,
    of: Speaker,
    asked: readonly MeetingMessage[],
    points?: number,
  ): Promise<PreviewReply> => {
    const words = asked.at(-1)?.text ?? '';
    const name = `${of} ${words}`;
    const turns = asked
      .filter((turn) => turn.text !== '')
      .slice(1 - mostTurns)
      .map(({ role, text: said }) => ({ role, text: said.slice(0, longestTurn) }));
    const greeting = { role: 'character', text: draft.fields.greeting.slice(0, longestTurn) } as const;
    const form = { messages: [greeting, ...turns], of, ...(points !== undefined && { points }) };
    try {
      const headers = { 'Idempotency-Key': keys.current.of(name) };
      const reply = await createPreviewReply(draftId, form, { headers });
      keys.current.done(name);
      return reply;
    } catch (error) {
      // After an answer, unlike after silence, the next try is another request.
      if (error instanceof ApiError) keys.current.done(name);
      throw error;
    }
  };

  const send = async (speakers: readonly Speaker[]) => {
    const words = text.trim();
    const { draftId } = draft;
    if (editor === null || draftId === null || words === '' || state.kind === 'waiting') return;
    const mine: MeetingMessage = { messageId: newIdempotencyKey(), role: 'reader', text: words };
    const asked = [...messages, mine];
    setMessages(asked);
    setText('');
    setState({ kind: 'waiting' });
    // The character answers as the server has the draft.
    await editor.flush();
    // Only what was shown with a price may cost points; the free ones come first, so that none of the others takes their place.
    const free = offer === undefined ? speakers.length : Math.min(left, speakers.length);
    const answers = [
      ...(await Promise.allSettled(speakers.slice(0, free).map((of) => request(draftId, of, asked)))),
      ...(await Promise.allSettled(speakers.slice(free).map((of) => request(draftId, of, asked, offer?.points)))),
    ];
    const replies = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : undefined));
    const came = replies.filter((reply) => reply !== undefined);
    const rest = Math.min(...came.map((reply) => reply.left));
    offer?.onAsked(came.length === 0 ? undefined : rest);
    if (came.length === 0) {
      const error: unknown = answers.find((answer) => answer.status === 'rejected')?.reason;
      setMessages(messages);
      setText(words);
      const next = error instanceof FabulaError ? stateAfter(error) : ({ kind: 'failed' } as const);
      // With an offer, the next one costs what the button then says.
      setState(next.kind === 'used-up' && offer !== undefined ? { kind: 'ready' } : next);
      if (!(error instanceof FabulaError)) throw error;
      if (next.kind === 'used-up') setCounted(0);
      return;
    }
    const [now, kept] = replies;
    const answered: MeetingMessage = {
      messageId: newIdempotencyKey(),
      role: 'character',
      text: now?.text ?? '',
      ...(speakers.length > 1 && { kept: kept?.text ?? '' }),
    };
    setMessages([...asked, answered]);
    setCounted(rest);
    setState({ kind: rest === 0 && offer === undefined ? 'used-up' : 'ready' });
  };
  const write = (words: string) => {
    setText(words);
    if (state.kind === 'failed' || state.kind === 'refused') setState({ kind: 'ready' });
  };
  return {
    messages,
    state,
    left,
    text,
    onText: write,
    onSend: () => void send(['draft']),
    onCompare: () => void send(['draft', 'kept']),
  };
}
