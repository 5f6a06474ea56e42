import { replace, type LoaderFunctionArgs } from 'react-router-dom';

import { languageOfPath } from '../../../routes/redirects';
import { paths } from '../../../routes/paths';
import { appContext } from '../../../app-context';

/** Making a character begins with the page of one's own: a card is the way in (Specification §2.1). */
export function loader({ request, context }: LoaderFunctionArgs): never {
  const { visitor } = context.get(appContext);
  throw replace(
    paths.genCharacter.href(languageOfPath(new URL(request.url).pathname) ?? visitor.preferences().language),
  );
}

/** Nothing is ever shown here: the loader leads on. */
export function Component() {
  return null;
}
