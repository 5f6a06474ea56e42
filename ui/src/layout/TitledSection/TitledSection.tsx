import { useId, type ReactNode } from 'react';

import { heading, section } from './TitledSection.css';

interface TitledSectionProps {
  /** Makes the section the aim of a link within the page. */
  id?: string;
  title: ReactNode;
  children: ReactNode;
}

export function TitledSection({ id, title, children }: TitledSectionProps) {
  const headingId = useId();
  return (
    <section id={id} className={section} aria-labelledby={headingId}>
      <h2 id={headingId} className={heading}>
        {title}
      </h2>
      {children}
    </section>
  );
}
