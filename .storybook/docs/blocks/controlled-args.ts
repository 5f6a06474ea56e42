import { isValidElement } from 'react';

import { idleControls } from './idle-controls';

interface ArgType {
  readonly control?: unknown;
  readonly table?: { readonly disable?: boolean };
}

interface Controllable {
  readonly id: string;
  /** Renders the story; one that takes no arguments ignores every control. */
  readonly originalStoryFn: { readonly length: number };
  readonly initialArgs: Readonly<Record<string, unknown>>;
  readonly argTypes: Readonly<Record<string, ArgType>>;
}

/** Props of a component, by whether someone who reads its page can change them there. */
export interface PropNames {
  readonly controlled: readonly string[];
  /** Those that change nothing in this story, with the reason. */
  readonly idle: readonly (readonly [name: string, reason: string])[];
  readonly others: readonly string[];
}

/** What can be typed as JSON: no callback, element or class instance anywhere in it. */
const isData = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function' && value !== undefined;
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return isPlain && !isValidElement(value) && Object.values(value).every((inner) => isData(inner));
};

const controlOf = ({ control }: ArgType): string | undefined => {
  const { type, disable } = Object(control);
  return disable === true || typeof type !== 'string' ? undefined : type;
};

const isControlled = (argType: ArgType, value: unknown): boolean => {
  const control = controlOf(argType);
  // Storybook offers an editor of JSON for all that it knows no better control for.
  return control === 'object' ? isData(value) : control !== undefined;
};

export function propNames({ id, originalStoryFn, initialArgs, argTypes }: Controllable): PropNames {
  const shown = Object.entries(argTypes).filter(([, { table }]) => table?.disable !== true);
  const controlled = shown
    .filter(([name, argType]) => originalStoryFn.length > 0 && isControlled(argType, initialArgs[name]))
    .map(([name]) => name);
  const reasons = idleControls[id] ?? {};
  return {
    controlled: controlled.filter((name) => reasons[name] === undefined),
    idle: controlled.flatMap((name) => (reasons[name] === undefined ? [] : [[name, reasons[name]] as const])),
    others: shown.map(([name]) => name).filter((name) => !controlled.includes(name)),
  };
}
