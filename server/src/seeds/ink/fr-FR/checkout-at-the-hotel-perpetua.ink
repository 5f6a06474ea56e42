# role: stranger; Quelqu’un que la pluie a fait entrer; Vous ne veniez que demander votre chemin.
# role: clerk; La relève du bureau de nuit; On vous a dit onze heures, et d’apporter votre plume.
# role: tuner; Quelqu’un qui vient pour le piano; On a promis un peu de musique à une personne de la maison. Vous ne savez plus qui vous l’a dit.
# relationship: priya; priya-raman; 5
# relationship: hollis; hollis-penhallow; 5
# relationship: ansel; ansel-grieve; 5
# meter: rounds_made; Retours dans le hall; 5
# inventory: drawer; Dans le tiroir du comptoir
# item: bell; Une sonnette au fil coupé
# item: small_shoes; Une paire de souliers, très petits
# item: key_nineteen; La clef de la dix-neuf
# item: little_umbrella; Un parapluie, réparé, pas à vendre
# item: unpaid_bill; Une note que personne n’a payée
# talk: priya-raman; J’ai quatre minutes, d’après une horloge à laquelle je ne crois plus. Je vous écoute.
# talk: hollis-penhallow; Heureux de vous revoir. Ou de vous voir. Le registre ne nous éclaire ni l’un ni l’autre.
# talk: ansel-grieve; C’est calme, à présent. Moi, ce n’est que les parapluies, mais j’écoute, si c’est d’écouter qu’il s’agit.

LIST things = bell, small_shoes, key_nineteen, little_umbrella, unpaid_bill
VAR role = "stranger"
VAR player_name = ""
VAR drawer = (bell)
VAR priya = 1
VAR hollis = 1
VAR ansel = 1
VAR rounds_made = 0
VAR looked = 0
VAR told_story = false
VAR tried_on = false

-> lobby

// La personne qui raconte laisse de côté ce qu’elle ne peut pas savoir. Qui remarque la hauteur du comptoir le trouvera peut-être dans le registre.

=== lobby
# chapter: Plus d’horloges que de clients
# scene: lobby
La dernière nuit, le Perpetua avait plus d’horloges que de clients, et les horloges se tenaient mieux.
J’avais la garde du comptoir. {role == "stranger": Personne ne me l’avait confiée. La pluie m’avait fait entrer, je voulais demander mon chemin, et quelqu’un m’avait mis une plume dans la main.}{role == "clerk": J’étais la relève. J’avais dans la poche un mot qui le disait, trop mouillé pour qu’on pût le lire ; mais on m’attendait, là-dessus je n’avais aucun doute.}{role == "tuner": Je venais pour le piano. Je n’aurais pas su dire qui m’avait fait demander, seulement que dans cette maison on avait promis un peu de musique à quelqu’un ; et pendant qu’on cherchait la clef de la salle de bal, je gardais la plume.} À onze heures, j’avais vendu quatre chaises, pris un message téléphonique pour un général, et constaté que l’on voyait au travers du monsieur qui se tenait si poliment à côté de moi, pourvu qu’il eût une lampe derrière lui et que l’on fût assez mal élevé pour regarder.
« La dix-neuf, dit-il, comme une sonnette se mettait à trembler dans le tiroir. Je suis confus. Elle n’a jamais sonné avant minuit. » # speaker: hollis-penhallow
L’ascenseur descendit tout seul et s’arrêta au ras du tapis, à un cheveu près. La jeune femme qui s’y trouvait portait des gants blancs et un air de grande joie scientifique. « Il s’est allumé, nous annonça-t-elle. Le quatorze. De lui-même. L’un de vous, qui ne soit pas sous contrat, aurait-il l’extrême obligeance de venir me donner un coup de doigt ? » # speaker: priya-raman
Il faut que j’expose la situation. L’hôtel fermait pour de bon le dimanche. Il y avait des étiquettes sur les meubles, et plus de harengs. Trois personnes ne pouvaient pas s’en aller. Monsieur Penhallow, le portier de nuit, était mort, et depuis cent ans, sans que ses horaires en fussent affectés. Mademoiselle Raman était sous contrat, dont la clause neuf lui interdisait d’enfoncer, d’essuyer, de commenter ou de voir en rêve le bouton le plus haut de son propre ascenseur. Et dans le bon fauteuil, un sac d’outils entre les pieds, se trouvait un homme voûté, à la voix douce, venu de dessous un viaduc rendre un parapluie à un client de 1926.
« J’ai bien essayé la porte, dit monsieur Grieve. Après avoir attendu un peu. C’est une porte très polie. Je suis sorti par là, et je suis entré. » # speaker: ansel-grieve
Nous la regardâmes tous : du cuivre, quatre battants, et qui tournait doucement. À travers, on voyait la rue mouillée. « C’est à cause de la note, monsieur, dit le portier. Il reste une somme due à la dix-neuf. Tant qu’elle n’est pas réglée, la maison ne peut malheureusement laisser partir personne. Ce n’est pas de la mauvaise volonté. C’est de la comptabilité. » Il pâlit un peu. « Le compte est dans le registre ; et le registre, si je puis me permettre, est sous vos coudes. » # speaker: hollis-penhallow
C’était vrai. C’est un gros livre. Pour voir par-dessus, je dus grimper sur le barreau du tabouret.
+ [Je suivis mademoiselle Raman, pour le coup de doigt.]
    ~ priya++
    -> lift
