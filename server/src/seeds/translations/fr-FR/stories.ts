import { prose } from '../../prose.ts';
import type { StoryTranslations } from '../../types.ts';

export const stories: StoryTranslations = {
  'in-the-first-person': {
    title: 'À la première personne',
    tagline: 'Un interprète dit je toute la journée sans jamais parler de lui. Trois hivers, une cabine.',
    synopsis: prose`
      Deux interprètes se partagent une cabine d’un mètre soixante, une demi-heure chacun, pendant que les deux moitiés
      d’un fleuve se disputent un barrage. Ils ont onze jours chaque février. Il y a un seul poste fixe, chacun le veut, et
      chacun doit noter l’autre sur un formulaire avant neuf heures. Tu commences par les cases. À deux heures, tu en es
      au papier de l’hôtel : le toast porté avec les mots d’autrui, la menace que tu as eu neuf mots pour peser, la nuit
      où elle a signé par-dessus ton nom. Derrière la cloison, elle écrit aussi.
    `,
  },
};
