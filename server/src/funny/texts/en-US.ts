import type { FunnyTexts } from './funny-texts.ts';

export const texts: FunnyTexts = {
  mashUps: [
    '{a}’s patience, {b}’s nerve, and nobody’s alibi.',
    'Raised by {a}, warned about {b}, listens to neither.',
    'Half {a}, half {b}, and twice the trouble at the door.',
    'Has the coat of {a}, the secrets of {b}, and both their enemies.',
    'What would be left if {a} and {b} shared one lantern.',
    'Keeps the promises of {a} and breaks those of {b}.',
  ],
  lanterns: [
    'Leave one lamp on tonight. I will do the same.',
    'Whatever it was, it can wait until the kettle has boiled.',
    'Take the long way home. The short one will be there tomorrow.',
    'Somebody thought of you today and did not say so. I am saying it.',
    'Close the window if you must, but look out of it first.',
    'You need not finish everything that you began this morning.',
    'There is room at this table. There usually is.',
    'Do one small thing slowly tonight.',
    'If you cannot sleep, count what went well. Start low.',
    'The dark is only the part that nobody has lit yet.',
  ],
};
