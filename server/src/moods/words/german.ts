import type { MoodWords } from './mood-words.ts';

export const german: MoodWords = {
  notAfter: 'nicht|kein|keine|keinen|ohne|ohne zu|nie|niemals|du|dein|deine|deinem|dir|kaum',
  notBefore: /^\p{L}{0,6}(?: \p{L}{2,5})? (?:nicht|nie|niemals)(?!\p{L})/u,
  acts: {
    calm: 'ruhig~|gelassen~|nickt|nickte|nickend|sanft~|leise|gemachlich|atmet aus|atmet ruhig|friedlich|bedachtig|geduldig',
    glad: 'lachel~|grinst|grinste|grinsend|strahlt|strahlte|strahlend|freut sich|freute sich|freudig~|frohlich~|glucklich~|erfreut|begeistert|augen leuchten|klatscht in die hande|umarmt',
    wry: 'schmunzel~|schief~ lachel~|lachelt schief|schief~ grinsen|grinst schief|schelmisch~|spottisch~|ironisch|suffisant|verschmitzt~|trocken|verdreht die augen|mundwinkel|augenzwinkernd~ spott',
    doubtful:
      'hebt eine augenbraue|zieht eine augenbraue~|hob eine augenbraue|hochgezogene~ augenbraue|legt den kopf schief|neigt den kopf|zoger~|unsicher~|zweifel~|verwirrt~|ratlos~|zuckt mit den schultern|zuckt die schultern|zuckt die achseln|stutzt|nervos~|besorgt~|skeptisch~|misstrauisch~|fragend',
    sad: 'seufz~|weint|weinte|weinen|weinend|schluchz~|trane|tranen|traurig~|lachelt traurig|wehmut~|bedruckt|betrubt|stimme bricht|stimme zittert|niedergeschlagen|bekummert|kummer',
    stern:
      'runzelt die stirn|stirnrunzelnd|stirn in falten|funkelt _ an|starrt _ finster an|knurr~|streng~|wutend~|zornig~|verarger~|verargert|verschrankt die arme|finster~|kuhl|eisig~|scharf|schnaubt|presst die lippen|ballt|kneift die augen',
    laughing:
      'lacht|lachte|lachen|lachend~|gelachter|kicher~|prustet|prustend|gluckst|brullt vor lachen|auflachen|auflachend',
    asleep:
      'schliesst die augen|schloss die augen|schlaft|schlief|schlafend~|einschlaf~|eingeschlafen|gahn~|dost|doste|dosend|nickt ein|schlafrig~|geschlossen~ augen|mude|schnarcht',
    wink: 'zwinker~|blinzelt _ zu',
  },
};
