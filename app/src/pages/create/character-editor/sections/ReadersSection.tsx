import { LanguagePart, MaturePart } from '../fields/FactParts';
import { FreeTagsPart, TagsPart } from '../fields/ListParts';
import { TextPart } from '../fields/TextPart';

/** What readers see before they begin. */
export const ReadersSection = () => (
  <>
    <TextPart field="about" />
    <TagsPart />
    <FreeTagsPart />
    <LanguagePart />
    <MaturePart />
  </>
);
