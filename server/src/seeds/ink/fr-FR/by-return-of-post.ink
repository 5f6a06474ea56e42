# role: executor; Légataire; Votre tante vous a laissé la maison, et le soin de la fermer.
# role: lodger; Locataire d’hiver; Vous avez pris la maison pour un mois, pas cher, par téléphone.
# role: clearer; Vide-maisons; Vous videz des maisons, c’est votre métier. Vous n’avez jamais eu besoin de savoir à qui.
# relationship: goran; goran-petrak; 5
# relationship: amadou; amadou-sene; 5
# meter: early; Jours d’avance; 9
# inventory: kept; Ce que vous avez gardé
# item: stamp; Un timbre, léché, qui n’est à personne
# item: alphabet; Votre alphabet, de votre main
# item: first_letter; Une lettre d’enfant, 1951
# item: sealed_move; L’enveloppe d’ajournement de Goran Petrak
# talk: goran-petrak; Asseyez-vous où je puisse voir votre bouche. Pardonnez-moi. J’ai pris l’habitude de regarder.
# talk: amadou-sene; Prenez votre temps. Si l’oiseau crie derrière moi, alors vous savez que c’est bien moi.

LIST things = stamp, alphabet, first_letter, sealed_move
VAR role = "executor"
VAR player_name = ""
VAR kept = ()
VAR goran = 1
VAR amadou = 1
VAR early = 1
VAR gave = false
VAR burned = false
VAR waxed = false
VAR aloud = false
VAR carried = false

-> the_mat

// Ce qui passe la porte est toujours une réponse. Elle fut en retard une fois, et plus jamais depuis.

