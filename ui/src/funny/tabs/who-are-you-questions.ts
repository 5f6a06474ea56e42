import { defineMessages, type MessageDescriptor } from 'react-intl';

import type { PortraitMood, PortraitPlace } from '../../creation/model';

interface Answer {
  readonly words: MessageDescriptor;
  readonly mood: PortraitMood;
  readonly place: PortraitPlace;
}

interface Question {
  readonly id: string;
  readonly words: MessageDescriptor;
  readonly answers: readonly Answer[];
}

const texts = defineMessages({
  wait: { id: 'funny.who.wait', defaultMessage: 'Where do you wait for someone?', description: 'A playful question' },
  waitSea: {
    id: 'funny.who.wait.sea',
    defaultMessage: 'By the sea wall',
    description: 'Answer to: Where do you wait for someone?',
  },
  waitRoof: {
    id: 'funny.who.wait.roof',
    defaultMessage: 'On a rooftop',
    description: 'Answer to: Where do you wait for someone?',
  },
  waitGarden: {
    id: 'funny.who.wait.garden',
    defaultMessage: 'Under the trees',
    description: 'Answer to: Where do you wait for someone?',
  },
  pocket: { id: 'funny.who.pocket', defaultMessage: 'What is in your coat pocket?', description: 'A playful question' },
  pocketLetter: {
    id: 'funny.who.pocket.letter',
    defaultMessage: 'An unopened letter',
    description: 'Answer to: What is in your coat pocket?',
  },
  pocketKey: {
    id: 'funny.who.pocket.key',
    defaultMessage: 'A small key',
    description: 'Answer to: What is in your coat pocket?',
  },
  pocketBread: {
    id: 'funny.who.pocket.bread',
    defaultMessage: 'Bread for the road',
    description: 'Answer to: What is in your coat pocket?',
  },
  train: {
    id: 'funny.who.train',
    defaultMessage: 'The night train does not come. What do you do?',
    description: 'A playful question',
  },
  trainRead: {
    id: 'funny.who.train.read',
    defaultMessage: 'Read the timetable',
    description: 'Answer to: The night train does not come. What do you do?',
  },
  trainTea: {
    id: 'funny.who.train.tea',
    defaultMessage: 'Make tea for everyone',
    description: 'Answer to: The night train does not come. What do you do?',
  },
  trainWalk: {
    id: 'funny.who.train.walk',
    defaultMessage: 'Walk',
    description: 'Answer to: The night train does not come. What do you do?',
  },
  light: { id: 'funny.who.light', defaultMessage: 'Which light do you leave on?', description: 'A playful question' },
  lightDoor: {
    id: 'funny.who.light.door',
    defaultMessage: 'The one at the door',
    description: 'Answer to: Which light do you leave on?',
  },
  lightStars: {
    id: 'funny.who.light.stars',
    defaultMessage: 'The stars will do',
    description: 'Answer to: Which light do you leave on?',
  },
  lightNone: {
    id: 'funny.who.light.none',
    defaultMessage: 'None',
    description: 'Answer to: Which light do you leave on?',
  },
  lie: {
    id: 'funny.who.lie',
    defaultMessage: 'Someone tells an obvious lie. What do you do?',
    description: 'A playful question',
  },
  lieEnjoy: {
    id: 'funny.who.lie.enjoy',
    defaultMessage: 'Enjoy it',
    description: 'Answer to: Someone tells an obvious lie. What do you do?',
  },
  lieRemember: {
    id: 'funny.who.lie.remember',
    defaultMessage: 'Remember it',
    description: 'Answer to: Someone tells an obvious lie. What do you do?',
  },
  lieAsk: {
    id: 'funny.who.lie.ask',
    defaultMessage: 'Ask what they fear',
    description: 'Answer to: Someone tells an obvious lie. What do you do?',
  },
  find: { id: 'funny.who.find', defaultMessage: 'What would you like to find?', description: 'A playful question' },
  findLost: {
    id: 'funny.who.find.lost',
    defaultMessage: 'What I have lost',
    description: 'Answer to: What would you like to find?',
  },
  findRival: {
    id: 'funny.who.find.rival',
    defaultMessage: 'A worthy rival',
    description: 'Answer to: What would you like to find?',
  },
  findHow: {
    id: 'funny.who.find.how',
    defaultMessage: 'How it works',
    description: 'Answer to: What would you like to find?',
  },
});

/** Six questions with three answers each, in the order that the contract counts them in. */
export const whoAreYouQuestions: readonly Question[] = [
  {
    id: 'wait',
    words: texts.wait,
    answers: [
      { words: texts.waitSea, mood: 'verdigris', place: 'waves' },
      { words: texts.waitRoof, mood: 'lamp', place: 'city' },
      { words: texts.waitGarden, mood: 'moss', place: 'forest' },
    ],
  },
  {
    id: 'pocket',
    words: texts.pocket,
    answers: [
      { words: texts.pocketLetter, mood: 'ash', place: 'rain' },
      { words: texts.pocketKey, mood: 'indigo', place: 'arch' },
      { words: texts.pocketBread, mood: 'brass', place: 'rays' },
    ],
  },
  {
    id: 'train',
    words: texts.train,
    answers: [
      { words: texts.trainRead, mood: 'paper', place: 'disc' },
      { words: texts.trainTea, mood: 'lamp', place: 'rays' },
      { words: texts.trainWalk, mood: 'frost', place: 'branch' },
    ],
  },
  {
    id: 'light',
    words: texts.light,
    answers: [
      { words: texts.lightDoor, mood: 'lamp', place: 'arch' },
      { words: texts.lightStars, mood: 'indigo', place: 'disc' },
      { words: texts.lightNone, mood: 'ash', place: 'city' },
    ],
  },
  {
    id: 'lie',
    words: texts.lie,
    answers: [
      { words: texts.lieEnjoy, mood: 'moss', place: 'branch' },
      { words: texts.lieRemember, mood: 'indigo', place: 'rain' },
      { words: texts.lieAsk, mood: 'frost', place: 'waves' },
    ],
  },
  {
    id: 'find',
    words: texts.find,
    answers: [
      { words: texts.findLost, mood: 'ash', place: 'forest' },
      { words: texts.findRival, mood: 'vermilion', place: 'rays' },
      { words: texts.findHow, mood: 'brass', place: 'disc' },
    ],
  },
];
