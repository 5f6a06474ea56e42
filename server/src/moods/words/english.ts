import type { MoodWords } from './mood-words.ts';

export const english: MoodWords = {
  notAfter: 'not|no|never|without|nor|doesn t|didn t|don t|isn t|won t|can t|you|your|you re|hardly|barely',
  acts: {
    calm: 'calm~|serene~|nods|nodded|nodding|peaceful~|quietly|gently|softly|exhales|at ease|composed|patiently|steady voice|unhurried~|evenly',
    glad: 'smile~|smiling|grins|grinned|grinning|beams at|beaming|beamed|brighten~|delight~|cheerful~|cheers|happily|happy|joy~|gladly|warmly|eyes light up|eyes lit up|eyes sparkle|eyes shine|claps _ hands|hugs|embraces|excited~',
    wry: 'smirk~|wry~|half smile~|half a smile|crooked smile|crooked grin|crookedly|lopsided~|sly smile|sly grin|slyly|dry smile|dryly|drily|ironic~|sardonic~|mischievous~|corner of _ mouth|rolls _ eyes|rolled _ eyes|smugly',
    doubtful:
      'tilts _ head|tilted _ head|cocks _ head|raises an eyebrow|raises one eyebrow|raises _ eyebrow|raises a brow|raised an eyebrow|arches an eyebrow|arches a brow|lifts an eyebrow|lifts a brow|hesitat~|uncertain~|unsure|doubtful~|skeptical~|sceptical~|puzzled|confused|confusion|bewilder~|perplex~|suspicious~|shrugs|shrugged|bites _ lip|worried~|nervous~|fidget~|warily',
    sad: 'sad~|sighs|sighed|sighing|smile~ sadly|cries|cried|crying|weeps|weeping|wept|sobs|sobbed|sobbing|tears in|tears well|tears run|tears stream|tears fill|in tears|a tear|tearful~|teary|sniffl~|whimper~|mournful~|sorrowful~|griev~|melanchol~|voice breaks|voice cracks|lip trembles|eyes glisten|downcast|heartbroken|wistful~',
    stern:
      'glares|glared|glaring|scowl~|frowns|frowned|frowning|narrows _ eyes|narrowed _ eyes|eyes narrow~|snarl~|growls|growled|clenches|slams|slammed|crosses _ arms|crossed _ arms|folds _ arms|jaw tightens|stern~|coldly|icily|grimly|angry|angrily|anger|furious~|snaps at|snapped|hisses|hissed|sharply',
    laughing:
      'laugh|laughs|laughed|laughing|laughter|chuckl~|giggl~|cackl~|guffaw~|snicker~|snorts|doubles over|in stitches',
    asleep:
      'asleep|dozes|dozing|dozed|drifts off|drifting off|yawn~|closes _ eyes|closed _ eyes|shuts _ eyes|closing _ eyes|eyes close|eyes closed|eyes fall shut|snores|snoring|sleepily|drowsily|drowsy|nods off|nodding off|sleeps|sleeping',
    wink: 'winks|winked|winking|wink',
  },
};
