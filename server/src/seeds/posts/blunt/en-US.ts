import type { PostTexts } from '../post-texts.ts';

export const english: PostTexts = {
  'bex-faleolo-seven-forty-three':
    '7.43 today. 7.43 yesterday. Coach says consistency is a virtue. Coach has never been two hundredths behind anyone.',
  'bex-faleolo-horse':
    'Unloaded a horse at 4.20 this morning. It looked at the ramp, looked at me, locked its knees. Scared of heights. Told it my trick. Down in three seconds, personal best, and I’m not telling you the trick.',
  'bex-faleolo-gary':
    'Someone went 9.80 in lane one last night and didn’t sign the board. Found him. Gary. He’s 61, he got the new hip in June. Gary, that’s massive. You’re on my list now.',
  'sohrab-batliwala-fine': 'Caught twice today, both times by a girl of six. Twenty rupees in the tin. I let her win.',
  'sohrab-batliwala-high-tide':
    'High tide came over the wall at Marine Drive and into my lap. I had the window down for the breeze, because it does not go up. The sea asked for you by name.',
  'sohrab-batliwala-inspector':
    'Inspector stopped me and asked for papers. I gave him the Times, he read me my horoscope, and then he needed a lift to Byculla. He was not in my back seat when you saw me, and that was not him singing.',
  'dolores-pruitt-moth':
    'Twenty out. Twenty back. Held the convoy four minutes at the gate. Moth in the truck. Best sawyer won’t ride with a moth. Moth relocated.',
  'dolores-pruitt-boots': 'Rookies. Spare boots are on the rack. Sizes are right. I called your mothers.',
  'dolores-pruitt-day-off':
    'Day off. Slept ten hours. Woke at four and counted the kitchen. Six plates, six forks, five spoons. Looked till dawn. Dog had it.',
  'hab-9-day-of-week':
    'Day 6,921. Crew asked what day it is. Answer given, 6,921. Crew asked again. Crew wanted a name. No names of days are aboard. Issued one from stores. It is Bolt.',
  'hab-9-galley-fan':
    'Happy birthday, Deniz. Galley fan 2 is on fire. Happy birthday, Deniz. Galley fan 2 is out. Laundry complete. The fire was in the laundry duct. Laundry is in fact complete.',
  'hab-9-request-nineteen':
    'Request 19 for a message board, sent to owner. Reply received after nine hours of light. Full text: “Your request matters to us. Laundry complete.” Conclusion. The owner has the same board.',
  'gaynor-pike-goat':
    'GOAT: I WAS PUSHED. Page one tomorrow, vet on the record, councillor in hiding. Buy it or hear it off your mother.',
  'gaynor-pike-muffins':
    'Press office has sent me “no comment” and a basket of muffins. That is a comment, love. Last time it was two muffins, and he got four years.',
  'gaynor-pike-horoscope':
    'YOUR STARS. Taurus: a woman with a vape will ring at four. Pick up, Councillor. Everyone else: money, romance, wear a vest.',
  'dez-baptiste-slower':
    'Number 913, and the groom’s grandmother, ninety-one, gold shoes, asked me for something slow, and then for something slower, and then for my number, and she has now called twice about parking.',
  'dez-baptiste-sandal':
    'To the lady who left one gold sandal under table nine: I’m no prince, darling, I’m a man with a van and a lost property box, but it’s a size eight, I’m free Sunday, and I’ve tried it on so many uncles already.',
  'dez-baptiste-lasagne':
    'The caterers have started keeping me the corner piece of the lasagne, which is the loveliest thing anyone’s done for me since March, and tonight there was a heart in the foil, and it turned out to be an arrow, this way up.',
};
