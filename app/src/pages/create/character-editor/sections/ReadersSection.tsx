import { LanguageContainer, MatureContainer } from '../fields/FactParts';
import { FreeTagsContainer, TagsContainer } from '../fields/ListParts';
import { TextContainer } from '../fields/TextContainer';

export const ReadersSection = () => (
  <>
    <TextContainer field="about" />
    <TagsContainer />
    <FreeTagsContainer />
    <LanguageContainer />
    <MatureContainer />
  </>
);
