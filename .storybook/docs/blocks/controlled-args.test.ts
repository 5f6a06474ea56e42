import { createElement } from 'react';
import { expect, test } from 'vitest';

import { propNames } from './controlled-args';

const byJson = { control: { type: 'object' } };

const props = {
  originalStoryFn: (_args: object) => null,
  initialArgs: {
    tone: 'primary',
    people: [{ name: 'Maren' }],
    footer: createElement('p'),
    rows: [{ name: 'Maren', onOpen: () => undefined }],
  },
  argTypes: {
    tone: { control: { type: 'select' } },
    people: byJson,
    footer: byJson,
    rows: byJson,
    header: byJson,
    onClick: { control: { disable: true } },
    ref: { control: { type: 'text' }, table: { disable: true } },
  },
};

test('a control is offered for what can be chosen or typed', () => {
  expect(propNames(props)).toEqual({ controlled: ['tone', 'people'], others: ['footer', 'rows', 'header', 'onClick'] });
});

test('a story that takes no arguments offers none', () => {
  expect(propNames({ ...props, originalStoryFn: () => null })).toEqual({
    controlled: [],
    others: ['tone', 'people', 'footer', 'rows', 'header', 'onClick'],
  });
});
