import { choice, list, optional, SettingError, wholeNumber, type Variable } from '../variable.ts';
import { webAddress } from '../web-address.ts';

export const SPEECH_FORMATS = ['mp3', 'opus', 'flac', 'wav'] as const;
export type SpeechFormat = (typeof SPEECH_FORMATS)[number];

export interface OfferedVoice {
  /** As the engine calls it. */
  id: string;
  /** As people see it. */
  label: string;
}

export interface SpeechConfig {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  /** At least one; the first is the usual one. */
  voices: readonly OfferedVoice[];
  format: SpeechFormat;
  /** The longest text that the engine takes, in UTF-16 code units. */
  mostCharacters: number;
  /** In ms; after it a silent engine counts as stalled. */
  stallMs: number;
}

const VOICE_ID = /^[\w.+-]{1,80}$/;
const MOST_VOICES = 40;
const LONGEST_LABEL = 60;

export const speechDefinitions = {
  SPEECH_ENGINE_URL: optional({
    fallback: 'no voices by a model',
    description:
      'Address of an OpenAI-compatible API of speech with its version, such as Kokoro-FastAPI or LocalAI; replies and rounds are sent to it when someone has them read aloud',
  }),
  SPEECH_ENGINE_KEY: optional({
    fallback: '',
    description: 'Key of that server, if it needs one; or its user:password',
  }),
  SPEECH_MODEL: optional({ fallback: '', description: 'Name of the model; needed with SPEECH_ENGINE_URL' }),
  SPEECH_VOICES: list({
    description:
      'Voices that people can choose, as the engine calls them, each with =label if you like, separated by commas; needed with SPEECH_ENGINE_URL',
  }),
  SPEECH_FORMAT: choice({
    values: SPEECH_FORMATS,
    default: 'mp3',
    description: 'Format that the engine is asked for; some browsers cannot play opus',
  }),
  SPEECH_MOST_CHARACTERS: wholeNumber({
    default: 4096,
    min: 200,
    max: 32_000,
    description: 'Longest text that the engine takes; longer ones are left to the voices of the browser',
  }),
  SPEECH_STALL_SECONDS: wholeNumber({
    default: 60,
    min: 1,
    max: 600,
    description: 'Seconds without a byte after which the engine counts as stalled',
  }),
} as const satisfies Record<string, Variable<unknown>>;

type Read = <Value>(name: string, variable: Variable<Value>) => Value;

/** Undefined without an engine. Throws SettingError. */
export function readSpeech(read: Read): SpeechConfig | undefined {
  const definitions = speechDefinitions;
  const address = read('SPEECH_ENGINE_URL', definitions.SPEECH_ENGINE_URL);
  const model = read('SPEECH_MODEL', definitions.SPEECH_MODEL);
  const voices = readVoices(read('SPEECH_VOICES', definitions.SPEECH_VOICES));
  if (address === undefined) return undefined;
  if (model === undefined) throw new SettingError('SPEECH_MODEL must be set where there is a SPEECH_ENGINE_URL');
  if (voices.length === 0) throw new SettingError('SPEECH_VOICES must be set where there is a SPEECH_ENGINE_URL');
  return {
    baseUrl: webAddress('SPEECH', address),
    apiKey: read('SPEECH_ENGINE_KEY', definitions.SPEECH_ENGINE_KEY),
    model,
    voices,
    format: read('SPEECH_FORMAT', definitions.SPEECH_FORMAT),
    mostCharacters: read('SPEECH_MOST_CHARACTERS', definitions.SPEECH_MOST_CHARACTERS),
    stallMs: read('SPEECH_STALL_SECONDS', definitions.SPEECH_STALL_SECONDS) * 1000,
  };
}

function readVoices(parts: readonly string[]): OfferedVoice[] {
  const voices = parts.map((part): OfferedVoice => {
    const [id = '', ...label] = part.split('=');
    return { id: id.trim(), label: label.join('=').trim() || id.trim() };
  });
  const faulty = voices.find(({ id, label }) => !VOICE_ID.test(id) || label.length > LONGEST_LABEL);
  if (faulty !== undefined) {
    throw new SettingError(`SPEECH_VOICES must be id=label, separated by commas; "${faulty.id}" is no such voice`);
  }
  if (voices.length > MOST_VOICES) throw new SettingError(`SPEECH_VOICES must have at most ${MOST_VOICES} voices`);
  if (new Set(voices.map(({ id }) => id)).size < voices.length) {
    throw new SettingError('SPEECH_VOICES must name each voice once');
  }
  return voices;
}
