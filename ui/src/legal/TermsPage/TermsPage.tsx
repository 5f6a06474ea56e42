import { FormattedMessage } from 'react-intl';

import { DocumentPage } from '../DocumentPage/DocumentPage';
import type { SiteValue, StorageValue } from '../model';
import { privacySections } from './privacy-sections';
import { termsSections } from './terms-sections';

/** The day on which these texts last changed. */
const changedOn = '2026-11-28';

interface TermsPageProps {
  readonly brandName: string;
  readonly site: SiteValue;
  readonly storage: readonly StorageValue[];
}

export function TermsPage({ brandName, site, storage }: TermsPageProps) {
  return (
    <DocumentPage
      title={
        <FormattedMessage
          id="legal.terms.title"
          defaultMessage="Terms and privacy"
          description="Title of the page with the terms of use and the privacy statement"
        />
      }
      lead={
        <FormattedMessage
          id="legal.terms.lead"
          defaultMessage="The first part says what you agree to when you use this server. The second says what it stores about you. Both describe the software as it works today."
          description="Below the title of the page with the terms of use and the privacy statement"
        />
      }
      changedOn={changedOn}
      parts={[
        {
          id: 'terms',
          title: (
            <FormattedMessage
              id="legal.part.terms"
              defaultMessage="Terms of use"
              description="Heading of the first part of the terms page"
            />
          ),
          sections: termsSections(brandName, site),
        },
        {
          id: 'privacy',
          title: (
            <FormattedMessage
              id="legal.part.privacy"
              defaultMessage="Privacy"
              description="Heading of the second part of the terms page"
            />
          ),
          sections: privacySections(site, storage),
        },
      ]}
    />
  );
}
