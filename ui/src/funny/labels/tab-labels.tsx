import { defineMessages, type MessageDescriptor } from 'react-intl';

import type { FunnyTab } from '../model';

export const tabNames: Readonly<Record<FunnyTab, MessageDescriptor>> = defineMessages({
  'mash-up': {
    id: 'funny.tab.mashUp',
    defaultMessage: 'Mash-up',
    description: 'Tab of the page of small amusements: two characters become a third',
  },
  'what-would-they-say': {
    id: 'funny.tab.say',
    defaultMessage: 'What would they say?',
    description: 'Tab of the page of small amusements: characters answer a line of the visitor',
  },
  'another-ending': {
    id: 'funny.tab.ending',
    defaultMessage: 'Another ending',
    description: 'Tab of the page of small amusements: a story that the visitor has finished ends differently',
  },
  'tonights-lantern': {
    id: 'funny.tab.lantern',
    defaultMessage: 'Tonight’s lantern',
    description: 'Tab of the page of small amusements: a line for today from a character',
  },
  'who-are-you': {
    id: 'funny.tab.who',
    defaultMessage: 'Who are you?',
    description: 'Tab of the page of small amusements: six questions lead to the character nearest to the visitor',
  },
  postcard: {
    id: 'funny.tab.postcard',
    defaultMessage: 'Postcard',
    description: 'Tab of the page of small amusements: a picture with a greeting from a character',
  },
});

export const tabLeads: Readonly<Record<FunnyTab, MessageDescriptor>> = defineMessages({
  'mash-up': {
    id: 'funny.lead.mashUp',
    defaultMessage: 'Choose two characters. A coin decides what the third one gets from each.',
    description: 'Below the heading of the tab in which two characters become a third',
  },
  'what-would-they-say': {
    id: 'funny.lead.say',
    defaultMessage: 'Say one line and hear up to three characters answer it.',
    description: 'Below the heading of the tab in which characters answer a line',
  },
  'another-ending': {
    id: 'funny.lead.ending',
    defaultMessage: 'Choose a story that you have finished and see how else it could have ended.',
    description: 'Below the heading of the tab in which a finished story ends differently',
  },
  'tonights-lantern': {
    id: 'funny.lead.lantern',
    defaultMessage: 'Choose a character for a line that stays the same all day.',
    description: 'Below the heading of the tab with a line for today from a character',
  },
  'who-are-you': {
    id: 'funny.lead.who',
    defaultMessage: 'Answer six questions and meet the character who is nearest to you.',
    description: 'Below the heading of the tab with six questions',
  },
  postcard: {
    id: 'funny.lead.postcard',
    defaultMessage: 'Choose who writes to you. The card is yours to send on.',
    description: 'Below the heading of the tab that makes a postcard from a character',
  },
});
