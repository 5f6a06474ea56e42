import { FormattedMessage, useIntl } from 'react-intl';

import { Link } from '../../primitives/Link/Link';
import type { LanguageLinkValue } from '../model';
import { Section } from '../Section/Section';
import { item, language, list, otherName, ownName } from './LanguageLinks.css';

interface LanguageLinksProps {
  readonly languages: readonly LanguageLinkValue[];
  /** BCP 47 tag of the language that is shown. */
  readonly current: string;
}

const primary = (locale: string): string => locale.split('-')[0] ?? locale;

/** The page in each of its languages, by the name that its readers use. */
export function LanguageLinks({ languages, current }: LanguageLinksProps) {
  const intl = useIntl();
  const nameHere = (locale: string) => intl.formatDisplayName(primary(locale), { type: 'language' });
  return (
    <Section
      title={
        <FormattedMessage
          id="landing.languages.title"
          defaultMessage="In your own language"
          description="Heading above the links to the page in every language"
        />
      }
      sub={
        <FormattedMessage
          id="landing.languages.sub"
          defaultMessage="Every screen is written in each of these languages, and Arabic reads from right to left throughout."
          description="Below the heading above the links to the page in every language"
        />
      }
    >
      <ul className={list}>
        {languages.map(({ locale, name, href }) => (
          <li key={locale} className={item}>
            <Link
              href={href}
              hrefLang={locale}
              className={language}
              aria-current={locale === current ? 'page' : undefined}
            >
              <bdi lang={locale} data-own-script="" className={ownName}>
                {name}
              </bdi>
              {nameHere(locale) !== name && <span className={otherName}>{nameHere(locale)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
