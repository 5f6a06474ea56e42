import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';

export interface CompletionChoice {
  readonly id: string;
  readonly text: string;
  readonly label: ReactNode;
}

/** What a draft can go on with, and which part of it that would replace. */
export interface Completion {
  /** Where the part begins and ends, in UTF-16 code units. */
  readonly from: number;
  readonly to: number;
  readonly choices: readonly CompletionChoice[];
}

/** Finds what the words before the caret can go on with; null when they ask for nothing. */
export type Complete = (draft: string, caret: number) => Completion | null;

interface CompletionOfDraft {
  readonly draft: string;
  readonly write: (draft: string) => void;
  readonly complete: Complete | undefined;
}

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * Choices while a draft is written (ARIA, "list autocomplete"): the focus stays in the box, arrow keys go through the
 * choices, Enter and Tab take one, Escape leaves them.
 */
export function useCompletion({ draft, write, complete }: CompletionOfDraft) {
  const listId = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const nextCaret = useRef<number | null>(null);
  const [caret, setCaret] = useState<number | null>(null);
  const [leftDraft, setLeftDraft] = useState<string | null>(null);
  const [active, setActive] = useState({ wanted: '', index: 0 });

  // After every render: the caret can be put in its place once the words are there.
  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    box.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  });

  const found = complete === undefined || caret === null || draft === leftDraft ? null : complete(draft, caret);
  const choices = found?.choices ?? [];
  const isOpen = choices.length > 0;
  const wanted = found === null ? '' : draft.slice(found.from, found.to);
  // Other words, other choices: the first of them is the active one again.
  const activeIndex = active.wanted === wanted ? Math.min(active.index, choices.length - 1) : 0;
  const activeChoice = choices[activeIndex];
  const optionId = (choice: CompletionChoice) => `${listId}-${choice.id}`;

  const choose = ({ text }: CompletionChoice) => {
    if (found === null) return;
    nextCaret.current = found.from + text.length;
    setCaret(nextCaret.current);
    write(draft.slice(0, found.from) + text + draft.slice(found.to));
  };

  const takeKey = (event: KeyboardEvent): boolean => {
    if (activeChoice === undefined || event.nativeEvent.isComposing) return false;
    const step = steps[event.key];
    if (step !== undefined) setActive({ wanted, index: (activeIndex + step + choices.length) % choices.length });
    else if (event.key === 'Escape') setLeftDraft(draft);
    else if ((event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) choose(activeChoice);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };

  const look = ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    box.current = currentTarget;
    setCaret(currentTarget.selectionStart === currentTarget.selectionEnd ? currentTarget.selectionStart : null);
  };

  const boxProps =
    complete === undefined
      ? {}
      : ({
          onSelect: look,
          onBlur: () => setCaret(null),
          'aria-autocomplete': 'list',
          'aria-controls': isOpen ? listId : undefined,
          'aria-activedescendant': isOpen && activeChoice !== undefined ? optionId(activeChoice) : undefined,
        } as const);
  return { listId, choices, activeChoice, optionId, choose, takeKey, look, boxProps };
}
