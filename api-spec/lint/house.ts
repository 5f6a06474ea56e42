import { bounds } from './bounds.ts';
import { examples } from './examples.ts';
import { explicitStatuses } from './explicit-statuses.ts';
import { namedBodies } from './named-bodies.ts';
import { origin } from './origin.ts';
import { sessionHeaders } from './session-headers.ts';
import { tagsUnlikeSchemas } from './tags-unlike-schemas.ts';

/** The house rules of the contract, as a plugin of the linter. Each rule stands in the file of its name. */
export default function house() {
  return {
    id: 'house',
    rules: {
      oas3: {
        bounds,
        examples,
        'explicit-statuses': explicitStatuses,
        'named-bodies': namedBodies,
        origin,
        'session-headers': sessionHeaders,
        'tags-unlike-schemas': tagsUnlikeSchemas,
      },
    },
  };
}
