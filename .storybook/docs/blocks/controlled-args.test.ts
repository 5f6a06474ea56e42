import { createElement } from 'react';
import { expect, test } from 'vitest';

import { propNames } from './controlled-args';

const byBoolean = { control: { type: 'boolean' } };
const byJson = { control: { type: 'object' } };

const props = {
  id: 'primitives-sample--playground',
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
  expect(propNames(props)).toEqual({
    controlled: ['tone', 'people'],
    idle: [],
    others: ['footer', 'rows', 'header', 'onClick'],
  });
});

test('a story that takes no arguments offers none', () => {
  expect(propNames({ ...props, originalStoryFn: () => null })).toEqual({
    controlled: [],
    idle: [],
    others: ['tone', 'people', 'footer', 'rows', 'header', 'onClick'],
  });
});

test('a control that changes nothing in the first story is named with the reason', () => {
  const dialog = {
    ...props,
    id: 'primitives-dialog--playground',
    initialArgs: {},
    argTypes: { dismissible: byBoolean },
  };
  expect(propNames(dialog)).toEqual({
    controlled: [],
    idle: [['dismissible', expect.stringContaining('Escape')]],
    others: [],
  });
});
