import { FormattedMessage, useIntl } from 'react-intl';

import { languageNames, speaksPageLanguage } from '../../content/story-languages';

interface StoryLanguagesProps {
  /** BCP 47 tags of the languages in which the story can be read. */
  readonly languages: readonly string[];
}

/** In which languages a story can be read, with a hint where the language of the page is none of them. */
export function StoryLanguages({ languages }: StoryLanguagesProps) {
  const intl = useIntl();
  const names = languageNames(intl, languages);
  return (
    <>
      <FormattedMessage
        id="play.languages"
        defaultMessage="Available in {languages}."
        description="In which languages a story can be read; {languages} is such as “English” or “English and Spanish”"
        values={{ languages: names }}
      />
      {!speaksPageLanguage(intl, languages) && (
        <>
          {' '}
          <FormattedMessage
            id="play.languages.other"
            defaultMessage="Its rounds and choices are not available in your language."
            description="Behind the languages of a story, where the language of the page is none of them"
          />
        </>
      )}
    </>
  );
}
