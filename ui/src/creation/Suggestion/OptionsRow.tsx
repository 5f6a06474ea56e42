import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import type { ActPriceValue } from '../../primitives/ActPrice/act-price-value';
import { Button } from '../../primitives/Button/Button';
import { actLabels } from './act-labels';
import { instruction as instructionStyle, number, options as optionsStyle, optionLabel, select } from './FieldHelp.css';
import type { AskOptions, FieldHelpProps, SuggestionAct } from './suggestion-model';

interface OptionsRowProps extends Pick<FieldHelpProps, 'onAsk' | 'tokens' | 'languages' | 'isBusy'> {
  readonly act: SuggestionAct;
  readonly price: ActPriceValue;
}

/** Fewest and most tokens that a text can be tightened to (the contract, createSuggestion). */
const tokenLimits = { min: 16, max: 16_000 } as const;

/** Most letters of an instruction (the contract, createSuggestion). */
const longestInstruction = 500;

type OptionKind = 'tokens' | 'language' | 'instruction';

const kindOf: Partial<Record<SuggestionAct, OptionKind>> = { tighten: 'tokens', translate: 'language' };

const labels: Readonly<Record<OptionKind, (now: number) => ReactNode>> = {
  tokens: (now) => (
    <FormattedMessage
      id="suggestion.tokens"
      defaultMessage="Tokens at most (now {now, number})"
      description="Label of the field for the number of tokens that a text is shortened to"
      values={{ now }}
    />
  ),
  language: () => (
    <FormattedMessage
      id="suggestion.language"
      defaultMessage="Into"
      description="Label of the choice of the language that a text is translated into"
    />
  ),
  instruction: () => (
    <FormattedMessage
      id="suggestion.instruction"
      defaultMessage="What do you want? (optional)"
      description="Label of the field for what an author tells the text model, such as “more about her childhood”"
    />
  ),
};

/** To how many tokens a text is tightened, into which language it is translated, or what else the author wants of it. */
export function OptionsRow({ act, price, onAsk, tokens, languages, isBusy }: OptionsRowProps) {
  const id = useId();
  const kind = kindOf[act] ?? 'instruction';
  const [most, setMost] = useState(String(Math.max(tokenLimits.min, tokens.proposed)));
  const [locale, setLocale] = useState(languages[0]?.locale ?? '');
  const [instruction, setInstruction] = useState('');
  const wanted = Number(most);
  const isWrong =
    kind === 'tokens' && !(Number.isInteger(wanted) && wanted >= tokenLimits.min && wanted <= tokenLimits.max);
  const said = instruction.trim();
  const options: Readonly<Record<OptionKind, AskOptions>> = {
    tokens: { tokens: wanted },
    language: { locale },
    instruction: said === '' ? {} : { instruction: said },
  };
  return (
    <form
      className={optionsStyle}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) onAsk(act, options[kind]);
      }}
    >
      <label htmlFor={id} className={optionLabel}>
        {labels[kind](tokens.now)}
      </label>
      {kind === 'tokens' && (
        <input
          id={id}
          className={number}
          inputMode="numeric"
          value={most}
          aria-invalid={isWrong || undefined}
          onChange={(event) => setMost(event.target.value.replaceAll(/\D/g, '').slice(0, 5))}
        />
      )}
      {kind === 'language' && (
        <select id={id} className={select} value={locale} onChange={(event) => setLocale(event.target.value)}>
          {languages.map(({ locale: tag, name }) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      )}
      {kind === 'instruction' && (
        <input
          id={id}
          className={instructionStyle}
          value={instruction}
          maxLength={longestInstruction}
          dir={instruction === '' ? undefined : 'auto'}
          autoComplete="off"
          onChange={(event) => setInstruction(event.target.value)}
        />
      )}
      <Button type="submit" size="small" disabled={isBusy || isWrong}>
        {actLabels[act].name}
        <ActPrice {...price} />
      </Button>
    </form>
  );
}
