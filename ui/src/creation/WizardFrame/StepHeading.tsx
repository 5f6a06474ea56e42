import { useEffect, useRef, type ReactNode } from 'react';

import { stepTitle } from './WizardFrame.css';

interface StepHeadingProps {
  readonly id: string;
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** The heading of a step. Each step has its own element, so that each takes the focus once. */
export function StepHeading({ id, takesFocus, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className={stepTitle}>
      {children}
    </h2>
  );
}
