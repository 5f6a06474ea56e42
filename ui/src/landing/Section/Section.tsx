import { useId, type ReactNode } from 'react';

import { Icon } from '../../primitives/Icon/Icon';
import { Link } from '../../primitives/Link/Link';
import { content, heading, proof, section, sub as subStyle } from './Section.css';

interface SectionProps {
  readonly title: ReactNode;
  readonly sub?: ReactNode;
  readonly children: ReactNode;
}

/** A part of the page, named by its heading. */
export function Section({ title, sub, children }: SectionProps) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {sub !== undefined && <p className={subStyle}>{sub}</p>}
      <div className={content}>{children}</div>
    </section>
  );
}

interface ProofLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** Leads to where a sentence of the page can be checked. */
export function ProofLink({ href, children }: ProofLinkProps) {
  return (
    <Link href={href} className={proof}>
      <span>{children}</span>
      <Icon name="forward" size="small" />
    </Link>
  );
}
