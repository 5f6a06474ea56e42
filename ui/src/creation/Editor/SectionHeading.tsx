import type { EditorSection } from '../editor-model';
import { sectionLeads, sectionNames } from '../labels/section-labels';
import { heading, lead, title } from './Tabs.css';

interface SectionHeadingProps {
  readonly section: EditorSection;
  readonly name: string;
}

/** The name of a section, and what it is for. */
export const SectionHeading = ({ section, name }: SectionHeadingProps) => (
  <div className={heading}>
    <h2 className={title}>{sectionNames[section]}</h2>
    <p className={lead}>{sectionLeads[section](name.trim() === '' ? undefined : <bdi>{name}</bdi>)}</p>
  </div>
);
