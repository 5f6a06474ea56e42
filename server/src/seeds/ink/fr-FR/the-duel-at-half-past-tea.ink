# role: friend; Une connaissance de la maison; Vous veniez prendre le thé, et vous étiez au plus près quand il lui a fallu un témoin.
# role: fencer; Le numéro dix-neuf; Un duel avec elle, une fois, à l’aube, pour une virgule. Elle vous a envoyé un cognassier.
# role: pastrycook; La petite main du pâtissier; Le glaçage du gâteau, c’est vous. Personne d’autre ici ne sait ce qui le fait tenir debout.
# relationship: odile; odile-marchetti; 5
# relationship: sable; sable; 5
# relationship: mirela; mirela-stan; 5
# meter: steps; Pas jusqu’au gâteau; 9
# inventory: tray; Sur le plateau
# item: returned_fan; Un éventail, rendu de la mauvaise main
# item: prompt_slip; Un bout de papier venu de sous la terrasse
# item: sugar_heron; Le héron en sucre
# talk: odile-marchetti; Dites-le donc du côté droit. Le gauche ne reçoit pas le jeudi.
# talk: sable; Regardez le gâteau, je vous prie, en parlant. Un gâteau pique tellement moins la curiosité des gens.
# talk: mirela-stan; Par ici, en bas. Gare à la grille. Tu as un trou, pas vrai, mon chou ? C’est quoi, ta dernière réplique ?
# agreement: the-page-held-up; mirela-stan; page_shown; true; Mirela tiendra la brochure levée sous la bouche d’égout, ouverte à la page où ils ont peur tous les deux.; ce qu’ils cachent, cachent, ce qu’ils ont, chacun, le secret, la brochure, souffle-moi, la page; Je souffle, je ne cancane pas. Mais tout est dans la brochure, mon chou, elle et lui, avec un signe en marge là où on prend son souffle. Quand ils se lèveront, je la tiendrai contre la grille. Tu n’auras qu’à baisser les yeux, comme quelqu’un de pudique.

LIST things = returned_fan, prompt_slip, sugar_heron
VAR role = "friend"
VAR player_name = ""
VAR tray = ()
VAR odile = 1
VAR sable = 0
VAR mirela = 0
VAR steps = 9
VAR dog = false
VAR hand = false
VAR fan = false
VAR uncle = false
VAR laughs = 0
VAR page_shown = false

-> sandwich

// L’arme, c’est la conversation. Chaque tour rapproche le gâteau d’un pas. Ce qu’on apprend décide de la façon dont il peut être coupé.

