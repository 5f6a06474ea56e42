# role: draughtsman; La main qui dessine, aux archives; Elle a regardé tes mains, et elle a dit qu’elles ne tremblaient pas.
# role: lodger; Quelqu’un qui cherche une chambre; Il y avait un écriteau à une fenêtre, dans une rue que personne n’a su situer.
# role: conductor; La voix du tramway, un soir de congé; Tu annonces « Consuelo » onze fois par jour. Personne n’est jamais descendu.
# relationship: ines; ines-carvajal; 5
# relationship: benedita; benedita-salgueiro; 5
# relationship: amadou; amadou-sene; 5
# meter: noticed; La ville s’est aperçue de quelque chose; 5
# inventory: paper; Sur le papier
# item: fountain; Une fontaine, à son silence
# item: corner_bakery; Une boulangerie, à son odeur
# item: open_window; Une fenêtre, à son piano
# item: kind_lamp; Un réverbère, parce qu’elle pleurait
# item: kind_cat; Un chat, parce qu’il manquait
# talk: ines-carvajal; Parle en marchant, si tu veux bien. Une rue se méfie moins de deux personnes qui vont quelque part.
# talk: benedita-salgueiro; Attention à la laine. Vous pouvez me demander tout ce que vous diriez devant un chat.
# talk: amadou-sene; Mettez-vous donc dans la lumière. J’en ai à revendre, et l’on entend mieux quand on y voit.

LIST marks = fountain, corner_bakery, open_window, kind_lamp, kind_cat
VAR role = "draughtsman"
VAR player_name = ""
VAR paper = ()
VAR ines = 1
VAR benedita = 1
VAR amadou = 1
VAR noticed = 0
VAR pity = 0
VAR truth = 0
VAR first = ""

-> tram_stop

// Ce qui est dessiné reste dessiné. Les traits vrais viennent de trois personnes à la fois ; les traits de pitié, du seul narrateur.

=== tram_stop
# chapter: Entre la mercerie et la banque
# scene: tram-stop
Nous avions rendez-vous là où la rue n’était pas, à dix heures du soir, dans le brouillard, et nous étions tous en avance.
Il faut que j’explique l’arrêt. Sur le panneau, on lit Consuelo. On l’annonce dans les voitures. On n’a jamais vu personne y descendre, vu qu’il y a d’un côté une mercerie, de l’autre une banque, et entre les deux un seul et même mur. Inés Carvajal l’avait ausculté, ce mur, de bas en haut, au stéthoscope. « Ici », dit-elle, et elle frappa, et le coup entra plus loin qu’il n’aurait dû.
La dame portugaise salua le mur avant d’y poser la main. Elle tira une pomme de son manteau, en mangea la moitié, puis fit observer, sans s’adresser à personne, que derrière la mercerie on venait de refermer un piano, tout doucement, et que ce devait être quelqu’un qui nous avait entendus.
« Plus un mot », dit Monsieur Sène, un doigt levé. Il souriait. De dessous la couverture qu’il avait sur le bras, une voix dit, très distinctement : « Gauche. » # speaker: amadou-sene
« C’est Colonel, dit Monsieur Sène. C’est bien la première fois qu’il rend service. Ne l’encourageons pas. » # speaker: amadou-sene
{role == "conductor": La voix qui l’annonçait, c’était la mienne. Onze fois par jour depuis neuf ans, dans un tramway où nul ne levait le nez ; et j’avais pris sur mon soir de congé pour voir à qui cela pouvait bien s’adresser.}
{role == "lodger": Je cherchais une chambre. Il y avait un écriteau à une fenêtre : premier étage sur cour, calme, s’adresser au neuf, Consuelo. Le temps d’aller prendre un crayon et de revenir, la fenêtre était un mur.}
C’était moi qui tenais le papier. Je n’étais là que pour ça. Inés avait regardé mes mains{role == "draughtsman":, aux archives,} et dit qu’elles ne tremblaient pas ; elle m’avait donné une planche, une feuille punaisée dessus, et quatre crayons. Depuis vingt ans, elle demandait à tout le monde la Calle del Consuelo. Elle y était née, au numéro sept. Il y avait une fontaine, un chat borgne, un rémouleur le jeudi. La rue ne figure sur aucun acte ; sa mère elle-même sourit, et dit qu’ils ont toujours habité près du parc.
« Il n’y a qu’une règle{player_name != "":, {player_name}}, me dit-elle. Ce que tu dessines reste dessiné. Je ne sais pas pourquoi ; c’est comme ça avec certaines rues, quand elles ne sont pas loin. Alors tu mettras ce qu’on trouve, et rien d’autre. Pas ce qui nous ferait plaisir. Si je pleure, tu ne m’accordes pas même un réverbère. » Elle portait une clef au bout d’un ruban. Elle la leva, et la clef tourna un peu, d’elle-même, vers le mur. « Je n’ai jamais tiré un trait par pitié. Le jour où je le ferai, je ne saurai plus lesquels sont des rues. » # speaker: ines-carvajal
Il fallait que quelqu’un passe en tête. Je commençais à le voir, il y avait là une fente, juste de la largeur d’une personne qui n’est pas sûre.
+ [Nous entrâmes par l’odeur, à la manière d’Inés.]
    ~ first = "smell"
    ~ ines++
    -> by_smell
