import type { MyCharacter } from '../../contract/validators.ts';
import type { Publication } from '../../explore/publications.ts';
import { showWithheld } from '../../publishing/publishing-rules.ts';

export function showPublication(publication: Publication | undefined): Pick<MyCharacter, 'remixable' | 'withheld'> {
  if (publication === undefined) return {};
  return { remixable: publication.remixable === 1, ...showWithheld(publication) };
}
