import { useState } from 'react';

import type { Suggestion, SuggestionForm } from '@fabula/sdk';
import { FieldHelp as FieldHelpBar, FieldSuggestion } from '@fabula/ui/suggestions';

import { languageNames } from '../../../../i18n/language-names';
import { isLocale, locales } from '../../../../i18n/locales';
import type { EditorPart } from '../editor-part';
import { helpActs, sourceOf, type SuggestionField } from './help-acts';
import { suggestionShown } from './suggestion-shown';
import { useSuggestions } from './use-suggestions';

interface FieldHelpProps extends EditorPart {
  readonly field: SuggestionField;
  /** Whether acts are offered; a suggestion that is open is shown in any case. */
  readonly isShown: boolean;
}

/** What `tighten` proposes to leave of a text (the contract, createSuggestion). */
const tightenedShare = 0.8;
/** Letters of a token, where the server has not counted them yet. */
const lettersPerToken = 4;

export function FieldHelp({ editor, state, draft, goTo, field, isShown }: FieldHelpProps) {
  const help = useSuggestions({ editor, state });
  const [asked, setAsked] = useState<SuggestionForm>();
  const { fields } = state;
  const open = help.items.find((suggestion) => suggestion.field === field);
  if (!help.isReady) return null;
  const value = fields[field];
  const counted = draft?.tokens.byField.find((one) => one.field === field)?.tokens;
  const now = counted ?? (typeof value === 'string' ? Math.ceil(value.length / lettersPerToken) : 0);
  const ask = (form: SuggestionForm) => {
    setAsked(form);
    void help.ask(form);
  };
  const askAgain = ({ act, by, failure }: Suggestion) => {
    if (failure === 'unchanged') return null;
    if (asked?.act === act) return () => ask(asked);
    // A translation would need its language once more.
    return act === 'translate' ? null : () => ask({ act, fields: [field], by });
  };
  const decide = async (suggestionId: string, accept: 'all' | 'none' | readonly number[]) => {
    const isByKeyboard = document.activeElement?.matches(':focus-visible') === true;
    await help.decide(suggestionId, typeof accept === 'string' ? accept : [...accept]);
    // The button that had the focus is gone.
    if (isByKeyboard && document.activeElement === document.body) goTo({ field });
  };
  return (
    <>
      {isShown && (
        <FieldHelpBar
          field={field}
          acts={helpActs(field, fields, help.source, help)}
          source={help.source}
          onSource={help.onSource}
          onAsk={(act, { locale, ...options }) => {
            const into = isLocale(locale) ? { locale } : {};
            ask({ act, fields: [field], by: sourceOf(act, help.source), ...into, ...options });
          }}
          isBusy={help.isBusy || open?.state === 'writing'}
          tokens={{ now, proposed: Math.floor(now * tightenedShare) }}
          languages={locales
            .filter((locale) => locale !== fields.language)
            .map((locale) => ({ locale, name: languageNames[locale] }))}
        />
      )}
      {open !== undefined && (
        <FieldSuggestion
          key={open.suggestionId}
          act={open.act}
          source={open.by}
          shown={suggestionShown(open)}
          points={help.pointsOf(open)}
          language={fields.language}
          onDecide={(accept) => void decide(open.suggestionId, accept)}
          onStop={() => void help.stop(open.suggestionId)}
          onAgain={askAgain(open)}
          isBusy={help.isBusy}
        />
      )}
    </>
  );
}