+ [Nous entrâmes par le piano, à la manière de Dona Benedita.]
    ~ first = "piano"
    ~ benedita++
    -> by_piano
+ [Nous entrâmes par le silence, à la manière de Monsieur Sène.]
    ~ first = "silence"
    ~ amadou++
    -> by_silence

=== by_smell
« Les noms, les maires les changent, dit Inés. Les odeurs, ils n’y pensent jamais. » Elle ferma les yeux, et marcha sur le mur comme on descend un escalier dans le noir. « Du pain. Pas d’aujourd’hui : du pain sous son torchon. Une marche en pierre, mouillée. Et quelqu’un a une orange dans sa poche. Ah, c’est moi. »
Moi, je sentais la suie, la laine, le brouillard. Puis cela tourna, comme tourne une page. C’était à ma gauche, au ras du sol, et tiède ; il était onze heures du matin à l’autre bout de ma vie. J’avais mis le crayon au papier avant même de m’en rendre compte, et voilà qu’il y avait là le coin d’une boulangerie, avec une marche, une seule, et une porte qui coinçait.
~ paper += corner_bakery
~ truth++
Quand je relevai les yeux, nous avions tous les quatre la mercerie derrière nous. Il y avait des pavés. Il y en avait à peu près pour une longueur de nappe.
-> the_fog

=== by_piano
« Ce serait un piano droit, dit Dona Benedita, la joue contre les briques. Dans une pièce sur la rue, au premier, et le dos à l’humidité. Qui en joue aurait de petites mains, à ce qu’il me semble. Il y a une note que l’on contourne. » Elle accordait les pianos des maisons vides. Elle savait vous dire qui était parti, et à quelle heure on jouait. « C’est le la. Il est un peu triste. Ah, fit-elle d’une tout autre voix, ah non, ce ne serait pas possible. » # speaker: benedita-salgueiro
Elle s’était mise en marche. Elle a le pas très léger, pour une dame de sa taille. Et comme personne n’avait dit au mur qu’il en était un, elle continua ; nous suivîmes en file indienne, accrochés aux manteaux. En haut, sur notre droite, où il n’y avait que du brouillard, je l’entendis à mon tour ; je dessinai une fenêtre, avec un battant entrouvert.
~ paper += open_window
~ truth++
Quand je levai le crayon, j’avais des pavés sous les pieds. Il y en avait à peu près pour une longueur de nappe.
-> the_fog

