import type { Locale } from '@fabula/sdk';
import { useState } from 'react';

import { tokens, type TextStyle, type TypeStep } from '../../../ui/src/theme/tokens';
import { scripted } from '../../../ui/src/theme/vars.css';
import { languages } from '../../globals';
import { messagesOf } from '../../messages';
import { filter, filterRow } from '../blocks/docs.css';
import { useToolbar } from '../blocks/toolbar-context';
import { row, sample, sheet, tokenName, tokenValue } from './foundations.css';
import { tokenNotes } from './token-notes';

const isTextStyle = (name: string): name is TextStyle => name in tokens.type;
const steps = Object.keys(tokens.type).filter(isTextStyle);

const sentenceOf = (locale: Locale): string => messagesOf(locale)['explore.empty.sentence'] ?? '';

const describe = (step: TypeStep): string =>
  [
    step.family,
    step.size,
    'weight' in step ? `weight ${step.weight}` : 'weight of the language',
    'line' in step ? `line ${step.line}` : 'line of the language',
  ].join(' · ');

function Step({ name, locale }: { readonly name: TextStyle; readonly locale: Locale }) {
  const step: TypeStep = tokens.type[name];
  const isDisplay = step.family === 'display';
  return (
    <div className={row}>
      <span>
        <span className={tokenName}>{name}</span>
        <br />
        <span className={tokenValue}>{describe(step)}</span>
      </span>
      <span
        className={sample}
        style={{
          fontFamily: scripted.font[step.family],
          fontSize: step.size,
          fontWeight: 'weight' in step ? step.weight : scripted.weight.display,
          letterSpacing: isDisplay ? scripted.tracking : undefined,
          lineHeight: 'line' in step ? step.line : scripted.line[step.family],
        }}
      >
        {sentenceOf(locale)}
      </span>
    </div>
  );
}

export function TypeScale() {
  const toolbar = useToolbar();
  const [chosen, setChosen] = useState<Locale>();
  const locale = chosen ?? toolbar.locale;
  return (
    <>
      <div className={filterRow} role="group" aria-label="Language of the samples">
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            className={filter}
            lang={language}
            data-own-script=""
            style={{ fontFamily: scripted.font.ui }}
            aria-pressed={language === locale}
            onClick={() => setChosen(language)}
          >
            {new Intl.DisplayNames(language, { type: 'language' }).of(language.slice(0, 2))}
          </button>
        ))}
      </div>
      <div className={sheet} lang={locale} dir={locale === 'ar-SA' ? 'rtl' : 'ltr'} data-own-script="">
        {steps.map((name) => (
          <Step key={name} name={name} locale={locale} />
        ))}
      </div>
    </>
  );
}

export function Weights() {
  return (
    <div className={sheet}>
      {Object.entries(tokens.weight).map(([name, weight]) => (
        <div key={name} className={row}>
          <span>
            <span className={tokenName}>{name}</span>
            <br />
            <span className={tokenValue}>{weight}</span>
          </span>
          <span className={sample} style={{ fontWeight: weight }}>
            {tokenNotes.get(name)}
          </span>
        </div>
      ))}
    </div>
  );
}
