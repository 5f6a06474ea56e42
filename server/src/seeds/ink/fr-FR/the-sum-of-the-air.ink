# role: quartermaster; À l’intendance; C’est toi qui tiens la feuille. Tu n’as pas encore fait une seule erreur.
# role: medic; À l’infirmerie; Tu sais ce que pèse chacun d’eux, et la part qui est du poumon.
# role: driver; À la chenillette; Tu as passé plus de temps dehors, sur la glace, que dedans.
# relationship: priya; priya-raman; 5
# relationship: elio; elio-farr; 5
# relationship: ilyas; ilyas-qadir; 5
# meter: air; Air, en jours pour une personne; 30
# inventory: pockets; Dans la poche de poitrine
# item: chronometer; Le chronomètre d’Elio, qui garde l’heure du port
# item: winding_key; La clé du cœur d’Elio
# item: note; Un mot de l’équipe d’avant
# talk: priya-raman; Parle, mais assieds-toi pour parler. Debout, c’est onze pour cent plus cher.
# talk: elio-farr; Quatre-vingt-dix secondes, si tu veux bien, et je peux te les donner toutes.
# talk: ilyas-qadir; J’avais résolu de me taire, par économie. Je m’aperçois que je mettais de côté pour vous.

LIST things = chronometer, winding_key, note
VAR role = "quartermaster"
VAR player_name = ""
VAR pockets = ()
VAR priya = 1
VAR elio = 1
VAR ilyas = 1
VAR air = 22
VAR told = false
VAR clock = false
VAR depot = false
VAR drove = false

-> mess_table

// Neuf jours avant le vaisseau : trente-six jours-personne debout, vingt-huit sans bouger. Il y en a vingt-deux.

=== mess_table
# chapter: La table du carré, premier jour
# scene: mess
Nous sommes quatre, il y a une table et vingt-deux bougies.
Pas du genre à mèche. Une bougie à oxygène, c’est une boîte d’acier grosse comme une miche ; on tape au bout avec un marteau, elle brûle du dedans toute une journée, et cette journée-là, quelqu’un la respire. Vingt-deux boîtes sont sur la table, par rangées de cinq. Les deux qui restaient, Priya les a mises à côté du sel.
Le circuit est mort. À quatre heures du matin, avec un bruit d’assiette qu’on pose. Il y avait de la glace dans le troisième coude, et maintenant il y a un coude par terre. C’était la machine qui démontait notre haleine et nous en rendait la bonne moitié. La pièce de rechange est sur le vaisseau.
« Neuf jours, dit Priya Raman. J’ai demandé deux fois. Le vaisseau dit neuf jours, et non, il ne peut pas se dépêcher, il ne roule pas, il tombe. » Elle a un tournevis dans les cheveux et n’a pas dormi. « Une boîte, une personne, un jour. Donc trente-six, et on en a vingt-deux. » # speaker: priya-raman
« Et si nous nous couchons ? » dit Ilyas Qadir. Il descend de la coupole, avec du givre dans les sourcils. # speaker: ilyas-qadir
« À quatre, couchés, on en brûle trois. Aujourd’hui compte pour une journée pleine, puisqu’on déménage. Quatre, et huit fois trois. Vingt-huit. » # speaker: priya-raman
Il en manque six. C’est un assez petit nombre. J’ai perdu plus que ça derrière une couchette.
{role == "quartermaster": L’intendance, c’est moi. À l’automne j’ai signé pour quarante boîtes, et cet hiver j’en ai prêté dix-huit au camp de forage, parce qu’ils demandaient gentiment. C’est sur la feuille, de ma main.}{role == "medic": L’infirmerie, c’est moi, et l’autre addition, celle où entrent leurs poids, je l’ai déjà faite. Elio pèse cinquante et un kilos. Ilyas a un bon poumon, et des poussières.}{role == "driver": La chenillette, c’est moi. Elle brûle de l’air, elle aussi, et c’est la première fois que je la vois comme une cinquième personne, et une grosse.}
Elio Farr n’a encore rien dit. Il a la main à plat sur son gilet. Ce n’est pas pour l’effet, il compte, voilà tout ; sous la main il y a une pompe de laiton, avec un ressort qu’il faut remonter tous les soirs à neuf heures, quelqu’un, pendant quarante minutes. Remonter est un travail, et le travail, c’est de l’air.
Il parcourt des yeux les rangées de boîtes, puis il me regarde.
+ [Dire tout le compte à voix haute, remontage compris.]
    ~ told = true
    -> said_aloud
