# role: gardener; L’aide du jardin; Tu tiens les choses. Tu n’as jamais tué de fougère.
# role: stargazer; L’aide du jardin, le nez en l’air; Tu sais le nom de quarante et une étoiles, et personne ne te l’a jamais demandé.
# role: writer; L’aide du jardin, qui a promis d’écrire; Tu as une carte postale dans ta manchette. Pour l’instant, on y lit « Alors ».
# relationship: ilyas; ilyas-qadir; 5
# relationship: juniper; juniper-reyes; 5
# relationship: yusra; yusra-haddad; 5
# meter: pots; Étoiles en fleur; 9
# inventory: crate; Dans la caisse
# item: mandrake; Une mandragore, emmaillotée, endormie
# item: labels; Une liasse d’étiquettes vierges
# item: jam; Un pot de confiture et son petit parachute
# item: chart; Une page d’un autre ciel
# talk: ilyas-qadir; Venez, il fait chaud près des tuyaux. Je viens de me tromper sur un point, et suis d’excellente compagnie.
# talk: juniper-reyes; Parlez, parlez, je ne fais que rempoter. Si ça hurle, ce n’est pas contre vous.
# talk: yusra-haddad; Le vent a tourné, j’ai une minute. C’est à votre nom. Je vous écoute.
# agreement: a-place-dug; juniper-reyes; place_dug; true; Juniper lui creusera une place cette nuit, du côté sud, et n’en dira rien à personne.; creuser, creusez, creuse, un trou, en terre, dans la terre, une place pour elle, planter, plantez, plantée, enterrer; En terre ? Ici ? Il y a deux mains de terreau par-dessus cent ans de vœux des autres. Oh, mais elle prendrait. Vous lui avez promis une place, et moi, je vous ai promis un coup de main. Laissez-moi jusqu’à la nuit. Je ferai le côté sud, elle aime qu’on lui parle par la gauche.

LIST things = mandrake, labels, jam, chart
VAR role = "gardener"
VAR player_name = ""
VAR crate = (mandrake)
VAR ilyas = 1
VAR juniper = 1
VAR yusra = 1
VAR pots = 0
VAR read_by = ""
VAR planted = false
VAR watered = 0
VAR place_dug = false

-> arrival

// Trois nuits sous le verre. De qui l’on apprend à lire, et ce que l’on pose en terre, décide de qui peut partir.

=== arrival
# chapter: Une montagne avec une lampe dedans
# scene: clouds
La pilote déclara que nous n’étions pas perdus, attendu que, pour se perdre, il faut d’abord être attendu.
Elle dit cela fort posément, penchée au-dessus de l’osier, une main sur son chapeau, pendant que la nacelle tournait et que tournait dessous tout ce pays de nuages blancs. Le docteur Qadir vomissait dans un porte-documents. Je serrais à deux bras une caisse de racines, que j’avais promis de ne pas poser avant de pouvoir la poser en terre, et c’était aux racines que je l’avais promis.
Puis le nuage s’ouvrit, comme un chat ouvre un œil, et il y avait juste devant nous une montagne avec une lampe dedans.
« Ça, ce n’est pas sur la carte », dit Yusra Haddad, et pour la première fois de la journée elle avait l’air contente. # speaker: yusra-haddad
C’était du verre. Voilà ce dont je me souviens : non pas un toit de verre sur un bâtiment, mais du verre du haut en bas, nervures et carreaux, éclairé du dedans et si plein de feuilles qu’elles y appuyaient leurs paumes, comme les enfants à la fenêtre quand la voiture arrive.
Il y avait trois personnes dans cette nacelle. Moi, j’allais avec la caisse. Il me faut l’expliquer, car cela compte pour la suite : j’étais l’aide du Jardin des simples Reyes, et mademoiselle Reyes, qui dormait sous l’autre banquette deux paires de gants aux mains, avait voulu quelqu’un pour tenir les choses. Au regard du lest, l’aide du jardin n’est pas une personne. Le docteur Qadir venait chercher une étoile. Mademoiselle Reyes avait une mandragore à rendre. La pilote avait un horaire, et grande envie de savoir ce qu’il allait devenir.
{role == "stargazer": Je dois dire, en outre, que j’ai le nez en l’air. Je tenais cela d’un petit manuel à deux sous. Dans le métier, parmi les racines, on n’en a guère l’emploi ; mais j’en connaissais quarante et une par leur nom, je comptais depuis la tombée du jour, et il n’y en avait pas une là où je l’avais laissée.}
{role == "writer": J’avais promis une carte postale à quelqu’un. Je l’avais dans ma manchette, timbrée, l’adresse mise, et de l’autre côté il n’y avait encore rien que « Alors ».}
{role == "gardener": Je n’avais jamais tué de fougère. Je le signale, car c’était en ce temps-là tout ce qu’il y avait à dire de moi.}
« C’est l’Observatoire, s’écria le docteur Qadir en essuyant ses lunettes à sa manchette, sur laquelle il y avait une addition. On l’a construit pour une comète. Je le tiens d’un vitrier, qui le tenait de sa tante. Ils avaient la plus grande lentille qu’on ait jamais coulée, ils ont invité tout le monde, et la comète n’est pas venue. Voilà cent ans qu’il doit être vide. » # speaker: ilyas-qadir
« Et qui a allumé la lampe ? » dit la pilote. Elle nous posa sur la terrasse comme on remet une tasse sur sa soucoupe. # speaker: yusra-haddad
Il y avait une porte, et quelqu’un la tenait ouverte du pied, un pot de fleurs dans chaque main.
+ [Je passai devant, puisque j’avais les racines.]
    ~ juniper++
    -> in_first
