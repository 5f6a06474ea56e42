import { useState } from 'react';

interface Draft {
  readonly initialDraft: string;
  /** The words have changed; the container stores it. */
  readonly onDraftChange: (draft: string) => void;
  /** Resolves to whether the words have arrived. Until then, and if not, they stay in the box. */
  readonly onSend: (text: string) => Promise<boolean>;
}

/** Words that are being written. They leave the box only when it is known that they have arrived. */
export function useDraft({ initialDraft, onDraftChange, onSend }: Draft) {
  const [draft, setDraft] = useState(initialDraft);
  const [isSending, setIsSending] = useState(false);
  const [isDrafting, setIsDrafting] = useState(false);
  const write = (next: string) => {
    setDraft(next);
    onDraftChange(next);
  };
  const send = async () => {
    setIsSending(true);
    try {
      if (await onSend(draft.trim())) write('');
    } finally {
      setIsSending(false);
    }
  };
  /** Requests a draft; without one the text in the box stays. */
  const draftBy = async (writer: () => Promise<string | null>) => {
    setIsDrafting(true);
    try {
      const words = await writer();
      if (words !== null) write(words);
    } finally {
      setIsDrafting(false);
    }
  };
  return { draft, draftBy, isDrafting, isSending, isEmpty: draft.trim() === '', write, send };
}
