import { useId } from 'react';
import { FormattedMessage } from 'react-intl';

import { radio } from '../../primitives/Choice/choice.css';
import { Coin } from '../../primitives/Coin/Coin';
import { list } from '../../thread/Panel/Panel.css';
import { choice, legend, words } from '../PersonaPicker/PersonaPicker.css';
import { price } from './SettingsPanel.css';
import type { SettingsBoundsValue } from './settings-model';

interface ModelChoiceProps {
  readonly models: SettingsBoundsValue['models'];
  /** Null for the usual one. */
  readonly chosen: string | null;
  readonly onChoose: (model: string | null) => void;
}

export function ModelChoice({ models, chosen, onChoose }: ModelChoiceProps) {
  const id = useId();
  const isOffered = models.some(({ model }) => model === chosen);
  return (
    <fieldset className={list}>
      <legend className={legend}>
        <FormattedMessage
          id="chat.settings.model"
          defaultMessage="Model"
          description="Over the choice of the language model that writes the replies of a conversation"
        />
      </legend>
      {models.map(({ model, points }, index) => (
        <div key={model} className={choice}>
          <input
            id={`${id}-${index}`}
            type="radio"
            name={id}
            className={radio}
            checked={isOffered ? chosen === model : index === 0}
            onChange={() => onChoose(index === 0 ? null : model)}
          />
          <label htmlFor={`${id}-${index}`} className={words}>
            <bdi>{model}</bdi>
            {points !== undefined && (
              <span className={price}>
                <Coin size="small" />
                <FormattedMessage
                  id="chat.settings.modelPrice"
                  defaultMessage="{points, plural, =0 {Free} one {# point per reply} other {# points per reply}}"
                  description="What a reply by a model costs, under its name"
                  values={{ points }}
                />
              </span>
            )}
          </label>
        </div>
      ))}
    </fieldset>
  );
}