=== by_silence
Lui, il l’avait sur une bobine. Il l’avait enregistré huit ans plus tôt, à cet arrêt précisément, en attendant un tramway. « Je l’ai cru raté, dit Monsieur Sène. Il est rangé à Fontaines. Vous me direz qu’il n’y a pas d’eau là-dedans. Justement. C’est le silence d’une fontaine qu’on a coupée pour la nuit. On entend le bassin. » # speaker: amadou-sene
Il se mit un écouteur à l’oreille et me donna l’autre. Je ne sais comment noter cela. C’était la forme qui demeure en l’air quand s’arrête une chose qu’on avait fini par ne plus entendre. « Maintenant, avancez vers lui, chuchota-t-il, mais comme si de rien n’était. »
Alors on flâna. Le perroquet dit quelque chose au sujet de ma mère. Je dessinai d’abord la margelle, puis les quatre marches autour, et un bec avec une figure ; tout cela venait au bout du crayon comme une chose que j’aurais toujours su dessiner.
~ paper += fountain
~ truth++
Et il y eut des pavés. Il y en avait à peu près pour une longueur de nappe.
-> the_fog

=== the_fog
# chapter: Les onze premiers pas
# scene: missing-street
Inés la mesura un pied devant l’autre, talon contre pointe, comme font les enfants. Arrivée à l’angle, elle le toucha, comme elle les touche tous ; il y en avait un, désormais. « Onze, dit-elle. C’était onze jusqu’à la marche. » Elle serrait le ruban à deux mains.
Comme rue, ce n’était pas encore grand-chose. Il y avait un sol, la seule chose que j’y avais mise, et pour le reste un brouillard qui avait son idée. On devinait les endroits où les maisons comptaient venir. De temps à autre, juste à côté de vous, quelqu’un s’éclaircissait la gorge.
« Ne remplis pas, me dit Inés sans se retourner. Je sais ce que c’est. On a un crayon, et tout ce blanc. Tout le monde croit que c’est gentil. » # speaker: ines-carvajal
Un bruit vint de derrière nous, du côté de la ville et des tramways. C’était un trait, long et sec. {role == "draughtsman": Je l’avais déjà entendu, aux archives, dans la salle des plans.|Je l’avais déjà entendu, à l’école, du côté du bureau du maître.} C’était le bruit d’une ligne qu’on tire à la règle.
« Ils s’en sont aperçus », dit Monsieur Sène. # speaker: amadou-sene
~ noticed++
L’affaire devait relever de la mairie. Une rue était en train d’être retirée, dit-il, par un homme muni d’une règle, comme la première fois ; les villes aiment que leurs murs se touchent. Ce serait donc une course. Ils avaient la règle, nous une pomme, un perroquet et une clef. « Les choses les plus tristes se font à la règle », dit Inés. Elle s’était assise sur la marche, la seule. Je vis qu’elle pleurait, sans aucun bruit ; et personne n’aurait pu ne pas remarquer combien il faisait noir, là.
+ [Je dessinai un réverbère. Un petit. # hint: {role == "conductor": c’était loin, le prochain arrêt|elle me l’avait défendu}]
    ~ pity++
    ~ paper += kind_lamp
    -> drew_lamp
+ {role == "conductor"} [J’annonçai l’arrêt, comme d’habitude. # hint: pour la douzième fois de la journée]
    ~ truth++
    ~ noticed++
    « Consuelo », dis-je. J’y mis la voix, celle qui retombe à la fin. « Calle del Consuelo. Attention à la marche. »
    J’ai dit que personne n’était jamais descendu. Mais jamais, moi, je n’avais mis les pieds à l’endroit où l’on serait descendu. Il y eut un piétinement, un peu partout dans le brouillard, comme de gens que l’on prie d’entrer depuis des années, et qui n’ont jamais su si c’était bien à eux qu’on parlait. Une cloche tinta. Quelque chose arriva à notre hauteur, les vitres éclairées, et ne s’arrêta pas tout à fait.
    Inés avait sorti son visage de ses mains. « C’est comme ça qu’elle disait, fit-elle. Ma mère, quand je sortais. “Attention à la marche.” » Alors je dessinai la deuxième marche. Pas besoin de demander où elle était. Elle était dans ma voix. # speaker: ines-carvajal
    -> the_grinder
+ [Je mis les crayons dans ma poche, et j’allai m’asseoir sur la marche, à côté d’elle.]
    ~ ines = ines + 2
    -> sat_down
+ [Je demandai aux autres de nous dire la suite, vite, et tous à la fois.]
    ~ truth++
    ~ amadou++
    ~ benedita++
    -> all_at_once

=== drew_lamp
Il s’alluma. Il donnait la plus jolie lumière du monde, jaune, avec un halo autour à cause du brouillard.
Elle leva les yeux, et tout son visage s’éclaira. « Le réverbère, dit-elle. Il y avait un réverbère. » Et je vis le doute venir. Cela ne dura qu’un instant. Elle regarda le réverbère ; elle regarda ses deux mains, sous cette bonne lumière, comme si elles avaient pu être à n’importe qui. « Il y en avait un ? » dit Inés. # speaker: ines-carvajal
« J’aurais dit que non », confia Dona Benedita, avec douceur, à son trognon de pomme. # speaker: benedita-salgueiro
Je dis qu’il avait dû venir tout seul.
-> the_grinder

=== sat_down
C’est une bonne marche. Elle avait été creusée au milieu par quantité de gens qui n’arrivaient pas à ouvrir la porte.
« On m’avait envoyée chercher le pain, dit Inés au bout d’un moment. J’avais quatre ans. J’avais les sous dans la main. Je me rappelle que je me suis arrêtée, pour mettre un pied dans la fontaine. Et quand je suis sortie au bout, avec la miche, il y avait un tramway, une banque, et ma mère qui courait. J’ai reçu une gifle. Elle m’a demandé où diable j’étais passée. Et j’ai répondu : à la maison. » Elle rit. « Ça fait trente-sept ans qu’on me le demande. J’ai un dessin de toutes les autres rues du monde. » # speaker: ines-carvajal
La clef se balançait au bout du ruban. Jusque-là elle avait pointé droit devant. Elle venait de tourner d’un bon doigt, vers l’endroit où nous étions, elle et moi.
-> the_grinder

=== all_at_once
« Un bassin », dit Monsieur Sène.
« Au premier étage », dit Dona Benedita.
« Le pain », dit Inés ; elle s’était levée d’un bond. « C’est jeudi. C’est une roue. Il avait une roue sur sa charrette. Ça faisait des étincelles. »
« J’ai son silence », s’écria Monsieur Sène en fouillant dans une boîte à biscuits. « Je l’ai, je l’ai rangé avec l’arithmétique. C’est quelqu’un qui lève la lame pour voir. » Et tous parlaient, en trois langues, chacun mettant ce qui manquait aux autres : si bien qu’un trait commençait par une odeur, tournait sur un accord, et s’achevait sur un silence. Je n’avais qu’à suivre. Je dessinai dix bons mètres de caniveau, et il n’y avait pas un pouce qui ne fût vrai.
-> the_grinder

=== the_grinder
# chapter: Le rémouleur du jeudi
# scene: grinder
Il sortit du brouillard derrière sa charrette, en sifflant, un petit homme brun, en tablier de cuir. Il s’arrêta en nous voyant. Il posa les brancards.
« Vous n’êtes pas d’ici », dit-il.
« Moi si », dit Inés. Elle leva la clef.
Il regarda la clef, puis elle. Combien de temps, je peux le dire au plus juste : le temps d’essayer un fil sur l’ongle du pouce. « Le numéro sept, dit le rémouleur. Vous aviez des ciseaux, chez toi. Des petits bleus. Ils sont prêts depuis le jeudi. » Il n’avait l’air ni surpris ni bien content. « Rentrer comme ça par petits bouts, ça ne vaut rien, tu sais. C’est tout ou rien. Il faut la même minute. Il y en a, chez nous, qui se souviennent du pain, il y a celle d’en haut avec son piano, il y a ceux qui se rappellent que des fois tout se taisait. Mais les trois ensemble, jamais. Alors ça ne prend pas. » # speaker: Le rémouleur
Derrière lui, le long de la rue à venir, quelque chose de blanc approchait, très droit. C’était un bord. Le brouillard s’y arrêtait. De ce côté-ci, il y avait des pavés ; au-delà, un mur, déjà couvert d’affiches.
« Ça, ce sera la règle », dit le rémouleur. Il cracha sur sa meule. « Moi, je ferais vite. M’est avis qu’il vous reste un essai. C’était comment, dites voir ? Pas ce qu’on raconte au journal. C’était comment, ici ? » # speaker: Le rémouleur
C’est à moi qu’il le demanda. Je n’ai jamais su pourquoi. Je ne faisais que tenir le papier.
+ [Je dis que je ne savais pas ; ce n’était pas ma rue. # hint: c’était vrai]
    ~ truth = truth + 2
    -> not_mine
+ {role == "lodger"} [Je lui demandai s’il y avait toujours une chambre à louer. # hint: j’étais là pour ça]
    ~ truth = truth + 2
    « Toujours », dit le rémouleur. Il eut l’air de me voir pour la première fois. « Premier sur cour, au neuf. Ça sent le pain, là-dedans, il y en a que ça empêche de dormir. » Il dit un loyer que personne ne demande plus depuis mon grand-père. « On l’a gardée. On leur avait dit qu’il viendrait quelqu’un, pour l’écriteau. » # speaker: Le rémouleur
    Je dis que je la prenais. Je ne l’avais pas vue ; je ne mis sur le papier que ce qu’il m’en avait dit, une fenêtre sur cour, et une odeur. Et le bord blanc vint jusque-là, et attendit, comme on attend devant une porte quand il y a un nom à côté de la sonnette.
    -> three_doors
+ [Je dis que c’était ravissant, et je dessinai le chat. # hint: elle avait toujours parlé du chat]
    ~ pity++
    ~ paper += kind_cat
    -> drew_cat
+ [Je dis : « Demandez-leur, à eux. J’écoute. » Et je retournai la feuille du côté propre.]
    ~ truth++
    ~ ines++
    ~ benedita++
    ~ amadou++
    -> clean_side

=== not_mine
« Ah », dit-il, et j’aurais juré que cela lui faisait plaisir. « Vous n’imaginez pas comme il y en a peu pour l’avouer. On a eu un géomètre, ici, une fois, il se souvenait d’y avoir été baptisé. »
Le bord blanc avait encore gagné un pas. Il ne se pressait pas. Mais sur ce mot, « pas », il m’avait semblé hésiter, comme quelqu’un qui ne retrouve plus sa ligne ; je crois qu’il n’y avait plus guère de quoi caler une règle.
« Alors c’est à vous de tenir le crayon, me dit le rémouleur. Vous n’avez rien à mettre dedans. » Il reprit les brancards.
-> three_doors

=== drew_cat
Ce fut une réussite. Il avait un seul œil et la queue tordue ; il se leva du papier, s’étira, et s’en fut le long du caniveau vers Inés, le dos rond. Elle se mit à genoux.
« Tuerto, dit-elle. Tuerto, c’est moi. » Et il la regarda. C’était un amour de chat. Je l’avais dessiné pour qu’il l’aime, et c’est ce qu’il faisait. Mais il ne la connaissait ni d’Ève ni d’Adam, et je crois que de toutes les choses que j’aurai vues, la pire fut de la voir, elle, très lentement, s’en rendre compte.
« Avant, il mordait », dit Inés. # speaker: ines-carvajal
Le bord gagna trois pas d’un seul trait. On venait de lui donner quelque chose à barrer.
~ noticed = noticed + 2
-> three_doors

=== clean_side
On ne le leur avait jamais demandé ensemble. Ce n’est pas une chose qui se demande.
« C’était là où je n’avais pas peur d’être en retard », dit Inés.
« C’était là où le la faisait de la peine aux gens, et où on le laissait ainsi, dit Dona Benedita. Ma grand-mère a appris ses gammes dans une rue que personne, ensuite, n’a pu retrouver ; et c’est là, un mois d’août, que son piano a été revendu. On m’a dit qu’on m’aurait donné une mauvaise adresse. » # speaker: benedita-salgueiro
« C’est là où ma mère s’est arrêtée de chanter, dit Monsieur Sène, tout bas. J’étais dans la pièce à côté, j’avais sept ans, je fredonnais. Je l’ai manqué. J’ai quatre cent douze bobines. Nous logions là, cet hiver-là, en garni. Je l’avais complètement oublié. Je croyais aimer les fontaines, voilà tout. » # speaker: amadou-sene
Je n’en écrivis pas un mot. Je tins la planche, sans plus. Mais je les vis se regarder, tous les trois, ces gens venus de trois pays donner un coup de main pour la rue d’un autre.
-> three_doors

=== three_doors
# chapter: Le numéro sept
# scene: doors
Il y avait maintenant une rangée de portes, pourvu qu’on ne la regarde pas en face. Inés les longeait du bout des doigts. « Trois, dit-elle, cinq », et elle s’arrêta.
Elle n’y était pas. C’est-à-dire que sa place y était. Il y avait un cinq et un neuf, et entre les deux une largeur de brouillard haute comme une porte, et la clef, au bout de son ruban, tirait droit devant elle sur le cou d’Inés comme un chien qui connaît le chemin. Au premier quelqu’un faisait une gamme ; on contournait le la. D’un bassin que je ne voyais pas montait un bruit d’eau absente.
Et la ligne blanche en était au numéro onze. On entendait le crayon qui la traçait.
« Je pourrais la dessiner », dis-je. Il fallait bien que je le dise, ils étaient tous si silencieux. « Je sais comment elle est. Tu me l’as assez raconté. Elle est verte, le heurtoir est une main. »
Inés Carvajal regarda ce vide. Elle l’avait cherché vingt ans. Je vis ce qu’il lui en coûterait de répondre ; et c’était toujours moi qui avais le crayon.
+ {truth >= 3} [« Dites-moi tout dans la même minute, dis-je. Vous trois. Maintenant. »]
    -> ending_set
+ {truth < 3} [« Dites-moi tout dans la même minute », dis-je. # locked: Trop peu de ce que j’avais dessiné venait d’eux]
    -> ending_set
+ {pity >= 1} [Je lui dessinai la porte. # hint: verte, avec une main]
    -> ending_door
+ {benedita >= 2 or amadou >= 2} [Je donnai la planche à l’homme à la règle. # hint: on ne l’avait jamais fait entrer]
    -> ending_ruler
+ {ines >= 2} [J’attendis que ce soit elle qui le dise.]
    -> ending_wait
+ [Je gommai tout, avant lui. # hint: ce qui est gommé ne se tire pas à la règle]
    -> ending_rubbed

=== ending_set
# chapter: La même minute
« Du pain, dit Inés. Et de la pierre mouillée. Et j’ai une orange dans ma poche. »
« Il est dix heures. Elle en est aux gammes, dit Dona Benedita ; elle aurait onze ans, on ne tarderait pas à l’envoyer au lit. C’est Leopoldina. C’est ma grand-mère. » Elle leva sa grande main douce, et là, en l’air, elle la joua, la note que l’on contourne, et lui permit d’être triste. # speaker: benedita-salgueiro
Monsieur Sène ne dit rien. Il avait levé un doigt. En haut, dans la pièce à côté du piano, une voix de femme qui chantait sur quelque ouvrage se tut. J’entendis un enfant se mettre à fredonner, et se raviser. Il écouta cette minute-là depuis son début jusqu’à sa fin, avec des larmes qui lui coulaient dans le sourire. Même le perroquet se tint coi. # speaker: amadou-sene
Je dessinai ce que j’entendais. C’était un gond, un escalier, de la lumière sous une porte. Cela se posait sur le papier comme l’eau qui trouve son niveau ; et quand j’arrivai au numéro, ce n’était plus la peine, il y était.
La règle fut sur nous. Elle courut le long des façades jusqu’au numéro sept, et il y eut un déclic. Elle avait rencontré quelque chose qui n’était pas droit. On l’entendit qu’on soulevait, qu’on examinait, qu’on rangeait.
« Essuie tes pieds, dit quelqu’un à l’intérieur, comme la clef entrait. Et le pain, alors ? »
# scene: morning
# ending: consuelo; Calle del Consuelo
On descend entre la mercerie et la banque. {role != "conductor": On vous l’annonce.} Il y a onze maisons, qui se partagent une seule ombre, à tour de rôle. Inés y garde ses dessins. Dona Benedita a le premier sur rue, et elle a accordé tout le piano sauf une note ; et le troisième jeudi, à l’heure où l’on coupe la fontaine, une camionnette couleur de thé attend au bord du trottoir, sa porte latérale ouverte. {role == "lodger": J’ai le premier sur cour.}{role == "conductor": C’est mon tramway ; j’annonce, je regarde droit devant moi, et je les entends descendre.} J’ai encore le papier. Il n’y a rien dessus. Tout est parti où il fallait.
-> END

=== ending_door
# chapter: Verte, avec une main
C’est ce que j’ai dessiné de mieux dans ma vie. J’y mis le fil du bois. J’y mis un éclat dans la peinture, à la hauteur où aurait cogné un tricycle.
Elle lui ouvrit aussitôt, sans qu’il fallût la clef. Il y avait une entrée, avec un miroir. Il y avait une odeur de pain, puisque j’y avais pensé, et de la lumière là-haut ; et une voix de femme, une voix chaude, qui dit « C’est toi ? », parce que c’est ce qui se dit.
« Oui », dit Inés. Elle était sur le paillasson. Elle avait fait un pas. Je voyais dans le miroir son visage, qui regardait dehors par-dessus son épaule à elle, vers moi. « C’est très beau, dit-elle. Tu as un trait superbe. Comment s’appelle ma mère ? » # speaker: ines-carvajal
Je ne le savais pas. Elle ne me l’avait jamais dit.
« Non, dit Inés. Elle non plus. » Mais elle était si fatiguée. Il s’était mis à pleuvoir, de notre côté du seuil. « J’entre juste un moment, nous dit-elle, le temps que ça passe. »
# scene: morning
# ending: kind-line; Un trait de pitié
C’est dans le guide, à présent : un coin pittoresque. Il y a un réverbère. {paper ? kind_cat: Il y a un amour de chat, qui aime tout le monde.} On en vend une carte postale. Elle a la chambre au-dessus du porche, elle y est bien ; je passe presque toutes les semaines avec un café. Elle ne cherche plus de rues. De temps en temps, avec son demi-sourire d’autrefois, un peu sec, elle me demande d’avoir la bonté de lui décrire la fontaine. Et je la lui dessine ; elle me remercie ; et nous regardons très fort le papier, elle et moi, pour ne pas voir que la clef, à son cou, pend toute droite.
-> END

=== ending_ruler
# chapter: Le conseiller
Au bout, il y avait un homme. Je n’y avais pas songé. Il était dans le brouillard, sur un pliant, une lampe pincée à sa planche à dessin ; plutôt petit, et il portait des manchettes de lustrine. Il avait remonté la rue entière à reculons, pour ne pas la voir.
Je posai ma planche sur la sienne. « Ce n’est pas droit, dis-je. J’ai pensé que vous pourriez peut-être nous aider. »
« Ils sont mitoyens », dit-il. Il avait une voix sèche, inquiète. « C’est au plan. Une mercerie, une banque. Il n’est rien prévu, entre les deux, en matière de… » Et il avait regardé. Il avait de ces yeux qui ne savent pas laisser un trait inachevé. « Mais ça n’a jamais fait un angle droit, dit le conseiller. C’est la porte de côté des Ruiz. Ils l’avaient fait déplacer pour que le landau… » # speaker: Le conseiller
« Le numéro neuf », dit Inés. Elle était venue derrière lui. « Tu es Paquito. Tu avais un cerceau. » # speaker: ines-carvajal
« On m’a dit que nous avions toujours habité près du parc », dit le conseiller. Il se tenait à sa règle. « J’en rêvais. Ils se faisaient un tel souci pour moi. Je me suis dit que si j’arrivais, une bonne fois, à ce qu’il n’y ait plus de place du tout… » # speaker: Le conseiller
Dona Benedita avait coupé en deux ce qui restait de la pomme. Monsieur Sène poussa la couverture pour faire une place. « Gauche », dit le perroquet, sans méchanceté.
# scene: morning
# ending: amended; Tel que modifié
Le plan 1934/7, tel que modifié de la main du conseiller aux Travaux, fait apparaître entre la mercerie et la banque une voie irrégulière de onze numéros. Il a mis son paraphe. Sans règle, ce n’est pas un grand dessinateur, il tire la langue. Ils sont plutôt bons amis, tous les quatre ; le dimanche, ils la parcourent avec une ficelle. Inés en est à sa propre porte, et lui à la sienne. Ils ont convenu de frapper le même jour.
-> END

=== ending_wait
# chapter: Ce qu’elle dit
Elle y mit si longtemps que je pus compter les traits de ce crayon. Il en était au dix. Il en était au neuf.
« Non, dit Inés. Laisse. » Et elle prit une inspiration. « J’ai eu si peur, tu sais, de l’avoir inventée. Je n’ai jamais eu peur que de ça. Et voilà une fenêtre que je n’ai pas inventée, puisqu’elle est à elle ; et une fontaine dont j’ai toujours raconté aux gens qu’elle coulait. Vous êtes sortis par une nuit pareille, vous tous, et vous êtes rentrés chez vous, chacun, dans ma rue. Je n’ai pas besoin d’entrer. » Elle avait retiré la clef de son cou. « J’avais besoin qu’il y ait quelque part une porte dont ce soit la clef. J’aurais bien aimé voir ma mère à l’âge que j’ai. Enfin, j’ai une glace. » # speaker: ines-carvajal
Elle l’accrocha dans l’air, à peu près à hauteur de serrure. La clef y resta.
La ligne passa. Elle fit ce qu’elles font : il y eut un mur, avec d’un côté une banque et de l’autre une mercerie, et nous quatre dehors, sur le trottoir, sous les lampes, comme des gens à la sortie du théâtre. Il n’était toujours que dix heures.
« Plus un mot », dit Monsieur Sène. Il avait le doigt levé. On colla l’oreille aux briques. À l’intérieur, très loin à l’intérieur, on entendit quelqu’un venir le long d’une rue, en sifflant, et s’arrêter. Il y eut un tintement. Il y eut une serrure qui tournait.
# scene: morning
# ending: from-inside; De l’intérieur
Elle dessine celles des autres, maintenant. Elle va plus vite qu’avant, rit davantage, et il lui arrive de vous laisser l’avenue. Le jeudi, vers dix heures, elle prend le tramway jusqu’à Consuelo. Elle est seule à descendre. Elle ne frappe pas. Sur le rebord de la banque il y a une miche, dans un torchon, chaque semaine ; elle est tiède d’un côté. Aucun de nous n’a jamais demandé comment elle arrive là, tant elle est bonne.
-> END

=== ending_rubbed
# chapter: La gomme
Je commençai par le fond. J’effaçai le caniveau, la marche. Je passai sur le tout le plat de la main, jusqu’à ce qu’il ne reste qu’un endroit gris ; puis je pliai la feuille et la mis dans ma chaussure.
La règle s’abattit, avec un claquement, sur une belle feuille blanche. Elle resta là. Il n’y avait rien d’un côté ni de l’autre.
« Qu’est-ce que tu as fait ? » cria Inés.
« Elle n’a pas disparu », lui dis-je. Je l’espérais. « Elle n’est pas là, c’est tout. Il ne peut pas la trouver. Elle n’est pas dans le plan, et elle n’est pas sur le papier. Elle est là où elle était tout le temps que tu l’as cherchée. Tu en as un coin dans ta poche. Madame a le la, et lui, il a la fontaine. » Je commençais à y croire. « Elle a trois personnes où habiter, dis-je. Avant, elle n’en avait qu’une. »
Ils y réfléchirent. Il faisait froid, et le brouillard se levait ; on voyait la mercerie très nettement, avec ses boutons.
« Ce serait assez juste, à ce qu’il me semble », dit Dona Benedita, et elle nous offrit de la pomme à tous. # speaker: benedita-salgueiro
# scene: morning
# ending: in-three-places; En trois endroits
Une rue n’est plus perdue, d’après Inés, du moment qu’elle met plus d’une personne en retard. Celle-là, elle l’a fait entrer dans le meuble à plans, la mille deux cent unième, sans dessin : rien que trois noms, et l’heure à laquelle on les trouve chez eux. C’est là que nous nous retrouvons. Je veux dire que nous prenons un café à l’arrêt. Mais il y a des matins où le tramway passe, où l’on annonce le nom ; et, tous les quatre, avant d’y avoir pensé, nous avons levé les yeux, à gauche.
-> END