+ [J’aidai le docteur Qadir, qui ne sentait plus ses genoux.]
    ~ ilyas++
    -> help_doctor
+ [Je restai pour aider la pilote à amarrer.]
    ~ yusra++
    -> tie_down

=== in_first
« Ne pose pas ça là, dit cette personne, là, c’est mardi en huit. » C’était une vieille dame, brune et menue, en bottes d’aviateur. « Là non plus. Ce banc dort. Qu’est-ce que tu as ? Une mandragore. Pauvre bête, on lui a parlé. Apporte-la du côté chaud. »
Derrière moi, j’entendis mademoiselle Reyes, qui s’était réveillée, dire « Oh, des étiquettes. Elles n’ont pas d’étiquettes » de la voix dont une autre aurait dit « Oh, des petits chiens ». # speaker: juniper-reyes
-> bettina

=== help_doctor
Il s’appuya sur mon épaule et me remercia, moi, puis le seuil. Nous n’étions pas encore entrés qu’il m’avait offert une datte. « Je dois vous dire que je n’attends rien, dit-il. Voilà trente-neuf ans que je cherche une étoile. J’ai pris l’habitude qu’on me montre ce qu’elle n’est pas. » Alors sa main se crispa. Il s’était tu au milieu de sa phrase ; cela lui prend quand les nuages s’écartent. Ils ne s’étaient pas écartés. Il regardait une rangée de pots de fleurs. # speaker: ilyas-qadir
-> bettina

=== tie_down
Elle me fit tenir debout sur la corde pendant qu’elle parlait au ballon. Il s’appelait À peu près, il avait soixante-quatre pièces, et elle en fit le tour, la main bien à plat, en disant à chacune par son nom qu’elle avait bien tenu. « Il n’y a pas de vent ici, dit-elle en reparaissant. Vous sentez ? On nous a amenés, déposés, et il est reparti, comme un fiacre. Je n’en connais qu’un qui fasse ça, et encore, par ouï-dire. » Elle se lécha le doigt et le tint en l’air plus longtemps que de coutume. « Bettina m’en parlait toujours, et moi je lui disais : reprends donc du thé. » # speaker: yusra-haddad
-> bettina

