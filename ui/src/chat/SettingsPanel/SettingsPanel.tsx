import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { Button } from '../../primitives/Button/Button';
import { Icon } from '../../primitives/Icon/Icon';
import { TextArea } from '../../primitives/TextField/TextArea';
import { Panel } from '../../thread/Panel/Panel';
import { acts, section } from '../../thread/Panel/Panel.css';
import { ModelChoice } from './ModelChoice';
import { areAlike, usualSettings, type ChatSettingsValue, type SettingsBoundsValue } from './settings-model';
import { notice } from './SettingsPanel.css';
import { SettingSlider } from './SettingSlider';

const mostTemperature = 2;
const leastReplyTokens = 32;
const mostNoteDepth = 20;
const longestInstructions = 2000;

export interface SettingsPanelProps {
  readonly settings: ChatSettingsValue;
  readonly bounds: SettingsBoundsValue;
  readonly saving: boolean;
  readonly onSave: (settings: ChatSettingsValue) => void;
  readonly onClose: () => void;
}

export function SettingsPanel({ settings, bounds, saving, onSave, onClose }: SettingsPanelProps) {
  const intl = useIntl();
  const [draft, setDraft] = useState(settings);
  const change = (changes: Partial<ChatSettingsValue>) => setDraft((before) => ({ ...before, ...changes }));
  const { models, defaultTemperature, mostReplyTokens, defaultNoteDepth, applied } = bounds;
  const temperature = draft.temperature ?? defaultTemperature;
  const replyTokens = Math.min(draft.replyTokens ?? mostReplyTokens, mostReplyTokens);
  const noteDepth = draft.noteDepth ?? defaultNoteDepth;
  return (
    <Panel
      onClose={onClose}
      title={
        <FormattedMessage
          id="chat.settings.title"
          defaultMessage="Settings"
          description="Title of the panel in which the visitor sets how the replies of one conversation are written"
        />
      }
    >
      {!applied && (
        <p className={notice}>
          <Icon name="info" size="small" />
          <FormattedMessage
            id="chat.settings.offline"
            defaultMessage="The offline engine writes from the character’s card and ignores these settings. They take effect once a language model is connected."
            description="In the settings of a conversation while the engine that answers has no language model"
          />
        </p>
      )}
      <form
        className={section}
        onSubmit={(event) => {
          event.preventDefault();
          onSave({ ...draft, instructions: draft.instructions.trim() });
        }}
      >
        {models.length > 1 && (
          <ModelChoice models={models} chosen={draft.model} onChoose={(model) => change({ model })} />
        )}
        <SettingSlider
          label={
            <FormattedMessage
              id="chat.settings.temperature"
              defaultMessage="Temperature"
              description="Names the slider for how freely a language model chooses its words"
            />
          }
          note={
            <FormattedMessage
              id="chat.settings.temperatureNote"
              defaultMessage="Low values are predictable, high values surprise."
              description="What the temperature of a language model does"
            />
          }
          value={temperature}
          min={0}
          max={mostTemperature}
          step={0.1}
          words={intl.formatNumber(temperature, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
          onChange={(value) => {
            const next = Math.round(value * 10) / 10;
            change({ temperature: next === defaultTemperature ? null : next });
          }}
        />
        {mostReplyTokens > leastReplyTokens && (
          <SettingSlider
            label={
              <FormattedMessage
                id="chat.settings.length"
                defaultMessage="Maximum reply length"
                description="Names the slider for the most tokens of a reply"
              />
            }
            note={
              bounds.usesPoints === false ? (
                <FormattedMessage
                  id="chat.settings.lengthOnly"
                  defaultMessage="A reply that reaches the limit ends there."
                  description="What the limit of the length of replies does, where replies cost nothing"
                />
              ) : (
                <FormattedMessage
                  id="chat.settings.lengthNote"
                  defaultMessage="A reply that reaches the limit ends there. The price stays the same."
                  description="What the limit of the length of replies does"
                />
              )
            }
            value={replyTokens}
            min={leastReplyTokens}
            max={mostReplyTokens}
            step={8}
            words={intl.formatMessage(
              {
                id: 'chat.settings.tokens',
                defaultMessage: '{count, plural, one {# token} other {# tokens}}',
                description: 'A number of tokens, the pieces of words that language models count in',
              },
              { count: replyTokens },
            )}
            onChange={(value) => change({ replyTokens: value + 8 > mostReplyTokens ? null : value })}
          />
        )}
        <SettingSlider
          label={
            <FormattedMessage
              id="chat.settings.depth"
              defaultMessage="Depth of your notes"
              description="Names the slider for how many messages stand after the visitor’s notes in what a model reads"
            />
          }
          note={
            <FormattedMessage
              id="chat.settings.depthNote"
              defaultMessage="At the end they have the most effect; further up they stay in the background."
              description="What the depth of the visitor’s notes does"
            />
          }
          value={noteDepth}
          min={0}
          max={mostNoteDepth}
          step={1}
          words={intl.formatMessage(
            {
              id: 'chat.settings.depthWords',
              defaultMessage:
                '{count, plural, =0 {At the end} one {Before the last message} other {Before the last # messages}}',
              description: 'Where the visitor’s notes stand in what a model reads',
            },
            { count: noteDepth },
          )}
          onChange={(value) => change({ noteDepth: value === defaultNoteDepth ? null : value })}
        />
        <TextArea
          dir="auto"
          rows={5}
          maxLength={longestInstructions}
          value={draft.instructions}
          onChange={(instructions) => change({ instructions })}
          label={
            <FormattedMessage
              id="chat.settings.instructions"
              defaultMessage="Your own instructions"
              description="Names the box for the visitor’s own system prompt of a conversation"
            />
          }
          counter={intl.formatMessage(
            {
              id: 'chat.settings.instructionsCount',
              defaultMessage: '{count, number} of {most, number}',
              description: 'How many characters of a box are used',
            },
            { count: draft.instructions.length, most: longestInstructions },
          )}
          note={
            <FormattedMessage
              id="chat.settings.instructionsNote"
              defaultMessage="Style, tense, point of view. The model reads them before every reply; the rules of this site come first."
              description="What the visitor’s own system prompt is for, and that it never changes the safety rules"
            />
          }
        />
        <div className={acts}>
          <Button
            type="submit"
            size="small"
            tone="primary"
            disabled={areAlike(draft, settings)}
            busy={saving}
            busyLabel={
              <FormattedMessage
                id="chat.saving"
                defaultMessage="Saving"
                description="On a button of a conversation while something is saved"
              />
            }
          >
            <FormattedMessage
              id="chat.settings.save"
              defaultMessage="Save the settings"
              description="Saves how the replies of a conversation are written"
            />
          </Button>
          <Button size="small" disabled={areAlike(draft, usualSettings)} onClick={() => setDraft(usualSettings)}>
            <FormattedMessage
              id="chat.settings.restore"
              defaultMessage="Restore defaults"
              description="Puts the usual settings of a conversation back into the form"
            />
          </Button>
        </div>
      </form>
    </Panel>
  );
}
