import type { PersonWords } from './person-words.ts';

export const english: PersonWords = {
  verb: 'second',
  between: String.raw`(?:[a-z]{3,12}ly|then|just) `,
  you: 'you ',
  youActs:
    'nod|smile|grin|laugh|chuckle|sigh|walk|step|run|sit down|stand up|turn|follow|enter|open|reach|take|grab|say|ask|answer|reply|whisper|shout|blush|kiss|hug|shrug|decide|agree|hesitate',
  afterReader: ' ',
  readerActs:
    'nods|smiles|grins|laughs|chuckles|sighs|walks|steps|runs|sits|stands|turns|follows|enters|opens|reaches|takes|grabs|says|asks|answers|replies|whispers|shouts|blushes|kisses|hugs|shrugs|decides|agrees|hesitates|nodded|smiled|grinned|laughed|sighed|walked|stepped|ran|sat|stood|turned|followed|entered|opened|reached|took|grabbed|said|asked|answered|replied|whispered|shouted|blushed|kissed|hugged|shrugged|decided|agreed',
  youAre: "you(?:['’]re| are| were| have| will| live| work| speak| never| always| love| hate) ",
  they: 's?he ',
  youAny: "you(?: |['’])",
};