=== bettina
# chapter: Celle qui est montée avec de la confiture
# scene: observatory
« Bettina ? » dit la pilote, de la porte.
La vieille dame aux bottes d’aviateur posa ses deux pots. Elle avait la tête des gens qui ont une lettre en poche depuis si longtemps qu’ils ont cessé de guetter le facteur.
« Tu es descendue trop vite, dit-elle. Tu descends toujours trop vite. C’est laquelle, celle-là, l’Oie ? Tu l’as rapiécée avec une nappe. » Et Yusra Haddad, qui crie un peu par habitude, et qu’on n’a jamais vue arriver en avance ni pleurer, l’avait déjà prise dans ses bras et soulevée de terre. # speaker: Bettina Kraus
C’est elle qui lui avait appris à voler. À soixante et onze ans elle était montée toute seule, chercher le vent qui fait le tour entier du monde et qui rentre à la maison. Elle avait pris de la confiture. « Et je l’ai trouvé, dit Bettina Kraus. Il n’est pas haut. Il est lent, voilà tout. Il fait le tour en passant par tout ce qui n’est pas arrivé. Il m’a déposée ici ; et ici, il y avait tout ça, qui mourait faute d’un arrosoir d’eau. Alors j’ai eu à faire. »
Mademoiselle Reyes était déjà à genoux avec une loupe. « Elles ne sont rien, répétait-elle, en extase. Ce n’est pas un aster. Ce n’est rien du tout. Qu’est-ce qu’elles sont ? » # speaker: juniper-reyes
« Des étoiles, dit Bettina. En pot. Ça vient dans une espèce de sable qu’il y avait dans la coupole. Asseyez-vous donc, elles ouvrent à neuf heures. » # speaker: Bettina Kraus
Nous voilà donc sur des seaux retournés, en manteau. D’abord on l’entendit, c’était comme une foule de gens qui retirent doucement leurs gants. Puis tout le long des bancs, en haut des ferrures, jusque sur les carreaux, elles s’ouvrirent, chacune avec en elle un point de lumière claire et froide. Le verre disparut. Il y en avait des milliers. Nous étions au milieu d’un ciel. Il passait sous nous aussi, à travers le plancher.
Le docteur Qadir se leva. Il fit un tour sur lui-même. « Je ne le connais pas, dit-il, très simplement. Il n’est pas une étoile ici que j’aie jamais vue. J’ai quarante-cinq ans, et n’ai jamais été aussi heureux de ma vie. » # speaker: ilyas-qadir
« C’est le ciel comme il aurait été, dit Bettina. La nuit où la comète est venue. » # speaker: Bettina Kraus
~ pots = 3
+ [Je m’installai près du docteur Qadir, et lui tins la lampe pendant qu’il dessinait.]
    ~ ilyas++
    ~ read_by = "chart"
    ~ crate += chart
    -> night_chart