+ [Ce soir, ne pas inscrire le remontage sur la feuille. # hint: il a vu que tu l’avais vu]
    ~ elio++
    -> left_off

=== said_aloud
# chapter: La feuille au mur
~ elio++
Je le dis. Quarante minutes à la manivelle, c’est un tiers de boîte ; neuf soirs, trois boîtes. Vingt-huit et trois. Il n’en manque pas six, il en manque neuf.
Il fait maintenant très froid dans le carré. On entend les murs se resserrer.
« Merci », dit Elio. On dirait qu’il le pense pour de bon. « Moi, j’arrive à deux et sept dixièmes, avec un bras régulier, mais trois, c’est plus sûr. Ça devait se dire jeudi, vers deux heures du matin, par qui n’arriverait pas à dormir. Je suis si content que ce soit toi qui l’aies dit, et qu’il y ait des biscuits. » # speaker: elio-farr
« Je peux le démultiplier », dit Priya. Elle lui a pris le poignet. Elle ne lui prend pas le pouls, il n’y en a pas. Elle s’y tient, c’est tout. « Un manche plus long, et on tourne couché sur le dos. Je peux le ramener à une. » # speaker: priya-raman
J’écris un. Il en manque sept.
« Quand j’avais onze ans, dit Ilyas, nous étions neuf à la maison, avec du pain pour six. Ma grand-mère le coupait devant nous, sur la table. Elle disait que si elle le coupait derrière une porte, chacun de nous rêverait qu’il avait eu le petit morceau. » Il prend une des deux boîtes en trop et la repose à côté du sel. « Je le signale, simplement. » # speaker: ilyas-qadir
Désormais on fera donc ainsi. La feuille est accrochée au mur, et le crayon est accroché à côté de la feuille.
-> one_room

=== left_off
# chapter: Une clef, tiède de sa poitrine
J’écris six, et pour neuf heures du soir je n’écris rien.
Priya va fermer les vannes. Ilyas l’accompagne pour tenir la lampe. Quand ils sont sortis, Elio se penche par-dessus la table et tourne la feuille vers lui.
« Tu as une écriture très claire, dit-il. On voyait de là-bas quelle ligne manquait. » # speaker: elio-farr
Je lui dis que ça peut attendre un soir. Je lui dis qu’il n’est pas une ligne.
« Mais si. Et même une longue. Un tiers de boîte par soir. » Il se passe un ruban par-dessus la tête, non sans mal, il a les doigts bleus. Au bout, il y a une clé, usée, mince comme une pièce de monnaie. « Alors il va falloir que tu gardes ça. Je ne voudrais pas qu’on aille croire que je l’ai fait par oubli. Si c’est moi qui l’ai, je risque d’oublier. C’est une grande tentation, pour un homme ordonné. » # speaker: elio-farr
Elle est chaude de lui, c’est la seule chose chaude sur la table. Je la mets dans ma poche de poitrine. Quand les autres rentrent, il m’interroge assez fort sur les biscuits.
~ pockets += winding_key
Ce soir-là, c’est moi qui tourne la manivelle, et j’appelle ça une inspection de la salle des pompes. Au matin, Priya compte les boîtes. Elle me regarde longtemps, puis elle gomme le six, écrit sept, et annonce au mur qu’elle a trouvé un meilleur manche.
-> one_room

=== one_room
# chapter: La coupole, deuxième jour
# scene: dome
~ air = air - 4
Le deuxième jour, nous renonçons à la station.
Elle a douze pièces, et nous pouvons en chauffer une. Priya veut le carré, à cause du poêle. Elio veut la salle des pompes, à cause des tuyaux. Mais c’est la coupole qui a la double peau, alors nous y montons tout, en contournant le télescope d’Ilyas, qui tient le milieu comme une vache dans une cuisine : des matelas, les boîtes, un seau à couvercle, la feuille. Chaque porte qu’on ferme, on la bouche avec du ruban adhésif et du linge mouillé. En une minute, le linge est une planche.
Dix-huit boîtes. Deuxième jour sur neuf, et sans bouger.
On pourrait croire que ça repose. L’immobilité est un métier. Le soir, j’ai trouvé le bon ordre : Elio au milieu, où il fait le plus chaud, parce qu’un cœur de laiton prend le froid d’une pièce et le promène dans tout le corps. Priya contre son dos. Ensuite Ilyas, et moi du côté du mur. Nous avons un édredon et deux bâches de chenillette. Nous respirons tous dans le même sens. Au-dessus il y a la vitre avec son givre, et au-dessus du givre il y a tout le reste.
« Je devrais m’expliquer au sujet de mes pieds », dit Ilyas dans le noir. # speaker: ilyas-qadir
« Non », dit Priya. # speaker: priya-raman
« Ils participent, si l’on veut, d’une excuse que j’allais vous faire. » # speaker: ilyas-qadir
Quelqu’un se met à rire, ça gagne toute la rangée, et nous retenons notre souffle pour que ça s’arrête, parce que ça coûte. C’est pire. La pompe d’Elio s’emballe, il doit se réciter les échappements, à roue de rencontre, à ancre, à levier, jusqu’à ce qu’elle se calme. Il y en a eu peut-être pour un vingtième de boîte. Je ne l’inscris pas.
Vers minuit à l’horloge de la porte, il y a une main sur la feuille, avec le crayon. À contre-étoiles, je vois à qui elle est. Demain, on aura la force d’un seul travail, à deux, et pas plus d’un.
+ [Partir avec Priya jusqu’au vieux cairn, chercher des boîtes. # hint: quatre kilomètres, et il n’y en a peut-être pas]
    ~ priya++
    ~ depot = true
    -> the_cairn
+ [Réchauffer avec Elio la cuve d’algues de la salle des pompes, et qu’elle respire pour nous. # hint: {role == "medic": tu serais près de lui si la pompe flanchait|elle vaut trois boîtes, si elle ne gèle pas}]
    ~ elio++
    -> the_tank
+ {role == "driver"} [Aller au cairn avec la chenillette, sans personne et sans chauffage. # hint: cette glace, personne ne la connaît comme toi]
    ~ depot = true
    ~ drove = true
    -> the_cairn

=== the_cairn
# chapter: La plaine de glace, à la lampe
# scene: plain
~ air = air - 4
Les combinaisons ont leur air à elles, et il a déjà quatre heures quand on les enfile. {drove: Je laisse éteint le chauffage de la chenillette. Quand je tourne la tête, il y a une combinaison dans l’autre siège, avec un tournevis scotché au casque. « Pas un mot, dit Priya dans le fil. À deux pour creuser, c’est huit pour cent de moins. »|La chenillette est au-dessus de nos moyens, alors nous marchons.}
Dehors, il n’y a de couleur que celle des lampes. Le soleil est un trou de clou. Sous la plaine de glace, quelque chose de grand n’en finit pas de s’installer, et ce n’est pas dans les oreilles qu’on l’a, c’est dans les tibias.
« S’il n’y en a pas, je leur dirai qu’il y en avait deux et qu’elles étaient mauvaises », dit Priya. Nous avons fait un kilomètre, à peu près. « J’aime mieux qu’ils en veuillent à une boîte. » Et bien plus tard : « Je n’ai jamais rendu ma thèse. Il lui manquait une signature. J’avais le stylo à la main, et je me suis dit, bon, et après, je serais quoi ? Je suis montée ici m’occuper d’une pompe. » # speaker: priya-raman
« Pourquoi tu me le dis, à moi ? »
« Tu es au bout du fil. C’est gratuit. » # speaker: priya-raman
Le cairn est où le dit la carte, un tas de caisses avec un piquet. Nous creusons cinquante minutes. À gauche, j’ai les cils collés par le gel. Puis le pic sonne, et il y a un couvercle, et sous le couvercle six boîtes, et la place de six autres.
À cette place il y a un papier, dans un sachet. Il est daté d’il y a dix-neuf ans. Nous le lisons casque contre casque.
Pris six. Laissé six. Nous étions trois et il en aurait fallu huit, mais nous avons pensé que quelqu’un viendrait peut-être. Si vous lisez ceci, nous aimerions savoir si ça a suffi. M. Osei, pour le quart. # document
~ pockets += note
~ air = air + 6
Priya ne dit rien. Elle essaie de glisser son gant sous sa visière, ce qui ne sert à rien, c’est du verre. Nous chargeons les six sur le traîneau. Au dernier moment, elle se met à genoux dans le trou, prend le tournevis et grave à l’intérieur du couvercle, en capitales : OUI.
« Ça, on n’en sait rien », dis-je.
« Je sais bien qu’on n’en sait rien », dit Priya. # speaker: priya-raman
-> nine_o_clock

=== the_tank
# chapter: La salle des pompes, une bulle
# scene: pump-room
~ air = air - 3
La cuve est une fenêtre avec de la soupe derrière. Au bon temps, c’était le passe-temps d’Elio. Il la nourrissait de nos restes, il en tirait un peu de cresson et, par jour, un dé à coudre d’oxygène, et il en était fier comme un père. Elle n’a plus de lampe depuis que le circuit a cassé. Elle a pris le vert d’un vieux bleu.
« À quatre degrés, elle vit, dit-il, et à onze, elle y songe. À vingt, elle nous donnerait un tiers de boîte par jour ; d’ici la fin de la semaine, ça fait deux, et je dirais trois avec de la chance, parce que j’ai l’intention de lui chanter quelque chose. » # speaker: elio-farr
Nous avons quarante watts de reste et trente mètres de tuyau à gainer. Ce qui se soulève, je le soulève. Lui est sur le dos sous la vitre, la veste bourrée autour de la vanne, et il me guide d’un raccord à l’autre, quart de tour par quart de tour. Il a le souffle court. Ça lui vient par petites gorgées.
« Tu sais à qui il était ? dit-il. Le cœur. À la femme d’un batelier, ruelle de la Plume. Il n’est pas à moi. On me l’a prêté jusqu’au printemps, après il doit aller à un petit garçon de l’hôpital, tout est écrit. Je fabrique le mien pour le remplacer. J’en ai fait six. » Il examine un écrou. « Ils sont plus justes que le sien. C’est bien ça qui ne va pas. » # speaker: elio-farr
La lampe s’allume. Pendant une heure, rien. Nous sommes là, lui et moi, le visage à une main de la vitre. Et puis à l’intérieur, tout en bas, il y a une bulle, pas plus grosse qu’un point final. Elle tient, elle tient, elle lâche.
Nous ne disons pas un mot ; on ne parle pas à l’église. Il a trouvé ma manche. Il faut neuf minutes pour la deuxième.
~ air = air + 3
-> nine_o_clock

=== nine_o_clock
# chapter: La coupole, quatrième soir, neuf heures
# scene: dome
~ air = air - 3
Quatrième jour. La feuille dit {air}. {depot: Les six nouvelles ont fière allure dans leur rangée, avec une autre année gravée dessus.|Sous nous, la cuve est réveillée depuis un jour et une nuit, et le tuyau qui en monte est assez chaud pour qu’on y pose la joue.}
Ça sent ici quatre personnes et un seau. Tout le monde a le mal de tête, c’est l’air déjà respiré, qui s’étale sur le sol comme de l’eau. Nous changeons de place toutes les heures, pour que ce ne soit pas toujours la même personne au plus bas. Nous ne parlons que s’il le faut.
Il va être neuf heures à l’horloge de la porte. Il y a deux choses à faire, et je n’ai de bras que pour une.
Il y a la pompe d’Elio. Le manche de Priya marche bien : on se couche sur le dos, genoux pliés, et on tourne au-dessus de sa poitrine, comme on pelote de la laine. Mais elle l’a fait {told:trois|deux} soirs, et elle a les lèvres grises.
Et il y a Ilyas, qui s’est levé, qui est debout à l’oculaire en chaussettes, le capot ouvert, et qui nous fait perdre de la chaleur. Il a mis une plaque. Voilà neuf ans que ça dure, une plaque par nuit, d’un coin de ciel où il n’y a rien. Il n’a pas demandé la permission. Il nous tourne le dos, et c’est un dos très raide.
{player_name != "": « {player_name}, dit Priya depuis le sol, les yeux fermés. L’un ou l’autre. Tu choisis. »|« L’un ou l’autre, dit Priya depuis le sol, les yeux fermés. Tu choisis. »} # speaker: priya-raman
+ [S’allonger près d’Elio et prendre le manche.]
    ~ elio++
    ~ clock = true
    ~ pockets += chronometer
    -> winding
+ [Se lever, mettre l’édredon sur Ilyas et lui tenir sa plaque. # hint: vingt minutes de ciel ouvert]
    ~ ilyas = ilyas + 2
    -> the_plate

=== winding
# chapter: Le manche, quatre secondes le tour
C’est plus lourd que je ne pensais. Ça accroche en haut de chaque tour. {role == "medic": Les cœurs, je connais, mais je n’en avais jamais tenu un par le manche.|C’est drôle d’avoir dans la main la soirée d’un homme.}
Il est couché face à moi, si près que je n’ai qu’un seul de ses yeux à regarder. Il a sorti son chronomètre pour me contrôler. C’est sa seule coquetterie. On l’a réglé au port le jour du départ, et depuis il n’a jamais laissé personne y toucher.
« Plus vite. Quatre secondes le tour. Tu traînes, c’est cette horloge, tout le monde fait ça ici. Je me suis souvent dit qu’elle… » Il s’arrête. # speaker: elio-farr
Je continue de tourner.
« Tu voudrais bien me dire quand l’aiguille sera sur l’heure ? dit Elio. Dis seulement : top. » # speaker: elio-farr
Je regarde l’horloge de la porte. Je dis top. Il lit son chronomètre. Il ferme le couvercle, l’ouvre, lit encore, et sous mon bras le manche a un sursaut.
« La nôtre retarde, dit-il. On l’a remise à l’heure sur le circuit. C’est le moteur du circuit qui lui donnait le battement, et quand la glace a commencé à entrer, il s’est mis à traîner. Depuis quand, Priya ? L’automne ? Notre journée a vingt-six heures. On vit dedans, on mange d’après elle, et c’est avec elle qu’on a mesuré ce que vaut une boîte. » C’est le plus long discours qu’il ait fait de la semaine, il est hors d’haleine, et Priya s’est dressée sur un coude. « Neuf jours, a dit le vaisseau. C’est un vaisseau, il parle en jours de port. Nous, on en attendait neuf des nôtres. » # speaker: elio-farr
Personne ne bouge. On nous voit faire le calcul, tous les quatre, avec les lèvres. Neuf fois vingt-quatre. Divisé par vingt-six.
« Huit et un tiers, dit Priya. Ça fait deux boîtes. Bon Dieu, Elio. Tu as trouvé deux boîtes dans ton gilet. » # speaker: priya-raman
-> silence

=== the_plate
# chapter: L’oculaire, capot ouvert
Je lui pose l’édredon dessus comme on couvre un cheval. Il ne se retourne pas, mais le dos change.
« J’aurais dû demander, dit Ilyas. Je tiens d’un boulanger, qui le tenait d’un évêque, qu’il est plus facile d’être pardonné. Ce n’était pas un bon boulanger. » Il se pousse pour me faire place. « Mettez le pouce ici. Il ne doit pas glisser pendant vingt minutes. Il y en a pour quatre watts de chaleur. Je les ai portés sur la feuille, au chapitre Vanité. » # speaker: ilyas-qadir
Le métal brûle, et puis je ne le sens plus. Dans le chercheur, c’est noir, avec un peu de poussière dessus.
« Il y avait une étoile sur laquelle se guidait ma grand-mère. Elle n’est dans aucun atlas. Ma grand-mère a passé la frontière avec neuf enfants, à l’arrière d’un camion, et elle disait que l’étoile était là, entre ces deux-ci, tout en bas ; et de cet endroit j’ai une plaque pour chaque nuit claire depuis que je suis ici, deux mille et quelques. Elle n’y a jamais été. J’ai pensé quelquefois que la pauvre femme n’avait fait que montrer du doigt. Il fallait bien, voyez-vous, qu’elle montre quelque chose. Nous pleurions. » # speaker: ilyas-qadir
Il laisse passer une minute.
« D’après mes calculs, à trois, vous arrivez au bout, dit-il ensuite, exactement de la même voix, au télescope. Je suis l’aîné. Je n’ai que ce poumon. J’aurais seulement voulu voir la plaque. » # speaker: ilyas-qadir
Je ne bouge pas le pouce. Je lui dis que s’il passe cette porte, il faudra que j’aille le rechercher, ce qui fait deux combinaisons, une heure chacune, et un tiers de boîte. Que ce serait à nos frais.
Il y réfléchit honnêtement. « L’argument est fort, dit Ilyas. Il me faudra être plus prudent que je ne l’avais cru. » # speaker: ilyas-qadir
-> silence

=== silence
# chapter: Le couloir, sixième jour
# scene: corridor
~ air = air - 6
Deux jours encore s’en vont, et je n’ai pas grand-chose à en raconter.
Le sixième, Priya et moi rampons jusqu’au sas pour en casser la glace, afin que le jour où il y aura un vaisseau il y ait une porte. On se relaie, tous les dix coups. Dans le couloir il fait moins soixante, et l’haleine tombe. Elle fait un bruit en tombant, comme un froissement ; il y a des pays, dit Ilyas, où on appelle ça le murmure des étoiles. La joue contre la tôle, j’écoute descendre en neige la dernière chose que j’ai dite.
Entre deux tours, elle me montre. Elle ne peut pas parler, ses dents font trop de bruit. Elle lève sa lampe vers le mur. Quelqu’un a écrit là, tout du long, à hauteur de genou, au crayon gras, en tout petit, il y a des mois. PREMIER ÉTAGE, MERCERIE. DEUXIÈME, REGRETS. Et ainsi de suite jusqu’au sas. Elle l’a fait pendant l’hiver, dans ses quarts de nuit, quand elle venait ici pour qu’on ne l’entende pas. NEUVIÈME, MAMAN ME MANQUE. Au sas il y a QUATORZIÈME, et rien après.
Elle me donne le crayon.
Je ne sais pas quoi mettre. Ma main ne se ferme plus. À la fin, j’écris ce qu’il y a. {depot: QUATORZIÈME, BOÎTES.|QUATORZIÈME, UNE BULLE.} Elle se met à trembler, je crois qu’elle s’en va, je l’empoigne par le col. Mais non, elle rit. Elle pose son front contre le mien et nous restons comme ça, deux bonnets, jusqu’à ce que ce soit le tour de quelqu’un.
Quand nous avons rampé jusqu’à la coupole, Elio est couché, les yeux ouverts. Il surveillait la porte. {told: Il tend le bras, attrape le crayon au bout de sa ficelle et inscrit ce que nous avons coûté, au dixième près.|Je cherche la clé dans ma poche avant même d’avoir ôté mes gants, et il me voit faire.}
Le chiffre au bas de la feuille, c’est {air}.
+ [Réveiller tout le monde. C’est l’heure de la dernière addition.]
    -> last_sum
+ [Les laisser dormir encore une heure, et les regarder. # hint: ça, personne ne te le comptera]
    ~ ilyas++
    ~ priya++
    -> last_sum

=== last_sum
# chapter: La coupole, l’aube du septième
# scene: dome
~ air = air - 3
C’est l’aube du septième jour, ou ce qui en tient lieu. Un trou de clou de soleil est monté dans le givre. Nous sommes assis en rond, les genoux contre les genoux, la feuille au milieu. Il y a {air} boîtes.
« Trois jours, neuf boîtes », écrit Priya, parce que le dire coûte trop cher. Puis, dessous, elle en met une pour l’arrivée : le vaisseau se pose sur l’aire du bout, il faut y marcher, et c’est un quart de boîte par tête pour la marche. Dix. # speaker: priya-raman
{clock: Elio lève deux doigts et tapote le couvercle de sa montre. Elle en retire deux. Huit.|Elio n’arrête pas de regarder l’horloge de la porte. Quelque chose le chiffonne, ça se voit, mais il n’a pas assez de souffle pour courir après.}
{depot: Je pose le mot de M. Osei à côté de la feuille, où nous pouvons tous le lire. Il en aurait fallu huit, mais nous avons pensé que quelqu’un viendrait peut-être.|Sous nous, la cuve lâche une bulle. Elle est déjà comptée.}
{
- depot and clock: Huit, et il y en a huit. Je regarde ça des deux côtés. Ce n’est pas une marge. C’est quatre personnes et un zéro. Si quelqu’un tousse, on est en dette.
- depot: Dix, et il y en a huit. Il en manque deux. C’est un coup de marteau, deux fois, sur une boîte qui n’est pas là.
- clock: Huit, et il y en a six. Il nous en manque deux. Ce sont justement les deux qu’Elio nous avait trouvées, reparties par une autre porte.
- else: Dix, et il y en a six. Il en manque quatre, ou bien l’un de nous est en trop.
}
« Je peux tourner au tiers », dit Elio à voix haute. Tout le monde le regarde. « J’ai fait le calcul. On laisse le ressort presque à bout, et on met une cale. Je serais froid comme un poisson. Je respirerais à peu près autant que la cuve. Ça en épargne deux, et c’est deux heures de travail pour me réveiller. Seulement, je ne réponds pas de qui se réveille ; {depot:le cœur m’est prêté jusqu’au printemps, c’était celui de la femme d’un batelier, ruelle de la Plume, et des six que j’ai faits pour le remplacer aucun ne convient|c’est le cœur de la femme du batelier}, et elle n’a pas l’habitude qu’on l’arrête. » Il est très blanc, et d’excellente humeur. « J’aimerais que ce soit fait d’une main amie. » # speaker: elio-farr
Ilyas Qadir a ses bottes aux pieds. Je remarque qu’il les avait déjà avant notre réveil.
+ {depot and clock} [« Personne ne s’arrête et personne ne sort. On se tient la main et on respire à la montre. »]
    -> by_the_watch
+ {not (depot and clock)} [« Personne ne s’arrête et personne ne sort. » # locked: Le compte n’y est pas]
    -> by_the_watch
+ [« Montre-moi où se met la cale, Elio. »]
    -> the_wedge
+ [Ne rien dire. Laisser la feuille où elle est et fermer les yeux. # hint: quelqu’un a mis ses bottes]
    -> boots
+ [Enfiler ta propre combinaison quand ils dormiront. # hint: {role == "driver": l’aire du bout, tu irais les yeux fermés|l’aire du bout est à six kilomètres, et tu as une lampe}]
    -> far_pad

=== by_the_watch
# chapter: En rond, à la montre d’Elio
Nous respirons donc à la montre d’Elio. Quatre pour prendre, quatre pour garder, huit pour rendre. Il tape la mesure sur le dos de la main de Priya ; elle la passe à Ilyas, Ilyas à moi ; et la mienne retourne à Elio par la clavicule, la petite clé. Une seule bête, couchée sur le flanc.
On ne peut pas dormir et tenir la mesure. On ne peut pas penser non plus. Vers la deuxième nuit, je ne sais plus lequel d’entre eux je suis. Je découvre qu’Ilyas a peur de gêner, et cela depuis ses six ans. Je le sais comme on sent un courant d’air. Je découvre que Priya est heureuse. Quelqu’un compose une lettre à un certain M. Osei. Je crois que c’est nous tous.
+ [Quatre pour prendre.]
    -> four_chairs

=== four_chairs
# chapter: Le sas, cinq heures moins dix
# scene: landing
On frappe à cinq heures moins dix de l’après-midi, heure du port. Il reste le tiers d’une boîte, allumée. On nous a raconté ensuite que nous avions mis un bon moment à leur ouvrir le sas, parce que nous finissions de rendre l’air.
# ending: four-and-a-nought; Quatre, et un zéro
La docteure du vaisseau dit que ce n’est pas possible. Je lui ai montré la feuille. Elle l’a reprise trois fois, crayon en main ; ça tombe juste à chaque fois et ça ne lui plaît pas davantage. Nous sommes tous dans la même cabine. On nous en avait donné quatre. Priya a réclamé un formulaire, a écrit Thèse tout en haut, et est partie le regarder devant un hublot. La nuit, quelqu’un se réveille dans le noir et retient son souffle pour écouter, et l’un après l’autre les trois autres s’arrêtent aussi. Puis quelqu’un tape. Quatre pour prendre. Au fait, nous l’avons retrouvé. Matthias Osei a soixante-dix ans, il fait pousser des haricots. Nous lui avons télégraphié : Ça a suffi, et la réponse est arrivée le jour même. Elle disait : Dieu soit loué, et de quoi avez-vous besoin ?
-> END

=== the_wedge
# chapter: Le ressort, dix-neuf tours plus bas
C’est un éclat de la boîte à cigares d’Ilyas. Je coupe où Elio me dit de couper, et je le polis sur ma manche. {pockets ? winding_key: La clé, je l’ai déjà, je n’ai qu’à la chercher de la main.|Il ôte le ruban et me le met dans la main, avec la clé, tiède.} Tout le monde s’est déplacé de façon à le toucher quelque part. Priya lui tient les pieds sous ses aisselles.
« Laisse-le descendre de dix-neuf tours. Tu l’entendras qui commence à se plaindre. Quand il y aura la place, entre un battement et le suivant, de dire lentement ton nom à toi, tu mets la cale. » Il attrape un bouton de mon manteau. « Et tu ne restes pas là à attendre le suivant. On croit toujours qu’il est en retard. » # speaker: elio-farr
Dix-neuf tours, c’est beaucoup. Il a la main sur mon bouton tout du long, et au dix-septième elle ne le tient plus, elle est là, c’est tout.
+ [Mettre la cale.]
    -> at_a_third

=== at_a_third
# chapter: Près de lui, toutes les onze secondes
# scene: landing
J’ai attendu le suivant. Évidemment que je l’ai attendu. C’est onze secondes, et il n’y en a pas un qui ne soit en retard.
Ils sont venus le neuvième jour, avec des lumières. {depot or clock: Pour la dernière nuit il avait fallu ruser, mais pas trop.|Depuis quatorze heures nous respirions des fonds de boîtes, et la porte, je ne m’en souviens pas.} La docteure du vaisseau a regardé Elio et s’est mise à remonter le drap, et Priya, qui ne tenait pas debout, l’a mordue.
# ending: at-a-third; Au tiers
C’est moi qui ai retiré la cale, à l’infirmerie du bord, à côté de la docteure et de sa main bandée. Dix-neuf tours, à quatre secondes le tour. Il était gris comme une assiette d’étain. Au dixième, je lui ai dit, à elle, que je remonterais jusqu’au printemps s’il le fallait. Il a ouvert les yeux et nous a regardés chacun à son tour, comme si nous étions une étagère de pendules et que l’une d’elles n’était pas à l’heure. « L’eau est sur le feu ? » a-t-il demandé, avec un accent de femme, un accent de la rivière, tout en bas ; et il s’est mis la main sur la bouche. Ça lui échappe encore, quand il est fatigué. Elle a un rire paillard. Il a fait savoir qu’il aimerait la garder passé le printemps, et tous, nous trois et un batelier de la ruelle de la Plume, nous écrivons à l’hôpital à propos d’un septième cœur, qu’Elio a commencé, et qui n’est pas très juste.
-> END

=== boots
# chapter: Le matelas, un peu plus haut
Je ferme les yeux. J’aimerais pouvoir dire que j’ai dormi.
Une botte craque, le craquement s’interrompt, et il attend de savoir s’il a réveillé quelqu’un. Je pourrais tendre la main. Le matelas remonte de son côté, de deux doigts, comme toujours. Il pose une petite chose près de ma tête. Le ruban adhésif se décolle très lentement de la porte, et se recolle du dehors, partout, une largeur de pouce après l’autre, pour que nous ne perdions pas de chaleur par sa faute.
Je compte comme compterait la feuille. L’addition, il l’a faite et je l’ai faite, et un seul de nous s’est levé.
+ [Ouvrir les yeux maintenant et aller le rechercher. # hint: deux combinaisons, une heure chacune]
    ~ ilyas++
    -> by_the_lock
+ [Les garder fermés.]
    -> three_chairs

=== by_the_lock
# chapter: Le sas, un mur à lire
# scene: corridor
Il est assis dans le sas, le casque sur les genoux. Il n’a pas fermé la porte intérieure. Il lit le mur.
« CINQUIÈME, dit Ilyas, POTAGES ET REMORDS. Quel écrivain, je n’en avais pas idée. Je ne me suis arrêté que pour lire. On ne peut pas passer devant. » Je me laisse glisser sur la tôle, à côté de lui. Mon visage, je n’y peux rien. « Vous coûtez cher, dit-il avec douceur. {clock:J’avais compté que vous dormiriez|Je vous avais prévenu qu’il me faudrait être prudent}. » # speaker: ilyas-qadir
Je dis que nous prendrons la cale. Cette nuit, avec tous les quatre autour, et que c’est ce qu’il fallait dire à table au lieu de fermer les yeux. Je le dis à mes gants.
{clock:« Il y avait une étoile sur laquelle se guidait ma grand-mère, dit Ilyas. De l’endroit, j’ai deux mille plaques, et elle n’est sur aucune. Je crois que ma grand-mère n’a fait que montrer du doigt. Nous pleurions. »|« Ma grand-mère, dit Ilyas, a montré du doigt. »} Il repousse le casque du pied. Le casque roule vers la coupole, jusqu’à MAMAN ME MANQUE. # speaker: ilyas-qadir
+ [Ramper avec lui jusqu’à la coupole.]
    -> the_wedge

=== three_chairs
# chapter: Près de ma tête, quelque chose de froid
# scene: landing
La chose près de ma tête, c’était la plaque. Elle était enroulée dans son écharpe, encore froide.
Nous sommes arrivés au bout. Trois personnes et ses boîtes à lui : ça tombait juste, {depot or clock:avec un jour de reste|et il ne restait rien}. C’est sur la feuille. Quand Elio s’est réveillé et qu’il a compris, il n’a rien remonté ce soir-là ; il nous a priés de le laisser s’arrêter, et Priya a tourné le manche pendant quarante minutes, en sanglotant et en le traitant de tous les noms.
# ending: three-chairs; Trois chaises
On a développé la plaque à bord. Il y a une marque entre {clock:deux|les deux} étoiles, tout en bas. L’astronome du port l’a regardée avec tous les verres qu’il possède. Ça pourrait être une étoile et ça pourrait être un défaut, dit-il, ou un pouce qui a glissé ; il lui faudrait une deuxième plaque. {ilyas >= 3: Le pouce, c’était le mien. Je sais qu’il n’a pas bougé.|J’ai demandé le poste. Une plaque par nuit, d’un endroit où il n’y a rien.} Personne ne m’a demandé si je dormais. La feuille a quatre colonnes, et chaque matin j’en trace quatre.
-> END

=== far_pad
# chapter: Six kilomètres, avec une lampe
Ça se fait sans bruit. L’astuce, c’est de laisser sa place chaude remplie, avec une housse de matelas, pour que personne ne roule dans le creux et ne se réveille.
J’écris sur la feuille ce que je prends. Une combinaison, onze heures. Une lampe. J’ôte ce que je ne consommerai plus, et ça tombe juste tout de suite, avec le bruit d’un tiroir qui se ferme. {pockets ? winding_key: La clé, je l’accroche au tournevis de Priya.|Je rentre la main d’Elio sous l’édredon.} Puis je reste une seconde debout. Je ne pense pas. Je les apprends par cœur, les têtes d’abord.
# scene: plain
Il y a six kilomètres jusqu’à l’aire du bout. J’ai ma lampe. Il se peut que de là-bas on soit visible pour quelque chose qui descend.
+ [Marcher.]
    -> lamp_on_the_pad
+ [Marcher, et leur compter les pas à voix haute.]
    ~ elio++
    -> lamp_on_the_pad

=== lamp_on_the_pad
# chapter: La coupole, la feuille, six heures
# scene: landing
Nous avons trouvé la feuille à six heures.
Nous sommes trois à écrire ceci. Nous nous sommes passé le crayon. C’est Priya qui a vu que le lit n’avait pas la bonne forme ; elle est sortie en chemise jusqu’au sas avant qu’Elio ait pu l’arrêter.
Nous aimerions qu’il soit consigné que nous n’étions pas d’accord.
# ending: a-lamp; Une lampe sur l’aire
La pilote du vaisseau dit qu’elle nous avait inscrits pour une arrivée aux instruments, le neuf, sous la poudrerie, balise givrée. Le soir du sept, elle a vu une lampe. C’était au beau milieu de l’aire du bout, très loin au-dessous d’elle, et ça s’allumait et s’éteignait. Quatre pour prendre, dit-elle, et huit pour rendre. Elle était jeune, elle n’avait jamais rien fait de pareil, et elle a retourné le vaisseau et brûlé tout ce qu’elle gardait pour rentrer chez elle. {depot: En cinq heures elle était au sol. Il restait une heure et demie dans la combinaison.|En neuf heures elle était au sol. Il restait moins que ça dans la combinaison, et la différence, la personne qui nous manquait l’avait payée en se tenant à plat sur la glace, presque sans respirer.} {player_name != "": Nous appelons la salle tous les jours à neuf heures. « {player_name} dort, nous dit-on, mais il y a une main qui n’arrête pas de taper sur la barrière du lit. »|Nous appelons la salle tous les jours à neuf heures. Le sommeil est profond, nous dit-on, mais il y a une main qui n’arrête pas de taper sur la barrière du lit.} Nous leur disons de taper aussi, en réponse.
-> END
