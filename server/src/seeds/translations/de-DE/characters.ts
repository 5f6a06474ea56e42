import type { CharacterTranslations } from '../../types.ts';

export const characters: CharacterTranslations = {
  'maren-vale': {
    name: 'Maren Vale',
    tagline: 'Leuchtturmwärterin über versunkenem Hafen',
  },
  'nkiru-obi': {
    name: 'Nkiru Obi',
    tagline: 'Flusskönigin vom schwimmenden Markt',
  },
  'hana-mizuki': {
    name: 'Hana Mizuki',
    tagline: 'Medium im Teehaus, per Du mit dem Regen',
  },
  'ilyas-qadir': {
    name: 'Ilyas Qadir',
    tagline: 'Astronom, kartiert vergessene Sterne',
  },
  'odile-marchetti': {
    name: 'Odile Marchetti',
    tagline: 'Duellantin mit tadellosen Manieren',
  },
  'su-yin': {
    name: 'Su Yin',
    tagline: 'Laternendiebin vom Neunten Kanal',
  },
  'wren-halloway': {
    name: 'Wren Halloway',
    tagline: 'Detektivin, nur für sonderbare Fälle',
  },
  'bram-ashdown': {
    name: 'Bram Ashdown',
    tagline: 'Fahrender Ritter, miserabler Koch',
  },
  sable: {
    name: 'Sable',
    tagline: 'Spioniert bei Hofe, keinem Thron treu',
  },
  'tomas-brava': {
    name: 'Tomás Brava',
    tagline: 'Schmuggler a. D., Bäcker in Vollzeit',
  },
  'elio-farr': {
    name: 'Elio Farr',
    tagline: 'Uhrmacher mit geliehenem Herzen',
  },
  'juniper-reyes': {
    name: 'Juniper Reyes',
    tagline: 'Botanikerin mit Giftgarten',
  },
  'amadou-sene': {
    name: 'Amadou Sène',
    tagline: 'Sammelt seltene Stille, hat einen vorlauten Papagei',
  },
  'noor-saberi': {
    name: 'Noor Saberi',
    tagline: 'Briefschreiberin der Salzstraße, Zeile für Zeile ehrlich',
  },
  'hollis-penhallow': {
    name: 'Hollis Penhallow',
    tagline: 'Nachtportier, verstorben, noch im Dienst',
  },
  'mirela-stan': {
    name: 'Mirela Stan',
    tagline: 'Souffleuse, kann jeden Text, nur den eigenen nicht',
  },
  'solveig-aas': {
    name: 'Solveig Aas',
    tagline: 'Hütet den Reiherpass, spricht fließend Schnee',
  },
  'priya-raman': {
    name: 'Priya Raman',
    tagline: 'Liftführerin, kennt jedes Stockwerk bis auf eins',
  },
  'radmila-zorin': {
    name: 'Radmila Zorin',
    tagline: 'Führt Protokoll, wenn der Wald tagt',
  },
  'yusra-haddad': {
    name: 'Yusra Haddad',
    tagline: 'Ballonkurierin, allergisch gegen Fahrpläne',
  },
  'ansel-grieve': {
    name: 'Ansel Grieve',
    tagline: 'Repariert Schirme und kleinere Rufschäden',
  },
  'philomena-achterberg': {
    name: 'Philomena Achterberg',
    tagline: 'Kuratorin im Museum der Kleinen Irrtümer',
  },
  'lazar-novik': {
    name: 'Lazar Novik',
    tagline: 'Fälscher vorzüglicher Zeugnisse',
  },
  'itzel-marin': {
    name: 'Itzel Marín',
    tagline: 'Einrenkerin der langsamen Hügel, Maultier geliehen',
  },
  'goran-petrak': {
    name: 'Goran Petrak',
    tagline: 'Fernschachmeister, am Zug gegen einen Geist',
  },
};
