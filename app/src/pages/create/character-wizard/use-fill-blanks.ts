import type { FillBlanksValue } from '@fabula/ui/creation';
import type { WritingIdeas } from '@fabula/sdk';
import { useMutation } from '@tanstack/react-query';

import { fillBlanks, type IdeaField } from './fill-blanks';
import type { Wizard } from './use-wizard';
import { useWritingIdeas } from './use-writing-ideas';

export function useFillFrom(
  { editor }: Pick<Wizard, 'editor'>,
  find: () => Promise<WritingIdeas>,
  wanted: readonly IdeaField[],
): FillBlanksValue {
  const filling = useMutation({
    mutationFn: find,
    onSuccess: (ideas) => {
      if (editor === null) return;
      const changes = fillBlanks(editor.state.get().fields, ideas, wanted);
      if (Object.keys(changes).length > 0) editor.edit(changes);
    },
    onError: (error) => console.warn('The blanks of a draft could not be filled', error),
  });
  return { onFill: () => filling.mutate(), isBusy: filling.isPending, hasFailed: filling.isError };
}

export function useFillBlanks(wizard: Wizard, wanted: readonly IdeaField[]): FillBlanksValue {
  const { find } = useWritingIdeas(wizard, false);
  return useFillFrom(wizard, find, wanted);
}
