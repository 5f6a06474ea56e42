import { lazy, use } from 'react';

import type { CharacterDraftFields } from '@fabula/sdk';

import { Contained } from '../../../../lazy/Contained';
import { loadChunkBeside } from '../../../../lazy/chunk';
import type { SuggestionField } from '../suggestions/help-acts';
import { useEditorPart } from './editor-context';
import { HelpedField } from './helped-field';

const FieldHelp = lazy(async () => ({
  default: (await loadChunkBeside(() => import('../suggestions/FieldHelp'))).FieldHelp,
}));
const FieldProblems = lazy(async () => ({
  default: (await loadChunkBeside(() => import('@fabula/ui/problems'))).FieldProblems,
}));

const helped: ReadonlySet<keyof CharacterDraftFields> = new Set<SuggestionField>([
  'tagline',
  'about',
  'description',
  'personality',
  'scenario',
  'greeting',
  'systemPrompt',
  'postHistoryInstructions',
  'alternateGreetings',
  'exchanges',
]);

const isHelped = (field: keyof CharacterDraftFields): field is SuggestionField => helped.has(field);

/** Below a field: what the server found in it, and writing help while the author is there. Both load beside the page. */
export function FieldExtras({ field }: { readonly field: keyof CharacterDraftFields }) {
  const { refused: _refused, target: _target, ...part } = useEditorPart();
  const isHelpShown = use(HelpedField) === field;
  const problems = part.draft?.problems.filter((problem) => problem.field === field) ?? [];
  return (
    <>
      {problems.length > 0 && (
        <Contained>
          <FieldProblems problems={problems} onShow={part.goTo} />
        </Contained>
      )}
      {isHelped(field) && part.state.draftId !== null && (
        <Contained>
          <FieldHelp {...part} field={field} isShown={isHelpShown} />
        </Contained>
      )}
    </>
  );
}
