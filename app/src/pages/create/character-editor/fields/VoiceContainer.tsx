import { useEffect, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';

import { FieldBlock, VoiceField, type VoicesValue } from '@fabula/ui/character-editor';

import { useDraftField } from '../../../../drafts/use-draft-editor';
import { plainWords } from '@fabula/sdk/plain-words';
import { voiceFor } from '../../../../listening/reader';
import { browserSpeech, type Voice } from '../../../../listening/speech';
import { useField } from './editor-context';

/** Letters of the sample. */
const sampleLength = 160;

const languageOf = (tag: string) => tag.toLowerCase().replace('_', '-').split('-')[0];

const noVoices = () => undefined;

/** The browser's voices for a language. Browsers bring them some time after the page. */
function useVoices(language: string) {
  const [speech] = useState(browserSpeech);
  const [voices] = useState(() => {
    let known: readonly Voice[] = speech?.voices() ?? [];
    return {
      subscribe: (listener: () => void) =>
        speech?.onVoices(() => {
          known = speech.voices();
          listener();
        }) ?? noVoices,
      get: () => known,
    };
  });
  useEffect(() => () => speech?.hush(), [speech]);
  const all = useSyncExternalStore(voices.subscribe, voices.get, voices.get);
  return { speech, voices: all.filter(({ lang }) => languageOf(lang) === languageOf(language)) };
}

export function VoiceContainer() {
  const intl = useIntl();
  const { part, value, write, language } = useField('voice');
  const greeting = useDraftField(part.editor, 'greeting');
  const { speech, voices } = useVoices(language);
  const [isPlaying, setIsPlaying] = useState(false);
  const fallback = intl.formatMessage({
    id: 'editor.voice.sample',
    defaultMessage: 'Good evening. Sit down, and tell me how far you have come.',
    description: 'What a voice reads as a sample while the character has no greeting',
  });
  const sample = plainWords(greeting).trim().slice(0, sampleLength) || fallback;
  const play = () => {
    if (speech === undefined) return;
    speech.hush();
    setIsPlaying(!isPlaying);
    if (isPlaying) return;
    const voice = voices.find(({ name }) => name === value?.name) ?? voiceFor(voices, language);
    const spoken = {
      text: sample,
      language: greeting.trim() === '' ? intl.locale : language,
      rate: value?.rate ?? 1,
      pitch: value?.pitch ?? 1,
      voiceId: voice?.voiceURI ?? '',
    };
    speech.say(spoken, () => setIsPlaying(false));
  };
  const offered: VoicesValue =
    voices.length === 0
      ? { kind: 'none' }
      : { kind: 'some', voices: voices.map(({ name, lang }) => ({ name, locale: lang })) };
  return (
    <FieldBlock field="voice">
      <VoiceField
        value={value}
        onChange={write}
        voices={offered}
        isPlaying={isPlaying}
        onPlay={play}
        sample={sample}
        language={greeting.trim() === '' ? undefined : language}
      />
    </FieldBlock>
  );
}
