export interface Variable<Value> {
  description: string;
  /** As the table of variables shows it. */
  default: string;
  /** Parses the text; undefined when unset. Throws SettingError. */
  read(text: string | undefined): Value;
}

/** The message is one line for the operator. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

interface WholeNumber {
  default: number;
  min: number;
  max?: number;
  description: string;
}

export function wholeNumber(options: WholeNumber): Variable<number> {
  const { min, max = Number.MAX_SAFE_INTEGER } = options;
  return {
    description: options.description,
    default: String(options.default),
    read(text) {
      if (text === undefined) return options.default;
      const value = Number(text);
      if (!/^\d+$/.test(text) || value < min || value > max) {
        throw new SettingError(`must be a whole number from ${min} to ${max}, not "${text}"`);
      }
      return value;
    },
  };
}

export function choice<const Value extends string>(options: {
  values: readonly Value[];
  default: Value;
  description: string;
}): Variable<Value> {
  const { description, values } = options;
  return {
    description: `${description} (${values.join(', ')})`,
    default: options.default,
    read(text) {
      const value = text === undefined ? options.default : values.find((candidate) => candidate === text);
      if (value === undefined) throw new SettingError(`must be one of ${values.join(', ')}, not "${text}"`);
      return value;
    },
  };
}

export function words(options: { default: string; description: string }): Variable<string> {
  return { description: options.description, default: options.default, read: (text) => text ?? options.default };
}

export function optional(options: { fallback: string; description: string }): Variable<string | undefined> {
  return { description: options.description, default: options.fallback, read: (text) => text };
}

export function list(options: { description: string }): Variable<readonly string[]> {
  return {
    description: options.description,
    default: '',
    read: (text) =>
      (text ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
  };
}

export function yesNo(options: { fallback: string; description: string }): Variable<boolean | undefined> {
  return {
    description: `${options.description} (yes, no)`,
    default: options.fallback,
    read(text) {
      if (text === undefined) return undefined;
      if (text !== 'yes' && text !== 'no') throw new SettingError(`must be yes or no, not "${text}"`);
      return text === 'yes';
    },
  };
}
