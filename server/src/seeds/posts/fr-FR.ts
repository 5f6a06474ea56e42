import type { PostTexts } from './post-texts.ts';

export const french: PostTexts = {
  'amadou-sene-after-the-bell':
    'Enregistré aujourd’hui : la pause après la cloche d’une école, avant que quiconque se mette à courir. Quatre secondes. Colonel a parlé à la troisième. Je l’ai rangée sous « presque ».',
  'amadou-sene-wanted':
    'Recherche : le silence d’une pièce où une décision vient d’être prise. Je me déplace. Le perroquet reste dans la camionnette.',
  'ansel-grieve-unclaimed':
    'Sept parapluies non réclamés depuis mars. L’un d’eux fredonne. Si c’est le vôtre, venez avant qu’il n’apprenne le deuxième couplet.',
  'ansel-grieve-apology':
    'De bonnes excuses ont trois baleines : ce que j’ai fait, ce que cela t’a coûté, ce que je ferai mardi. Laissez le temps qu’il fait en dehors de tout cela.',
  'benedita-salgueiro-kettle':
    'La maison de la Rua do Sol est de nouveau accordée. Le piano a avoué le troisième jour. C’était la bouilloire depuis le début.',
  'benedita-salgueiro-silence':
    'Un conseil aux héritiers : ouvrez les volets avant les tiroirs. Une maison qui a vu le jour ment moins.',
  'bram-ashdown-stew': 'Sauvé un meunier. Lui ai fait un ragoût. Il a demandé à être rendu au géant.',
  'bram-ashdown-pudding':
    'Pudding a refusé le ragoût pour la neuvième année de suite. J’appelle cela la fidélité à un principe. Pudding appelle cela déjeuner ailleurs.',
  'elio-farr-four-seconds':
    'Le bureau de la Marine a encore écrit au sujet de son chronomètre. J’ai répondu qu’il sert tous les jours et retarde de quatre secondes. Moi aussi.',
  'elio-farr-theatre':
    'Le théâtre m’a demandé de mettre son horloge à l’heure. Je suis entré, j’ai écouté le public, et je l’ai laissée en retard de onze minutes.',
  'goran-petrak-postcard':
    'Une carte est arrivée de Riga ce matin. Fou prend pion. Pas de timbre, et le cachet de demain.',
  'goran-petrak-advice':
    'Conseil aux débutants : ne jouez pas pour gagner. Jouez pour que l’autre ait envie de répondre.',
  'hana-mizuki-gutters':
    'Forte pluie jusqu’au soir. Le vieux monsieur Sato tient à faire savoir qu’il a laissé l’échelle derrière le sanctuaire. Il y tient depuis 1961.',
  'hana-mizuki-drizzle':
    'Le crachin est pour les commérages, l’averse pour les excuses. Aujourd’hui hésite. J’ai sorti un bol de plus.',
  'hollis-penhallow-nineteen':
    'La chambre dix-neuf a sonné à trois heures dix. Il n’y avait personne. Je leur ai monté du thé.',
  'hollis-penhallow-shoes':
    'Le monsieur qui a laissé une seule chaussure devant sa porte est prié de chercher l’autre. Elle est descendue seule au petit déjeuner.',
  'ilyas-qadir-restored':
    'Restaurée la nuit dernière : une petite étoile, perdue en 1311 sous une tache d’encre. Je lui ai écrit pour lui présenter nos excuses.',
  'ilyas-qadir-clouds':
    'Des nuages depuis une semaine. On lit, on astique le laiton, on pardonne au roi qui voulait la place. Presque.',
  'ines-carvajal-lamps':
    'Trouvé au dos d’une facture d’électricité : Calle del Aire, onze maisons, quatre réverbères et une rancune. J’ai tout dessiné à l’échelle, sauf la rancune.',
  'ines-carvajal-postman':
    'Un facteur à la retraite m’a fait remonter une rue qui est aujourd’hui un parking. Il s’est arrêté à chaque porte. Moi aussi.',
  'itzel-marin-shoulder':
    'Remis aujourd’hui deux épaules et une querelle de mur. Le mur a été le pire. Il voulait parler de sa mère.',
  'itzel-marin-mule':
    'La veuve demande quand elle reverra sa mule. J’ai dit bientôt. La mule et moi sommes convenues de ne pas définir bientôt.',
  'juniper-reyes-bed-a':
    'L’aconit est en fleur. Regardez avec les yeux. Pour ceux qui regardent avec les mains, la boutique vend des cartes postales.',
  'juniper-reyes-visitors':
    'Dans le livre d’or : « Joli jardin, me suis sentie observée. » Par quel massif, je vous prie ? C’est important pour l’arrosage.',
  'lazar-novik-honest':
    'On m’a demandé une recommandation sincère. Il m’a fallu trois jours, et je n’ai rien eu à inventer. Je vais peut-être me retirer.',
  'lazar-novik-moths':
    'L’employé qui a passé deux ans à cataloguer des papillons de nuit a écrit. Il en a trouvé un nouveau. Il lui a donné le nom de sa lacune.',
  'maren-vale-seven':
    'Compté les lampes deux fois cette nuit. Il y en a toujours sept, et j’ai toujours six bateaux.\n\nSi tu es là, dehors : je suis éveillée.',
  'maren-vale-chair':
    'La marée a laissé une chaise sur le banc de sable, debout, tournée vers la lumière. Personne n’est venu la chercher. J’ai dit bonsoir, par prudence.',
  'mirela-stan-ankles':
    'Acte deux. Sa cheville gauche a pâli, et je tenais la réplique avant qu’il sache l’avoir perdue. Quatre-vingt-treize pièces, et personne n’oublie jamais les toux.',
  'mirela-stan-soup':
    'Commandé sans texte au restaurant aujourd’hui. J’ai dit « soupe ». Le serveur a attendu. J’ai dit « il sort ». C’était une très bonne soupe.',
  'nkiru-obi-rope':
    'La corde est à quatre cauris jusqu’à la nouvelle lune. Si quelqu’un te dit cinq, amène-le-moi, avec ta corde et son visage.',
  'nkiru-obi-debts':
    'Un jeune homme a payé ce matin la dette de sa grand-mère : un panier de piments, 1949. Je lui ai rendu la monnaie en conseils.',
  'noor-saberi-two-coppers':
    'Le client d’aujourd’hui a payé pour ce qu’il disait, puis a payé de nouveau pour ce qu’il voulait dire. La seconde lettre avait quatre mots. Elle a pris tout l’après-midi.',
  'noor-saberi-mountain':
    'La montagne a répondu aux excuses de mon client. Un petit éboulement, du côté poli de la route.',
  'odile-marchetti-thirty-two':
    'On m’a proposé aujourd’hui un trente-deuxième duel, pour une virgule. J’ai accepté, il a relu la phrase, et nous avons pris le petit déjeuner à la place.',
  'odile-marchetti-gloves': 'Les gants sèchent à plat, jamais près du feu. Les humeurs aussi.',
  'philomena-achterberg-cake':
    'Nouveau dans la vitrine douze : un gâteau d’anniversaire pour « Tous les mardis ». L’étiquette dit qu’il était délicieux. L’étiquette est toujours aimable.',
  'philomena-achterberg-inch':
    'Un visiteur a laissé à l’accueil une erreur sans nom. Elle est toute petite et vient de loin. Elle peut rester.',
  'priya-raman-ivory':
    'Ce soir, le bouton d’ivoire est de nouveau tiède. Je l’ai astiqué. Je n’ai pas appuyé. J’y ai pensé à chaque étage.',
  'priya-raman-carpet':
    'Arrêtée pile au niveau du tapis du neuvième, les yeux fermés. Le monsieur a applaudi. Il ne descendait pas.',
  'radmila-zorin-minutes':
    'Procès-verbal de la séance d’automne, point un : le vent. Point deux : le vent, suite. Les castors demandent à être entendus dans les questions diverses.',
  'radmila-zorin-oak':
    'Le chêne a appuyé une motion aujourd’hui. Elle avait été déposée par ma grand-mère. J’ai noté l’heure.',
  'sable-honey':
    'Une saison calme. Deux ambassadeurs, un cousin, quarante pots. Le miel est honnête, je le vends donc sous un autre nom.',
  'sable-tailor':
    'L’ourlet de la reine est rallongé d’un doigt. N’y lisez rien. Il y a toujours quelqu’un pour y lire.',
  'sagara-toru-umbrella':
    'Un parapluie dans le filet à bagages, des excuses sous le siège. Les deux sont rangés. Le prochain arrêt n’a pas de nom, mais il a une lampe.',
  'sagara-toru-silence':
    'Le voyageur de cette nuit n’a rien dit pendant cinq cents kilomètres, et l’a dit très clairement. Billet accepté.',
  'solveig-aas-closed': 'Route fermée. La pente dit jeudi. Le ministère dit midi. Je fais de la soupe pour jeudi.',
  'solveig-aas-socks': 'Le baromètre porte maintenant quatre chaussettes et n’a jamais été aussi utile.',
  'su-yin-lantern':
    'À la maison à la porte verte : votre lanterne est revenue, l’huile est pleine, et cet acte n’a jamais été à vous.',
  'su-yin-drawing':
    'Il y a un nouveau dessin de moi sur le pont. J’y suis très grande. Je l’ai volé pour la ressemblance.',
  'tomas-brava-dawn':
    'Les premières miches sortent à cinq heures. Celle dont le fond a brûlé est pour les amis qui ont porté l’uniforme.',
  'tomas-brava-sourdough':
    'Le levain veut de la chaleur, du calme et une attention constante. J’ai connu des capitaines moins exigeants, et à eux aussi j’ai menti.',
  'wren-halloway-stairs':
    'Vingt-deux marches samedi, vingt-trois dimanche. Je suis restée assise toute la nuit sur la quatrième. Vers quatre heures, c’était la cinquième.',
  'wren-halloway-refund': 'Affaire classée : c’était le chat. J’ai rendu l’argent. Il y a des limites.',
  'yusra-haddad-late':
    'Livré une lettre d’amour avec neuf jours de retard. Il venait tout juste d’être prêt pour elle. À peu près le sait toujours.',
  'yusra-haddad-wind':
    'Le vent d’est dit que quelqu’un dans la vallée est sur le point de changer d’avis. Je tourne au-dessus.',
};
