import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { SuggestionDecisionForm } from '@fabula/sdk';
import { Disclosure } from '@fabula/ui/character-editor';
import { LoreFromText, FieldSuggestion } from '@fabula/ui/suggestions';

import type { EditorPart } from '../editor-part';
import { suggestionShown } from './suggestion-shown';
import { useSuggestions } from './use-suggestions';

interface LoreFromTextContainerProps extends Pick<EditorPart, 'editor' | 'state'> {
  readonly onAdded: () => void;
}

export function LoreFromTextContainer({ editor, state, onAdded }: LoreFromTextContainerProps) {
  const help = useSuggestions({ editor, state });
  const [text, setText] = useState('');
  if (!help.isReady) return null;
  const open = help.items.find(({ field }) => field === 'lore');
  const { language } = state.fields;
  const points = help.source === 'model' ? (help.modelPoints ?? 0) : 0;
  const ask = () => void help.ask({ act: 'lore-from-text', fields: ['lore'], by: help.source, text });
  const decide = async (suggestionId: string, accept: SuggestionDecisionForm['accept']) => {
    await help.decide(suggestionId, accept);
    if (accept !== 'none') onAdded();
  };
  return (
    <Disclosure
      isWanted={open !== undefined}
      summary={
        <FormattedMessage
          id="suggestion.lore.summary"
          defaultMessage="Entries from a text"
          description="Opens the box into which an author pastes a text that becomes entries of the lorebook"
        />
      }
    >
      <LoreFromText
        text={text}
        onText={setText}
        language={language}
        source={help.source}
        onSource={help.onSource}
        price={help.priced(points, help.balance)}
        onAsk={ask}
        isBusy={help.isBusy || open?.state === 'writing'}
      />
      {open !== undefined && (
        <FieldSuggestion
          key={open.suggestionId}
          act={open.act}
          source={open.by}
          shown={suggestionShown(open)}
          points={help.pointsOf(open)}
          language={language}
          onDecide={(accept) => void decide(open.suggestionId, typeof accept === 'string' ? accept : [...accept])}
          onStop={() => void help.stop(open.suggestionId)}
          onAgain={open.failure === 'unchanged' || text.trim() === '' ? null : ask}
          isBusy={help.isBusy}
        />
      )}
    </Disclosure>
  );
}
