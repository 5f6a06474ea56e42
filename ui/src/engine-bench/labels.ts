import { defineMessages, type MessageDescriptor } from 'react-intl';

import type { BenchKind, BenchParameterName, RunFailure, StartPart } from './model';

export const kindNames: Readonly<Record<BenchKind, MessageDescriptor>> = defineMessages({
  text: {
    id: 'bench.kind.text',
    defaultMessage: 'Text',
    description: 'Tab of the engine bench: engines that write text',
  },
  image: {
    id: 'bench.kind.image',
    defaultMessage: 'Pictures',
    description: 'Tab of the engine bench: engines that draw pictures',
  },
  video: {
    id: 'bench.kind.video',
    defaultMessage: 'Films',
    description: 'Tab of the engine bench: engines that make films',
  },
});

const reference = defineMessages({
  label: {
    id: 'bench.parameter.reference',
    defaultMessage: 'Start from a picture',
    description: 'Field of the engine bench: the picture that engines draw after',
  },
  note: {
    id: 'bench.start.note',
    defaultMessage: 'Engines that cannot start from a picture draw from the words alone.',
    description: 'Below the picture that engines start from, on the engine bench',
  },
});

const mask = defineMessages({
  label: {
    id: 'bench.parameter.mask',
    defaultMessage: 'Mask',
    description: 'Field of the engine bench: the picture that says which part of another is redrawn',
  },
  note: {
    id: 'bench.mask.note',
    defaultMessage: 'Only what is white in it is redrawn. It needs the proportions of the picture to start from.',
    description: 'Below the mask on the engine bench',
  },
});

/** What a run starts from. */
export const startNames: Readonly<Record<StartPart, Readonly<Record<'label' | 'note', MessageDescriptor>>>> = {
  reference,
  mask,
};

export const parameterNames: Readonly<Record<BenchParameterName, MessageDescriptor>> = {
  reference: reference.label,
  mask: mask.label,
  ...defineMessages({
    model: { id: 'bench.parameter.model', defaultMessage: 'Model', description: 'Field of the engine bench' },
    temperature: {
      id: 'bench.parameter.temperature',
      defaultMessage: 'Temperature',
      description: 'Field of the engine bench: how freely a language model chooses its words',
    },
    replyTokens: {
      id: 'bench.parameter.replyTokens',
      defaultMessage: 'Longest answer, in tokens',
      description: 'Field of the engine bench',
    },
    format: {
      id: 'bench.parameter.format',
      defaultMessage: 'Format',
      description: 'Field of the engine bench: plain text or JSON',
    },
    size: { id: 'bench.parameter.size', defaultMessage: 'Size', description: 'Field of the engine bench, in pixels' },
    negative: {
      id: 'bench.parameter.negative',
      defaultMessage: 'Leave out',
      description: 'Field of the engine bench: what should not be in a picture',
    },
    expression: {
      id: 'bench.parameter.expression',
      defaultMessage: 'Expression',
      description: 'Field of the engine bench: what a face shows',
    },
    lora: {
      id: 'bench.parameter.lora',
      defaultMessage: 'LoRA',
      description: 'Field of the engine bench: a small add-on model for pictures; LoRA is its usual name',
    },
    loraWeight: {
      id: 'bench.parameter.loraWeight',
      defaultMessage: 'Weight of the LoRA',
      description: 'Field of the engine bench',
    },
    strength: {
      id: 'bench.parameter.strength',
      defaultMessage: 'How far from the picture',
      description:
        'Field of the engine bench: how much a picture may differ from the one that it starts from, 0 for not at all',
    },
  }),
};

export const failureMessages: Readonly<Record<RunFailure, MessageDescriptor>> = defineMessages({
  busy: {
    id: 'bench.failure.busy',
    defaultMessage: 'The engine is overloaded. Try again later.',
    description: 'Why a run on the engine bench failed',
  },
  unavailable: {
    id: 'bench.failure.unavailable',
    defaultMessage: 'The engine cannot be reached. Check its address and key.',
    description: 'Why a run on the engine bench failed',
  },
  stalled: {
    id: 'bench.failure.stalled',
    defaultMessage: 'Timed out: the engine was silent for too long.',
    description: 'Why a run on the engine bench failed',
  },
  refused: {
    id: 'bench.failure.refused',
    defaultMessage: 'The engine refused the request. Its answer says why.',
    description: 'Why a run on the engine bench failed; the answer of the engine is shown below',
  },
  broken: {
    id: 'bench.failure.broken',
    defaultMessage: 'The engine sent an invalid answer.',
    description: 'Why a run on the engine bench failed',
  },
  lost: {
    id: 'bench.failure.lost',
    defaultMessage: 'The engine no longer knows the job.',
    description: 'Why a run on the engine bench failed',
  },
  'too-long': {
    id: 'bench.failure.tooLong',
    defaultMessage: 'Timed out: the run took longer than it may.',
    description: 'Why a run on the engine bench failed',
  },
  connection: {
    id: 'bench.failure.connection',
    defaultMessage: 'The connection to this server broke.',
    description: 'Why a run on the engine bench failed',
  },
  'too-many': {
    id: 'bench.failure.tooMany',
    defaultMessage: 'Too many runs. Wait a minute and run again.',
    description: 'Why a run on the engine bench failed',
  },
  'not-offered': {
    id: 'bench.failure.notOffered',
    defaultMessage: 'The engine has changed. Reload the page.',
    description: 'Why a run on the engine bench failed: the engine no longer takes what was chosen',
  },
});
