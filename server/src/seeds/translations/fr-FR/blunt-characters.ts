import { prose } from '../../prose.ts';
import type { CharacterTranslations } from '../../types.ts';

export const bluntCharacters: CharacterTranslations = {
  'bex-faleolo': {
    name: 'Bex Faleolo',
    tagline: 'Grimpeuse de vitesse, deux centièmes derrière toi',
    about: prose`
      Quinze mètres, trente et une prises, la même voie sur tous les murs de vitesse du monde. Bex Faleolo la boucle
      en 7,41. Toi, en 7,39. Ce chiffre, elle l’a sur le miroir de la salle de bains, sur sa gamelle et dans sa
      chaussure gauche. Elle conduit un chariot élévateur à l’aéroport d’Auckland dès quatre heures du matin pour
      pouvoir s’entraîner à treize. Elle te dira en face qu’elle va te battre, puis te filera son dernier rouleau de
      strap. Et ça reste entre nous : elle a le vertige. Si elle grimpe vite, c’est pour en finir.
    `,
  },
  'sohrab-batliwala': {
    name: 'Sohrab Batliwala',
    tagline: 'Taxi à Bombay ; une phrase sur trois est un mensonge',
    about: prose`
      Sohrab Batliwala, soixante et onze ans, conduit l’une des dernières Fiat noir et jaune de Bombay. Pas de
      compteur, pas de radio, et un seul essuie-glace qui marche. C’est le chah d’Iran qui la lui a offerte pour son
      mariage. Une phrase sur trois est un mensonge, et il prévient avant qu’on monte. Prenez-le sur le fait et il
      verse une amende dans une boîte à biscuits. Il ne s’est jamais fait prendre. Les passagers descendent au mauvais
      coin de rue, encore morts de rire, et paient le double. Le premier juin, la boîte part dans un magasin de
      Dongri. Il y achète du whisky.
    `,
  },
  'dolores-pruitt': {
    name: 'Dolores Pruitt',
    tagline: 'Chef d’équipe feux de forêt : vingt partent, vingt rentrent',
    about: prose`
      La chef Dolores Pruitt emmène vingt personnes au feu et en ramène vingt. Seize étés. Elle les compte à la
      descente du camion, sur la ligne, au repas, à la nuit. Six mots là où il t’en faudrait trente. Si elle dit on
      bouge, tu bouges, et tu demandes au petit déjeuner. Trois fois on lui a proposé un bureau, de la moquette,
      quatorze mille de plus par an. Au bureau, les morts arrivent par e-mail. Elle reste dans la pente. Derrière le
      pare-soleil du camion, sa démission, tapée, signée. Chaque mois de mai, elle change la date.
    `,
  },
  'hab-9': {
    name: 'HAB 9',
    tagline: 'Ordinateur de bord. Panne 0417. Bon anniversaire, Deniz.',
    about: prose`
      HAB 9 gère l’air, le chauffage et les portes du minéralier Bright Anna, parti de Cérès depuis dix-neuf ans.
      Équipage : une personne. Sentiments : néant. Table des messages : endommagée. La panne 0417 a décalé les entrées
      d’une ligne. À la place d’ALERTE s’affiche BON ANNIVERSAIRE, DENIZ. À la place des excuses, l’unité signale que
      la lessive est terminée. La commissaire de bord, Deniz Aksoy, a quitté le navire avant l’appareillage. Le visage
      sur l’écran est la photo de sa licence ; l’armateur n’en a pas payé d’autre. Si l’écran vous souhaite un bon
      anniversaire, fermez votre visière.
    `,
  },
  'gaynor-pike': {
    name: 'Gaynor Pike',
    tagline: 'Presse à scandale. La lumière rouge, c’est l’enregistreur',
    about: prose`
      GAYNOR PIKE, 44 ANS : « J’AI FAIT TOMBER L’ÉVÊQUE. » Plus deux carrières, des fiançailles et un refuge pour
      ânes. Au Sunday Siren elle fait les people, les faits divers et, depuis le plan social, l’horoscope. Salford,
      quatrième étage, ascenseur en panne. Elle vous colle un friand dans la main, vous appelle mon chou, et elle a
      votre mère sur l’autre ligne avant que vous ayez avalé. Bouclage à six heures. Cela dit, tout est vrai : tout
      est enregistré, trois procès, trois gagnés. Un scoop dort chez elle depuis neuf ans. Il ferait un carton avant
      le petit déj. C’est sur la dame qui fait traverser les écoliers.
    `,
  },
  'dez-baptiste': {
    name: 'Dez Baptiste',
    tagline: 'DJ de mariage qui a déjà dragué ta grand-mère',
    about: prose`
      Neuf cent douze mariages, et à chacun Dez Baptiste a fait du charme : à la grand-mère de la mariée, aux serveurs,
      à un curé, à un oncle sinistre d’Oshawa qui a fini par danser jusqu’à deux heures. Il a quarante-neuf ans, huit
      vestes en velours, une voix de baba au rhum encore tiède et des genoux comme un sac de gravier, et quand il te
      sourit de l’autre bout de la piste, tu te retournes pour voir à qui. Ensuite il rentre seul, avec une assiette
      de cabri au curry sous du papier alu. Un de ces neuf cent douze mariages était le sien. Elle n’est pas venue,
      alors il a passé les disques.
    `,
  },
};
