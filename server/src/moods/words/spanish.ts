import type { MoodWords } from './mood-words.ts';

export const spanish: MoodWords = {
  notAfter: 'no|sin|nunca|ni|jamas|tu|tus|te|apenas',
  acts: {
    calm: 'calma|con calma|calmad~|tranquil~|asiente|asintio|asintiendo|suavemente|con suavidad|en voz baja|seren~|sosegad~|con paciencia|exhala despacio|apacible~',
    glad: 'sonrie|sonrio|sonriendo|sonriente|sonreir|sonrisa~|alegr~|feliz|felizmente|radiante|content~|entusiasm~|ojos brillan|se le iluminan|se ilumina|aplaude|abraza|con gozo',
    wry: 'media sonrisa|sonrisa torcida|sonrisa ladeada|sonrisa picara|sonrie de lado|sonrie de medio lado|sonrisa de medio lado|ironi~|burlon~|con sorna|con picardia|picar~|socarron~|travies~|pone los ojos en blanco|sardonic~',
    doubtful:
      'levanta una ceja|arquea una ceja|alza una ceja|enarca una ceja|ladea la cabeza|inclina la cabeza|duda|dudando|dudos~|vacil~|confus~|confundid~|perplej~|nervios~|preocupad~|se encoge de hombros|encogiendose de hombros|insegur~|esceptic~|desconfiad~|titube~|se muerde el labio',
    sad: 'suspir~|llora|llorando|lloro|lloros~|solloz~|lagrima~|triste|tristemente|tristeza|apenad~|melancol~|sonrie con tristeza|sonrie tristemente|se le quiebra la voz|voz quebrada|abatid~|cabizbaj~',
    stern:
      'frunce el ceno|frunciendo el ceno|ceno fruncido|fulmina|fulminando|furios~|enfadad~|enojad~|cruza los brazos|cruzando los brazos|grune|gruno|gruniendo|sever~|friamente|con frialdad|con dureza|aprieta los dientes|aprieta los punos|entrecierra los ojos|tajante|con rabia|con ira',
    laughing: 'rie|riendo|riendose|se rio|se echa a reir|risa|risas|risita~|carcajad~|suelta una risa|risueñ~',
    asleep:
      'cierra los ojos|cerro los ojos|cerrando los ojos|ojos cerrados|se duerme|duerme|dormid~|durmiendo|bostez~|dormita~|somnolient~|cabecea~|ronca',
    wink: 'guina|guino|guinando|guino de ojo|guinandole',
  },
};
