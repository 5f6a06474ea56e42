import { prose } from '../../prose.ts';
import type { StoryTranslations } from '../../types.ts';

export const stories: StoryTranslations = {
  'eleven-kilos-of-iron': {
    title: 'Onze kilos de fer',
    tagline: 'Une seule manivelle ouvre la porte. Elle est sur votre dos, et quatre hommes vous suivent.',
    synopsis: prose`
      Quatre cents bateaux sont enfermés dans le bassin, au-dessus de l’écluse. À six heures du matin, le génie arrive
      avec des scies, pour abattre les mâts, poser des planches et faire un pont où passeront des canons. La manivelle
      qui ouvre la porte pendait dans un poste de garde, là-haut. Vous venez de la décrocher. Il fait nuit, il pleut,
      et le sergent Rusk a deux chiens et ne change jamais de pas. L’éboulis, les hêtres, la gorge : ce que vous y
      laissez de souffle, de sang et de minutes, vous ne l’aurez plus sur la poutre, au-dessus de l’eau, quand il vous
      la redemandera.
    `,
  },
  'nothing-to-log': {
    title: 'Rien à signaler',
    tagline: 'Vous avez ouvert le pont pour de l’argent, feux éteints. Il est 02 h 11. Jusqu’à six heures.',
    synopsis: prose`
      Vous gardez, la nuit, un pont tournant. Le fusible quatre dans la poche, il s’ouvre sans cloche, sans feux et
      sans rien sur la bande, et pour cela un certain Kessel paie quatre cents. Cette nuit, une mobylette a descendu la
      côte pendant que la route n’était pas là. Il y a maintenant du pain sur l’eau, et quelque chose qui cogne sous la
      pile d’en face. La marée prend un échelon toutes les vingt minutes. Un boulanger attend son commis, une femme à
      un seul gant brun a compté vos ouvertures, et à six heures vous rendez le registre. Vous n’y avez encore rien
      écrit.
    `,
  },
};
