import { LanguageContainer, MatureContainer } from '../fields/FactParts';
import { FreeTagsContainer, TagsContainer } from '../fields/ListParts';
import { TextContainer } from '../fields/TextContainer';

/** What readers see before they begin. */
export const ReadersSection = () => (
  <>
    <TextContainer field="about" />
    <TagsContainer />
    <FreeTagsContainer />
    <LanguageContainer />
    <MatureContainer />
  </>
);