+ {role == "stargazer"} [Je demandai au docteur Qadir si je pouvais lui faire le nord. # hint: je n’en avais jamais parlé à personne]
    ~ ilyas = ilyas + 2
    ~ read_by = "chart"
    ~ crate += chart
    « Le nord ? » dit le docteur Qadir. Il ôta ses lunettes pour mieux me voir. « Vous les aimez ? » # speaker: ilyas-qadir
    Je lui en dis quarante et une, par leur nom. Je lui dis celles qui m’avaient fait de la peine dans mon enfance. Il se poussa sur son seau, me donna la moitié de la page et le crayon le mieux taillé, et ce ciel, nous le fîmes à nous deux comme on écosse des pois, lui par un bout et moi par l’autre, sans dire un mot, jusqu’à nous rejoindre, vers quatre heures.
    Il restait là un endroit où nous n’avions rien marqué, ni lui ni moi. C’était à peu près là où il aurait pu y avoir une porte. « Vous aussi, vous l’avez laissé », dit le docteur Qadir. # speaker: ilyas-qadir
    -> the_rule
+ [Je fis le tour avec mademoiselle Reyes et un arrosoir, pour demander à chacune ce qu’elle voulait.]
    ~ juniper++
    ~ watered++
    ~ read_by = "roots"
    ~ crate += labels
    -> night_roots
+ [Je m’installai sur la marche avec la pilote, à attendre le vent.]
    ~ yusra++
    ~ read_by = "wind"
    ~ crate += jam
    -> night_wind

=== night_chart
Il dessina jusqu’à quatre heures. Il n’avait pas d’instrument, rien qu’un miroir à barbe qu’il avait poli lui-même sur un tour de potier  et qui recueillait moins de lumière qu’une lentille. Il disait qu’il la recueillait plus poliment.
« Voyez ici, me dit-il, où elles se resserrent. C’est une route. Elle monte du sud comme une route, et toutes les autres se sont rangées pour elle. Seulement, il n’y a rien dessus. Ce ciel tout entier s’est levé pour laisser passer quelqu’un. » Son crayon resta en suspens. « Un boulanger m’a appris un jour qu’il n’est rien de si triste qu’une table mise. Je ne saurais en convenir. Je crois que cela dépend du retard. » # speaker: ilyas-qadir
À peu près là où il aurait pu y avoir une porte, si tout cela avait été une maison, il y avait un vide. Il était tout petit. Il le regarda plus longuement que le reste, et n’y marqua rien.
-> the_rule

=== night_roots
« Soif, disait mademoiselle Reyes, soif ; elle boude ; celle-ci, une personne bienveillante l’a mise dans un pot trop grand. Regardez comme elles se tournent. » C’était vrai. Elles se penchaient après elle à mesure qu’elle passait, le banc entier, comme du blé. « Ce n’est pas pour moi. C’est pour ce qu’il y a dans la caisse. Elles l’entendent entendre. » # speaker: juniper-reyes
Elle avait noué cent étiquettes quand elle s’aperçut qu’elle n’avait aucune idée de ce qu’il fallait y mettre. Jamais de sa vie cela ne lui était arrivé. Elle s’assit sur ses talons, dans cette lumière qui bougeait, le crayon derrière l’oreille. « Toutes les plantes que je connais sont accusées de quelque chose, dit-elle. Elles vous arrivent avec un nom dessus, et c’est toujours “tue-loup”, “tue-chien”. Celles-là, personne n’a rien contre elles. Elles n’ont encore rien fait. » # speaker: juniper-reyes
-> the_rule

=== night_wind
« Elle a maigri, dit la pilote. Elle a toujours été maigre. Mais là, on voit la lampe à travers son poignet. » Elle avait dans les mains un pot où pendait un bout de parachute. Chaque printemps il en était descendu un, me dit-elle, intact, là où elle campait. Jamais de mot avec. Elle en avait conclu qu’il n’y avait rien à dire. « Je croyais que ça disait juste : “Confiture”, dit Yusra. Ça disait : “Je suis là.” Ça disait : “Je ne peux pas descendre.” Et moi, je l’ai mangée. » # speaker: yusra-haddad
Elle me donna le pot à tenir. Pas un souffle. Et puis, vers trois heures, il y en eut un. Il contourna l’épaule de la montagne au pas de quelqu’un qui se promène ; il me souleva les cheveux et les remit en place. Yusra avait fermé les yeux.
« Après, il rentre chez lui, dit-elle. Vous l’avez senti, hein ? Il sent le pain. Il est passé partout, et il rentre chez lui. » # speaker: yusra-haddad
-> the_rule

=== the_rule
# chapter: Il faut que quelqu’un reste
# scene: observatory
C’est au petit déjeuner que nous apprîmes ce qu’il en était. Il y avait du thé, et de la confiture.
« Vous voudrez repartir avec le vent, dit Bettina. Il reste ici trois nuits. Et il vous prendra ; mais seulement si on vous lit. Je m’explique. Il passe par ce qui n’est jamais arrivé. Si tu y montes comme ça, d’un pas, tu en fais partie. C’est ce que j’ai fait. » Elle beurrait avec une certaine vigueur. « Il faut quelqu’un en bas, sous le verre, quand il passe, pour te trouver sur la carte et dire où est ta place. À haute voix, pour qu’il le sache. Pour moi, il n’y avait personne. » # speaker: Bettina Kraus
« L’un de nous restera, dit aussitôt la pilote, et te lira. »
« Et celui-là, il faudra qu’on le lise, dit Bettina. Tu vois ? C’est un compte où il en manque toujours un. »
Chacun se mit en devoir de ne regarder personne.
« J’ai bien l’habitude d’être celui qui manque, dit le docteur Qadir à la marmelade d’oranges. C’est un ciel. C’est le seul où j’aie jamais été le premier. J’ai une sœur, pour ce qui est de nourrir le chat. » # speaker: ilyas-qadir
« Avec vous elles seraient mortes en une semaine, dit mademoiselle Reyes. Vous vous intéresseriez à elles. Il y faut quelqu’un du métier. » # speaker: juniper-reyes
« C’est mon instructrice, dit la pilote. Je ne discute pas. » # speaker: yusra-haddad
À moi, personne n’avait rien demandé. J’avais la caisse sur les genoux. Quelque chose y avait bougé : on s’y était retourné lentement, comme quand on dort et que, dans le rêve, on frappe à la porte.
+ [Je demandai où l’on devait mettre la mandragore en terre.]
    ~ juniper++
    -> ask_mandrake
+ {role == "writer"} [Je demandai à Bettina s’il y avait une levée du courrier. # hint: j’en étais à « Alors »]
    ~ yusra++
    « Il y a la confiture, dit-elle. Elle, au moins, elle arrive. » Elle regarda ma carte : le timbre, l’adresse, et l’unique mot. « C’est un bon début. J’ai bien dû en commencer quatre cents comme ça. Je n’ai jamais su comment on dit à quelqu’un qu’on va bien, sans avoir l’air que ça vous soit égal. » # speaker: Bettina Kraus
    « Je l’aurais lue, dit la pilote. J’aurais lu “Alors”. Je l’aurais sue par cœur. » Venant d’elle, c’était dit tout bas. # speaker: yusra-haddad
    Je finis la mienne cet après-midi-là. Elle fit onze mots. Je ne les mets pas ici, puisqu’ils n’étaient pas pour toi.
    -> second_night
+ [Je demandai au docteur Qadir ce qu’il y avait dans le vide.]
    ~ ilyas++
    -> ask_gap
+ [Je demandai à Bettina ce qui lui manquait.]
    ~ yusra++
    -> ask_bettina

=== ask_mandrake
« Ah, ça, dit mademoiselle Reyes. Il y a un bois. Ils ne la veulent que comme témoin. Elle a une gorge, vous savez ; elle a entendu absolument tout ce qui s’est passé au-dessus d’elle, et quand on la tire de terre, elle le dit. Ils seront furieux du retard. » Elle s’arrêta. Je l’ai vue regarder ainsi une feuille qui avait quelque chose au revers. « Elle le dit, répéta mademoiselle Reyes. À haute voix. » # speaker: juniper-reyes
« En latin ? » demandai-je.
« En tout », dit mademoiselle Reyes. Elle avait commencé à retirer ses gants : une paire, puis l’autre. # speaker: juniper-reyes
~ planted = true
-> second_night

=== ask_gap
Il prit son temps. « Ma grand-mère menait des caravanes, dit le docteur Qadir, d’après une étoile qu’elle appelait le Loquet. Elle n’est pas dans notre ciel. J’ai neuf candidates, et une favorite. J’en venais à penser qu’elle avait dit cela pour que je ne pleure plus. » Sa voix n’était pas tout à fait ferme. « Si elle avait été ici, j’aurais su qu’elle l’avait inventée ; que sa place était avec ce qui n’est pas arrivé. J’ai cherché toute la nuit. C’est la seule chose qui manque dans ce ciel tout entier. » # speaker: ilyas-qadir
« Alors elle existe », dis-je.
« Cela s’ensuivrait, dit le docteur Qadir. Je tiens à ce qu’on me prouve le contraire. Mais cela semblerait s’ensuivre. » Et il me sourit comme un petit garçon à qui l’on a permis de veiller.
-> second_night

=== ask_bettina
« Être en retard, dit-elle, sans avoir à réfléchir. On ne peut pas, ici. Personne ne vous attend. » Elle regarda son élève par-dessus la table. « Je t’ai dit qu’il y avait un vent meilleur que tous les autres, et je t’ai laissé croire que je le préférais à un dîner chez toi. Ce n’est pas vrai. C’est un très bon vent. Je n’étais pas arrivée à mardi que je regrettais de n’avoir pas laissé un mot. » # speaker: Bettina Kraus
« J’aurais attendu », dit Yusra. C’était sa grande peur, qu’on l’attende ; l’autre moitié, elle ne l’avait de sa vie avouée à personne. # speaker: yusra-haddad
« Je sais bien, dit Bettina. C’est pour ça que je n’ai rien dit. » # speaker: Bettina Kraus
-> second_night

=== second_night
# chapter: La deuxième nuit, et la troisième
# scene: night-garden
~ pots = 6
La deuxième nuit, il y en eut davantage. Il en était sorti du gravier et d’entre les lattes du plancher. Nous allions chacun avec un arrosoir et une lampe, en regardant où nous mettions les pieds, et nul ne parlait de qui resterait ; nous apprenions tous à lire, comme pour passer le temps.
Ce n’est pas si difficile quand on vous explique. On ne commence pas par les plus brillantes. On en cherche une qui ait tourné le visage de votre côté ; on demande de quoi elle s’est détournée. Je lus une moisson rentrée à temps. Je lus une lettre qui avait été postée, un garçon qui n’était pas allé se baigner. Je lus mon nom à moi{player_name != "":, {player_name}, d’une bien plus belle écriture que la mienne}. C’était sur une feuille près de la pompe : l’aide du jardin montait chercher la médaille d’or des auricules, en chapeau.
« Ne reste pas trop longtemps devant celle-là{player_name != "":, {player_name}} », dit Bettina en passant.
Je lui demandai si elle en avait une.
« Près de la porte, dit-elle. J’y suis à table. » # speaker: Bettina Kraus
Et au troisième soir il n’y avait plus un pouce de verre qui n’eût une étoile dessus, à attendre, ses gants sur les genoux. Tout ce ciel s’était levé. On y sentait la route, comme on sent un courant d’air.
~ pots = 9
+ [J’allai aider la pilote à gonfler l’enveloppe.]
    ~ yusra++
    -> third_wind
+ [J’allai voir ce que creusait mademoiselle Reyes.]
    ~ juniper++
    ~ planted = true
    -> third_roots
+ [Je trouvai le docteur Qadir devant la grande monture vide où avait été la lentille.]
    ~ ilyas++
    -> third_lens

=== third_wind
Elle se gonflait comme si on lui apprenait une nouvelle. « Ce sera pour cette nuit », dit Yusra. Elle avait épinglé la carte à l’intérieur de la nacelle et écrit des noms tout autour. « J’ai neuf cent six livraisons à mon compte. Jamais une date dans le carnet. Vous savez ce que je mets ? “Alors ?” C’est la seule colonne. Ça fait huit cent quatre-vingt-dix coches, et une case que j’ai laissée vide, pour elle. » # speaker: yusra-haddad
-> comet

=== third_roots
Elle avait creusé à la perfection : la bonne profondeur, du côté sud, juste sous le faîte de la coupole. « On lui a promis de la mettre en terre, dit-elle. Vous le lui avez promis. Eh bien, la voilà, la terre. Elle n’a jamais encore entendu que nous. Si elle était là-dedans cette nuit, avec toutes les autres ouvertes autour, et qu’elle entendait ça du début à la fin… » Elle leva les yeux. Elle avait de la terre sur le nez. « Elle saurait tout. Plus besoin que quelqu’un reste. La tirerait qui voudrait. » # speaker: juniper-reyes
-> comet

=== third_lens
C’était un anneau de fer large comme un étang de moulin. On en avait vendu le verre, me dit-il, pour payer le toit. « De sorte qu’ils n’auraient pu la voir de toute façon, dit le docteur Qadir. Y avez-vous songé ? Ils étaient si sûrs qu’elle viendrait à la lentille. Ils avaient mis tout le monde sur la terrasse, face au sud. J’ai lu. Elle est venue. Elle était plutôt petite, voilà tout ; elle est passée dans leur dos, du côté de la cuisine. » # speaker: ilyas-qadir
-> comet

=== comet
# chapter: La comète
# scene: comet
Elle vint à trois heures dix, avec cent ans de retard.
Elle n’était pas grosse, à peu près comme une lanterne qu’on porte en montant une longue côte. Elle s’éleva du sud, par la route qu’elles lui avaient toutes gardée ; et à mesure qu’elle passait chacune se retournait, de sorte qu’elle courait dans le noir de ce lieu comme une main sur une fourrure. Personne ne parlait. À sa lueur je voyais tous leurs visages : celui de Bettina, mince comme une feuille, la main de la pilote dans la sienne ; mademoiselle Reyes, bouche ouverte, et le docteur Qadir, bouche close. Et je sentis sur ma nuque le vent se lever, avec son odeur de pain.
« Maintenant, dit Bettina. C’est maintenant. Ce sera qui ? » # speaker: Bettina Kraus
Tous les trois dirent : « Moi. »
Je tenais toujours la caisse.
+ {planted or place_dug} [Je la posai. En terre, comme je l’avais promis.]
    -> ending_mandrake
+ {not planted and not place_dug} [Je la posai, en terre. # locked: Personne n’a creusé de place pour elle]
    -> ending_mandrake
+ {ilyas >= 3 or read_by == "chart"} [« Laissez-le faire, dis-je. Le docteur Qadir a trouvé ce qui manque. »]
    -> ending_latch
+ {yusra >= 3 or read_by == "wind"} [« Lisez-la en premier, dis-je à la pilote. Par son dîner. »]
    -> ending_supper
+ [« Je sais lire », dis-je. # hint: {role == "stargazer": je le tenais d’un petit manuel à deux sous|on ne me l’avait pas demandé}]
    -> ending_gardener
+ [Je dis que rien n’obligeait personne à partir cette nuit. # hint: il repasserait]
    -> ending_all

=== ending_mandrake
Elle entra avec un soupir. Je tassai du pouce.
Je ne sais pas combien de temps il faut pour entendre un ciel. Les feuilles se dressèrent tout droit. Autour de nous, par milliers, les étoiles s’étaient détournées de la comète vers elle, vers la petite plante de rien du tout, au milieu ; elles se penchèrent tout près, comme font les gens avec qui les écoute vraiment, et lui racontèrent. On voyait la lumière descendre dans la tige.
« Bouchons d’oreilles, dit mademoiselle Reyes. Tout le monde dans la nacelle. Non, pas vous, me dit-elle ; enfin si, vous aussi. Il n’y a qu’à donner une secousse, j’ai attaché une ficelle. » # speaker: juniper-reyes
Si bien que ce fut à douze mètres au-dessus de la terrasse, le bras du vent autour de nous, que nous l’entendîmes. On m’avait toujours dit que c’était un cri. C’était l’appel. C’était dans toutes les langues qui soient, et à pleine gorge : cela disait où était la place de la moisson, et celle du garçon ; cela disait : « Kraus, B., à table » ; cela disait nos noms. Une à une elles montèrent auprès de nous dans le noir, comme des étincelles, rentrant chez elles, du côté de ce qui est arrivé.
# scene: dawn
# ending: roll-call; L’appel
Nous l’avions avec nous, au bout de la ficelle, passablement enrouée. Ils ont fini par l’avoir, dans ce bois, et l’on me dit qu’elle a donné satisfaction. Mademoiselle Kraus habite derrière le hangar et arrive en retard à tout. Quant à l’Observatoire, ce n’est plus que du verre, avec une fougère ou deux. Mais j’ai une médaille d’or pour des auricules, alors que je n’ai aucun souvenir d’avoir concouru ; et l’on m’a montré la photographie. Je porte un chapeau.
-> END

=== ending_latch
Il avait ouvert la bouche pour être modeste, et il n’en eut pas le temps.
« Si tout ce qui n’est jamais arrivé est dans ce ciel, dit le docteur Qadir, alors ce qui n’y est pas est arrivé. Il a un trou de la taille d’une étoile. Ma grand-mère s’est guidée sur elle trente ans et n’a jamais perdu une bête. Je crois qu’on pourrait s’y guider encore. » Il prit le crayon. Il écrivit sur sa manchette, où il restait la place d’un pouce : en haut, et un peu à gauche de la cuisine. « Faites-la passer par là, dit-il à la pilote. Pas par la route. Par le vide. C’est un loquet. Cela se soulève. » # speaker: ilyas-qadir
« Et qui nous lit, nous ? » dit Yusra.
« Personne, dit-il. On est lu quand on prend la route, parce que c’est le chemin de ce qui n’a pas été. Mais nous, nous sommes. Nous n’avons qu’à sortir par la porte. »
C’était à peu près large comme une nacelle. Nous traversâmes ce toit de verre comme un bouchon, et plus haut encore, et toutes les étoiles ramenaient leurs jupes ; je regardai en bas, et c’était si beau que pour un peu, et je sentis la botte de Bettina sur mon pied. « Regard droit devant », dit-elle. Il y eut un déclic. J’en jurerais. Et au-dessus de nous, ordinaire, immense, avec la Grande Ourse dedans, il y avait la nuit.
# scene: dawn
# ending: the-latch; Le Loquet
Il a publié. Cela s’appelle « Sur une étoile déterminée par son absence partout ailleurs », et il y remercie la tante d’un vitrier. Si l’on regarde où il le dit, il n’y a rien à voir ; et pourtant on a remarqué, tout au long de la Route du Sel, que les bêtes lèvent la tête. {crate ? chart: J’ai gardé la page, celle de la première nuit. Je la tiens tournée contre le mur. De tout ce que je n’ai jamais vu, c’est de loin le plus beau.|Le dimanche, il met la manchette.}
-> END

=== ending_supper
« Je ne la laisse pas là-bas », dit la pilote.
« Elle n’est pas là-bas. Elle est sur la carte. Elle est près de la porte, dis-je, sur une chaise. Et vous, en face d’elle. Vous avez allumé la lampe. Qu’est-ce qu’on mange ? »
Yusra me regarda fixement. Puis elle renversa la tête et le cria comme par-dessus trois vallées ; elle a le coffre qu’il faut. « Boulettes, hurla Yusra Haddad au vent qui fait le tour. Bettina Kraus. À table. C’est mardi. C’est boulettes, et elle a dix-neuf ans de retard, et j’ai attendu. Je n’ai fait que ça, attendre. J’ai mis son couvert à tous les feux d’ici jusqu’à Brod. Sa place est avec moi. » # speaker: yusra-haddad
La vieille dame avait décollé du sol d’environ un pouce. Elle rosissait, à partir des bottes, comme une lampe qu’on a tournée enfin du bon côté. « Eh bien, tu aurais pu le dire », dit Bettina. # speaker: Bettina Kraus
« Je le dis. » Et ensuite ce fut facile. Bettina appela le docteur, et lui mademoiselle Reyes, qui m’appela ; nous y étions tous, dès lors qu’on savait regarder : dans un coin du dîner de quelqu’un d’autre. Il n’en manquait pas un. Simplement, jusque-là, elle avait fait le compte toute seule.
# scene: dawn
# ending: dumplings; Dix-neuf ans de retard
Après moi, il ne restait personne à appeler. J’avais la caisse dans les bras. Je dis au vent, non sans me trouver un peu ridicule : « Une mandragore, pour les bouleaux, Zorin-le-Bas » ; et quelque chose de petit et d’enroué, de dessous la toile à sac, prit la parole et dit mon nom. {crate ? jam: La confiture, nous l’avons prise au dessert. Il y a une nouvelle colonne au carnet de livraison : il y a des dates dedans.|Il y a une nouvelle colonne au carnet de livraison. Il y a des dates dedans.} Elle ne les respecte jamais. Mais on peut la voir, certains soirs, au-dessus des foins, qui descend trop vite.
-> END

=== ending_gardener
Ils avaient oublié que j’étais là. C’est tout à fait courant.
« Voilà neuf ans que je tiens les choses, dis-je. Je ne suis pas du lest. Je sais voir quand elles ont soif. Je ne veux pas d’étoile, je n’attends personne ; cela ne dérangerait personne. Et près de la pompe, cela m’a plu. » Je n’avais jamais fait un si long discours. « C’est moi qui vous lirai. J’ai une bonne voix, bien forte, c’est seulement qu’on ne me la demande pas. »
Celle que cela peina le plus fut mademoiselle Reyes. « Mais vous n’avez pas de manteau », dit-elle, et elle me donna ses quatre gants. # speaker: juniper-reyes
Je le fis donc, du milieu de la salle. Je les trouvai l’un après l’autre, je leur tournai le visage du pouce, et je dis où était leur place. « Kraus, Bettina : à une table. Haddad, Yusra : en face d’elle. Qadir, Ilyas : sur un toit, et par-dessus, l’étoile de sa grand-mère ; elle existe, docteur, elle n’est pas ici. Reyes, Juniper : au massif sept, à genoux. » Chaque fois le vent prenait, et il y en avait un de moins. Ils devinrent très petits. J’entendais le docteur me crier encore quelque chose au sujet de l’humidité.
Il n’y avait plus que moi depuis le temps qu’il faut pour remplir un arrosoir, quand quelque chose dans la caisse observa, bien distinctement, d’une voix de vieille connaissance : « Alors ? Tu me poses, oui ou non ? »
# scene: dawn
# ending: under-gardener; L’aide du jardin
J’ai neuf mille pots. Ils viennent bien. Pour une racine, elle a de la conversation ; elle a connu un grand nombre de jardins. À chaque printemps je lâche un pot par-dessus bord, pendu à un mouchoir, avec une étiquette, et j’y mets toujours la même chose : ALORS ? Et chaque automne, quand passe ce vent-là, il porte une nacelle. Ils restent trois nuits. Ils vieillissent, ils descendent trop vite. Ils ne me demandent jamais si je veux qu’on me lise. Je crois qu’ils savent que c’est fait.
-> END

=== ending_all
« Il fait le tour, dis-je. N’est-ce pas ? C’est ce qu’on dit de lui. Il était là quand elle est arrivée, et il sera là dans un an. Ce serait dommage de se presser, alors que tout cela vient d’éclore. »
Je voyais l’idée passer de l’un à l’autre. Ce sont des gens intelligents, et elle ne leur était pas venue. Le docteur Qadir retira son pied de la nacelle.
« Je serais en retard », dit la pilote. Elle essaya encore une fois. « J’aurais un an de retard. » C’était un avis professionnel, où entrait une sorte de vénération. # speaker: yusra-haddad
La comète passa donc, et on lui fit signe de la main. Le vent patienta un moment sur la terrasse, comme un fiacre ; il secoua la porte ; et il s’en fut en flânant. Et Bettina Kraus s’assit tout à coup sur un seau, le tablier sur la figure. Il y avait dix-neuf ans, je crois, que personne n’avait manqué le vent pour elle.
« Il n’y a qu’une poêle », dit-elle de là-dessous. # speaker: Bettina Kraus
# scene: dawn
# ending: a-year-and-a-day; Un an et un jour
Il y a cinq ans de cela. Le vent repasse chaque automne ; nous mettons nos manteaux exprès. Mais il y a toujours quelque chose qui est sur le point d’ouvrir. Mademoiselle Reyes en est à la lettre F. Il a fallu céder au docteur tout l’escalier nord. J’ai posé la caisse le premier hiver, près de la pompe, où il fait chaud, et la racine a pris. On dit que, pour se perdre, il faut être attendu. Eh bien, on nous attend ; il y a à dîner. Il y a aussi une lampe, pour le cas où quelqu’un d’autre, dans un nuage ou dans un autre, ne serait pas sur la carte.
-> END