=== sandwich
# chapter: La terrasse, après onze refus
# scene: terrace
Il existe, aux dires du chambellan, dix-neuf façons correctes de décliner un sandwich, et le prince en est à la onzième.
Il est tout jeune. Son épée a été fourbie par quelqu’un qui l’aime. De l’autre côté de la nappe blanche, Odile Marchetti a retiré un gant, doigt après doigt, et l’a posé exactement parallèle au couteau. Le gâteau se dresse entre eux. Il a trois étages et un héron en sucre. Personne ne le regarde, comme personne ne regarde une pendule.
« Vous êtes mon témoin{player_name != "":, {player_name}}, vous dit-elle en remuant à peine les lèvres. Vous portez mes excuses, mon mouchoir et, si nous devions en venir là, l’assiette. La loi est formelle. Tant que nous causons, nous ne nous battons pas. Son Altesse est à court de temps qu’il fait. De grâce, demandez-lui quelque chose. » # speaker: odile-marchetti
{role == "friend": Vous n’étiez là que pour le thé. C’est une chose qui arrive aux connaissances de Madame Marchetti : elles s’aperçoivent un beau jour qu’elles sont en train de tenir quelque chose.}
{role == "fencer": Le dix-neuvième duel, c’était le vôtre. Il s’agissait d’une virgule. Elle vous a fait sauter le premier bouton au moment où le soleil se levait, puis elle a écrit pour dire combien c’avait été charmant, et il y avait un cognassier avec la lettre. Vous lui tiendriez son manteau en plein ouragan.}
{role == "pastrycook": Il vous reste du sucre dans les plis des mains. On vous avait fait monter avec le chariot, et vous repartiez déjà, quand elle vous a pris le coude et a dit au chambellan : « Voilà qui fera l’affaire. »}
De sous les dalles, contre votre soulier gauche, une voix grave dit : « Demande-lui pour son chien. » # speaker: mirela-stan
Vous baissez les yeux. Entre deux dalles il y a une fente large comme la main, avec, derrière, une lampe sous abat-jour et un éclair de lunettes. C’est la bouche d’égout de la terrasse. On l’a tapissée de feutre vert.
« Acte quatre, scène première, murmure la voix. “La Terrasse”. Ce n’est pas une vraie pièce. Peu importe. Toi, mon chou, tu joues sans brochure, et lui, il a un trou depuis le concombre. Le chien. » # speaker: mirela-stan
Près de la balustrade du fond, d’où l’on voit deux portes à la fois, une silhouette qui porte le deuxième plus bel habit de la Cour d’Hiver pèle une orange en lisant sur vos lèvres.
+ [Demander au prince des nouvelles de son chien. # hint: la voix de l’égout a l’air sûre d’elle]
    ~ dog = true
    ~ mirela++
    -> the_dog
+ [Demander au prince s’il se plaît à la Cour d’Hiver. # hint: sans risque, et lent]
    -> the_court
+ [Lui offrir en personne le douzième sandwich, de travers. # hint: {role == "pastrycook": c’est vous qui l’avez écroûté ce matin|pour cela aussi il y a dix-neuf façons}]
    ~ laughs++
    ~ odile++
    -> wrong_sandwich

=== the_dog
# chapter: Par-dessus la nappe, un chien
~ steps--
« Je me demandais, Monseigneur, dites-vous, si vous aviez un chien. »
C’est comme si quelqu’un avait ouvert en lui une fenêtre. « Deux, dit le prince. Non, un. Il y en avait deux. Bosco est mort en mars. Cornichon est à la maison, il n’a plus qu’une oreille, il serait bien venu, seulement il hurle pendant l’hymne. » Il a tendu la main à plat contre son genou, à hauteur de tête ; il la regarde, là, et la reprend. « Il dort sur les chiffons à fourbir, dit-il. Alors tout ce que j’ai sent un peu le chien. C’est lui qui… enfin, c’est ma sœur. L’épée, c’est elle. Elle pleure dessus, et après il faut qu’elle recommence. » # speaker: Le prince
Jamais personne, à cette longue table, n’avait entendu un prince dire autant de mots d’affilée. Le chambellan note : chien.
« J’ai eu un épagneul, observe Madame Marchetti, le regard dans le vague, qui a mordu un archevêque. On n’oublie pas un ami. » # speaker: odile-marchetti
Elle a écarté les sandwichs de deux doigts environ, si bien qu’ils ne sont plus entre eux. La conversation, d’après le règlement, a fait un tour ; on roule donc le gâteau d’un pas sur son petit chariot doré ; il s’arrête, et le héron en sucre hoche la tête.
-> second_course

=== the_court
# chapter: Sous tant de fenêtres
~ steps--
« Beaucoup », dit le prince. Il cherche autour de lui quelque chose à mettre après. « Elle est plus froide que la nôtre. Et il y en a davantage. » # speaker: Le prince
S’ensuit une de ces pauses par où il est arrivé que commencent les guerres. Vous entendez soupirer l’égout.
« Ce sont les fenêtres, dit Madame Marchetti, venant à la rescousse comme y vient un vaisseau de ligne, par le travers. Feu Sa Majesté souhaitait pouvoir voir tous ceux qui parlaient d’Elle. On en a donc percé quatre cents, et depuis, plus personne n’a rien dit à l’intérieur. Nous faisons tout sur la terrasse, ce qui vous explique notre teint. » # speaker: odile-marchetti
Il a failli sourire. L’idée vous vient qu’elle l’a fait exprès, comme on tend le poignet à un cheval ombrageux. Mais la conversation a fait un tour. D’après le règlement, on roule le gâteau d’un pas sur son petit chariot doré. Il s’arrête ; le héron en sucre hoche la tête.
-> second_course

=== wrong_sandwich
# chapter: Au bout de la pince à sucre
~ steps--
Vous le saisissez avec la pince à sucre. Vous le lui présentez par la droite, à l’envers, avec la révérence due à la veuve d’un évêque.
Le prince regarde le sandwich. On le voit passer en revue : ce n’est pas la douzième, ce n’est aucune des dix-neuf. Il n’existe pas de façon correcte de décliner cela. Les coins de sa bouche commencent à lui échapper ; il les serre.
« Non merci, dit-il comme un petit garçon à un goûter, je n’ai plus faim » ; et il sort de lui un hoquet de rire, bref, aigu, sans recours. # speaker: Le prince
Toute la table se retourne pour voir ce qui vient de mourir. Madame Marchetti a fermé les yeux. Son visage est d’une parfaite tenue, et une larme y coule. « Je me suis battue trente et une fois, vous dit-elle au bout d’un moment, non sans peine, et je n’ai jamais vu une feinte pareille. Où avez-vous appris ? » # speaker: odile-marchetti
La conversation a fait un tour. D’après le règlement, on roule le gâteau d’un pas sur son petit chariot doré ; il s’arrête, et le héron en sucre hoche la tête.
-> second_course

=== second_course
# scene: terrace
« Trois minutes de grâce, annonce le chambellan, pour l’enlèvement des croûtes. »
C’est l’entracte des témoins. Tant qu’il dure, vous pouvez aller où il vous plaît, pourvu que vous ayez une assiette. Le prince subit les discours de son propre témoin, un oncle volumineux et abondamment médaillé, dont toutes les médailles vous regardent.
Madame redresse des fourchettes. Elle le fait de la main droite. La gauche, la nue, repose dans le giron de sa robe grise, l’éventail rendu par-dessus, comme un papier sous son presse-papiers.
« C’est là que tu irais trouver l’un des trois, conseille l’égout, très vite. Je l’ai vu jouer. La dame, et elle te dira pourquoi. Ou l’habit, et il te dira quoi. Ou alors tu restes avec moi, tu apprends la suite ; mais je ne garantis rien, moi, je ne lis que les souliers. » # speaker: mirela-stan
+ [Aller trouver Madame Marchetti, avec une fourchette propre.]
    ~ odile++
    ~ hand = true
    -> her_hand
+ [Aller trouver l’habit de la balustrade, avec une fourchette sale.]
    ~ sable++
    ~ uncle = true
    -> the_coat
+ [Laisser tomber sa serviette près de l’égout, et mettre un certain temps à la retrouver.]
    ~ mirela++
    ~ fan = true
    -> the_drain

=== her_hand
# chapter: Sur ses genoux, sous l’éventail
~ steps--
« Vous vous serez demandé, dit Odile, comment on en vient à me provoquer pour un éventail. C’est simple, je l’ai laissé tomber. Il l’a ramassé ; il me l’a tendu de la main gauche ; à cette cour, c’est ou bien demander la main de quelqu’un ou bien lui déclarer la guerre. Son oncle a choisi. Le petit, on ne lui a rien demandé. » Elle prend la fourchette. « Ce que vous avez trop d’éducation pour vous demander, c’est pourquoi je laisserais tomber un éventail. Celui-là, je l’ai tenu pendant deux tremblements de terre. » # speaker: odile-marchetti
Elle le soulève, d’un doigt, pour vous et pour personne d’autre. Dessous, la main gauche, nue, tremble, très finement, comme un verre quand passe une charrette.
« Depuis l’avant-dernier hiver. C’est pire quand j’ai froid, et quand j’ai de la peine. Je peux tirer de l’autre. Je m’exerce la nuit, contre un balai, et je l’ai battu trente et une fois. » L’éventail redescend. « Mais il a dix-sept ans. Il se fendra droit devant lui, parce que personne ne lui a jamais dit de ne pas le faire, et j’aurai un quart de seconde pour détourner cela sans que nul n’en souffre. Ce quart, je ne sais pas si je l’ai encore. Vous voyez donc que j’aimerais infiniment mieux continuer à causer. » # speaker: odile-marchetti
C’est la première fois de sa vie, pensez-vous, qu’elle dit cela à quelqu’un. Les croûtes ont disparu. Les roues dorées grincent.
-> third_course

=== the_coat
# chapter: La balustrade aux deux portes
# scene: balustrade
~ steps--
« Vous tenez une assiette comme quelqu’un qui a dû en laver, dit Sable, j’irai donc vite. Mardi, quatre cours signent un papier dans la pièce qui est derrière nous. Jusque-là il me faut ce garçon vivant, c’est le prochain roi de Lys ; il me la faut vivante, elle, c’est la seule personne dont sa grand-mère ait peur. Et il faut que nul ne soit convaincu de lâcheté. Vous n’imaginez pas combien de guerres se réduisent à cela. » L’écorce vient d’un seul ruban. « Regardez l’oncle. » # speaker: sable
Vous regardez. Les médailles vous rendent votre regard.
« Une égratignure au garçon, et il est régent, le temps qu’il faut pour venger. Une égratignure à Madame, et il est l’oncle du héros. Il a mis onze cents sur la guerre, dans le trois pour cent. J’ai vu les souliers du courtier. » On vous tend un quartier d’orange. « Je ne songerais pas à vous demander quoi que ce soit. Je signale, sans plus, qu’il fera couper le gâteau à cinq heures moins le quart, quoi qu’ils soient en train de se dire. Il a soudoyé le chariot. Deux pas à la fois, quand il tousse. » # speaker: sable
Derrière vous, quelqu’un tousse. Les roues dorées grincent ; et grincent.
~ steps--
-> third_course

=== the_drain
# chapter: Parmi les pieds de chaises
# scene: drain
~ steps--
À genoux parmi les pieds de chaises, vous la voyez : un visage pâle, intelligent, éclairé par-dessous, un crayon derrière chaque oreille, une tasse. On l’a fait venir du Théâtre de la Comète, dit-elle, pour souffler les toasts. Personne ne lui a dit de rentrer chez elle.
« D’ici, c’est tout pieds, et les pieds, ça ne joue pas. Lui, ils rentrent en dedans. Ce n’est pas la peur, la peur, il l’a avalée. C’est la honte. Et elle, regarde : le poids à droite. Une gauchère. Alors pourquoi est-ce qu’elle se tient comme s’il y avait dans ce bras quelque chose qui dort et qu’elle ne veut pas réveiller ? » Mirela Stan lèche son crayon. « Et puis autre chose. L’éventail, je l’ai vu descendre, j’avais toute la scène à hauteur d’œil. Il ne l’a pas ramassé de la gauche. Il l’a ramassé de la droite, comme un agneau. Là-dessus l’oncle lui marche sur le pied, et lui, pour ne pas tomber, il change de main. Il a rendu l’éventail de la seule qui lui restait. » # speaker: mirela-stan
Elle déchire un coin de son manuscrit et vous le passe entre deux dalles. Il y a dessus, d’une petite écriture rapide, une réplique. Aucun nom ne la précède.
~ tray += prompt_slip
« Elle est à quelqu’un, dit-elle. Je l’ai écrite dans une marge il y a neuf ans, et depuis, je cherche qui la dit. Garde-la sur toi. Tu sauras. » # speaker: mirela-stan
Au-dessus, les roues grincent. Vous remontez avec la serviette, et vous lui faites un salut.
-> third_course

=== third_course
# scene: small-cakes
Le second service se compose de petits gâteaux, afin d’amener le grand. L’usage veut que la partie provoquée pose alors une question, et que l’autre la paie de même monnaie.
« Monseigneur, dit Odile Marchetti. Que ferez-vous après ? » # speaker: odile-marchetti
« Après quoi ? » # speaker: Le prince
« C’est ma question. » # speaker: odile-marchetti
Il rougit. Il n’avait pas pensé qu’il y aurait un après. Vous le voyez debout à l’extrême bord de l’après-midi, à quatre heures et demie, regarder de l’autre côté, et il n’y a rien, ni chien ni sœur ; il lève les yeux vers elle, et c’est tout simplement le début de la terreur. Sa bouche s’ouvre, et c’est le trou.
Le chambellan a levé sa montre. Qu’une question demeure une minute sans réponse, et la conversation est réputée close.
« Le texte, chuchote l’égout à l’agonie. Que quelqu’un lui donne un texte. » # speaker: mirela-stan
+ {dog} [« Cornichon va réclamer son dîner, Monseigneur. »]
    ~ laughs++
    -> line_dog
+ {role == "pastrycook"} [« L’étage du haut est creux, Monseigneur. Il fallait que je le dise à quelqu’un. »]
    # chapter: L’étage du haut, un carton à chapeau
    ~ laughs++
    ~ steps--
    « Creux ? » dit le prince. # speaker: Le prince
    « C’est un carton à chapeau, dites-vous. Glacé. Nous n’avions d’œufs que pour deux. » Cela vous pèse sur le cœur depuis mardi. Vous voyez la chose entrer, et allumer quelque chose.
    « Donc, quoi qu’on fasse après, dit le prince en cherchant où poser le pied, on n’en reprendra pas deux fois. » Ce n’est pas fameux. C’est le premier mot d’esprit qu’il ait fait en public, et Madame Marchetti le reçoit d’une petite inclination grave, comme entre gens du métier. Les roues grincent, et le grand gâteau avance, d’un pied un rien léger, à présent qu’on sait où regarder. # speaker: Le prince
    -> fourth_course
+ [« Monseigneur vous écrira une lettre. Tout le monde le fait. Il y en a trente et une. »]
    ~ odile++
    -> line_letter
+ {tray ? prompt_slip} [Lire à voix haute ce qu’il y a sur le papier.]
    ~ mirela++
    -> line_slip
+ {uncle} [« Je crois que son oncle a une réponse. Il a toussé. »]
    ~ sable++
    -> line_uncle
+ [Renverser le sucre. # hint: d’un geste ample]
    ~ laughs++
    -> line_sugar

=== line_dog
# chapter: Six heures, à côté de l’écuelle
~ steps--
« À six heures, dit aussitôt le prince. Il ne mange avec personne d’autre. Il reste assis, là, à côté de son écuelle. » Il entend ce qu’il vient de dire. Il y a un après, avec une seule oreille, et il faut y être à six heures. « Je n’avais pas pensé, dit-il lentement, à qui le lui dirait. » # speaker: Le prince
« Non, convient Odile. Ils ne savent jamais, n’est-ce pas ? Il faudrait continuer à rentrer sans vous, tous les soirs, pendant des années. » C’est dit avec beaucoup de douceur. D’un bout à l’autre de la table, plusieurs personnes se découvrent quelque chose dans leur thé. # speaker: odile-marchetti
Le chambellan abaisse sa montre. On voit bouger la moustache de l’oncle. Un grincement ; le gâteau avance.
-> fourth_course

=== line_letter
# chapter: Le jardin des autres, par lettre
~ steps--
« C’est vrai ? dit le prince. Ils vous écrivent ? » # speaker: Le prince
« J’écris la première. C’est la moindre des choses, quand on s’est vus de si près. Alors ils répondent, et l’on apprend quantité de choses sur leurs jardins. J’ai assisté à neuf des mariages. » Elle lui choisit un petit gâteau, avec soin, celui à la cerise. « Je vais vous dire ce qu’ils mettent tous, c’est toujours pareil. “Je croyais qu’à votre salut j’aurais l’impression d’être quelqu’un. J’ai eu l’impression d’être le fils de quelqu’un.” » # speaker: odile-marchetti
Il prend le gâteau. Il semble avoir oublié qu’il y ait la moindre façon de le décliner. « Vous les gardez ? » # speaker: Le prince
« Dans la farine », dit Odile, ce que vous ne comprenez pas, et elle rosit légèrement. Les roues grincent, et le grand gâteau avance.
-> fourth_course

=== line_slip
# chapter: Un papier lissé sur l’assiette
~ steps--
Vous le lissez contre l’assiette. Vous le lisez à voix haute, pas très bien, comme on lit ce qu’on n’a encore jamais vu.
« “Je ne suis venu que parce qu’on avait déjà fourbi l’épée.” »
Sur toute cette terrasse on n’entend que le drapeau. Le prince s’est retourné sur sa chaise et cherche qui a parlé. Puis il comprend que c’était à sa place, et presque dans sa voix, que tout le monde l’a entendu ; et que c’est vrai.
« Oui, dit-il. C’est vrai. Elle était debout depuis cinq heures. » Et ses épaules, qu’il avait remontées jusqu’aux oreilles depuis le déjeuner, redescendent comme un drapeau le soir. # speaker: Le prince
Sous vos pieds, un crayon gratte. « Le prince », se dit Mirela Stan d’une voix étranglée, en inscrivant le nom. « Neuf ans. C’était le prince. » # speaker: mirela-stan
-> fourth_course

=== line_uncle
# chapter: Toute la table, tournée vers l’oncle
Toutes les têtes se tournent. L’oncle a la bouche ouverte. Il allait justement tousser de nouveau.
« Moi ? dit l’oncle. Ce que le petit fera après, ce n’est pas mon affaire. » # speaker: L’oncle
Il y mettait de la modestie, mais cela tombe autrement. Cela reste là, sur la nappe blanche, au soleil. Tout au bout, une vieille dame en noir que vous aviez crue endormie ouvre un œil ; c’est la reine douairière de Lys, la grand-mère, et elle regarde son fils cadet comme on regarde une tache.
« Vraiment ? » dit le prince. Il est devenu tout blanc. « Et c’est l’affaire de qui, d’après vous ? » # speaker: Le prince
À la balustrade, on pose sur la pierre une orange pelée, entière. C’est tout. L’habit n’y est plus. Les roues se taisent ; l’homme du chariot, remarquez-vous, vient de faire passer une pièce dans son autre poche.
-> fourth_course

=== line_sugar
# chapter: La table, sous le sucre
~ steps--
Cela part comme une petite avalanche. Il y a du sucre dans le thé, dans les médailles et dans la douairière. Il y a onze valets avec des brosses ; quand ils ont fini, la minute s’est égarée, et le chambellan en est réduit à statuer qu’il s’agissait d’une intempérie.
« Merci », dit le prince à la faveur du désordre, du fond du cœur.
« Mais de rien », dites-vous.
« Vous non plus, ce n’est pas votre fort, dit-il. N’est-ce pas ? Je croyais que j’étais le seul. » Il sourit jusqu’aux oreilles. Cela lui donne à peu près onze ans. « Je suis content. Elle, elle fait ça tellement bien que je commençais à trouver malpoli de ne pas être mort. » # speaker: Le prince
On entend Madame Marchetti, du sucre sur les cils, déclarer qu’il n’est rien de tel pour le teint. Mais les roues grincent.
-> fourth_course

=== fourth_course
# scene: icing
Il n’est plus qu’à {steps} pas. D’ici, on peut lire le glaçage. Il dit, de la plus belle anglaise, CONCORDE.
Le soleil est sur le mur. C’est le dernier entracte, pour le pliage des serviettes ; après quoi on se lèvera et, quoi qu’il soit en train de se dire, la dame la plus âgée de l’assemblée plantera le couteau dans le gâteau ; quand les deux moitiés s’écarteront, les parties dégaineront.
Trois personnes vous réclament. Le prince a laissé tomber sa serviette et s’est baissé pour la prendre, de votre côté. Odile tend son mouchoir, celui dont vous avez la charge. Et dans l’égout une lumière s’allume et s’éteint.
+ [Se baisser aussi pour la serviette.]
    -> under_the_cloth
+ [Prendre le mouchoir.]
    ~ odile++
    ~ hand = true
    -> handkerchief
+ {role == "fencer"} [La saluer, comme ce matin-là, d’une fourchette à gâteau. # hint: elle sera bien obligée de répondre]
    # chapter: Le bord de la table, un salut
    ~ odile++
    ~ hand = true
    ~ steps--
    Vous le faites dans les règles, à partir de l’épaule. C’est plus fort qu’elle, elle a cela dans le sang : son bras se lève pour répondre, et c’est le gauche ; et le temps que dure un salut, dans ce soleil bas, vous y voyez la fourchette frissonner comme une herbe.
    « Vous avez toujours laissé tomber le poignet », dit Odile, quand elle l’a ramené sous la nappe. Elle n’a plus de couleurs. « Dix-neuf. J’avais oublié la tête que vous faites quand vous allez montrer du courage. » # speaker: odile-marchetti
    « Depuis quand ? » lui demandez-vous, tout bas.
    « C’est la raison pour laquelle j’écris tant de lettres, dit Madame Marchetti. Pour une lettre, on peut prendre tout le temps que l’on veut. » # speaker: odile-marchetti
    -> rise
+ [Se poster sur l’égout, et l’écouter jusqu’au bout.]
    ~ mirela++
    ~ fan = true
    -> on_the_drain

=== under_the_cloth
# chapter: Sous la nappe, comme dans un étang
# scene: under-cloth
~ steps--
Là-dessous, c’est vert et trouble comme l’intérieur d’un étang. Il a la figure à l’envers.
« Je n’ai pas envie, dit-il. Et je n’ai aucun moyen de le dire. Si je me retire, c’est de la lâcheté, c’est la loi, et il y aurait dans le traité que Lys est un lâche. Et si je fais des excuses, ça veut dire que je l’ai fait exprès. Je n’ai rien fait exprès. Je lui rendais son éventail, c’est tout. » Il avale sa salive. « Je trouve que c’est la personne la plus magnifique que j’aie vue de ma vie. Je voulais lui demander comment on fait pour ne plus avoir peur. J’avais tout préparé ; et puis j’ai eu mal au pied, et nous voilà. » # speaker: Le prince
« Demandez-lui maintenant », dites-vous.
« Devant tout le monde ? » # speaker: Le prince
Vous y réfléchissez, parmi les souliers. {hand: Vous connaissez sur cette terrasse une autre personne dont la question ne peut se poser devant tout le monde. L’idée vous vient que les deux s’emboîteraient.|Il y en a quarante paires, et, comme dit l’autre, les pieds ne jouent pas. La plupart rentrent en dedans.}
~ fan = true
-> rise

=== handkerchief
# chapter: Un mouchoir, une main de glace
~ steps--
Elle vous le met dans la paume et referme vos doigts dessus, et l’espace d’un instant vous tenez sa main gauche. Elle est glacée. Elle bouge dans la vôtre comme un oiseau.
« Si je manquais mon coup, dit Odile, vous direz que c’était le soleil. Vous direz que j’ai ri. Et que quelqu’un aille voir son chien. » Elle regarde, en face, le garçon qui cherche sa serviette. « J’ai toujours professé qu’une querelle est une conversation qui a égaré sa grammaire. La grammaire, voyez-vous, voilà vingt ans que je la fournis, à tout le monde. Et il y a une phrase que je n’ai jamais su construire. » # speaker: odile-marchetti
« Laquelle ? »
« Elle commence par “je”, dit Odile, elle compte quatre mots, et le dernier est “pas”. » # speaker: odile-marchetti
-> rise

=== on_the_drain
# chapter: La dalle près du soulier gauche
# scene: drain
~ steps--
« Ça tient à la forme », dit la voix. Elle a pleuré, ou bien c’est l’humidité. « J’ai été sous toutes les scènes qui existent. Celle-ci ne peut aller que dans un sens, et ce n’est pas un combat. C’est un aveu. Ils sont deux, ils ont chacun la même réplique, et chacun croit que l’autre attend qu’il dégaine. Il suffirait qu’il y en ait un qui ait un trou, tout haut, et qu’on ne vienne pas le repêcher. Toi, tu n’arrêtes pas de le repêcher. Elle aussi. Et moi de même. » # speaker: mirela-stan
« Qu’est-ce que je dois faire ? »
« Te taire, dit Mirela Stan. C’est ce qu’il y a de plus dur au théâtre. Je n’y suis pas arrivée une seule fois. Ou alors, laisse-moi envoyer le texte. » Froissement de papiers. « D’ici je vois son soulier. Le talon gauche ne touche plus. À ta place, je ne traînerais pas. » # speaker: mirela-stan
~ hand = true
-> rise

=== rise
# scene: low-sun
On se lève. Cela fait un bruit de ressac.
Le soleil est couché le long du mur. Sur le chariot doré, le gâteau est arrivé au ras de la nappe ; la douairière de Lys s’est levée de sa chaise, par étapes, et on lui a remis le couteau. Il est aussi long que son bras. L’oncle tousse, et c’est une toux satisfaite.
Odile et le prince sont debout, le gâteau entre eux. Ils se sont salués. Sa pointe à lui ne bouge pas. Il est tout à fait prêt à se faire tuer, il a résolu de s’y montrer bon. La sienne à elle est dans la main droite. On ne voit rien d’anormal, quand on ne sait pas.
« La conversation, dit le chambellan, reste ouverte jusqu’à ce que le gâteau soit coupé. L’une ou l’autre des parties a-t-elle quelque chose à ajouter ? » # speaker: Le chambellan
Personne ne parle. Dans le silence il y a le drapeau, les fontaines, et un témoin ; c’est vous. {player_name != "": De sous votre soulier gauche vous l’entendez, à peine soufflé, comme on donne à l’acteur son propre nom pour qu’il ait par où commencer : « {player_name}. »}
+ {(hand and fan) or page_shown} [Ne rien dire du tout, et les regarder l’un après l’autre jusqu’à ce qu’ils n’y tiennent plus.]
    -> ending_silence
+ {not (hand and fan) and not page_shown} [Ne rien dire du tout, et les regarder l’un après l’autre. # locked: Vous ne savez pas encore ce que chacun d’eux cache]
    -> ending_silence
+ {sable >= 1} [« J’ajoute que le couteau est dans la mauvaise main. » Coup d’œil vers l’habit.]
    -> ending_wrong_hand
+ {laughs >= 1} [Prendre le héron en sucre, et le manger.]
    ~ tray += sugar_heron
    -> ending_heron
+ {mirela >= 1} [« Texte », à l’adresse de l’égout, d’une voix forte.]
    -> ending_line
+ [« Seulement que l’après-midi a été charmant. » # hint: laisser couper]
    -> ending_cut

=== ending_silence
# chapter: La terrasse, sans secours
C’est étonnant, ce que dure un silence quand personne ne vient à son secours.
Le prince vous regarde pour avoir sa réplique. Vous n’en avez pas. Il regarde l’égout, et ce n’est qu’une respiration. Il se tourne vers elle, comme tout le monde l’a toujours fait ; et Odile Marchetti, qui depuis vingt ans n’a pas laissé tomber une pause sans glisser dessous quelque chose de charmant, prend son souffle, et n’a rien. Vous la voyez s’en apercevoir.
Sa main gauche est montée, d’elle-même, jusque dans le soleil. Elle tremble, au vu de quatre cours.
« Je ne peux pas », dit Odile. C’est une toute petite voix. « Je vous demande pardon. Je crois que je ne peux pas. » # speaker: odile-marchetti
« Oh, dit le prince, moi non plus. » Son épée est déjà sur la nappe, parmi les cuillers. Il a contourné le gâteau à pied, ce qui n’est dans aucun livre. « C’est toujours comme ça ? Je croyais que c’était parce que je ne l’avais jamais fait. Ça fait mal ? Ma sœur a de la graisse d’oie. » Et il prend sa main dans les siennes ; dans la gauche, en l’occurrence, et dans la droite. # speaker: Le prince
« C’est ou bien demander sa main, dit le chambellan d’une voix mourante, ou bien… » # speaker: Le chambellan
« C’est une main, dit la douairière de Lys. Qu’on me coupe du gâteau. » # speaker: La douairière
# scene: evening
# ending: two-words; Quatre mots, et le dernier était pas
Le traité a été signé le mardi ; l’article neuf, dont personne ne s’explique la présence, dispose que l’une et l’autre partie peuvent le dire. Madame Marchetti s’est retirée, invaincue, si l’on ne compte pas le balai. Elle reçoit le jeudi, sans gants. Un jeune homme vient avec un chien dans un panier. Il la contredit sur tout, sans la moindre crainte, jusqu’à onze heures du soir, et on l’a entendue dire que c’était le plus bel assaut de sa vie.
-> END

=== ending_wrong_hand
# chapter: Le gâteau, par la gauche
C’est parfaitement exact. La douairière le tient de la gauche. Elle est gauchère, depuis quatre-vingts ans ; et la Cour d’Hiver tout entière, à qui jusqu’à cet instant l’idée n’était pas venue de regarder, regarde, et retient son souffle.
« Selon la coutume de la maison, fait remarquer une voix égale près de l’une des deux portes, s’approcher d’un gâteau de la main gauche est une déclaration de guerre. Je le signale, sans plus. Au gâteau. » On épluche quelque chose. « Il faudrait, je crois, lui laisser le temps d’armer. » # speaker: sable
On entend le chambellan tourner des pages. C’est un homme véridique, et un homme qui a faim. « C’est exact, dit-il enfin. Un an et un jour. » # speaker: Le chambellan
« Et le duel ? crie l’oncle. Et le duel, alors ? » # speaker: L’oncle
« Il doit avoir lieu quand le gâteau sera coupé, dit le chambellan. Le gâteau ne peut être coupé, Excellence. Il est belligérant. » # speaker: Le chambellan
{uncle: Là-dessus l’oncle tousse, et aucun chariot ne bouge. Il se tâte le gilet, comme un homme qui cherche une bourse qu’il a donnée à la mauvaise personne. Sur sa chaise, il y a un feuillet du registre d’un courtier, en quatre encres.|L’oncle dit un mot. La douairière lui dit, sans tourner la tête, de rentrer se laver la bouche.}
# scene: evening
# ending: cake-at-war; Un gâteau belligérant
Il se tient dans la galerie de l’est, sous verre, avec une sentinelle. Les parties se retrouvent à côté de lui une fois par mois pour constater que les hostilités continuent, et l’habitude s’est prise d’apporter des sandwichs. Cela fait trois ans. Le prince a grandi ; il n’a plus dix-sept ans, et vous demande tout à trac comment va votre mère. Chaque automne arrive un pot de miel, adressé au Gâteau, sans carte. La dernière ligne du traité s’est réglée en une matinée. La paix, ont-ils découvert, est bien plus facile à garder quand chacun sait au juste où se trouve la guerre.
-> END

=== ending_heron
# chapter: Le nid, tout en haut du gâteau
Il faut se pencher loin. Il quitte son nid avec un craquement qui fait le tour de la terrasse comme un coup de feu.
Vous le regardez. Il vous regarde. Il a un tout petit œil, fait d’un raisin de Corinthe. Alors, puisque c’est commencé, et que rien, absolument rien dans l’étiquette ne dit comment on s’y prend, vous lui croquez la tête.
C’est le prince qui cède. Cela le prend quelque part du côté du ceinturon. Il lutte, il est cramoisi, il a les lèvres rentrées et les yeux qui lui sortent de la tête ; et il commet l’erreur de regarder Odile Marchetti. Sa pointe s’est abaissée. Elle se tient au dossier d’une chaise. « Il était, parvient-elle à dire, pour l’Empereur » ; et c’en est fait d’eux. Ils rient à devoir s’asseoir. Ils rient à ce qu’elle doive retirer l’autre gant pour s’essuyer les yeux, et la main tremble, et nul au monde ne saurait dire de quoi.
« Onze se sont finis dans un éclat de rire, chuchote l’égout, qui ne se tient plus. C’est dans son palmarès. Ça compte. Ça compte pour un assaut. » # speaker: mirela-stan
« Je constate, dit le chambellan, qui a du glaçage sur le nez et ne sait pas comment, que l’honneur est satisfait. Il semblerait qu’il ait eu un petit creux. » # speaker: Le chambellan
# scene: evening
# ending: laughter; Le douzième à finir en éclat de rire
Cela fait trente-deux : dix-neuf par manche déchirée, douze par éclat de rire, un pour cause de pluie. Elle lui a écrit un mot, pour dire combien c’avait été charmant. Il a répondu par quatre pages, de chien principalement. Le gâteau, on l’a mangé au petit déjeuner, les quatre cours à la même table, avec les doigts. Quant à vous, on ne vous prie plus d’être témoin. On vous prie à déjeuner. Il y a toujours un héron.
-> END

=== ending_line
# chapter: La terrasse, une dalle levée
En bas, c’est un silence affreux. Puis un remue-ménage, et un bruit de verrous.
Une dalle se soulève, bascule, et claque. De la terrasse de la Cour d’Hiver, sans chapeau, en pantoufles, du feutre aux coudes et dans les bras une liasse ficelée, sort en grimpant une femme de quarante-quatre ans qu’aucun public, depuis vingt ans, n’a vue au-dessus de la ceinture.
« Pardon, dit Mirela Stan aux rois. Je vous demande bien pardon. Je ne suis que la souffleuse. Mais c’est la dernière scène, depuis midi c’est la dernière scène, et je l’ai là. Elle est dans quatre-vingt-treize marges ; je n’ai jamais eu droit aux planches. » Et elle se met à genoux et commence à l’étaler, page après page, sur les pierres, entre eux deux. # speaker: mirela-stan
Le prince pose son épée, pour tenir un coin. Odile écarte le gâteau. « “La Dame”, lit-elle, la tête penchée. “Je suis lasse, monsieur, et j’aimerais mieux entendre que mon chapeau vous déplaît.” Mais c’est excellent. C’est moi, cela ? » # speaker: odile-marchetti
« Et moi, je suis celui-là, dit le prince. “Je ne suis venu…” Oh zut. Je peux la refaire ? Je sais comment ça se dit, maintenant. » # speaker: Le prince
Cela dure jusqu’à la brune. La douairière reçoit une duchesse avec quatre bons mots. Nul ne songe à couper quoi que ce soit.
# scene: evening
# ending: the-margins; La pièce dans les marges
La première a eu lieu à la Comète, au printemps, avec onze minutes de retard. Il y a un gâteau au quatrième acte, et ce soir-là on ne l’a pas coupé. Il y a un oncle qui tousse ; il envoie lui-même ses indications. C’est de M. Stan. Elle y assiste de face, dans une loge pourvue d’une porte, et ses lèvres remuent. Ce n’est que tout à la fin, quand ils rengainent tous les deux et que vient ce long, long silence, qu’on entend quelque part dans le noir de la salle une voix grave qui ne peut s’en empêcher, et qui dit : « Maintenant. »
-> END

=== ending_cut
# chapter: Dans un quart de seconde
« Trop aimable », dit le prince en s’inclinant. Il a été bien élevé.
Le couteau entre. Cela prend du temps, il y a de la pâte d’amande. Les deux moitiés du gâteau s’écartent l’une de l’autre, comme deux personnes, dans une réception, à qui l’on vient d’apprendre quelque chose ; et tombent.
Il se fend droit, comme elle l’avait dit. Vous voyez le quart de seconde. Il est très clair, et il y tient bon nombre de choses : la pointe, la manche grise, la main gauche qui se lève d’elle-même comme elle l’a fait dix mille fois, et qui tremble, et qui arrive trop tard. Et la droite, qui vient de l’autre bord, de tant et tant de nuits dans une cuisine, avec le geste exact de qui balaie une marche.
On dirait le bruit d’une assiette qu’on range. Son épée à lui monte en tournoyant dans le bleu, et retombe, et se plante toute droite dans la plus grosse moitié de CONCORDE.
« Un balai », dit Odile Marchetti, émerveillée, à personne. # speaker: odile-marchetti
Elle a une manchette déchirée. Lui, pas une égratignure. Sur l’oncle, on tire le rideau.
{odile >= 3: « Monseigneur, dit-elle, voilà une bien belle ligne droite. Ne laissez jamais personne vous en enseigner une autre. Viendrez-vous jeudi ? Il y a de la soupe. Je vous montrerai laquelle de mes mains est la bonne ; je viens de l’apprendre. »|« Monseigneur, dit-elle en le saluant, je vous suis redevable d’une manchette. » Elle sourit. Mais quand elle enfile le gant, vous voyez qu’elle ne le regarde pas, et que quelqu’un aurait dû lui poser la question.} # speaker: odile-marchetti
# scene: evening
# ending: half-past-four; Quatre heures et demie
Le palmarès s’établit donc à trente-deux, sans un mort ; vingt désormais par manche déchirée, et pour la première fois la manche était la sienne. Elle l’a fait encadrer. Le traité a été signé. Il a fallu trois hommes pour tirer l’épée du gâteau, et il s’est dit depuis pas mal de sottises sur la question de savoir qui pourrait en être le roi légitime. {dog: Cornichon a eu son dîner à six heures, et on lui a tout raconté.|Le prince était chez lui à six heures. Quelqu’un, dit-il, attendait à côté de l’écuelle.}
-> END
