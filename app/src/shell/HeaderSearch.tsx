import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { SearchField } from '@fabula/ui';

import { filterQuery } from '../explore/list-filters';
import { paths } from '../routes/paths';
import { useLocale } from '../use-locale';

/** The search of the header: characters and stories together, answered by the explore page. */
export function HeaderSearch() {
  const asked = useSearchParams()[0].get('q') ?? '';
  return <SearchForm key={asked} asked={asked} />;
}

function SearchForm({ asked }: { readonly asked: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const explore = paths.characterStoryHub.href(useLocale());
  const [text, setText] = useState(asked);
  const label = intl.formatMessage({
    id: 'shell.search.label',
    defaultMessage: 'Search characters and stories',
    description: 'Label of the search field in the header',
  });
  return (
    <SearchField
      label={label}
      placeholder={label}
      value={text}
      onChange={setText}
      onSubmit={() => void navigate(explore + filterQuery({ q: text }), { viewTransition: true })}
    />
  );
}
