import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import type { SearchFieldProps } from '@fabula/ui';

import { filterQuery } from '../routes/list-filters';
import { paths } from '../routes/paths';
import { useLocale } from '../i18n/use-locale';

export function useSiteSearch(): SearchFieldProps {
  const intl = useIntl();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const explore = paths.characterStoryHub.href(useLocale());
  const asked = search.get('q') ?? '';
  const [text, setText] = useState(asked);
  const [shown, setShown] = useState(asked);
  if (shown !== asked) {
    setShown(asked);
    setText(asked);
  }
  const label = intl.formatMessage({
    id: 'shell.search.label',
    defaultMessage: 'Search characters and stories',
    description: 'Label of the search field in the header, and of the one at the top of the explore page on phones',
  });
  const goOn = () => {
    const rest = new URLSearchParams(search);
    rest.delete('q');
    void navigate({ pathname, search: rest.toString() }, { preventScrollReset: true });
  };
  return {
    label,
    placeholder: label,
    value: text,
    onChange: setText,
    onSubmit: () => void navigate(explore + filterQuery({ q: text }), { viewTransition: true }),
    onClear: () => {
      if (asked !== '' && pathname === explore) goOn();
    },
  };
}
