import { FormattedMessage, useIntl } from 'react-intl';

import { languageNames, speaksPageLanguage } from '../../content/story-languages';

interface StoryLanguagesProps {
  /** BCP 47 tags of the languages in which the story can be read. */
  readonly languages: readonly string[];
}

/** More of them are counted, not named. */
const mostNamed = 3;

/** In which languages a story can be read, with a hint where the language of the page is none of them. */
export function StoryLanguages({ languages }: StoryLanguagesProps) {
  const intl = useIntl();
  return (
    <>
      {languages.length > mostNamed ? (
        <FormattedMessage
          id="play.languages.many"
          defaultMessage="Available in {count, number} languages."
          description="In how many languages a story can be read; at least four"
          values={{ count: languages.length }}
        />
      ) : (
        <FormattedMessage
          id="play.languages"
          defaultMessage="Available in {languages}."
          description="In which languages a story can be read; {languages} is such as “English” or “English and Spanish”"
          values={{ languages: languageNames(intl, languages) }}
        />
      )}
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
