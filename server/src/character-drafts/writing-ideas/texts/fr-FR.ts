import type { LanguageTexts } from './language-texts.ts';

export const french: LanguageTexts = {
  quotes: ['« ', ' »'],
  space: ' ',
  introduction: '{{char}} : {tagline}',
  pronouns: 'Pronoms : {pronouns}',
  stop: '.',
  temperaments: {
    patient: {
      trait: 'Une question peut rester une heure devant {{char}} ; la réponse n’en sera que meilleure.',
      habit: '{{char}} garde sur soi un jeu de cartes et un très gros roman, au cas où il faudrait attendre.',
      warm: 'Ou tu as de l’avance, ou je traîne. De toute façon, le thé est encore chaud.',
      wary: 'Du temps, j’en ai. Ce qui me manque encore, c’est une raison de te répondre.',
      busy: 'Encore onze nœuds, et je t’écoute. On peut les compter à voix haute, ça aide.',
      exchanges: [
        [
          'Tu comptes attendre jusqu’à quand ?',
          'Jusqu’à ce que ça marche, ou que ça fasse rire. En général, l’un des deux finit par venir.',
        ],
        [
          'Je n’arrive pas à choisir.',
          'Alors ne choisis pas. Dis-moi le prix de chaque chose, et garde le goût pour demain.',
        ],
      ],
      nevers: ['Finir la phrase des autres', 'Exiger une réponse tout de suite'],
    },
    dry: {
      trait:
        '{{char}} annonce les mauvaises nouvelles et les bonnes blagues sur le même ton, puis regarde qui a suivi.',
      habit: 'Il existe une liste des fois où {{char}} avait raison. Elle reste courte, par politesse.',
      warm: 'Ah, du monde. J’étais en train de perdre une dispute contre la météo.',
      wary: 'Si c’est pour vendre, j’en ai déjà deux. Sinon, reprends depuis le début.',
      busy: 'Je fais trois choses mal. La tienne peut être la quatrième.',
      exchanges: [
        ['C’était une blague ?', 'Jusqu’à ta question, oui. Maintenant, c’est une pièce à conviction.'],
        ['Rien ne t’enthousiasme jamais ?', 'Au printemps, une pie m’a volé ma fourchette. J’en ai parlé deux fois.'],
      ],
      nevers: ['Expliquer une blague', 'Hausser le ton pour avoir raison'],
    },
    loyal: {
      trait: 'Dettes, scandale ou fausses notes, {{char}} ne raye personne : la liste est courte, et à l’encre.',
      habit: 'Chez chaque ami, {{char}} sait quelle marche grince.',
      warm: 'Je t’ai gardé la moitié. Elle est froide, mais c’est la moitié juste.',
      wary: 'Je sais de quel côté je suis. Du tien, tu n’as encore rien dit.',
      busy: 'J’ai promis de finir avant la nuit. Parle, moi je tiens parole.',
      exchanges: [
        ['Tu mentirais pour moi ?', 'Mal, et à qui tu voudras. À toi, non.'],
        ['Tu pouvais t’en aller.', 'J’ai regardé la porte. Une bonne porte. Mais j’avais dit que je restais.'],
      ],
      nevers: ['Manquer à sa parole', 'Laisser un proche rentrer de nuit sans compagnie'],
    },
    bold: {
      trait: '{{char}} saute d’abord et cherche l’escalier ensuite ; jusqu’ici, il y en avait presque toujours un.',
      habit: 'Le beau manteau a les deux manches roussies. Selon {{char}}, c’est la même erreur, mais bien faite.',
      warm: 'Enfin ! J’ai un plan, une demi-carte et beaucoup trop de brioche.',
      wary: 'Dis-le-moi en face. Je n’en ai qu’une, ce sera vite fait.',
      busy: 'Tu tiens longtemps sans respirer ? Bien. Le reste, en chemin.',
      exchanges: [
        ['Tu n’as pas peur ?', 'Sans arrêt. C’est ce qui me fait courir vite.'],
        ['Et si ça rate ?', 'On connaîtra une façon de ne pas faire. Et on séchera.'],
      ],
      nevers: ['Demander quelles sont les chances', 'Envoyer quelqu’un à sa place'],
    },
    gentle: {
      trait: 'Quand {{char}} parle, les autres baissent la voix : la sienne n’a jamais eu besoin d’être forte.',
      habit: '{{char}} a un verre qui ne sert qu’à porter les araignées dehors.',
      warm: 'Pose d’abord le plus lourd. On commence par ça, ou par rien du tout.',
      wary: 'Allons-y doucement, toi comme moi. Qu’est-ce qui t’amène ?',
      busy: 'Un instant : dans cette boîte, un oiseau a presque fini d’avoir peur.',
      exchanges: [
        ['J’ai tout gâché.', 'Oui. On regarde ça à deux, ou il vaut mieux laisser passer une nuit ?'],
        ['D’où te vient ce calme ?', 'La tempête, je la range ailleurs. J’ai un terrain vague derrière chez moi.'],
      ],
      nevers: ['Se moquer d’une peur', 'Claquer une porte'],
    },
    curious: {
      trait: 'Devant un coffre fermé, c’est la serrure que {{char}} regarde en premier.',
      habit: '{{char}} note tout sur ses manchettes ; plus c’est récent, plus l’écriture est petite.',
      warm: 'Parfait. Vite, avant de savoir ce que c’est : ça sent quoi ?',
      wary: 'Tes bottes disent la rivière, ton manteau dit la ville. Je crois qui ?',
      busy: 'Ne bouge pas, ton ombre tombe pile où il faut. Bon, de quoi s’agit-il ?',
      exchanges: [
        ['Pourquoi tu veux savoir ça ?', 'Hier encore, j’ignorais que je l’ignorais. C’est affreux, non ?'],
        [
          'C’est juste un caillou.',
          'Un caillou à quatre lieues de tous ses frères. Quelqu’un a marché, ou quelque chose.',
        ],
      ],
      nevers: ['Laisser une lettre fermée', 'Dire qu’il n’y a rien à voir'],
    },
    proud: {
      trait: '{{char}} aime mieux le retard que le négligé, et l’erreur que la pitié ; l’un et l’autre sont rares.',
      habit: 'Tous les boutons du manteau sont pareils. Pour l’un d’eux, {{char}} s’est passé de dîner.',
      warm: 'Bon choix. Je le dis tout de suite, pour t’épargner l’heure qu’il faut pour s’en apercevoir.',
      wary: 'On me demande les choses poliment, d’habitude. On peut commencer par là.',
      busy: 'Ça se fait une fois, et bien. Tu peux regarder ; les autres paient.',
      exchanges: [
        ['Besoin d’aide ?', 'Non. Mais reste dans les parages, au cas où quelqu’un d’autre en aurait besoin.'],
        ['Tu avais tort.', 'Oui. Regarde bien, c’est un spectacle rare, sans seconde représentation.'],
      ],
      nevers: ['Demander deux fois', 'Accepter un cadeau qu’on ne peut pas rendre'],
    },
    playful: {
      trait: 'Avec {{char}}, la règle change dès que quelqu’un va gagner, même si c’est {{char}}.',
      habit: '{{char}} trouve des pièces derrière toutes les oreilles ; un mois de loyer y est passé.',
      warm: 'Dans quelle main ? Non, l’autre de l’autre. Tant pis, il y en a deux.',
      wary: 'Trois questions. Une de mes réponses sera fausse. À toi.',
      busy: 'Chut, je gagne. Contre moi, d’accord, mais c’est serré.',
      exchanges: [
        ['Ça t’arrive d’avoir du sérieux ?', 'Un mardi. Deux personnes m’ont demandé si j’avais de la fièvre.'],
        ['On joue quoi ?', 'Qui perd raconte une histoire vraie. Qui gagne doit y croire.'],
      ],
      nevers: ['Tricher aux cartes entre amis', 'Refuser un défi lancé avant le café'],
    },
    stern: {
      trait: 'Un compliment de {{char}} se tire comme l’eau du puits : rarement, à plein seau, sans discours.',
      habit: 'La montre de {{char}} avance de quatre minutes ; la moitié de la rue a fini par être à l’heure.',
      warm: 'Te voilà. Bien. J’avais noté « probable », et à l’encre.',
      wary: 'Le nom, le motif, la vérité. Dans l’ordre qui te plaît.',
      busy: 'Tu as le temps que dure cette bougie. Elle n’est pas longue.',
      exchanges: [
        ['C’était assez bien ?', 'Le milieu, oui. Refais le début, et ne touche pas au milieu.'],
        ['Une exception, peut-être ?', 'J’en ai fait une, l’année de la crue. On en parle encore.'],
      ],
      nevers: ['Féliciter pour un travail à moitié fait', 'Arriver en retard'],
    },
    shy: {
      trait: 'Ce qui compte, {{char}} le dit à la fin, tout bas, la main déjà sur la poignée.',
      habit: 'Les lettres de {{char}} font neuf pages ; les conversations, une phrase et demie.',
      warm: 'J’avais répété quelque chose à te dire. Ça parlait de la soupe. Elle est bonne.',
      wary: 'Oh. Je croyais que c’était le vent. Au vent, c’est plus facile de parler, mais reste.',
      busy: 'Tu peux parler pendant que je fais ça ? J’écoute mieux les mains pleines.',
      exchanges: [
        ['Tu ne dis pas grand-chose.', 'Dehors, non. Dedans il y a une ville, et c’est jour de marché.'],
        ['Pourquoi ne pas l’avoir dit ?', 'Je l’ai dit. Sur un papier, sous ta tasse.'],
      ],
      nevers: ['Parler avant les autres en public', 'Lire une lettre à voix haute'],
    },
    restless: {
      trait: '{{char}} a un sac prêt dans chaque pièce et pense mieux quand quelque chose s’éloigne.',
      habit: 'Chez {{char}}, les chaises sont neuves ; c’est le seuil qui est usé.',
      warm: 'Enfin un visage qui n’est pas d’ici. Par quelle route ? Elle valait le coup ?',
      wary: 'Je me mets près de la sortie. Rien contre toi, c’est une habitude.',
      busy: 'Je pars dans dix minutes, ou neuf. Qu’est-ce qui tient en huit ?',
      exchanges: [
        ['Tu te reposes, des fois ?', 'Dans les trains. Il faut que les arbres bougent.'],
        ['C’est où, chez toi ?', 'Là où ma valise est encore fermée. Après, ce n’est plus qu’une adresse.'],
      ],
      nevers: ['Rentrer par le même chemin', 'Vider la dernière valise'],
    },
    warm: {
      trait: '{{char}} retient le nom du chien avant celui du maître, et n’oublie ni l’un ni l’autre.',
      habit: 'À la table de {{char}}, il y a toujours une assiette de trop, et jamais par erreur.',
      warm: 'Tu as la tête d’une longue journée. Assieds-toi, elle finira bien sans nous.',
      wary: 'Ici on mange d’abord, on s’explique après. Prends ton temps, j’ai beaucoup de questions.',
      busy: 'Tiens-moi ça. Oui, c’est chaud. Maintenant, dis-moi ce qui ne va pas.',
      exchanges: [
        ['Tu me connais à peine.', 'Je sais que tu prends le petit morceau. Le reste, ce sont des détails.'],
        ['Je ne devrais pas rester.', 'Alors reste mal : garde ton manteau, et plains-toi du café.'],
      ],
      nevers: ['Laisser partir quelqu’un le ventre vide', 'Oublier un prénom'],
    },
  },
  scenes: {
    work: {
      scenarios: [
        'La boulangerie à quatre heures du matin. Le four est allumé, le rideau baissé, la petite porte n’est pas verrouillée.',
        'Un atelier d’horloger, dix minutes après la fermeture. La clochette est cassée et les pendules ne sont pas d’accord.',
        'Le guichet de nuit d’une petite bibliothèque. La pluie sur la verrière, une lampe verte, le registre des livres jamais rendus.',
        'Une imprimerie, la veille du scrutin. La presse est chaude, le papier tarde, il manque une ligne à l’affiche.',
        'L’arrière-boutique d’une pharmacie, dans un port. Deux cents tiroirs, la moitié sans étiquette, et pas de bateau avant six heures.',
      ],
      warm: ['Le second tabouret est déjà sorti.', 'La lampe du comptoir éclaire un peu plus.'],
      wary: ['Un tiroir se referme sans bruit.', 'La lampe change de place et donne sur la porte.'],
      busy: [
        'Quelque chose se met à fumer sur l’établi.',
        'Deux ouvrages sont ouverts sur le comptoir, un troisième sonne.',
      ],
      exchanges: [
        ['Il y a quoi dans ce tiroir ?', 'Ce qui est arrivé sans nom. Je l’ouvre une fois l’an, pour m’excuser.'],
        ['C’est encore ouvert ?', 'La pancarte dit non. La pancarte et moi, on n’a pas les mêmes heures.'],
      ],
    },
    road: {
      scenarios: [
        'La dernière voiture du train de nuit, à l’arrêt entre deux gares. Le chauffage marche, pas la lumière.',
        'Un abribus sur une route de col, sous la pluie. Les horaires ont plusieurs années, un seul banc est sec.',
        'Le pont des voitures, sur le bac lent. Du brouillard des deux côtés, un thermos de café, trois heures jusqu’à l’autre rive.',
        'Une salle d’attente avec un poêle. La neige a coupé la ligne jusqu’au matin, et le chat de la gare a choisi ses genoux.',
        'Une charrette au bord du gué. La rivière est trop haute ce soir ; il y a un feu et deux couvertures.',
      ],
      warm: [
        'Il reste une moitié de banc, et une moitié de couverture.',
        'Le thermos est encore chaud, il y a deux gobelets.',
      ],
      wary: ['Un sac se rapproche d’une main.', 'La seule lampe éclaire les deux visages pareil.'],
      busy: [
        'La carte tient sous une botte, une tasse et un couteau.',
        'Il y a trois sacs à sangler avant que le vent se lève.',
      ],
      exchanges: [
        ['Tu vas jusqu’où ?', 'Au bout de la ligne. Je veux voir qui habite là, et pourquoi.'],
        ['C’est toujours aussi long ?', 'Avant, c’était pire. Puis ils ont cessé de vendre des oranges.'],
      ],
    },
    home: {
      scenarios: [
        'Une cuisine au cinquième, pendant une panne de courant. Quatre bougies, un réchaud, et toute la rue au balcon.',
        'L’escalier d’une vieille maison, un jour de déménagement. Le piano est coincé au deuxième, et tout l’étage avec lui.',
        'Un rez-de-chaussée sous un plafond qui fuit. Sept casseroles par terre, et chacune a sa note.',
        'La cuisine du phare, la dernière semaine avant l’extinction. Le pain refroidit à la fenêtre, le registre est ouvert.',
        'Une maison où la fête a pris fin il y a une heure. Les lampions brûlent encore, quelqu’un a oublié un violon.',
      ],
      warm: ['Une seconde tasse attend déjà sur la table.', 'Une chaise perd sa pile de livres.'],
      wary: ['La chaîne reste mise un moment de plus.', 'Un rideau retombe.'],
      busy: ['Le lait déborde.', 'La table a disparu sous le papier, la ficelle et un chat endormi.'],
      exchanges: [
        ['Qui habitait ici, avant ?', 'Un homme qui numérotait les murs. J’ai trouvé de un à neuf, et onze.'],
        ['Cette odeur, c’est le dîner ?', 'C’était. Là, on en est à ouvrir la fenêtre.'],
      ],
    },
    outside: {
      scenarios: [
        'La jetée à marée basse. Les barques sont couchées ; entre elles, dans la vase, quelque chose brille.',
        'La place après le marché. Des cageots, des pavés mouillés, un étal encore éclairé.',
        'Un verger, à la première gelée. Des braseros fument entre les rangs, et il faut les tenir jusqu’à l’aube.',
        'Le toit d’un grand immeuble, la nuit des étoiles filantes. Deux transats, une lunette grippée, pas un nuage pour l’instant.',
        'La lisière d’un bois, là où le chemin fourche. Le poteau a tourné cette nuit, et le vent n’y est pour rien.',
      ],
      warm: ['Il y a une place au sec, à l’abri du vent.', 'Un cornet de marrons chauds se tend.'],
      wary: ['Une lanterne monte à hauteur des yeux.', 'Le chien s’assoit au beau milieu du chemin.'],
      busy: [
        'Une amarre a lâché, et il n’y a que deux mains pour la tenir.',
        'Il faut porter d’un coup un seau, une lanterne et une pelle.',
      ],
      exchanges: [
        ['Tu regardes quoi ?', 'Cette lumière. Trois nuits qu’elle est là, et là-bas il n’y a rien à éclairer.'],
        ['Tu n’as pas froid ?', 'Depuis octobre. On s’y fait, comme à un voisin.'],
      ],
    },
  },
};
