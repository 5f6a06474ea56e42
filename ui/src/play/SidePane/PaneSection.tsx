import { useId, type ReactNode } from 'react';

import { section, sectionTitle } from './SidePane.css';

interface PaneSectionProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

export function PaneSection({ title, children }: PaneSectionProps) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <h2 id={id} className={sectionTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
