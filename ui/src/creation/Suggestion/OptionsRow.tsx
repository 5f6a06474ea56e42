import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { ActPrice } from '../../primitives/ActPrice/ActPrice';
import type { ActPriceValue } from '../../primitives/ActPrice/act-price-value';
import { Button } from '../../primitives/Button/Button';
import { actWords } from './act-words';
import { number, options, optionLabel, select } from './FieldHelp.css';
import type { FieldHelpProps, SuggestionAct } from './suggestion-model';

interface OptionsRowProps extends Pick<FieldHelpProps, 'onAsk' | 'tokens' | 'languages' | 'isBusy'> {
  readonly act: SuggestionAct;
  readonly price: ActPriceValue;
}

/** Fewest and most tokens that a text can be tightened to (the contract, createSuggestion). */
const tokenLimits = { min: 16, max: 16_000 } as const;

/** To how many tokens a text is tightened, or into which language it is translated. */
export function OptionsRow({ act, price, onAsk, tokens, languages, isBusy }: OptionsRowProps) {
  const id = useId();
  const isTighten = act === 'tighten';
  const [most, setMost] = useState(String(Math.max(tokenLimits.min, tokens.proposed)));
  const [locale, setLocale] = useState(languages[0]?.locale ?? '');
  const wanted = Number(most);
  const isWrong = isTighten && !(Number.isInteger(wanted) && wanted >= tokenLimits.min && wanted <= tokenLimits.max);
  return (
    <form
      className={options}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) onAsk(act, isTighten ? { tokens: wanted } : { locale });
      }}
    >
      <label htmlFor={id} className={optionLabel}>
        {isTighten ? (
          <FormattedMessage
            id="suggestion.tokens"
            defaultMessage="Tokens at most (now {now, number})"
            description="Label of the field for the number of tokens that a text is shortened to"
            values={{ now: tokens.now }}
          />
        ) : (
          <FormattedMessage
            id="suggestion.language"
            defaultMessage="Into"
            description="Label of the choice of the language that a text is translated into"
          />
        )}
      </label>
      {isTighten ? (
        <input
          id={id}
          className={number}
          inputMode="numeric"
          value={most}
          aria-invalid={isWrong || undefined}
          onChange={(event) => setMost(event.target.value.replaceAll(/\D/g, '').slice(0, 5))}
        />
      ) : (
        <select id={id} className={select} value={locale} onChange={(event) => setLocale(event.target.value)}>
          {languages.map(({ locale: tag, name }) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </select>
      )}
      <Button type="submit" size="small" disabled={isBusy || isWrong}>
        {actWords[act].name}
        <ActPrice {...price} />
      </Button>
    </form>
  );
}