+ [J’essayai la porte tournante à mon tour. # hint: {role == "clerk": la relève peut bien mettre le nez dehors|c’est une porte très polie}]
    ~ rounds_made++
    -> revolving
+ [Je demandai à monsieur Grieve si je pouvais voir le parapluie.]
    ~ ansel++
    ~ drawer += little_umbrella
    -> umbrella

=== lift
Elle me donna d’abord un sucre d’orge. Elle en donne un à chacun de ses passagers, dit-elle, c’est pour les oreilles.
« Six ans que je le conduis{player_name != "":, {player_name}}, dit mademoiselle Raman, et je sais à quoi sert tout ce qu’il y a là-dedans, sauf ça. C’est de l’ivoire. On l’a posé en 1926. Il n’a pas un fil. Le jeudi, il tiédit : j’ai pris sa température, trente-sept degrés. Vous savez ce qui est à trente-sept degrés ? » Je ne savais pas. « Vous, dit mademoiselle Raman. Troisième étage des sentiments, Curiosité, attention à la marche. » # speaker: priya-raman
Je tendis le bras. C’était haut. Il me fallut monter sur le strapontin. Le bouton était tiède, comme elle l’avait dit, et un tout petit peu mou. C’était exactement comme si, de l’autre côté du panneau, au même instant, quelqu’un avait lui aussi tendu un doigt.
Il ne se passa rien du tout. Et puis, dans le tiroir du hall, très distinctement, nous entendîmes la petite sonnette : elle ne tremblait plus, cette fois. Elle sonna deux coups. C’est ainsi que l’on sonne quand on a entendu un pas dans le couloir.
-> second_chapter

=== revolving
Je poussai, et elle tourna. Il y avait dedans quatre chambres de verre, chacune avec un morceau de la rue. Dans la première, il pleuvait sur des taxis. Dans la deuxième, sur des fiacres. Dans la troisième il n’y avait personne, rien que des réverbères, et un peu de neige ; et dans la quatrième je vis un comptoir, avec un grand monsieur poliment penché dessus, et de ce côté-ci, accroché par le bout des doigts, quelqu’un de très petit, dans un manteau mouillé.
Puis je me retrouvai sur le tapis. « Bienvenue au Perpetua », dit le portier, par habitude. # speaker: hollis-penhallow
« Il y avait quelqu’un au comptoir. »
« Oui, dit monsieur Penhallow. C’est vous, en général. » Il était devenu si pâle que je pouvais lire les consignes d’incendie à travers son gilet. « On avait espéré que, vous, elle vous laisserait passer. » # speaker: hollis-penhallow
-> second_chapter

=== umbrella
Il le déroula d’un linge, comme on sort une flûte. J’avais imaginé quelque chose de long, avec une tête de canard. Il était rouge. Il m’arrivait à peu près à la taille.
« C’était mon oncle qui devait le réparer, dit monsieur Grieve. Il était dans ses livres quand j’ai repris le kiosque. Deux baleines cassées, on repasserait jeudi. Il est resté pendu derrière la porte, sur le papier il y a “Perpetua, 1926”. Alors, quand j’ai su qu’on fermait. » Il le tourna pour que la lumière coule dessus. « J’ai fait les baleines. On ne me doit rien. Ceux des enfants, je ne les compte pas. » # speaker: ansel-grieve
« C’était à quel client ? »
« Ça, ça ne le dit pas », me répondit-il. Il me regarda un moment par-dessus l’embout. Il a des yeux très doux, qui ont l’habitude de trouver l’endroit où une chose a plié. « Vous pourriez me le garder. On dirait que c’est vous qui commandez, ici. » # speaker: ansel-grieve
-> second_chapter

=== second_chapter
# chapter: Le chemin de la dix-neuf
# scene: corridor
Elle est au premier, sur l’arrière. J’aurais pu le dire avant lui ; depuis une heure que j’étais au comptoir, il y a des choses qu’on apprend. Elle donne sur la cour. On ne l’a jamais beaucoup demandée.
« J’y montais », dit monsieur Penhallow. Il allait devant nous dans le couloir, avec une lampe qui n’éclairait pas, en redressant les tableaux à travers le mur. « C’était la nuit de mon, on hésite à le dire, et on le dira donc vite, décès. On avait sonné à trois heures dix. Il n’y avait personne d’inscrit à la dix-neuf ; nous avions onze clients dans la maison. Mais une sonnette est une sonnette. J’étais parvenu au palier de repos. Et ce fut bien contrariant, monsieur, je me suis assis, juste pour reprendre haleine, et quand je me suis relevé je l’avais laissée là. » # speaker: hollis-penhallow
« Et vous y êtes depuis », dit mademoiselle Raman.
« J’y réponds depuis, mademoiselle. C’est à trois heures dix, la plupart des nuits. Je monte. Je frappe. Il ne m’a jamais paru convenable d’entrer sans qu’on m’en prie. Et personne ne dit “Entrez”. » # speaker: hollis-penhallow
Cela aurait dû faire trente pas. Trois fois, nous étions passés devant la même fougère. Au quatrième tournant le tapis s’arrêta, et là, devant nous, il y avait les cuivres, les horloges, la rue mouillée, et le fauteuil avec son étiquette : le hall.
~ rounds_made++
« Ah, dit le portier. C’est la comptabilité. On ne peut pas monter à la dix-neuf, du moins pas y entrer, tant que les choses en sont là. Je suppose que quelqu’un pourrait voir ce qu’il y a dans la maison qui s’y rapporte. » Il toussota. « On a soi-même son office. Il y a la lingerie ; il y a le placard aux chaussures. Ce dernier, je n’ai pas pu prendre sur moi d’y regarder. »
+ [Je dis que je me chargeais du placard aux chaussures.]
    ~ hollis++
    ~ drawer += small_shoes
    ~ looked++
    -> shoes
+ [J’allai à l’office, où l’on pique les notes.]
    ~ drawer += unpaid_bill
    ~ looked++
    -> pantry
+ {role == "tuner"} [Je dis que je m’occuperais du piano, puisque je venais pour lui.]
    ~ ansel++
    ~ looked++
    Il était dans la salle de bal, sous un drap. Je grimpai sur le tabouret, et c’est là que j’en vis un autre à côté, bas, avec un coussin dessus, et le coussin creusé. Je posai un doigt. Il était juste. Il était aussi juste que peut l’être une chose à côté de laquelle quelqu’un n’a pas cessé d’attendre.
    « Il y avait un morceau que le propriétaire savait par cœur, dit monsieur Penhallow à travers le mur. Il avait promis de l’apprendre à quelqu’un. On le revoit, les après-midi, qui le reprenait de bout en bout pour une petite main. » # speaker: hollis-penhallow
    Je m’aperçus que je le savais. Celui-là, énormément de gens le savent. Je jouai jusqu’à l’endroit où il faut croiser les mains, et là je n’atteignais plus.
    -> third_chapter
+ [Je priai mademoiselle Raman d’ôter le panneau de l’ascenseur.]
    ~ priya++
    ~ looked++
    -> panel

=== shoes
# chapter: Le placard à chaussures, paire par paire
Elles étaient rangées par paires, comme on les avait sorties cette nuit-là. Onze clients, nous avait-il dit. Il y avait des bottes de messieurs, et celles d’une dame, à boutons. Je comptai. Cela faisait douze paires.
« Je les ai toutes faites », dit la voix du portier, de l’autre côté de la porte. Il avait tourné le dos. « On ne pose pas de questions. La douzième paire, je l’ai faite aussi. Elles étaient toutes petites. Je me souviens de m’être dit, il faut tout de même que je voie pour qui c’est, et si l’on désire qu’on monte quelque chose ; et là-dessus, on a sonné. » # speaker: hollis-penhallow
C’étaient des souliers à bride, avec un bouton. Le cirage avait cent ans, et l’on aurait encore pu s’y voir. Je regardai. J’ai dû souffler dessus, c’était plutôt brouillé.
+ [J’en essayai un. C’était seulement pour voir.]
    ~ tried_on = true
    -> shoe_fits
+ [Je les portai au comptoir, et les posai côte à côte.]
    -> third_chapter

=== shoe_fits
Eh bien, il m’allait. Énormément de gens ont de petits pieds.
J’allais prendre l’autre, mais il y avait quelque chose dans le silence qui s’était fait au-dehors, dans le couloir. Je l’ôtai. Je refermai le bouton, pour qu’il fût comme avant. Quand je sortis, monsieur Penhallow regardait droit devant lui un tableau avec un cerf ; et il restait si peu de lui que j’aurais pu en compter les andouillers.
« J’espère qu’ils ont donné satisfaction », dit-il. # speaker: hollis-penhallow
-> third_chapter

=== pantry
Il y a une pique, au mur, près du chauffe-assiettes. Les notes y remontaient le temps. Il y avait des harengs, des bains, le porto d’un général. Et tout au fond il y en avait une qui avait pris la couleur du thé, et qui ne portait pas la moindre somme.
« Chambre 19, lus-je tout haut. Dû : Une histoire, comme promis. Une lumière à laisser allumée. À régler à l’heure du coucher. » # document
« Ce n’est pas ce que le client nous doit », dit lentement mademoiselle Raman. Elle avait tiré le tournevis de ses cheveux, comme elle fait pour réfléchir. « Regardez dans quelle colonne c’est. C’est ce que la maison doit à la dix-neuf. C’est une promesse. C’est une des nôtres. » # speaker: priya-raman
Monsieur Grieve avait avancé la main vers elle, et l’avait retirée. « Ce n’est pas grand-chose, dit-il. Mais c’est long à garder sur le cœur. » # speaker: ansel-grieve
-> third_chapter

=== panel
Elle s’y prit de côté, en émettant des réserves, les yeux fermés. « Je ne le regarde pas, dit mademoiselle Raman, je regarde du onze au treize. Il va où, le quatorze ? » # speaker: priya-raman
Il ne va nulle part. Il n’y a qu’un trou dans la planche, garni d’un bout de flanelle bleue. J’y passai le bras. Il entra jusqu’à l’épaule ; et tout au bout, dans le noir, une main prit la mienne.
Cela ne faisait pas peur. J’aimerais qu’on me croie là-dessus. Elle était à peu près de la même taille. Elle serra fort, comme on fait dans une foule quand on tient enfin quelqu’un ; puis elle me glissa une chose dans la paume et lâcha.
C’était une clef. Elle portait une étoile de cuivre avec un numéro.
~ drawer += key_nineteen
« Dix-neuf », dis-je.
« C’est donc là qu’on la range, dit mademoiselle Raman, les yeux serrés très fort, avec des larmes de joie qui passaient par-dessous. Oh, ce n’est pas le local du réservoir. Ce n’est pas le local du réservoir. » # speaker: priya-raman
-> third_chapter

=== third_chapter
# chapter: Quelqu’un a signé deux fois
# scene: desk
Nous revînmes donc au comptoir, et ils m’ouvrirent le registre, car il est lourd.
La page de cette nuit-là était facile à trouver, il s’ouvrait tout seul à cet endroit. Monsieur Penhallow connaît chaque nom. Il les suivit d’un doigt froid, en murmurant : un colonel, deux demoiselles West, un voyageur en corsets. Onze. Et en dessous, passablement à côté de la ligne, il y en avait un douzième ; il était au crayon. Tout en majuscules. L’une d’elles était à l’envers.
« Cela n’y était pas, dit le portier. J’ai tiré moi-même le trait sur cette page. Je l’aurais vu. » # speaker: hollis-penhallow
« Il faudrait être en bas, dit monsieur Grieve. En arrivant de ce côté-ci, par exemple. Sur la pointe des pieds. » # speaker: ansel-grieve
Je lisais. C’est curieux, comme il est difficile de lire une chose en majuscules. On aurait dit deux mots ; le premier était le nom de l’hôtel.
« Perpetua, dit mademoiselle Raman. Quelqu’un a mis l’hôtel ? »
« C’est un prénom de fille, dis-je. C’était d’abord un prénom. » J’ignore comment je le savais. Ils s’étaient tus tous les trois.
« À l’office, on disait qu’il l’avait bâti pour sa fille, finit par articuler monsieur Penhallow. Le propriétaire. On ne l’a jamais vue. Elle avait une gouvernante et craignait les courants d’air. Il y avait eu une affaire de train, elles devaient le précéder, il pleuvait, elles s’étaient perdues ; on a entendu dire qu’on l’avait mise toute seule dans un fiacre, avec une étiquette. C’était cette nuit-là. Et l’on nous avait dit de l’attendre, et il y avait un lit de fait à la dix-neuf. Mais elle n’est jamais arrivée. » Il porta la main là où était autrefois son souffle. « Je cherchais quelqu’un de plus grand », dit-il. # speaker: hollis-penhallow
« Un client signe deux fois, dit mademoiselle Raman. À l’arrivée, et au départ. » Elle tourna les feuilles, tout un siècle, jusqu’à la dernière où il y eût de l’encre.
C’était la page du jour ; il y avait là mon nom à moi, où je l’avais mis en entrant, ce soir-là. {player_name != "": Pour eux tous, depuis le début, j’étais {player_name}, puisque c’était ainsi que j’avais demandé qu’on m’appelle. Ce n’était pas ce que j’avais écrit.|Quelqu’un m’avait donné une plume.} Je n’ai jamais eu une belle écriture. La lumière n’était pas bonne. Je fermai le livre.
+ [Je dis que nous ferions mieux de monter, car il était presque trois heures.]
    -> fourth_chapter
+ [Je le rouvris, et les laissai voir. # hint: ce n’est qu’un nom]
    ~ looked = looked + 2
    -> signed_twice
+ [Je demandai une histoire à monsieur Grieve, en attendant. Rester assis sans bouger, il savait faire.]
    ~ ansel = ansel + 2
    ~ told_story = true
    -> story_of_ansel

=== signed_twice
Personne ne parla.
« Il y en a une à l’envers », dit enfin mademoiselle Raman, avec beaucoup de douceur. # speaker: priya-raman
« Je l’ai fait vite, dis-je. J’avais de l’eau plein les manches. »
Je regardai alors ma main sur le papier. Je regardai jusqu’où mes pieds descendaient le long du tabouret. J’aimerais pouvoir dire que je l’avais su. J’avais remarqué que les gens se penchaient pour me parler. J’avais mis cela sur le compte de la politesse.
« On va tâcher de faire parvenir ce parapluie à qui de droit », dit monsieur Grieve. Il avait mis un genou en terre pour cela. Il ne fit aucun grand geste. {drawer ? little_umbrella:Il me le reprit du bras, où il l’avait accroché lui-même, et me le tendit de nouveau, par le bon bout.|Il me le tendit, simplement, par le bon bout.} « Pardon pour le retard », dit-il. # speaker: ansel-grieve
~ drawer += little_umbrella
-> fourth_chapter

=== story_of_ansel
Il réfléchit. « Je n’en sais qu’une, dit-il. C’est l’histoire d’un corbeau qui tenait boutique. » # speaker: ansel-grieve
C’était une assez bonne boutique. On n’y vendait que des choses oubliées dans les trains. Le corbeau savait à qui était chacune d’elles, et c’est ce qui n’allait pas, pour un commerce : il ne pouvait rien vendre, à force de penser au visage des gens. Si bien que chaque soir il fermait de bonne heure, prenait l’objet sous son aile, et volait de-ci de-là, en regardant aux fenêtres.
« Et il les retrouvait ? » demandai-je.
« C’est une longue histoire, dit monsieur Grieve. D’habitude, je vais jusqu’à la deuxième fenêtre. » Il a une voix qui avance comme une aiguille. Quand l’horloge sonna, j’avais la tête posée sur le registre, et cela m’étonna bien. Je n’avais pas eu sommeil depuis je ne sais combien de temps. C’était une chose dont je me souvenais, comme d’une odeur. # speaker: ansel-grieve
Le portier se tenait près de nous, la bouche entrouverte. « Je vous demande pardon, dit-il. Qu’y avait-il à la deuxième fenêtre ? » # speaker: hollis-penhallow
-> fourth_chapter

=== fourth_chapter
# chapter: Trois heures dix
# scene: stairs
À trois heures dix, elle sonna.
Le fil était coupé, on l’avait décrochée et mise dans un tiroir. Elle sonna quand même. C’est un petit bruit plat, boudeur. C’est le bruit de quelqu’un à qui l’on a dit qu’il n’y avait qu’à sonner, et qui a sonné.
« J’y vais », dit monsieur Penhallow. Il arrangea sa cravate. « J’y vais toujours. » Mais il se retourna, cette fois, pour voir si quelqu’un venait.
Nous montâmes tous ensemble. À pied, puisqu’il avait toujours fait ainsi. La fougère était à sa place ; nous ne la vîmes qu’une fois. Au palier de repos, il ralentit, il avança une main vers la rampe. « C’est ici que je m’assieds », dit-il.
+ [Je lui pris la main, bien qu’il n’y eût rien dedans.]
    ~ hollis = hollis + 2
    -> landing_hand
+ {role == "clerk"} [Je lui dis, en ma qualité de relève, qu’il pouvait monter par le milieu du tapis.]
    ~ hollis = hollis + 2
    Il pesa la chose. C’était un point d’étiquette. « Du moment qu’on est relevé, dit monsieur Penhallow, on est un simple particulier. » Cent ans qu’il était dans cet escalier, et toujours sur le côté. Il monta par le milieu, le chapeau à la main, en regardant autour de lui, le cerf, la fougère ; et au palier de repos la vue lui plut tellement qu’il oublia de s’asseoir. # speaker: hollis-penhallow
    Je venais derrière avec la lampe. Je devais la tenir au-dessus de ma tête.
    -> room_nineteen
+ [Je courus devant. Je savais le chemin.]
    -> landing_run
+ [Je priai mademoiselle Raman de lui faire monter l’ascenseur jusque sous les pieds.]
    ~ priya = priya + 2
    -> landing_lift

=== landing_hand
C’est comme tenir un courant d’air. Je la tins tout de même. Il avait un pied sur la marche suivante, et l’on voyait ce qu’il lui en coûtait ; il y en avait dix, et en cent ans il ne les avait pas montées pour son propre compte.
« C’est une chose curieuse, dit monsieur Penhallow. Ce n’a jamais été l’escalier. J’ai idée que j’avais peur d’arriver là-haut, et qu’il y eût quelqu’un, et de l’avoir fait attendre. » # speaker: hollis-penhallow
« On ne vous en voudra pas, dis-je. On aura cru que c’était une minute. »
Il baissa les yeux vers moi. Il ne peut pas pleurer, mais il devient comme de la nacre. « Vous croyez », dit-il. Nous fîmes les dix ensemble. Je comptai pour lui.
-> room_nineteen

=== landing_run
C’est à gauche, encore à gauche, et la porte avec une étoile.
J’y fus bien avant tous les autres. Je les entendais venir, et la voix du portier qui disait « Monsieur », puis, d’un tout autre ton : « Mademoiselle. Attention à la marche. » J’y fis attention. Je savais qu’elle était là. De ma vie je n’ai mis les pieds dans ce couloir.
La porte était fermée. Il y avait un paillasson, sans souliers de personne, et une barre de cuivre juste à la hauteur de mes yeux. À un endroit, à force de frotter, on l’avait rendue brillante. J’y levai la main, et ma main y allait.
-> room_nineteen

=== landing_lift
« Entre le rez-de-chaussée et le premier ? dit mademoiselle Raman. Il n’y a pas d’arrêt entre le rez-de-chaussée et le premier. » Mais elle était déjà descendue, dans un éclair de gants blancs. Un bourdonnement monta par les marches ; du mur plein, entre le cerf et le seau à incendie, sortit une porte éclairée qui vint s’arrêter au ras de la marche, à un cheveu près. # speaker: priya-raman
« On monte, monsieur P. », dit-elle. # speaker: priya-raman
« Je ne suis pas un client, mademoiselle. Il y a l’escalier de service. » # speaker: hollis-penhallow
« Cela fait cent ans que vous êtes là. Vous êtes résident. Deuxième étage, Linge de maison, Se faire dorloter. » Elle lui tendait la main. C’était la première fois que je voyais faire cela par quelqu’un qui savait qu’il n’était pas là. Il entra. Il tenait son chapeau. # speaker: priya-raman
-> room_nineteen

=== room_nineteen
# chapter: Chambre dix-neuf
# scene: nineteen
« Eh bien, je vais frapper », dit monsieur Penhallow.
Il frappa : deux coups, puis un. Et nous attendîmes, comme il l’avait fait chaque nuit d’un siècle, que quelqu’un dît « Entrez ».
Aucun des trois ne regardait la porte. Il me fallut un moment. Ils ne se regardaient pas non plus. Ils avaient tous trois cet air qu’ont les gens, à un anniversaire, quand on vient d’allumer les bougies.
L’idée me vint que c’était peut-être à moi de le dire.
# scene: nineteen
{drawer ? small_shoes: J’avais apporté les souliers, sous mon bras.}{drawer ? key_nineteen: J’avais l’étoile dans la main, avec sa clef.}{drawer ? unpaid_bill: J’avais mis la vieille note dans ma poche ; une histoire, disait-elle, comme promis.}{drawer ? little_umbrella: Je m’appuyais sur le parapluie. Il était juste à la bonne hauteur.}
+ {looked >= 2 or tried_on} [« Entrez », dis-je.]
    -> ending_come_in
+ {looked < 2 and not tried_on} [« Entrez », dis-je. # locked: Je n’avais pas regardé d’assez près pour savoir à qui c’était de le dire]
    -> ending_come_in
+ {told_story or drawer ? unpaid_bill} [Je demandai s’ils voulaient bien s’asseoir tous sur le lit, et que l’un d’eux commence.]
    -> ending_story
+ {priya >= 3 or drawer ? key_nineteen} [Je demandai à mademoiselle Raman ce qu’il y avait au quatorzième.]
    -> ending_fourteen
+ {hollis >= 2} [Je dis à monsieur Penhallow qu’il était relevé.]
    -> ending_relieved
+ [Je dis qu’il n’y avait personne, et je descendis tenir le comptoir.]
    -> ending_desk

=== ending_come_in
# chapter: Réglé
La porte s’ouvrit comme si l’on s’y appuyait de l’intérieur.
C’était une jolie chambre. Elle avait une frise de canards. Le lit n’était ouvert que d’un côté ; il y avait du feu, et une veilleuse dans une soucoupe, que quelqu’un avait dû allumer une minute plus tôt. Sur la chaise, une chemise de nuit chauffait.
« Je vous demande bien pardon, leur dis-je. C’est moi, n’est-ce pas ? J’étais au comptoir depuis le début. Je croyais que vous aviez besoin de quelqu’un pour le faire. »
« Vous l’avez très bien fait, dit monsieur Penhallow. Je n’ai jamais vu personne s’y prendre mieux avec un général. » Il s’était accroupi, pour être à hauteur. « C’est moi, mademoiselle, qui regrette d’être resté si longtemps dans l’escalier. Désiriez-vous quelque chose ? » # speaker: hollis-penhallow
J’avais ma réponse toute prête. Il y avait cent ans que je sonnais pour cela. Il se trouva, quand j’y regardai, que c’était une toute petite chose.
« Je voulais seulement dire que j’étais là », dis-je.
Il sortit son crayon. Il l’écrivit dans le livre, sur-le-champ, avec l’heure ; et je le vis regarder la ligne, et remettre droites les épaules de son habit, comme un homme dont le train est en gare.
# scene: dawn
# ending: signed-in; Au registre
À partir d’ici, c’est mademoiselle Raman qui raconte tout, puisque je dormais. Elle dit qu’à six heures la porte tournait avec le soleil dessus, et qu’elle laissait sortir quiconque poussait. Monsieur Grieve s’en alla voir l’ombrelle d’une dame. Le portier lui confia sa montre ; il n’en avait que pour un instant, dit-il, il montait voir si la dix-neuf avait tout ce qu’il lui fallait. On a vendu l’hôtel. Il n’y a qu’une chambre, les agents s’en sont aperçus, qu’on n’a pas pu vendre, elle est occupée. C’est dans le bail : on laisse une lumière. Le bouton est toujours tiède. Elle croit que c’est parce que je dors la main sous la joue.
-> END

=== ending_story
# chapter: Ce qui était dû
C’est donc ce que nous fîmes. Ce n’était pas fermé à clef, il suffisait de demander. Il y avait un lit, une lumière, une frise de canards ; monsieur Grieve prit la chaise, mademoiselle Raman le garde-feu, et le portier resta debout jusqu’à ce que je lui dise qu’ainsi je ne voyais pas bien au travers.
« Une histoire, dit monsieur Penhallow, en lisant {drawer ? unpaid_bill:sur la note|sur une note couleur de thé, restée tout ce temps sur la pique de son office}. Comme promis. La maison regrette le retard. » # speaker: hollis-penhallow
« Il y avait un corbeau qui tenait boutique », dit monsieur Grieve.
Ils la racontèrent à eux trois. Mademoiselle Raman y mit un ascenseur, c’était plus fort qu’elle ; et le corbeau découvrit qu’il pouvait atteindre des fenêtres bien plus hautes. Le portier fit les voix des clients. Il en a onze, toutes parfaites, et on ne les lui avait jamais demandées. Ils passèrent la deuxième fenêtre, la troisième. Il y avait à chacune quelqu’un qui avait cru une chose perdue pour toujours. Je fis de mon mieux pour ne pas dormir avant la fin. C’est si difficile de savoir, après, jusqu’où l’on a entendu.
« Et à la toute dernière fenêtre, disait monsieur Penhallow, je me le rappelle, très loin, il n’y avait personne. Il n’y avait qu’une étiquette, et un manteau mouillé. Alors il est entré et s’est assis là ; et il a attendu que la petite arrive. » # speaker: hollis-penhallow
J’aurais aimé lui demander si elle est arrivée. Quelqu’un me bordait, du côté du mur.
# scene: dawn
# ending: paid-in-full; Une histoire, comme promis
ACQUITTÉ, lit-on en travers de la note. En trois écritures. Le dimanche matin, ils laissèrent tourner la porte, et qui voulait put sortir par là. On me dit qu’il faisait beau. {ansel >= 3: Monsieur Grieve raconte l’histoire aux enfants pendant qu’ils attendent, et elle s’allonge à chaque fois.|Monsieur Grieve a laissé le parapluie dans le porte-parapluies, ouvert, pour que je le trouve.} Le portier, on ne l’a plus revu. Seulement, les tableaux sont toujours droits. Pour ma part, je me trompais, je crois, au sujet du comptoir. Je pensais qu’il fallait que quelqu’un le garde. Mais j’ai dormi d’une traite, et rien n’a sonné.
-> END

=== ending_fourteen
# chapter: Quatorze
« J’ai écrit onze lettres pour le savoir, dit mademoiselle Raman. On m’a augmentée. »
« Mais vous voudriez que ce soit quoi ? » dis-je.
Elle y réfléchit ; elle est ingénieur. « Une vraie salle des machines, dit-elle, avec une verrière. Et tout étiqueté. Et quelqu’un qui aurait attendu là pour me la montrer. » Elle était devenue toute rose. « Six ans que j’ai peur que ce soit un réservoir. » # speaker: priya-raman
Je dis qu’alors j’allais la lui montrer. Cela allait de soi. Ce n’est pas du tout par la dix-neuf, là on ne fait que dormir. Je montai sur le siège, pris sa main dans son gant blanc, et la posai sur le bouton, sous la mienne. Il n’est pas dit dans le contrat qu’on n’ait pas le droit d’appuyer avec elle.
Il monta comme une respiration. Neuf, dix ; le portier comptait. Au treizième nous fermâmes les yeux, par précaution, et nous passâmes. Et la grille se replia comme un éventail, sur le toit de l’hôtel tout entier, sous verre, avec les lumières de la ville étalées à l’entour aussi loin que la pluie ; au milieu il y avait la roue, haute comme une maison, toute en cuivre, et qui tournait. Un cheval à bascule y était attaché. C’était mon père qui l’avait voulu ainsi. Il disait que de cette façon je sentirais toujours quand quelqu’un monterait.
« C’est étiqueté », dit mademoiselle Raman. Elle s’était mise à genoux pour lire. Tout est en majuscules. Il y en a une à l’envers. # speaker: priya-raman
# scene: dawn
# ending: fourteen; Attention à la marche
C’est de là qu’elle envoya sa thèse. On la lui signa. {priya >= 3: Elle est seule à avoir la clef de la grille, et elle monte le jeudi à neuf heures ; nous huilons des choses.|Elle monte, le jeudi, me lire les cadrans.} On a démoli depuis presque tout le Perpetua ; ce sont des bureaux jusqu’au douzième. Mais l’ascenseur a toujours quatorze boutons. Si vous êtes sous contrat, il ne faut pas appuyer. Sinon, et si l’on vous a donné un sucre d’orge, et si vous y arrivez, vous verrez qu’il est tiède. C’est moi. Je m’y appuie seulement pour voir qui c’est.
-> END

=== ending_relieved
# chapter: La fin du service
Il ne saisissait pas. « J’ai la dix-neuf à servir », dit-il.
« C’est fait, lui dis-je. J’ai été voir. Il y avait un client qui sonnait, mais il n’a plus besoin de rien. Il a dit que vous aviez été très prompt. » Je me tins le dos raide autant que je pus. « Vous pouvez disposer, monsieur Penhallow. Vous êtes relevé. C’est moi qui ai le comptoir. »
Je ne crois pas qu’on le lui eût jamais dit. Il n’y avait personne pour cela ; il avait été le dernier de service. Je regardai la chose descendre en lui comme les lumières qui s’éteignent le long d’un couloir, l’une après l’autre, dans l’ordre, avec soin. « Désirez-vous autre chose ? » dit Hollis Penhallow. # speaker: hollis-penhallow
« Et vous, il y a quelque chose que vous auriez aimé ? »
« On hésite à le dire, dit-il, et je le dirai donc vite. Je n’ai jamais logé ici. J’aurais aimé le voir de jour, le chapeau sur la tête ; entrer par-devant, et que quelqu’un lève les yeux. » # speaker: hollis-penhallow
Nous le fîmes donc. Mademoiselle Raman retint l’ascenseur. Il sortit par la porte tournante ; nous le voyions là, dans le quatrième carreau, très droit, le matin derrière lui. Il fit le tour. Il ôta son chapeau.
Je levai les yeux. Pour cela, je dus monter sur le barreau. « Bienvenue au Perpetua, dis-je. Nous vous attendions. »
# scene: dawn
# ending: relieved; Nous vous attendions
Il a la douze, avec le soleil. Il garde la chambre jusqu’à onze heures du matin, et descend prendre le petit déjeuner. {drawer ? small_shoes: Le soir il met ses souliers dehors ; je les fais, et à côté je fais les miens.|Le soir il met ses souliers dehors.} On me dit que l’hôtel a fermé. C’est possible, il traîne pas mal d’étiquettes. Mais il faut bien quelqu’un au comptoir. J’ai une caisse pour monter dessus, maintenant, c’est monsieur Grieve qui l’a faite. Et je n’entends plus cette sonnette. Elle était toujours à bouder. Je me demande bien qui c’était.
-> END

=== ending_desk
# chapter: Personne à la dix-neuf
Ils échangèrent un regard par-dessus ma tête. Les gens font cela ; j’ai l’habitude.
« Comme vous jugerez bon », dit monsieur Penhallow. Il s’inclina tout de même devant la porte. # speaker: hollis-penhallow
Je redescendis sans eux. Je remontai sur le tabouret. Il y avait le registre, la plume ; il y avait la rue mouillée, qui tournait, qui tournait. Je pris un message pour un général. Vers cinq heures, monsieur Grieve vint appuyer quelque chose dans le coin du comptoir, sans un mot, lui donna une petite tape, et retourna s’asseoir dans son fauteuil ; et mademoiselle Raman m’apporta un sucre d’orge.
« Vous pourriez revenir demander, dit-elle, n’importe quand. Quand vous y aurez réfléchi. C’est toujours à trois heures dix. » # speaker: priya-raman
« J’ai beaucoup à faire », expliquai-je.
« Je sais, dit mademoiselle Raman. Vous faites cela à merveille. » # speaker: priya-raman
# scene: dawn
# ending: busy; Beaucoup à faire
Tout cela remonte à un bon moment. Ils n’ont jamais réussi à fermer. Des gens sont venus mettre les verrous, et la porte les a ramenés ; ils ont pris des chambres. {rounds_made >= 2: Moi-même, j’ai cessé d’essayer.|On me dit que je devrais essayer la porte.} Cela m’est égal, j’aime bien la maison pleine. Seulement, chaque nuit, à la même heure, quelque chose dans ce tiroir se met en colère comme un enfant qui boude ; je le regarde, et je me dis, quelqu’un devrait tout de même y aller voir. Et puis je me dis que c’est sûrement fait. Il y a un monsieur qui monte.
-> END
