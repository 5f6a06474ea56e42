import { useEffect, useState, type ReactNode } from 'react';

interface CopyButtonProps {
  /** What is copied; shown where there are no `children`. */
  readonly text: string;
  readonly className: string;
  readonly children?: ReactNode;
}

/** How long a copied text says so, in milliseconds. */
const confirmed = 1_500;

export function CopyButton({ text, className, children = text }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), confirmed);
    return () => clearTimeout(timer);
  }, [outcome]);
  return (
    <button
      type="button"
      className={className}
      title={`Copy ${text}`}
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => setOutcome('copied'),
          () => setOutcome('failed'),
        );
      }}
    >
      {outcome === undefined ? children : outcome === 'copied' ? 'Copied' : 'Not copied'}
    </button>
  );
}
