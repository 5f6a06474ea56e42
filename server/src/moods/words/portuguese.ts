import type { MoodWords } from './mood-words.ts';

export const portuguese: MoodWords = {
  notAfter: 'nao|sem|nunca|nem|jamais|tu|teu|tua|teus|tuas|voce|mal',
  acts: {
    calm: 'calma|calmo|calmamente|com calma|tranquil~|acena com a cabeca|assente|assentiu|suavemente|com suavidad~|em voz baixa|seren~|com paciencia|expira devagar|sossegad~',
    glad: 'sorri|sorriu|sorrindo|sorridente|sorrir|a sorrir|sorriso~|alegr~|feliz|radiante|content~|animad~|entusiasm~|olhos brilham|ilumina se|rosto ilumina|bate palmas|abraca',
    wry: 'meio sorriso|sorriso torto|sorriso de lado|sorriso maroto|sorri de lado|sorriso de canto|ironi~|trocista|com malicia|malicios~|travess~|zombeteir~|revira os olhos|sardonic~|maros~|marot~',
    doubtful:
      'ergue uma sobrancelha|levanta uma sobrancelha|arqueia uma sobrancelha|ergue o sobrolho|inclina a cabeca|hesit~|duvida|duvidando|duvidos~|confus~|perplex~|nervos~|preocupad~|encolhe os ombros|insegur~|cetic~|desconfiad~|morde o labio|vacil~',
    sad: 'suspir~|chora|chorando|chorou|a chorar|choros~|soluc~|lagrima~|triste|tristemente|tristeza|magoad~|melancol~|sorri com tristeza|sorri tristemente|voz falha|voz embargada|abatid~|cabisbaix~',
    stern:
      'franze a testa|franze o sobrolho|franze o cenho|franze as sobrancelhas|franzindo a testa|testa franzida|furios~|zangad~|irritad~|fulmina|cruza os bracos|cruzando os bracos|rosna|rosnou|sever~|friamente|com frieza|com dureza|cerra os dentes|cerra os punhos|semicerra os olhos|com raiva',
    laughing: 'ri|rindo|riu|ri se|riu se|a rir|riso|risos|risada~|gargalh~|risinho~|desata a rir',
    asleep:
      'fecha os olhos|fechou os olhos|fechando os olhos|olhos fechados|adormec~|dorme|dormindo|a dormir|bocej~|cochil~|dormita~|sonolent~|ressona|cabeceia',
    wink: 'pisca o olho|pisca um olho|pisca lhe o olho|piscou o olho|piscou um olho|piscadela|piscar de olho|piscando o olho',
  },
};
