import { useRef, useState } from 'react';

import { ApiError, createPreviewReply, FabulaError } from '@fabula/sdk';
import type { MeetingState, MeetStepProps, PreviewMessage } from '@fabula/ui/creation';

import { createIdempotencyKeys, newIdempotencyKey } from '../live/idempotency-keys';
import type { OpenDraft } from './use-draft-editor';

/** Free replies of a draft and a day. */
const freeReplies = 3;
/** Lines that a request has at most, the greeting among them (the contract, createPreviewReply). */
const mostTurns = 12;
/** Letters of a line. */
const longestTurn = 4_000;

type Meeting = Pick<MeetStepProps, 'messages' | 'state' | 'left' | 'text' | 'onText' | 'onSend'>;

function stateAfter(error: FabulaError): MeetingState {
  if (!(error instanceof ApiError)) return { kind: 'failed' };
  if (error.status === 409 && error.field === 'left') return { kind: 'used-up' };
  return { kind: error.status === 403 ? 'refused' : 'failed' };
}

/** The first words with the character of a draft: a few free replies, of which nothing is kept. */
export function useMeeting({ editor, state: draft }: OpenDraft): Meeting {
  const [messages, setMessages] = useState<readonly PreviewMessage[]>([]);
  const [state, setState] = useState<MeetingState>({ kind: 'ready' });
  const [left, setLeft] = useState(freeReplies);
  const [text, setText] = useState('');
  const keys = useRef(createIdempotencyKeys(newIdempotencyKey));

  const send = async () => {
    const words = text.trim();
    const { draftId, fields } = draft;
    if (editor === null || draftId === null || words === '' || state.kind === 'waiting') return;
    const mine: PreviewMessage = { messageId: newIdempotencyKey(), role: 'reader', text: words };
    setMessages([...messages, mine]);
    setText('');
    setState({ kind: 'waiting' });
    const turns = [...messages, mine]
      .slice(1 - mostTurns)
      .map(({ role, text: said }) => ({ role, text: said.slice(0, longestTurn) }));
    const greeting = { role: 'character', text: fields.greeting.slice(0, longestTurn) } as const;
    try {
      // The character answers as the server has the draft.
      await editor.flush();
      const headers = { 'Idempotency-Key': keys.current.of(words) };
      const reply = await createPreviewReply(draftId, { messages: [greeting, ...turns] }, { headers });
      keys.current.done(words);
      setMessages([...messages, mine, { messageId: newIdempotencyKey(), role: 'character', text: reply.text }]);
      setLeft(reply.left);
      setState({ kind: reply.left === 0 ? 'used-up' : 'ready' });
    } catch (error) {
      if (!(error instanceof FabulaError)) throw error;
      // After an answer, unlike after silence, the next try is another request.
      if (error instanceof ApiError) keys.current.done(words);
      const next = stateAfter(error);
      setMessages(messages);
      setText(words);
      if (next.kind === 'used-up') setLeft(0);
      setState(next);
    }
  };
  const write = (words: string) => {
    setText(words);
    if (state.kind === 'failed' || state.kind === 'refused') setState({ kind: 'ready' });
  };
  return { messages, state, left, text, onText: write, onSend: () => void send() };
}
