import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';

interface StoryLanguagesProps {
  /** BCP 47 tags of the languages in which the story can be read. */
  readonly languages: readonly string[];
}

/** In which languages a story can be read, with a hint where the language of the page is none of them. */
export function StoryLanguages({ languages }: StoryLanguagesProps) {
  const intl = useIntl();
  const isInPageLanguage = languages.some((language) => languageOf(language) === languageOf(intl.locale));
  const names = intl.formatList(
    languages.map((language) => nameOf(intl, language)),
    { type: 'conjunction' },
  );
  return (
    <>
      <FormattedMessage
        id="play.languages"
        defaultMessage="Told in {languages}."
        description="In which languages a story can be read; {languages} is such as “English” or “English and Spanish”"
        values={{ languages: names }}
      />
      {!isInPageLanguage && (
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

const languageOf = (tag: string): string => new Intl.Locale(tag).language;

const nameOf = (intl: IntlShape, tag: string): string =>
  intl.formatDisplayName(languageOf(tag), { type: 'language' }) ?? tag;
