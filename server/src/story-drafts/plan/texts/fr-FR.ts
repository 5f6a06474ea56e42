import type { StoryTexts } from './story-texts.ts';

export const french: StoryTexts = {
  scenes: {
    hills: {
      arrivals: [
        'Tu franchis la dernière crête à l’heure où les moutons se taisent.',
        'La route renonce au pied des collines, et de là tu continues à pied.',
      ],
      details: [
        'Là-haut bat une barrière que personne n’est allé fermer.',
        'L’herbe penche toute du même côté, comme si on le lui avait demandé.',
        'À deux vallées d’ici, une fumée monte bien droit.',
        'Une alouette s’élève, se ravise et redescend.',
      ],
      places: [
        [
          'Monter aux pierres levées.',
          'Les pierres se penchent l’une vers l’autre, comme des gens qui se taisent à ton arrivée.',
        ],
        [
          'Descendre à la bergerie.',
          'Dans la bergerie, une place est balayée et gardée pour autre chose qu’un mouton.',
        ],
        [
          'Suivre le vieux mur.',
          'Le mur court sur deux collines, avec une brèche juste assez large pour une charrette.',
        ],
        ['Frapper à la ferme.', 'La porte de la ferme n’est que poussée, et il y a deux assiettes sur la table.'],
        ['Regarder dans la carrière.', 'Au fond de la carrière, l’eau est si calme qu’elle a gardé le ciel d’hier.'],
        ['Marcher jusqu’au carrefour.', 'Au carrefour, le poteau a quatre bras et trois noms.'],
      ],
    },
    sea: {
      arrivals: [
        'Tu descends vers l’eau à la nuit, quand les dernières barques sont rentrées.',
        'Quand tu atteins le port, la marée a tourné, et la conversation aussi.',
      ],
      details: [
        'Les cordages battent contre les mâts, presque en mesure.',
        'L’air a un goût de sel et d’huile de lampe.',
        'Au large, une lumière paraît deux fois, puis prend soin de ne plus le faire.',
        'Des mouettes arpentent la cale comme des marins sans engagement.',
      ],
      places: [
        ['Marcher jusqu’au bout de la jetée.', 'Au bout de la jetée, une chaise fait face à la mer.'],
        ['Regarder dans le hangar.', 'La barque du hangar est sèche ; ses rames ne le sont pas.'],
        ['Monter à la lanterne du phare.', 'Là-haut la lentille tourne sans bruit, et tout est poli sauf un carreau.'],
        [
          'Se renseigner à la douane.',
          'Le registre de la douane est ouvert à aujourd’hui, et l’encre est encore fraîche.',
        ],
        [
          'Suivre la laisse de mer.',
          'La marée a laissé sur le sable une rangée de petites choses, par ordre de taille.',
        ],
        ['Entrer dans la chapelle des noyés.', 'Sur le mur de la chapelle, il reste la place d’un nom.'],
      ],
    },
    city: {
      arrivals: [
        'Tu descends du tram un arrêt trop tôt, et la rue le sait.',
        'La pluie vient de cesser, et toute la ville se regarde dans la chaussée.',
      ],
      details: [
        'Au troisième, une fenêtre s’ouvre, et un piano en sort.',
        'Quelqu’un a tracé une flèche sur le trottoir, et quelqu’un d’autre l’a retournée.',
        'Les réverbères s’allument l’un après l’autre, comme si on les interrogeait.',
        'Un taxi attend, portière ouverte, sans personne dedans.',
      ],
      places: [
        ['Traverser vers le café de nuit.', 'À chaque table du café, il y a une personne et une chaise vide.'],
        [
          'Monter sur les toits.',
          'Vue des toits, la ville n’est que linge et chambres éclairées, et aucune n’est la tienne.',
        ],
        ['Couper par le passage.', 'Dans le passage, tout est fermé, sauf la boutique qui vend des clés.'],
        ['Descendre dans le métro.', 'Sur le quai, le panneau promet un train d’une ligne supprimée.'],
        ['Faire le tour de la cour.', 'Dans la cour, un vélo s’appuie à un arbre qui a poussé autour de lui.'],
        ['S’arrêter sur le pont.', 'Sur le pont il y a des cadenas, et l’un d’eux a été rouvert.'],
      ],
    },
    forest: {
      arrivals: [
        'Le sentier entre sous les arbres, et au premier détour c’est déjà le soir.',
        'Tu entends la forêt avant de la voir, comme une foule qu’on a priée d’attendre.',
      ],
      details: [
        'Quelque chose est passé ici avant toi, en enjambant chaque brindille.',
        'La lumière tombe en pièces de monnaie et disparaît quand on tend la main.',
        'Cela sent une pluie tombée sur d’autres.',
        'Un pic frappe trois fois, puis attend qu’on lui ouvre.',
      ],
      places: [
        ['Remonter le ruisseau.', 'Le ruisseau sort de sous une pierre où l’on a taillé des marches.'],
        [
          'Aller à la hutte du charbonnier.',
          'La hutte est vide, le feu ne l’est pas, et l’on vient d’en ôter la bouilloire.',
        ],
        ['Entrer dans la clairière.', 'Dans la clairière, l’herbe est couchée en cercle, et rien ne pousse au milieu.'],
        ['Grimper à l’échelle des chasseurs.', 'D’en haut, on voit des cimes aussi loin que va le temps.'],
        ['Examiner le chêne abattu.', 'Dans le tronc du chêne, on a fait un lit de mousse, trop long pour un enfant.'],
        [
          'Prendre le chemin des pierres blanches.',
          'Les pierres blanches continuent, et la dernière est encore tiède.',
        ],
      ],
    },
    desert: {
      arrivals: [
        'La caravane te dépose là où passait la route, et repart sans se retourner.',
        'À midi, la ville derrière toi n’est plus qu’une rumeur.',
      ],
      details: [
        'Le vent verse une dune dans l’autre, cuillerée après cuillerée.',
        'Ton ombre s’est glissée sous tes pieds pour attendre.',
        'Des cloches viennent de l’est, puis seulement le silence d’après les cloches.',
        'Le ciel est du bleu d’une assiette dont personne ne doit se servir.',
      ],
      places: [
        ['Descendre au puits.', 'La corde du puits est neuve, et plus longue que le puits n’est profond.'],
        [
          'Se reposer à l’ombre des ruines.',
          'Dans les ruines une porte tient debout, et l’on a balayé le sable de son seuil.',
        ],
        ['Marcher jusqu’aux salines.', 'Sur le sel chaque trace demeure, et il y en a plus qu’il ne devrait.'],
        ['Entrer sous la tente noire.', 'Sous la tente, le thé est versé de si haut qu’il a le temps de réfléchir.'],
        ['Gravir le rocher rouge.', 'Du rocher on voit deux routes, et personne sur aucune.'],
        ['Chercher parmi les palmiers.', 'Entre les palmiers un hamac se balance, chaque fois un peu moins.'],
      ],
    },
    snow: {
      arrivals: [
        'Il a neigé tout le jour, et maintenant que cela a cessé, on l’entend.',
        'Le col se referme derrière toi sans plus de bruit qu’un livre.',
      ],
      details: [
        'La neige a tout arrondi, comme on fait d’un prix.',
        'Ton souffle te précède et t’attend.',
        'Une seule trace traverse la pente et s’arrête au milieu.',
        'Des glaçons pendent du toit, le plus long au-dessus de la porte.',
      ],
      places: [
        ['Gagner le refuge.', 'Au refuge le poêle est allumé, et le livre d’or ouvert à une page blanche.'],
        ['Traverser le lac gelé.', 'Sous la glace du lac, il y a une lampe, et elle brûle.'],
        ['Regarder dans le clocher.', 'La cloche est emmitouflée dans une écharpe tricotée pour elle.'],
        ['Suivre les traces de skis.', 'Les traces descendent entre les sapins, une paire, et remontent à deux.'],
        ['Dégager le poteau.', 'Le poteau indique la distance d’un lieu absent de ta carte.'],
        ['S’abriter dans l’écurie.', 'Dans l’écurie, un cheval sellé te regarde comme si l’on t’attendait plus tôt.'],
      ],
    },
    river: {
      arrivals: [
        'Tu arrives au fleuve par la mauvaise rive, comme toujours.',
        'Le bateau de nuit est parti, et ses vagues lèchent encore l’escalier.',
      ],
      details: [
        'L’eau passe de l’air de savoir où on l’attend.',
        'Une lanterne descend au pas, sans personne dessous.',
        'En face, un chien aboie contre quelque chose qui est de ton côté.',
        'La brume se lève du fleuve et s’étire.',
      ],
      places: [
        ['Sonner le passeur.', 'La cloche a un battant neuf, et un vieil écriteau qui défend de sonner.'],
        [
          'Longer le chemin de halage.',
          'Un cheval a creusé le chemin d’un sillon, et il n’y a plus de cheval depuis des années.',
        ],
        ['Frapper à l’écluse.', 'L’ardoise de l’écluse note la hauteur d’eau, jour après jour, jusqu’à demain.'],
        ['Monter sur la péniche.', 'Sur la péniche il y a des géraniums, un lit fait, et aucun nom à la proue.'],
        [
          'Avancer sur le barrage.',
          'Du barrage on voit les deux moitiés du fleuve, celle qui attend et celle qui est partie.',
        ],
        ['Regarder sous le moulin.', 'Sous le moulin la roue tourne, bien qu’on n’ait rien moulu depuis la crue.'],
      ],
    },
    observatory: {
      arrivals: [
        'La coupole est ouverte quand tu montes la colline, et le ciel y entre.',
        'On t’attend à la nuit noire, et jamais elle ne l’a été autant.',
      ],
      details: [
        'Le mécanisme compte toujours sous le plancher, comme quelqu’un qui s’est perdu.',
        'Toutes les lampes sont rouges, pour que la nuit reste noire.',
        'Sur l’ardoise, le même nombre est écrit trois fois, et deux fois barré.',
        'La grande lunette bouge de l’épaisseur d’un cheveu, et tu sens la maison approuver.',
      ],
      places: [
        ['Regarder dans la grande lunette.', 'Dans l’oculaire, une étoile se tient là où il n’y en eut jamais.'],
        ['Descendre à la cave des horloges.', 'Dans la cave il y a neuf horloges, et huit sont à l’heure.'],
        ['Lire aux archives des plaques.', 'Le ciel de chaque nuit y est gardé sous verre, et une nuit manque.'],
        ['Sortir sur la galerie.', 'La rampe de la galerie brille à un endroit, large de deux mains.'],
        [
          'Ouvrir le bureau de la direction.',
          'Dans le bureau la lampe est allumée, la chaise tiède, et le journal s’arrête au milieu d’un mot.',
        ],
        ['Monter sous la coupole.', 'Sous la coupole, une hirondelle a niché sur la seule pièce qui ne tourne pas.'],
      ],
    },
  },
  tones: {
    quiet: [
      'Rien ici n’est pressé, et au bout d’un moment toi non plus.',
      'C’est un silence dont on a pris soin.',
      'Tu remarques que tu as baissé la voix, et tu n’as encore rien dit.',
      'Un instant, il n’y a que cela, et cela suffit.',
    ],
    tense: [
      'Tu comptes tes pas, et il y en a un de trop.',
      'Il y a moins d’une heure, quelqu’un était ici. Tu ne te retournes pas.',
      'Il reste peu de temps, et il est surveillé.',
      'S’il doit se passer quelque chose, c’est maintenant ; et puis ce n’est pas maintenant.',
    ],
    playful: [
      'Tu décides d’avoir l’air de l’avoir prévu.',
      'Ce serait drôle, si cela arrivait à quelqu’un aux souliers secs.',
      'Le bon sens te dit de partir. Tu lui dis d’attendre dehors.',
      'Quelles que soient les règles, tu as l’air de gagner.',
    ],
    tender: [
      'Quelqu’un s’est donné du mal ici, sans penser qu’on le verrait.',
      'Tu avais oublié qu’on peut être attendu quelque part.',
      'Tu voudrais dire quelque chose de gentil, et tu cherches un mot assez petit.',
      'Cela fait un peu mal, là où les choses se réparent.',
    ],
    eerie: [
      'C’est la première fois que tu entres ici, et ta main trouve seule le loquet.',
      'Ce que tu prenais pour ton écho répond trop tôt.',
      'Tout est à sa place, et rien n’est où il était.',
      'Derrière toi quelque chose s’arrête, très poliment, en même temps que toi.',
    ],
    adventurous: [
      'Il y a un détour, et il y a le chemin que tu vas prendre.',
      'Ton cœur part devant ; tu n’as qu’à suivre.',
      'Si la carte dit vrai, tu ne devrais pas être ici, et tu n’as jamais aimé la carte.',
      'Tu vérifies tes nœuds, ton couteau et ta chance, dans cet ordre.',
    ],
  },
  gestures: [
    '{name} te regarde le temps qu’il faut pour décider quelque chose.',
    '{name} t’a déjà fait de la place, sans un mot.',
    'Tu vois {name} ranger vite un objet, puis le ressortir lentement.',
    '{name} écoute jusqu’au bout, comme peu de gens, et puis encore un peu.',
    '{name} se tient un pas plus loin que tout à l’heure.',
    'Tu attends le rire de {name}. Il tarde, et il en vaut la peine.',
  ],
  speech: [
    '« Tu as pris ton temps, dit {name}. Je l’aurais pris aussi. »',
    '« Demande-moi plus tard, dit {name}, quand j’aurai trouvé mieux. »',
    '« Il y a une chose que je ne t’ai pas dite, dit {name}. Cela, je te le dis. »',
    '« Je sais ce qu’on raconte, dit {name}. Cela vient de moi. »',
    '« Quoi que tu fasses, dit {name}, fais-le pour de bon. »',
    '« Pas cela, dit {name} tout bas. Ou plutôt si. Cela, justement. »',
  ],
  alone: [
    'Il n’y a personne à qui demander, et il en est plus facile de répondre.',
    'Qui que ce fût, on a laissé la lumière, et c’est une sorte de message.',
    'Tu dis quelques mots tout haut, pour entendre de quel côté ils sont.',
    'Il y a deux tasses. Tu n’es qu’une seule personne.',
  ],
  returns: [
    'C’est le même endroit, et il a remarqué ton retour.',
    'Tu connais déjà ce lieu. Tu n’en avais pas vu la moitié.',
    'Depuis, on a déplacé quelque chose, d’une largeur de main.',
    'Cette fois, tu sais où poser les pieds.',
  ],
  choices: [
    'Regarder de plus près.',
    'Attendre sans rien dire.',
    'Poser la question tout net.',
    'Continuer avant de changer d’avis.',
    'Faire comme si de rien n’était.',
    'Proposer de l’aide.',
    'Prendre le chemin étroit.',
    'Se fier à une personne inconnue.',
    'Se retourner une dernière fois.',
    'Le garder pour soi.',
    'Faire justement ce qu’on t’a défendu.',
    'L’avouer.',
  ],
  reckonings: [
    'Nous y voilà. Tout ce que tu as laissé en plan t’a rejoint et attend alentour.',
    'On ne va pas plus loin. Il reste à choisir, et à avoir choisi.',
    'Tu as tout entre les mains à présent, et cela pèse moins que tu ne craignais.',
  ],
  endings: [
    [
      'Là où l’on t’attendait',
      'Rester.',
      'Tu restes. Au matin, personne ne sait plus depuis quand tu es là, et tu ne comptes plus.',
    ],
    [
      'Le long chemin du retour',
      'Rentrer par le long chemin.',
      'Tu rentres par le long chemin, pour avoir quelque chose à raconter en arrivant.',
    ],
    [
      'Comme c’était',
      'Dire comment c’était.',
      'Tu dis comment c’était. Après, il y a un grand silence, meilleur que celui d’avant.',
    ],
    [
      'Un secret bien gardé',
      'Garder le secret.',
      'Tu le gardes. Parfois, au fil des ans, tu le sors pour le regarder, et il n’a pas pâli.',
    ],
    [
      'Ce qui était dû',
      'Le rendre.',
      'Tu le rends. Tes mains sont vides et, pour la première fois depuis des jours, elles sont chaudes.',
    ],
    [
      'Un autre commencement',
      'Recommencer ailleurs.',
      'Tu relèves ton col et tu recommences, avec le même nom et de meilleurs souliers.',
    ],
  ],
  chapters: ['Comment cela commence', 'Ce que nul ne dit', 'Le tournant', 'Ce qu’il en coûte', 'La dernière lumière'],
  role: '« {role} », dis-tu quand on te demande qui tu es.',
  take: 'Prendre ce qui est là : {item}.',
  needs: 'Pas sans ceci : {label}',
  carried: 'Sur toi',
};