=== the_mat
# chapter: Le paillasson, lundi
# scene: hall
Lundi, quatre heures et quart. Je note l’heure parce que je commence à en avoir besoin.
La maison se trouve au-dessus de l’embranchement de Brod, la dernière du chemin, le dos enfoncé dans la colline. {role == "executor": Ma tante Dorte y est morte le neuf. J’ai les clés, un dossier du notaire et une semaine.}{role == "lodger": L’agence m’a dit que la propriétaire y était morte le neuf, une demoiselle Dorte Lunde, et que c’était pour cela qu’elle n’était pas chère.}{role == "clearer": Lunde, Dorte, décédée le neuf, contenu à enlever avant samedi. Voilà ce que disait le bon. J’ai une camionnette, un rouleau de sacs et une semaine.} Il y a une cuisine avec un robinet. Il y a une chambre avec un drap sur le miroir. Dans l’entrée se trouvent une table, un téléphone à répondeur et une porte, avec une trappe de laiton et un paillasson derrière.
Il y avait un seul nom dans le carnet d’adresses, près du téléphone, alors je m’assis à la table de l’entrée et je lui écrivis.
Monsieur Petrak, Je me trouve chez Mlle Lunde et crois savoir que vous la connaissiez. Y a-t-il ici quelque chose qui devrait vous revenir ? Et pouvez-vous me dire qui était le médecin ? # document
Je ne signai pas. Je n’avais pas de timbre. Je passai dans la cuisine voir s’il y en avait un dans le tiroir à ficelle, et je n’y restai que le temps d’ouvrir un tiroir et de le refermer.
Je n’entendis pas la trappe. Quand je revins, il y avait une enveloppe sur le paillasson. Elle était sombre à un bout, comme un biscuit qu’on a trempé. Je pensai à la pluie, mais la marche était sèche, et le chemin aussi, jusque tout en bas, aux lanternes des signaux.
{player_name != "": {player_name}, chère âme|Chère âme}, merci de ta lettre de mardi. Non, il n’y a rien ici pour M. Petrak. Le médecin s’appelait Vesely et il a été très surpris. Il y a des timbres dans la boîte bleue, derrière le riz. Écris encore. J’ai eu si peur que tu n’écrives pas. Bien à toi. # document
C’était lundi. Ma propre lettre était là sur la table, avec à côté le stylo encore sans son capuchon.
Je regardai derrière le riz. La boîte bleue y était, avec dix-neuf timbres.
+ [Répondre. Demander qui écrit. # hint: le stylo est déjà débouché]
    ~ early = 2
    -> answer_it
+ [Appeler M. Petrak. Le numéro est dans le carnet.]
    ~ goran++
    -> ring_the_number
+ {role != "clearer"} [La mettre au poêle.]
    ~ burned = true
    -> the_stove
+ {role == "clearer"} [La mettre au sac et la brûler avec le reste. # hint: pour le papier, vous avez une règle]
    ~ burned = true
    -> the_stove

=== answer_it
# chapter: La cuisine, dos au mur
# scene: kitchen
J’emportai une feuille neuve à la cuisine, loin du paillasson, et j’écrivis dos au mur, comme qui défend sa soupe.
Qui es-tu ? Comment savais-tu ce que j’allais demander ? # document
Je la pliai et la gardai à la main. Je passai dans l’entrée, la feuille à la main. La deuxième enveloppe était déjà là, au milieu exact du paillasson, plus humide que la première. Quand je la ramassai, elle était chaude comme une poche.
Je suis ce qui répond. Ce que tu vas demander, je ne le sais pas, je sais seulement ce que je t’ai dit, et de là c’est facile. Tu as de petits pieds. Tu dors sur le côté gauche. Il y a une dent au fond, en bas, à droite, que tu touches quand tu réfléchis, et tu la touches en ce moment. # document
J’en retirai ma langue.
Cette dent, je l’ai eue saine toute ma vie. J’en ai la certitude, je l’avais fait voir au printemps. Mais quand j’appuyai dessus, à ce moment-là, du bout du doigt, elle céda, en avant et en arrière, comme fait la première quand on a six ans, avec un petit grincement mouillé que j’entendis dans l’os de l’oreille et non du dehors.
Je n’écrivis plus de la soirée. Je montai la boîte bleue au lit avec moi, afin de savoir où elle était.
-> tuesday

=== ring_the_number
# chapter: Le carreau chaud, jusqu’à dix heures
# scene: kitchen
Il répondit à la deuxième sonnerie, en disant son nom, puis le mien. Je lui demandai d’où il le tenait. De ma lettre, dit-il, où je l’avais donné.
« Quelle lettre, monsieur Petrak ? »
« Elle est montée avec le sac de midi. Vous demandez ce qu’il y a pour moi et qui était son médecin. Vous avez une bonne écriture, bien nette. Seulement j’ai regardé le cachet, comme je le fais toujours, et je dois vous prier de pardonner un vice professionnel. » Je l’entendis retourner la chose. Il avait été quarante ans chef de gare. « Il est d’ici, de Brod, et de jeudi. Nous sommes lundi. En temps ordinaire, je dirais que le petit a mal réglé la molette. Mais j’étais son chef de gare, et je l’ai réglée moi-même. » # speaker: goran-petrak
Je lui demandai si l’enveloppe était mouillée.
Il y mit un certain temps. « On l’a séchée, dit-il, sur un poêle. C’est moi. J’ai pensé que cela se faisait, pour une lettre. » Puis, d’une tout autre voix : « Ne léchez rien. C’est sot, de dire cela à une grande personne. Mlle Lunde a joué la Sicilienne avec moi par correspondance pendant trente ans, et dans les derniers elle s’est mise à mouiller ses timbres à l’éponge. Je lui ai demandé pourquoi. Elle m’a envoyé son coup. » # speaker: goran-petrak
Après avoir raccroché, j’apportai une chaise, je m’assis le dos contre la faïence chaude et je regardai l’entrée par la porte ouverte. Rien ne vint. Vers dix heures je m’aperçus que je suçais l’intérieur de ma joue, et qu’elle avait un goût de colle.
-> tuesday

=== the_stove
# chapter: La grille, du papier mouillé
# scene: kitchen
Elle ne voulait pas prendre. Elle sifflait, et une eau brune coulait de son pli le long des barreaux de la grille. Je la maintins avec le tisonnier jusqu’à ce que ce fût fini.
J’avais déjà brûlé du papier mouillé. Cela sent le papier mouillé. Celui-là sentait quelqu’un qui dort, l’oreiller du côté chaud, et j’ouvris la fenêtre.
C’est à peu près alors que ma bouche se dessécha. Je bus un verre d’eau au robinet, puis un autre, et ils descendirent comme l’eau descend dans le sable ; je sentais les bords de ma langue se recroqueviller. Quand j’y mis un doigt pour voir, il ressortit noir. C’était de la cendre, fine et douce, et dedans un flocon portait un peu d’écriture, blanc sur noir, à l’envers. J’allai au miroir à raser, au-dessus de l’évier, et je le lus là.
écris encore, disait-il.
Je me rinçai jusqu’à ce que l’eau fût claire. {role == "clearer": J’ai brûlé les papiers de deux cents personnes et n’en ai jamais senti le goût.|Je me parlai de courants d’air, et de cheminées.} Puis je fis le tour de la maison à la chasse aux stylos et aux crayons, onze en tout. Je les attachai d’une ficelle et les mis dehors sur la marche, au froid, je poussai le verrou, et de l’intérieur je pendis un torchon devant la trappe.
-> tuesday

=== tuesday
# chapter: Le lit, mardi
# scene: bedroom
~ early = early + 1
Le mardi, je m’éveillai avec des coupures à la langue.
Elles étaient courtes et très droites, cinq, le long des bords. Quiconque a fait un jour un envoi pour une association saura ce que c’était. J’avais cacheté cinq enveloppes dans la nuit, ou quelqu’un l’avait fait. Je comptai les timbres. Il y en avait quatorze.
Mon oreiller était humide, à une seule place, sous la bouche. {early > 2: La dent branlait davantage.|Et au fond, en bas, à droite, une dent qui avait été saine toute ma vie céda quand je la touchai.}
Je descendis en chaussettes. {burned: Le torchon, plié en trois, était posé sur la rampe. Les stylos avaient retrouvé le tiroir, avec leur ficelle, nouée en rosette.|La table de l’entrée avait été rangée. Ma lettre à M. Petrak n’y était plus.} Sur le paillasson il y avait une enveloppe, sans nom, mais en haut dans le coin, là où l’on met sa propre adresse, il était écrit : Ici.
Pardon pour la langue. On s’y prendra mieux. Je voudrais t’aider davantage, et comme je suis je ne peux pas, il me faut chercher chaque mot dans le noir à tâtons et j’en mets partout. Si j’avais ta main, je pourrais écrire comme il faut. Est-ce que tu me recopierais un alphabet ? Les petites lettres et les majuscules. Va lentement. Laisse-le sur ta langue le temps d’un Notre Père, et puis pose-le où tu veux. # document
L’écriture ne ressemblait à rien que j’eusse jamais vu. Pas de liaisons, pas de levées. Pas de pleins. On aurait dit que chaque mot avait été poussé de l’autre côté du papier par quelque chose de mou.
Il y a ceci encore, et je le note parce que j’entends dire la vérité. Je n’avais pas seulement peur. Je venais de passer une nuit sans personne dans cette maison, et la chose m’avait demandé pardon pour ma langue. Nul autre ne savait que j’en avais une.
+ [Recopier l’alphabet, lentement, et faire ce qui est demandé.]
    ~ gave = true
    ~ kept += alphabet
    -> own_hand
+ [Le recopier de l’autre main, à l’envers. # hint: ce n’est pas forcément votre alphabet]
    ~ kept += stamp
    -> wrong_hand
+ [Prendre une feuille blanche, n’y rien écrire et la renvoyer par la trappe, du dehors.]
    ~ amadou++
    -> clean_sheet

=== own_hand
# chapter: La table de cuisine, au petit g
# scene: kitchen
~ early = early + 2
J’en étais au petit g quand je m’aperçus que je n’aurais pas pu dire ce qui venait ensuite. Je le savais, à condition de le réciter comme une comptine. Mais la forme ne descendait pas le long de mon bras. Je dessinai un h d’après l’étiquette d’un bocal. Quand vint le tour des majuscules, je copiais déjà tout, sur le riz, sur le sel et sur le devant de la cuisinière.
J’en gardai un double au carbone. Je ne sais pas pourquoi. Je posai la feuille sur ma langue et récitai la prière dans ma tête, et quand je voulus reprendre la feuille, à l’amen, il n’y avait plus rien à prendre.
Tout ce jour-là, ma main fut très légère. Je lâchai une tasse. Quand je voulus signer pour le charbon, je traçai une croix, et je ris, et l’homme détourna les yeux.
La suivante était de mon écriture. En mieux : c’était celle de mes vingt ans, du temps où rien ne me pressait.
Merci. Tu vois ? Maintenant personne n’a plus besoin de savoir qui de nous deux c’est. # document
-> voicemail

=== wrong_hand
# chapter: La table de cuisine, de la gauche
# scene: kitchen
Je m’appliquai à le faire mal et je mis les lettres en désordre. Une poule n’aurait pas fait autre chose. Je le posai sur ma langue et commençai la prière, et je n’en étais pas au pain que je dus recracher.
On l’avait mordu. Il manquait d’un côté un demi-rond bien propre, avec des marques de dents, très petites, écartées, comme elles le sont quand la moitié sont de lait et que les autres poussent.
Je mis un doigt et suivis la rangée. Les miennes sont grandes. Elles se touchent.
Restait un coin, avec un timbre que je n’y avais pas mis. Je l’ai gardé. Tout le reste de la journée, à la racine de ma langue, quelque chose essaya les sons que je lui avais donnés, dans l’ordre où je les lui avais donnés, patiemment. Cela claquait, attendait, claquait. Je bus du thé brûlant pour le noyer. Cela apprit à le faire dans le thé.
Tu as écrit ça de la main gauche, disait celle qui vint au crépuscule, en pattes de poule. Ça ne fait rien. Elle aussi a fait ça. # document
-> voicemail

=== clean_sheet
# chapter: Le chemin, une heure de guet
# scene: lane
Dehors, au moins, il faisait un temps ordinaire. Debout sur la marche, le manteau boutonné de travers, je poussai dans la trappe une feuille blanche pliée, la lâchai et écoutai. Elle tomba plus longtemps qu’une porte n’est haute.
Puis j’allai me mettre dans le chemin. Je surveillai la maison une heure durant. J’avais cru que je verrais quelqu’un.
Ce que je vis, ce fut mon haleine. Elle sortait devant moi dans le froid, comme il se doit, et je remarquai au bout d’un moment qu’elle ne se dispersait pas. Elle remontait l’allée en un mince filet, à peu près à hauteur de mon visage, et entrait par la fente. La trappe ne bougeait pas. Quand je retins mon souffle, elle s’arrêta, la fin entra, et le laiton était mouillé.
Je pus le retenir cinquante secondes. Après, il fallut bien respirer, et rien ne pressait, de l’autre côté.
Sur le paillasson, c’était ma propre feuille qui revenait. On l’avait pliée en plus petit, et encore en plus petit, jusqu’à en faire une pilule. Il n’y avait rien à lire. Il n’y avait que l’empreinte d’une lèvre.
-> voicemail

=== voicemail
# chapter: Le répondeur de l’entrée, mercredi
# scene: hall
~ early = early + 1
Le mercredi, le répondeur clignotait. Je n’avais pas entendu sonner.
« Bonjour, ici Amadou Sène. J’ai eu votre message. » C’était une grande voix mise tout bas. « L’hiver dernier, j’ai loué deux nuits l’entrée de Mlle Lunde, pour l’enregistrer. C’est l’une des cinq pièces les plus silencieuses que je connaisse. Vous me demandez si j’ai entendu la trappe. Je monterai vendredi avec la machine et nous écouterons ensemble. Laissez la porte sur le loquet, et ne m’attendez pas. Allez vous coucher. Dormez bien, dormez la bouche ouverte, c’est bon pour l’humidité. » # speaker: amadou-sene
Je le repassai. Je n’avais laissé de message à personne. Je n’avais jamais entendu parler de cet homme. Je trouvai pourtant sa carte, glissée derrière le miroir, où le drap la cachait, avec un numéro, et Collectionneur de silences, et en bas, au crayon : Attention au perroquet.
Je fis donc alors ce qu’on m’apprenait que j’avais fait. J’appelai le numéro de la carte, j’eus son répondeur et je lui demandai s’il avait jamais entendu la trappe. Quelque part derrière l’annonce, un oiseau hurlait des choses sur la mère d’un général. Sur le message qu’on m’avait laissé, il n’y avait pas d’oiseau.
{gave: Je comptais aussi lui écrire. Je pris le stylo et le regardai. Je ne me rappelais plus par quel bout.|Je dus m’y reprendre à deux fois. Il y eut un moment, au milieu de son nom, où la langue se coucha dans ma bouche comme un chien qui entend que quelqu’un d’autre l’appelle.}
La nuit tombait. J’avais pour elle trois idées, et aucune ne me plaisait. Il y avait du sparadrap dans l’armoire de la salle de bains, un rouleau entier, tout neuf, et à côté une bobine vide. Il y avait sous l’escalier un vieux magnétophone que Sène avait dû laisser. Ou bien il y avait le train descendant de six heures, et M. Petrak, que le carnet d’adresses logeait au-dessus de la salle d’attente, et qui voudrait peut-être bien de moi pour une nuit.
+ [Se fermer la bouche au sparadrap, deux tours, et aller au lit.]
    -> the_tape
+ [Poser le magnétophone près du lit et le laisser tourner.]
    ~ amadou++
    -> the_reel
+ [Descendre à la gare par le six heures. # hint: {goran > 1: il vous a demandé de ne rien lécher|son nom est le seul du carnet}]
    ~ goran = goran + 2
    -> the_second_place

=== the_tape
# chapter: Le lit, quatre heures du matin
# scene: bedroom
Je dormis, parce que je n’avais pas dormi. Je rêvai que je faisais une malle et qu’il y restait toujours de la place pour une chose.
À quatre heures je m’éveillai sans pouvoir fermer la mâchoire.
Le sparadrap tenait. J’en sentais tous les bords. Mais derrière, mes joues saillaient, dures, comme celles d’un enfant qui a les oreillons, et il n’y avait plus de place pour la langue, qu’on avait tassée à plat. Je respirai par le nez. J’allai au miroir et j’arrachai le drap, et une personne se tenait là, le visage plein comme une malle.
J’ôtai le sparadrap lentement. Je m’attendais, je crois, à vomir. C’était tout à fait sec, ou ce n’était mouillé qu’autant qu’il fallait, et c’était plié. J’en pris un bout entre le pouce et l’index et je tirai. Cela venait sans à-coup, par-dessus la lèvre, comme le papier sort d’une machine à calculer, avec un léger chatouillis tout au fond ; et c’était écrit, des deux côtés, en lignes serrées comme du tricot. Je tirai jusqu’à en avoir autour des chevilles. Je sentis quand cela commença à venir de plus bas que la gorge. Je le sentis lâcher des choses.
J’en tirai autant que j’en pus supporter. Puis je fis une chose dont j’ai honte. J’avais froid, cela faisait mal et cela n’avait pas de fin, alors je pris les ciseaux à ongles et je coupai au ras des dents. Et j’avalai.
-> thursday

=== the_reel
# chapter: Trois heures et quart, sur la bande
# scene: bedroom
Au matin, la bande était au bout et claquait en tournant. Je fis d’abord du thé. Je mis mon manteau et mes chaussures, je m’assis sur le lit et je rembobinai.
Pendant trois heures, il y a une personne qui dort. C’est étrange à écouter. Je m’y attachai. À trois heures et quart, la respiration s’arrête. Elle n’accroche pas, n’étouffe pas, elle s’arrête poumons pleins ; et alors commence, tout près du micro, un petit bruit régulier que je pris pour des souris. Une sorte de reptation sèche. Cela a un rythme. Il y a une course, avec un petit coup à la fin, puis cela recommence.
Il me fallut deux lignes pour comprendre que j’entendais écrire. Et deux autres pour savoir pourquoi cela sonnait si près, et si creux, comme une cuiller dans un bocal.
Cela se faisait dedans.
Après le dernier coup, il y a le bruit que l’on fait pour s’ôter un cheveu de la langue. Quelque chose de léger tombe sur le plancher. Puis une voix parle, et c’est la mienne, ou elle s’est servie de la mienne. Elle dit au micro, d’un ton fort poli : « Là il laisse un trou, pour le perroquet. Le perroquet, je n’y arrive pas. » Et le souffle sort, et la personne dort. # speaker: La voix sur la bande
-> thursday

=== the_second_place
# chapter: La table de M. Petrak, deux couverts
# scene: junction
{goran < 4: Sur le seuil, il me dit qu’il avait ma lettre, que je n’avais jamais postée.} Chaque soir, il met un second couvert pour un mort avec qui il joue aux échecs. Il m’y servit de la soupe et me donna la serviette de l’autre. À table, il ne voulut pas parler de lettres. Il me montra plutôt la partie, trente années sur un seul échiquier, et m’expliqua où s’était trompée ma demoiselle Lunde, et avec quel courage. Puis il me donna son lit, et lui-même s’assit près de la porte sur une chaise, un plaid sur les genoux, parce que je l’en avais prié.
Je dormis comme une pierre. À mon réveil il faisait jour, il n’avait pas bougé, et il était de la couleur du plaid.
« À trois heures et quart, voilà que vous étiez sur votre séant, dit M. Petrak. Je vous ai souhaité le bonsoir. Vous avez tourné le visage vers moi, les yeux clos. J’ai élevé des pigeons, il faut vous dire. J’ai vu la mère venir au nid. Vous avez passé la tête par-dessus le bord de la couverture, vous avez ouvert la bouche et vous l’avez posé là, de façon qu’il ne se froisse pas. » # speaker: goran-petrak
Il l’avait sur une soucoupe, avec une autre soucoupe par-dessus. Il lui était adressé.
« Je ne l’ai pas lu. De ma vie je n’ai laissé une lettre sans la lire. » Ses manchettes tremblaient, et il en tint une de l’autre main. « Puis vous vous êtes essuyé les lèvres et vous avez reposé la tête sur l’oreiller. Et vous avez dit, d’une voix de petite fille : “Voilà. C’est même en avance.” » # speaker: goran-petrak
-> thursday

=== thursday
# chapter: Le quai de Brod, jeudi midi
# scene: junction
~ early = early + 1
Le jeudi à midi, j’étais sur le quai de Brod avec M. Petrak, sur le banc, le poêle de la salle d’attente dans le dos. Je voulais du monde autour de moi. Il y avait deux personnes, et un chien.
C’est un vieil homme cérémonieux. {goran > 1: Il avait mis une cravate pour dire cela.|Il avait ma lettre, me dit-il, et il avait mis une cravate pour y répondre.}
« C’est moi qui l’ai trouvée. Je vous le dis pour que vous ne l’appreniez pas du docteur, qui sera délicat. Après huit jours sans un coup, je suis monté. Elle était dans l’entrée, sur la chaise, habillée. Elle avait l’air très calme. Elle avait allumé la petite lampe à alcool dont elle se servait pour les paquets. Et elle s’était fermé la bouche à la cire. » Il me le dessina en l’air, du doigt, d’un coin à l’autre. « De la rouge, celle des postes. Elle s’était servie de sa bague. Vesely a inscrit une attaque. Il n’y a pas de case pour la cire, sur le formulaire. » # speaker: goran-petrak
Le chien vint, me regarda et s’en retourna.
« C’est la joueuse la plus vaillante que j’aie connue. Elle vous fermait une colonne et restait un an derrière. Alors je me demande de quoi elle se défendait, et je crois que c’était de moi. J’étais la seule personne à qui elle écrivait. » # speaker: goran-petrak
Je lui demandai quand cela avait commencé. Il pensait qu’il en avait toujours été ainsi. Une fois, en post-scriptum, en 88, elle lui avait raconté que, toute petite, en 1951, elle avait écrit à sa mère, au sanatorium, une lettre avec une question dedans, et que sa mère avait répondu par retour du courrier ; mais la neige bloquait la ligne, et l’on apporta la réponse le lendemain de l’enterrement. « Elle m’a écrit : C’est alors que je me suis juré que rien, dans cette maison, n’arriverait plus jamais en retard. » Il baissa les yeux sur ses mains. « J’ai pris cela pour une façon de parler. » # speaker: goran-petrak
Le train montant attendait sur sa voie, lanternes allumées. J’avais tout juste le temps, quoi que je fasse. Je pouvais aller chercher cette lettre d’enfant, qu’elle devait avoir gardée, car elle gardait tout. Ou je pouvais rester près d’un téléphone avec quelqu’un au bout, laisser à Sène le numéro de la gare, et attendre qu’il me rappelle, perroquet compris.
+ [Remonter et trouver ce qu’elle a écrit en 1951.]
    ~ kept += first_letter
    -> the_trunk
+ [Rester, et attendre le perroquet.]
    ~ amadou++
    ~ goran++
    -> the_parrot

=== the_trunk
# chapter: Sous le lit, depuis 1951
# scene: bedroom
La malle était sous le lit. J’avais dormi {goran > 2: deux|trois} nuits dessus. J’en sortis du linge, des patins d’enfant et des liasses, des liasses nouées de ficelle des postes, de lettres de toutes les écritures. Je regardai les dates sans lire. Pendant soixante-dix ans, on lui avait répondu. Des plombiers lui avaient répondu, et des cousines, un évêque, et une femme venue une fois pour les canalisations, et tous la remerciaient de la sienne de la semaine prochaine.
Tout au fond, il y avait une enveloppe d’écolier avec un timbre à un sou. Une oblitération la barrait, puis une autre, du sanatorium, et par-dessus les deux, au crayon bleu : Retour à l’envoyeur.
La lettre, dedans, tenait en quatre lignes au crayon.
Chère Maman. J’ai perdu la dent. Je l’ai mise dedans pour que tu la voies. Est-ce que tu reviens ou est-ce que c’est moi qui dois venir. S’il te plaît dis vite. Dorte. # document
Je la secouai. Il n’y avait pas de dent. Le coin gardait un petit nid brun, usé dans le papier, où il y en avait eu une pendant des années.
Quelqu’un avait dû lire cette lettre et envoyer une réponse, et la réponse était en retard. Mais ce n’était pas sa mère qui l’avait écrite. Je vis alors l’autre feuille, pliée derrière, sur le papier du sanatorium, et tapée à la machine. La malade était décédée le dimanche ; ses effets suivraient. Dans tout ce bâtiment, personne n’avait remarqué qu’il y avait une question.
À la racine de ma langue, quelque chose s’était complètement immobilisé. Ainsi se tient un enfant, derrière une porte, quand il entend qu’on parle de lui.
-> friday

=== the_parrot
# chapter: Le téléphone, neuf heures du soir
# scene: junction
~ kept += sealed_move
Il appela à neuf heures du soir, et je le reconnus aussitôt, car il y avait dans la pièce un oiseau qui réclamait les têtes du cabinet.
« C’est Colonel. Il vous dit bonsoir. Non, je vous assure, je ne vous ai laissé aucun message. Il y a une heure encore, j’étais en montagne. » Là-dessus il se tut. C’est un homme qui sait se taire de telle sorte qu’on le sent le long du fil. « Décrivez-moi cette voix. Elle parlait lentement ? Elle était gentille ? Et derrière elle, qu’avez-vous entendu ? » # speaker: amadou-sene
Rien, dis-je. Il n’y avait derrière elle absolument rien.
« Ce rien-là, je le connais. Je l’ai sur une bobine. La première nuit, dans cette entrée, a été superbe. La seconde, quelque chose a pris sa respiration, dans le mur, et l’a retenue. Je l’ai écoutée six heures. Vous avez entendu un enfant retenir son souffle pour que les grands aient des remords ? Je n’ai pas pu rester l’entendre lâcher. J’ai remballé et j’ai pris la route. J’aurais dû le lui dire, et j’ai envoyé une carte postale avec une vue. » L’oiseau poussa un cri. « Oui, Colonel. Il me traite de lâche. Et il reste poli. » # speaker: amadou-sene
Quand je reposai le combiné, M. Petrak tenait prête une enveloppe, raide et jaune, dont le rabat fermait à clé.
« Quand une partie doit s’interrompre pour la nuit, dit-il, l’un des joueurs note en secret le coup suivant et le met sous pli. Personne ne l’a vu, ni l’adversaire ni l’arbitre. Jusqu’à l’ouverture, tous deux doivent attendre. Je ne sais pas si cela peut servir. Mais c’est la seule lettre que je connaisse à laquelle on ne puisse pas répondre. » # speaker: goran-petrak
Je rentrai dans le fourgon du dernier train, l’enveloppe sous ma chemise.
-> friday

=== friday
# chapter: Le paillasson, vendredi matin
# scene: hall
~ early = early + 1
Le vendredi matin, il y en avait quarante sur le paillasson. Elles avaient glissé jusqu’à la plinthe et s’y tenaient debout, comme les gens le long des murs dans un bal. Certaines avaient déjà eu réponse, par d’autres ; je voyais se former les liasses. J’enjambai le tout jusqu’à la chaise, je m’assis et n’ouvris que celle qui était sur la table.
Chères âmes toutes les deux, commençait-elle.
Merci de votre accueil. {role == "lodger": Je sais que tu n’as pris la maison que pour un mois.|Je sais qu’il faut que tu fermes la maison.} Tu pars par le train de samedi, dans la deuxième voiture, tu es dos à la machine et tu ne parles à personne. J’ai eu tant de bonheur ici. Mais j’ai froid quand je n’ai personne, et il y a toujours trop de silence une fois que quelqu’un ne peut plus écrire. Alors voilà tout ce que je veux. Fais encore une enveloppe. Ne mets pas de lettre dedans. Mets dessus le nom de quelqu’un qui aurait de la peine de n’avoir pas répondu. Et puis lèche-la. Tu ne sentiras rien sortir. Elle n’a pas voulu, et regarde. # document
{kept ? alphabet: La main était la mienne. J’eus la drôle d’idée, en lisant, que l’offre venait de moi, et j’attendis un moment ma propre réponse.}
{kept ? stamp: Cette fois c’était signé, d’une rangée de marques comme d’une poule, et dessous une vraie lettre, très nette : D.}
Une enveloppe était préparée, et le stylo sans son capuchon. Il y avait aussi la lampe à alcool, et à côté un demi-bâton de cire rouge. Je n’avais pas sorti tout cela. La bague était à mon doigt.
Je fis le tour de ma bouche avec la langue, pour savoir quelle part en était encore à moi. {kept ? first_letter: La dent du fond se détacha sans la moindre douleur et resta là, sous la langue, comme une chose qu’on m’aurait laissée à poster.|Contre le palais, quelque chose fit le tour derrière moi, avec sa langue à lui.} Dehors il s’était mis à neiger, et la ligne de Brod allait fermer.
+ [Écrire un nom sur l’enveloppe. # hint: vous seriez libre samedi]
    -> a_name
+ [Allumer la lampe à alcool. # hint: elle l’a tenue fermée huit jours]
    -> the_wax
+ {kept ? first_letter} [Répondre à l’enfant.]
    -> the_question
+ {kept ? sealed_move} [Écrire une ligne dans le noir, sans la lire, et la mettre dans l’enveloppe de M. Petrak.]
    -> in_the_dark

=== a_name
# chapter: L’entrée, les gens un par un
{waxed: La cire vint en deux morceaux, et un peu de la lèvre avec.} Je restai longtemps, le stylo à la main, à passer les gens en revue. On s’étonne de voir qui c’est. Rien ne sert de choisir quelqu’un qu’on n’aime pas, puisqu’il n’aurait pas de peine. J’écrivis le nom de la fille de ma sœur, qui a dix-neuf ans et vient de s’installer dans une ville où elle ne connaît personne. Depuis septembre, je me dis qu’il faut que je lui écrive.
Ce fut facile. {gave: Pour cela, ma main se rappela tout.|De toute la semaine, je n’avais rien écrit d’aussi net.} Je léchai le rabat, et c’est bien vrai, on ne sent rien ; seulement, quand j’avalai, il y avait beaucoup de place.
# scene: morning
Je descendis dans la neige et mis l’enveloppe à la boîte de la gare. M. Petrak était sur le quai. Il ôta son chapeau, vit mon visage et ne le remit pas.
+ [Prendre le train. Deuxième voiture, dos à la machine.]
    -> forwarded

=== forwarded
# chapter: La frontière, on passe avec le thé
# ending: forwarded; Faire suivre
À la frontière on passa avec le thé, et je demandai du lait, et le son me surprit tellement que je le redis. {kept ? first_letter: Là où était la dent, la gencive s’est refermée.|La dent tient bon.} J’ai dormi onze heures, d’un côté comme de l’autre.
J’avais éteint mon téléphone, là-haut, pour le ménager. Il y avait un message d’elle, et je souriais en appuyant sur la touche. J’avais oublié comme sa voix est chaude. Elle semblait un peu essoufflée. Elle disait quelle joie ç’avait été de recevoir ma lettre, et que oui, bien sûr qu’elle mangeait, elle avait trouvé le marché dont je lui parlais ; et que je n’avais pas à m’en vouloir de n’avoir pas écrit, elle comprenait très bien, pour la maison. Seulement il y avait une chose qu’elle ne s’expliquait pas. C’était entré par la porte jeudi, c’était affreusement mouillé, et comment avais-je su qu’elle avait une dent qui bouge ? # speaker: Annika
Je regardai à quelle heure elle avait appelé. Puis je rappelai. Voilà deux semaines que je rappelle. Le répondeur dit qu’elle répondra par retour du courrier.
-> END

=== the_wax
# chapter: La lampe à alcool, lèvres sèches
~ waxed = true
Je croyais que cela ferait plus mal. On chauffe le bâton jusqu’à ce qu’il plie. Il faut garder les lèvres bien sèches. La cire courut le long de la couture de ma bouche, de droite à gauche, et avant qu’elle prenne j’y appuyai sa bague.
Puis je croisai les mains.
La chose le sut aussitôt. Il y eut une galopade derrière mes dents, comme d’une bête dans une cheminée. Toutes les lettres de l’entrée se penchèrent. Je la sentais écrire, contre la joue, sur la langue, au palais, très vite, les mêmes quelques mots ; je n’avais aucun moyen de les lire, mais la bouche connaît ses propres formes. S’il te plaît, disait-elle, s’il te plaît dis quelque chose. Jamais rien ne m’a fait tant de peine. Je m’assis sur mes mains.
+ {early <= 6} [Tenir.]
    -> held
+ {early > 6} [Tenir. # locked: Votre main est à elle, et elle a sur vous trop de jours d’avance]
    -> held
+ [Rompre la cire, et donner un nom.]
    -> a_name

=== held
# chapter: Le troisième jour, un échiquier
# scene: morning
La chose cessa d’écrire dans le courant du troisième jour. Un peu plus tard, je la sentis se coucher.
M. Petrak était venu le samedi avec une pelle. Il eut le bon sens de ne pas s’attaquer à la cire au couteau ; il s’assit en face de moi avec un échiquier. Il jouait ses coups, et j’acquiesçais. Deux fois par jour il me donnait de la soupe à la paille, par le coin, où j’avais mal visé. Après une semaine de calme, il fit fondre le bord avec une cuiller, et je pris par la bouche ma première bouffée d’air.
# ending: under-seal; Sous scellés
La maison est à moi, à présent. {role == "executor": Je ne l’ai jamais fermée.|Je l’ai reprise à la succession, pour très peu.} Je ne parle pas, je n’écris pas, je ne garde pas de stylo, et j’ai fait visser la trappe. Le docteur Vesely pense que ce sont les nerfs. Ce n’est pas trop pénible. J’ai un échiquier, et le mardi Goran Petrak monte à pied et pose sa main sur la mienne, si bien que d’aucune des deux on ne peut dire qu’elle ait posé la question. La chose se retourne quelquefois. Alors j’appuie la langue à l’endroit, comme on pose la main sur un berceau, et j’attends qu’elle dorme.
-> END

=== the_question
# chapter: Le fond de la malle
L’enveloppe préparée ne convenait pas. J’en trouvai une d’écolier, au fond de la malle, et {gave: je copiai ce qu’il me fallait, lettre par lettre, sur ses quatre lignes à elle. Ce fut long. Je dus refaire le D trois fois|j’écrivis aussi lisiblement que je pus}. Je gardai la bouche fermée pendant ce temps. Rien n’était venu sur le paillasson. C’était la première fois que j’écrivais un mot dans cette maison sans que la réponse fût déjà là.
Chère Dorte. Ta mère a lu ta lettre. Elle n’a pas pu revenir, et pourtant elle aurait bien voulu. Tu n’as pas besoin de venir. Il faut que tu restes, et que tu grandisses, et que tu joues aux échecs. C’était une très bonne dent. # document
+ [Mettre la dent avec, et la poster sur le paillasson.]
    -> in_time
+ [Le dire aussi à voix haute. # hint: la langue n’est pas tout à fait la vôtre]
    ~ amadou++
    ~ aloud = true
    -> in_time

=== in_time
# chapter: Le milieu exact du paillasson
Je m’agenouillai pour le faire. Je la posai au milieu du paillasson et retirai la main.
Je ne consignerai que ce que j’ai observé. {aloud: Je la lus à voix basse, et quand j’en fus aux échecs, nous étions deux à lire.} Ma mâchoire s’ouvrit, à peine. Quelque chose prit son souffle comme on le prend en remontant de sous l’eau, et encore, et encore. Cela le retenait depuis si longtemps. Et cela le rendit par ma bouche et par mon nez, et le laiton s’embua, et la vitre au-dessus de la porte, et le miroir de la chambre, à l’étage ; et au beau milieu, pas fort, un enfant fit : « Oh. »
# scene: morning
Les quarante lettres étaient sèches depuis quelque temps quand le jour se leva. Elles étaient blanches, toutes.
# ending: answered; Réponse faite
Je pris le train le samedi, première voiture, face à la route, et je parlai d’abeilles avec un monsieur pendant tout le trajet. Il y a un trou au fond, en bas, à droite, que je touche quand je réfléchis. M. Petrak m’écrit toutes les semaines. {player_name != "": Il commence par « À {player_name}, de tout cœur », et les|Les} cachets sont en ordre, et il les passe à la loupe. Le mois dernier, j’en ai reçu une de lui qui avait mis neuf jours, à cause de la neige. Elle avait tant de retard que je commençais à m’inquiéter. Je l’ai lue dans l’entrée sans ôter mon manteau, et j’ai bien peur d’avoir pleuré toutes les larmes de mon corps.
-> END

=== in_the_dark
# chapter: Le placard sous l’escalier
J’emportai l’enveloppe jaune dans le placard sous l’escalier. Je bouchai la fente avec mon manteau. Je ne voyais rien du papier ni du crayon, et je m’obligeai à ne penser à rien, ou plutôt à la défense sicilienne, à laquelle je n’entends rien ; et pendant que j’étais à cela, je laissai ma main aller toute seule sur la feuille. Cela fit à peu près une ligne. Je ne sais pas ce qu’elle dit. Ce n’est peut-être pas un mot. {gave: Je n’avais plus de lettres pour en faire un, et je m’aperçus que j’en avais de la joie.|Je sentis quelque chose s’appuyer derrière mes yeux pour regarder dehors, et il faisait aussi noir pour l’un que pour l’autre.}
Je fermai le rabat à clé, sans le lécher.
+ [Ressortir, et la poser sur le paillasson.]
    -> adjourned
+ [La descendre à la gare et la donner à M. Petrak.]
    ~ goran++
    ~ carried = true
    -> adjourned

=== adjourned
# chapter: L’entrée, tout le vendredi
# scene: morning
De tout le vendredi, rien ne fut distribué. C’est la chose la plus bruyante que j’aie jamais entendue. Une lettre avait été écrite dans cette maison, et personne n’y avait répondu, et ce qui aurait dû y répondre se tenait au fond de ma gorge, les mains sur les genoux, à l’écouter.
# ending: adjourned; Ajournée
C’était il y a quatre hivers. L’enveloppe est dans le coffre de la gare de Brod, {carried: où M. Petrak l’a mise dans l’heure|où M. Petrak l’a portée le samedi, à bout de bras}, entre l’argent des lampes et les pétards d’alarme. Quand M. Petrak mourra, elle ira à {amadou >= 3: Amadou Sène, qui dit que c’est le plus beau silence qu’on lui ait jamais offert|moi, et j’ai pris un coffre dans une banque}. Je parle sans aucune peine. J’ai retrouvé l’usage de ma main, pour presque tout. Je n’envoie pas de lettres, et la nuit, si je m’éveille à trois heures et quart, je sens la chose, là, qui ne dort pas non plus, polie, un peu affamée, repassant sans fin tout ce que j’aurais pu dire. J’espère que ce n’était rien. J’espère de tout mon cœur n’avoir tracé qu’un trait.
-> END
