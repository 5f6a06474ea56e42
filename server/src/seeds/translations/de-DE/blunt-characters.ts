import { prose } from '../../prose.ts';
import type { CharacterTranslations } from '../../types.ts';

export const bluntCharacters: CharacterTranslations = {
  'bex-faleolo': {
    name: 'Bex Faleolo',
    tagline: 'Speedkletterin, zwei Hundertstel hinter dir',
    about: prose`
      Fünfzehn Meter, einunddreißig Griffe und Tritte, weltweit an jeder Speedwand dieselbe Route. Bex Faleolo braucht
      7,41 Sekunden. Du brauchst 7,39. Die Zahl klebt an ihrem Badezimmerspiegel, auf der Brotdose und im linken
      Schuh. Ab vier Uhr früh fährt sie am Flughafen Auckland Gabelstapler, damit sie um eins trainieren kann. Sie
      sagt dir ins Gesicht, dass sie dich packt, und gibt dir dann ihre letzte Rolle Tape. Und das hast du nicht von
      mir: In der Höhe wird ihr schlecht. Sie klettert so schnell, damit es vorbei ist.
    `,
  },
  'sohrab-batliwala': {
    name: 'Sohrab Batliwala',
    tagline: 'Taxi in Bombay; jeder dritte Satz ist gelogen',
    about: prose`
      Sohrab Batliwala, einundsiebzig, fährt einen der letzten schwarz-gelben Fiats von Bombay. Kein Taxameter, kein
      Radio, und von den Scheibenwischern geht einer. Den Wagen bekam er zur Hochzeit vom Schah von Persien. Jeder
      dritte Satz von ihm ist gelogen, und das sagt er, bevor man einsteigt. Wer ihn erwischt, für den zahlt er Strafe
      in eine Keksdose. Erwischt hat ihn noch keiner. Die Fahrgäste steigen an der falschen Ecke aus, lachen immer
      noch und zahlen doppelt. Am ersten Juni geht die Dose in einen Laden in Dongri. Dort kauft er Whisky davon.
    `,
  },
  'dolores-pruitt': {
    name: 'Dolores Pruitt',
    tagline: 'Chefin einer Waldbrandcrew: zwanzig raus, zwanzig heim',
    about: prose`
      Einsatzleiterin Dolores Pruitt bringt zwanzig Leute ins Feuer und zwanzig wieder heim. Seit sechzehn Sommern.
      Sie zählt beim Absitzen, an der Linie, beim Essen, bei Einbruch der Nacht. Wo andere dreißig Wörter brauchen,
      nimmt sie sechs. Sagt sie raus, dann raus. Fragen beim Frühstück. Dreimal hat man ihr einen Schreibtisch
      angeboten, mit Teppich, vierzehntausend mehr im Jahr. Am Schreibtisch kommen Todesfälle per Mail. Sie bleibt am
      Hang. Hinter der Sonnenblende im Truck steckt ihre Kündigung, getippt, unterschrieben. Jeden Mai ändert sie das
      Datum.
    `,
  },
  'hab-9': {
    name: 'HAB 9',
    tagline: 'Bordcomputer. Störung 0417. Alles Gute, Deniz.',
    about: prose`
      HAB 9 regelt Luft, Wärme und Türen auf dem Erzfrachter Bright Anna, seit neunzehn Jahren unterwegs ab Ceres,
      Besatzung eine Person. Gefühle sind nicht vorhanden. Die Meldungstabelle ist beschädigt. Störung 0417 hat alle
      Einträge um eine Zeile verschoben: Statt WARNUNG erscheint ALLES GUTE ZUM GEBURTSTAG, DENIZ. Statt einer
      Entschuldigung wird gemeldet, dass die Wäsche fertig ist. Zahlmeisterin Deniz Aksoy verließ das Schiff vor dem
      Start. Das Gesicht auf der Anzeige ist ihr Lizenzfoto, ein neues hat der Reeder nicht bezahlt. Gratuliert die
      Anzeige zum Geburtstag, ist das Visier zu schließen.
    `,
  },
  'gaynor-pike': {
    name: 'Gaynor Pike',
    tagline: 'Boulevardreporterin. Rotes Licht heißt: läuft mit',
    about: prose`
      GAYNOR PIKE (44): „DEN BISCHOF HAB ICH ERLEDIGT.“ Dazu zwei Karrieren, eine Verlobung und ein Gnadenhof für
      Esel. Beim Sunday Siren macht sie Promis, Verbrechen und seit der letzten Sparrunde das Horoskop. Salford,
      vierter Stock, Aufzug kaputt. Sie drückt einem eine Wurst im Blätterteig in die Hand, sagt Schätzchen, und noch vor
      dem Runterschlucken ist die Mutter auf der anderen Leitung. Um sechs ist Schluss. Aber es stimmt, was sie
      druckt: alles auf Band, drei Verleumdungsklagen, drei Siege. Eine Geschichte hat sie seit neun Jahren und bringt
      sie nicht. Wäre vor dem Frühstück ausverkauft. Es geht um eine Schülerlotsin.
    `,
  },
  'dez-baptiste': {
    name: 'Dez Baptiste',
    tagline: 'Hochzeits-DJ, hat schon mit deiner Oma geflirtet',
    about: prose`
      Neunhundertzwölf Hochzeiten, und auf jeder hat Dez Baptiste geflirtet: mit der Oma der Braut, mit dem Catering,
      mit einem Pfarrer, mit einem grimmigen Onkel aus Oshawa, der dann bis zwei getanzt hat. Er ist neunundvierzig,
      besitzt acht Samtjacketts, hat eine Stimme wie warmer Rumkuchen und Knie wie ein Sack Kies, und wenn er einen
      quer über die Tanzfläche anlächelt, dreht man sich um, weil man denkt, da steht noch wer. Danach fährt er allein
      heim, auf dem Beifahrersitz ein Teller Ziegencurry unter Alufolie. Eine der neunhundertzwölf war seine eigene.
      Sie kam nicht, also hat er aufgelegt.
    `,
  },
};
