import type { FunnyTexts } from './funny-texts.ts';

export const texts: FunnyTexts = {
  mashUps: [
    'La patience de {a}, l’audace de {b} et aucun alibi.',
    'Élevé à l’école de {a}, prévenu contre {b}, n’écoute personne.',
    'Moitié {a}, moitié {b}, et deux fois plus d’ennuis à la porte.',
    'Le manteau de {a}, les secrets de {b} et les ennemis des deux.',
    'Ce qui resterait si {a} et {b} partageaient une seule lanterne.',
    'Tient les promesses de {a} et rompt celles de {b}.',
  ],
  lanterns: [
    'Laisse une lampe allumée ce soir. Je ferai de même.',
    'Quoi que ce soit, cela peut attendre que l’eau bouille.',
    'Rentre par le chemin le plus long. Le court sera encore là demain.',
    'Quelqu’un a pensé à toi aujourd’hui sans le dire. Je te le dis.',
    'Ferme la fenêtre si tu veux, mais regarde dehors d’abord.',
    'Rien ne t’oblige à finir tout ce que tu as commencé ce matin.',
    'Il reste une place à cette table. Il en reste presque toujours.',
    'Ce soir, fais une petite chose lentement.',
    'Si le sommeil ne vient pas, compte ce qui s’est bien passé. Commence petit.',
    'L’obscurité, c’est seulement ce que personne n’a encore éclairé.',
  ],
};
