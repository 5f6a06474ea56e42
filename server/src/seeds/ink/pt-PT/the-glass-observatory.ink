# role: gardener; Ajudante de jardim; Seguras em coisas. Nunca te morreu um feto.
# role: stargazer; Ajudante de jardim que olha para cima; Sabes o nome de quarenta e uma estrelas, e nunca ninguém to perguntou.
# role: writer; Ajudante de jardim que prometeu escrever; Trazes um postal no punho da manga. Até agora diz «Então».
# relationship: ilyas; ilyas-qadir; 5
# relationship: juniper; juniper-reyes; 5
# relationship: yusra; yusra-haddad; 5
# meter: pots; Estrelas em flor; 9
# inventory: crate; No caixote
# item: mandrake; Uma mandrágora, embrulhada, a dormir
# item: labels; Um molho de etiquetas em branco
# item: jam; Um frasco de doce com o seu pequeno paraquedas
# item: chart; Uma folha de outro céu
# talk: ilyas-qadir; Venha, ao pé dos canos está quente. Acabo de me enganar numa coisa, e sou uma excelente companhia.
# talk: juniper-reyes; Fale à vontade, estou só a mudar um vaso. Se gritar, não é consigo.
# talk: yusra-haddad; O vento deu a volta, por isso tenho um minuto. Vem em teu nome. Diz lá.
# agreement: a-place-dug; juniper-reyes; place_dug; true; A Juniper abre-lhe um lugar esta noite, do lado sul, e não diz nada a ninguém.; cavar, cave, cova, abrir um lugar, na terra, um lugar para ela, plantar, plantá-la, plantada, enterrar; Na terra? Aqui? Há um palmo de terra boa por cima de cem anos de desejos dos outros. Ai, mas pegava. Prometeu-lhe um lugar, e eu prometi dar-lhe uma ajuda. Espere só que anoiteça. Faço do lado sul, ela gosta que lhe contem as coisas pela esquerda.

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

// Três noites debaixo do vidro. Com quem se aprende a ler, e o que se pousa na terra, decide quem pode partir.

=== arrival
# chapter: Uma montanha com um candeeiro lá dentro
# scene: clouds
A piloto disse que não estávamos perdidos, visto que, para uma pessoa se perder, é preciso que a esperem.
Disse-o com toda a calma, debruçada por cima do vime com a mão no chapéu, enquanto o cesto rodava e por baixo rodava todo aquele país branco de nuvens. O doutor Qadir vomitava para dentro de uma pasta de documentos. Eu ia com os dois braços à volta de um caixote de raízes, que prometera não pousar enquanto não o pudesse pousar na terra, e fora às raízes que o prometera.
Então a nuvem abriu-se, como um gato abre um olho, e mesmo à nossa frente estava uma montanha com um candeeiro lá dentro.
«Isso não vem no mapa», disse Yusra Haddad, e pela primeira vez naquele dia pareceu contente. # speaker: yusra-haddad
Era vidro. É disso que me lembro: não um telhado de vidro em cima de um edifício, mas vidro de alto a baixo, nervura e vidraça, aceso por dentro e tão cheio de folhas que elas lhe encostavam as palmas das mãos, como crianças à janela quando chega a carruagem.
Naquele cesto iam três pessoas. Eu ia com o caixote. Convém explicar, porque tem que ver com o resto: eu era ajudante no Horto Medicinal Reyes, e a menina Reyes, que dormia debaixo do outro banco com dois pares de luvas calçados, trouxera-me para segurar em coisas. Para efeitos de lastro, ajudante de jardim não é gente. O doutor Qadir vinha à procura de uma estrela. A menina Reyes tinha uma mandrágora para devolver. A piloto tinha um horário, e muita vontade de saber o que lhe ia acontecer.
{role == "stargazer": Devo dizer também que olho para cima. Aprendi num livrinho de tostão. No trabalho, entre raízes, serve de pouco; mas sabia quarenta e uma pelo nome, vinha a contá-las desde o lusco-fusco, e nem uma estava onde eu a tinha deixado.}
{role == "writer": Tinha prometido um postal a alguém. Trazia-o no punho da manga, com selo e endereço, e do outro lado ainda não havia mais do que «Então».}
{role == "gardener": Nunca me tinha morrido um feto. Falo nisto porque naquela altura era tudo o que havia a dizer de mim.}
«É o Observatório», exclamou o doutor Qadir, a limpar os óculos ao punho da camisa, no qual havia uma soma. «Construíram-no para um cometa. Contou-mo um vidraceiro, que o soube por uma tia. Tinham a maior lente que alguma vez se fundiu, convidaram toda a gente, e o cometa não veio. Deve estar aqui vazio há cem anos.» # speaker: ilyas-qadir
«Então quem é que acendeu o candeeiro?», disse a piloto. E pousou-nos no terraço como quem torna a pôr a chávena no pires. # speaker: yusra-haddad
Havia uma porta, e alguém a segurava aberta com o pé, por ter um vaso em cada mão.
+ [Entrei à frente, já que levava as raízes.]
    ~ juniper++
    -> in_first
+ [Ajudei o doutor Qadir, que não sentia os joelhos.]
    ~ ilyas++
    -> help_doctor
+ [Fiquei a ajudar a piloto a amarrar o balão.]
    ~ yusra++
    -> tie_down

=== in_first
«Não ponhas isso aí», disse a tal pessoa, «que aí é terça-feira, não esta, a outra.» Era uma senhora de idade, morena e pequenina, de botas de aviador. «Aí também não. Essa bancada está a dormir. Que trazes tu? Uma mandrágora. Coitadinha, deram-lhe conversa. Trá-la para o lado quente.»
Atrás de mim ouvi a menina Reyes, que tinha acordado, dizer «Oh, etiquetas. Nenhuma delas tem etiqueta», na voz com que outra pessoa diria «Oh, cachorrinhos». # speaker: juniper-reyes
-> bettina

=== help_doctor
Apoiou-se no meu ombro e agradeceu-me, e agradeceu à soleira. Ainda não tínhamos entrado bem e já me oferecera uma tâmara. «Aviso desde já que não espero nada», disse. «Procuro uma só estrela há trinta e nove anos. Já me habituei a que me mostrem o que ela não é.» Nisto, apertou-me o ombro com mais força. Calara-se a meio da frase; faz isso quando as nuvens se abrem. As nuvens não se tinham aberto. Estava a olhar para uma fila de vasos. # speaker: ilyas-qadir
-> bettina

=== tie_down
Pôs-me de pé em cima da corda enquanto falava com o balão. Chamava-se Mais ou Menos, tinha sessenta e quatro remendos, e ela deu-lhe a volta com a palma da mão aberta, a dizer a cada um, pelo nome, que se portara muito bem. «Aqui não há vento», disse, ao reaparecer. «Sentes? Trouxeram-nos, pousaram-nos, e ele foi-se embora, como um trem de praça. Só ouvi falar de um que fizesse isso.» Lambeu o dedo e ficou com ele no ar mais tempo do que o costume. «A Bettina estava sempre a contar-me, e eu dizia: bebe mais chá, anda.» # speaker: yusra-haddad
-> bettina

=== bettina
# chapter: A que subiu com o doce
# scene: observatory
«Bettina?», disse a piloto, da porta.
A senhora das botas de aviador pousou os dois vasos. Tinha a cara de quem traz uma carta no bolso há tanto tempo que já desistiu de escutar o carteiro.
«Desceste depressa de mais», disse. «Desces sempre depressa de mais. O que é aquilo, o Ganso? Remendaste-o com uma toalha de mesa.» E Yusra Haddad, que grita um pouco por hábito, e de quem não consta que tenha alguma vez chegado cedo ou chorado, já a abraçara e a levantara do chão. # speaker: Bettina Kraus
Fora ela que a ensinara a voar. Aos setenta e um anos tinha subido sozinha, à procura do vento que dá a volta ao mundo inteiro e torna a casa. Levou doce. «E encontrei-o», disse Bettina Kraus. «Não é alto. É lento, só isso. Dá a volta por tudo o que não aconteceu. Pousou-me aqui; e aqui estava isto tudo, a morrer por falta de um regador de água. De maneira que tenho andado ocupada.»
A menina Reyes já estava de joelhos, com uma lupa. «Não são nada», repetia, em êxtase. «Não é um áster. Não é coisa nenhuma. O que é que são?» # speaker: juniper-reyes
«Estrelas», disse Bettina. «De vaso. Nascem de uma espécie de areia que havia na cúpula. O melhor é sentarem-se, abrem às nove.» # speaker: Bettina Kraus
Sentámo-nos, portanto, em baldes virados ao contrário, de casaco vestido. Primeiro ouviu-se: era como se muita gente descalçasse as luvas devagarinho. Depois, ao longo das bancadas, pelos ferros acima, até às vidraças, abriram-se, cada uma com um ponto lá dentro, de luz fria e clara. O vidro desapareceu. Eram milhares. Estávamos no meio de um céu. Também continuava por baixo de nós, através do chão.
O doutor Qadir levantou-se. Deu uma volta, uma só. «Não o conheço», disse, com toda a simplicidade. «Não há aqui uma estrela que eu já tenha visto. Tenho quarenta e cinco anos e nunca fui tão feliz na minha vida.» # speaker: ilyas-qadir
«É o céu como teria sido», disse Bettina. «Na noite em que o cometa veio.» # speaker: Bettina Kraus
~ pots = 3
+ [Sentei-me ao lado do doutor Qadir, a segurar-lhe no candeeiro enquanto o desenhava.]
    ~ ilyas++
    ~ read_by = "chart"
    ~ crate += chart
    -> night_chart
+ {role == "stargazer"} [Perguntei ao doutor Qadir se podia fazer-lhe o norte. # hint: nunca tinha contado a ninguém]
    ~ ilyas = ilyas + 2
    ~ read_by = "chart"
    ~ crate += chart
    «O norte?», disse o doutor Qadir. Tirou os óculos, para me ver melhor. «Gosta delas?» # speaker: ilyas-qadir
    Disse-lhe quarenta e uma, pelo nome. Disse-lhe quais me faziam pena na infância. Chegou-se para o lado no balde, deu-me metade da folha e o lápis mais bem aparado, e fizemos aquele céu a meias como quem descasca ervilhas, ele por uma ponta e eu pela outra, sem dizer palavra, até que pelas quatro nos encontrámos.
    Havia ali um sítio onde nenhum dos dois pusera marca. Era mais ou menos onde poderia haver uma porta. «Também o deixou», disse o doutor Qadir. # speaker: ilyas-qadir
    -> the_rule
+ [Andei com a menina Reyes e um regador, a perguntar a cada uma o que queria.]
    ~ juniper++
    ~ watered++
    ~ read_by = "roots"
    ~ crate += labels
    -> night_roots
+ [Sentei-me lá fora no degrau com a piloto, à espera do vento.]
    ~ yusra++
    ~ read_by = "wind"
    ~ crate += jam
    -> night_wind

=== night_chart
Desenhou até às quatro. Não tinha instrumento nenhum, só um espelho de barbear, que ele próprio polira numa roda de oleiro; recolhia menos luz do que uma lente. Dizia que a recolhia com melhores maneiras.
«Veja aqui», disse-me, «onde elas se adensam. É uma estrada. Sobe do sul como uma estrada, e as outras chegaram-se todas para o lado por causa dela. Só que não vem lá ninguém. Este céu inteiro pôs-se de pé para deixar passar alguém.» O lápis ficou suspenso. «Um padeiro informou-me um dia de que não há nada tão triste como uma mesa posta. Não posso concordar. Creio que dependeria do atraso.» # speaker: ilyas-qadir
Mais ou menos onde poderia haver uma porta, se tudo aquilo fosse uma casa, havia uma falha. Era bastante pequena. Olhou para ela mais tempo do que para qualquer outra coisa, e não lhe pôs marca nenhuma.
-> the_rule

=== night_roots
«Sede», dizia a menina Reyes, «sede; amuada; a esta, uma alma caridosa deu-lhe um vaso grande de mais. Veja como se viram.» Viravam-se. Inclinavam-se atrás dela à medida que passava, a bancada inteira, como trigo. «Não é por mim. É pelo que vem no caixote. Ouvem que ela ouve.» # speaker: juniper-reyes
Já atara cem etiquetas quando reparou que não fazia ideia do que escrever. Em toda a sua vida, tal não lhe acontecera. Sentou-se nos calcanhares, naquela luz à deriva, de lápis atrás da orelha. «Todas as plantas que conheci são acusadas de alguma coisa», disse. «Chegam-nos já com um nome, e o nome começa sempre por “mata”. Contra estas ninguém tem nada. Ainda não fizeram nada.» # speaker: juniper-reyes
-> the_rule

=== night_wind
«Está fina», disse a piloto. «Sempre foi magra. Mas vê-se o candeeiro através do pulso dela.» Tinha nas mãos um frasco com um pedaço de paraquedas. Todas as primaveras lhe caíra um, contou-me, inteiro, onde quer que estivesse acampada. Nunca trazia bilhete. Ela julgara que não havia nada a dizer. «Pensei que era só: “Doce”», disse Yusra. «Era: “Estou aqui.” Era: “Não consigo descer.” E eu comi-o.» # speaker: yusra-haddad
Deu-me o frasco a segurar. Não corria uma aragem. E depois, por volta das três, correu. Veio pelo ombro da montanha, ao passo de quem anda a passear; levantou-me o cabelo e voltou a pô-lo no lugar. Yusra tinha fechado os olhos.
«Depois disto vai para casa», disse. «Cheiraste, não cheiraste? Cheira a pão. Andou por todo o lado, e vai para casa.» # speaker: yusra-haddad
-> the_rule

=== the_rule
# chapter: Alguém tem de ficar
# scene: observatory
Foi ao pequeno-almoço que soubemos como a coisa era. Havia chá, e havia doce.
«Hão de querer ir-se embora com o vento», disse Bettina. «Fica por cá três noites. E leva-vos; mas só se houver quem vos leia. Eu explico. Ele passa pelo que nunca aconteceu. Se uma pessoa lhe sobe para cima, sem mais nem menos, passa a ser uma dessas coisas. Foi o que eu fiz.» Barrava a manteiga com um certo vigor. «Tem de estar alguém cá em baixo, debaixo do vidro, quando ele passa, para nos encontrar na carta e dizer qual é o nosso lugar. Em voz alta, para ele saber. Comigo não houve ninguém.» # speaker: Bettina Kraus
«Um de nós fica», disse logo a piloto, «e lê-te a ti.»
«E depois esse há de querer que o leiam», disse Bettina. «Vês? É uma conta em que falta sempre um.»
Toda a gente se aplicou a não olhar para mais ninguém.
«A ser o que falta estou eu habituado», disse o doutor Qadir à compota de laranja. «É um céu. É o único em que fui alguma vez o primeiro. Tenho uma irmã que daria de comer ao gato.» # speaker: ilyas-qadir
«Numa semana matava-as», disse a menina Reyes. «Interessava-se por elas. Isto precisa de mãos de jardineiro.» # speaker: juniper-reyes
«É a minha instrutora», disse a piloto. «Isso não se discute.» # speaker: yusra-haddad
A mim ninguém perguntara nada. Tinha o caixote ao colo. Lá dentro mexera-se qualquer coisa: uma volta lenta, como a de quem dorme e ouve em sonhos bater à porta.
+ [Perguntei em que terra iam pôr a mandrágora.]
    ~ juniper++
    -> ask_mandrake
+ {role == "writer"} [Perguntei a Bettina se havia correio. # hint: ia em «Então»]
    ~ yusra++
    «Há doce», disse ela. «Esse chega.» Olhou para o meu postal: para o selo, para o endereço e para a única palavra. «É um bom princípio. Devo ter começado assim uns quatrocentos. Nunca consegui descobrir como se diz a uma pessoa que se está bem, de maneira que ela perceba que isso nos custa.» # speaker: Bettina Kraus
    «Eu tinha lido», disse a piloto. «Tinha lido o “Então”. Sabia-o de cor.» Foi dito bastante baixo, tratando-se dela. # speaker: yusra-haddad
    Nessa tarde acabei o meu. Deu onze palavras. Não as ponho aqui, porque não eram para ti.
    -> second_night
+ [Perguntei ao doutor Qadir o que estava na falha.]
    ~ ilyas++
    -> ask_gap
+ [Perguntei a Bettina de que é que tinha saudades.]
    ~ yusra++
    -> ask_bettina

=== ask_mandrake
«Ah, isso», disse a menina Reyes. «Há um bosque. Só a querem para testemunha. É que tem garganta, sabe; ouviu tudo quanto alguma vez se passou por cima dela, e quando a arrancam, diz. Vão ficar furiosos por chegar atrasada.» Calou-se. Já a vi olhar assim para uma folha com qualquer coisa no verso. «Diz», disse a menina Reyes. «Em voz alta.» # speaker: juniper-reyes
«Em latim?», perguntei.
«Em tudo», disse a menina Reyes. Começara a descalçar as luvas: um par, e depois o outro. # speaker: juniper-reyes
~ planted = true
-> second_night

=== ask_gap
Levou o seu tempo. «A minha avó conduzia caravanas», disse o doutor Qadir, «por uma estrela a que chamava o Trinco. No nosso céu não está. Tenho nove candidatas e uma preferida. Começava a crer que ela o dissera para eu não chorar.» A voz não lhe saía inteiramente firme. «Se tivesse estado aqui, eu ficava a saber que a inventara; que era do lado do que nunca aconteceu. Procurei a noite toda. É a única coisa que falta nesse céu inteiro.» # speaker: ilyas-qadir
«Então existe», disse eu.
«Seguir-se-ia», disse o doutor Qadir. «Hei de querer que me provem o contrário. Mas parece que se segue.» E sorriu-me como um menino a quem deixaram ficar a pé.
-> second_night

=== ask_bettina
«De me atrasar», disse, sem ter de pensar. «Aqui em cima não se pode. Ninguém está à nossa espera.» Olhou para a aluna, do outro lado da mesa. «Eu disse-te que havia um vento melhor do que todos os outros, e deixei-te acreditar que o preferia a ir jantar a tua casa. Não é verdade. É um vento muito bom. Ainda não tinha chegado a terça-feira e já me arrependia de não ter deixado recado.» # speaker: Bettina Kraus
«Eu tinha esperado», disse Yusra. Era o seu grande medo, que esperassem por ela; a outra metade, nunca na vida a confessara. # speaker: yusra-haddad
«Sei que tinhas», disse Bettina. «Foi por isso que não disse nada.» # speaker: Bettina Kraus
-> second_night

=== second_night
# chapter: A segunda noite, e a terceira
# scene: night-garden
~ pots = 6
Na segunda noite havia mais. Tinham rompido pela gravilha e por entre as ripas do soalho. Cada um de nós andava com um regador e um candeeiro, a ver onde punha os pés, e ninguém falava de quem ia ficar; íamos todos aprendendo a ler, como quem se entretém.
Não é assim tão difícil quando nos explicam. Não se começa pelas que brilham mais. Procura-se uma que tenha virado a cara para o nosso lado; pergunta-se-lhe de onde a desviou. Li uma colheita que se recolheu a tempo. Li uma carta que foi para o correio, um rapaz que não se meteu a nadar. Li o meu próprio nome{player_name != "":, {player_name}, numa letra muito melhor do que a minha}. Estava numa folha ao pé da bomba: quem ajudava no jardim ia receber a medalha de ouro das aurículas, de chapéu.
«Não fiques muito tempo ao pé dessa{player_name != "":, {player_name}}», disse Bettina, ao passar.
Perguntei-lhe se também tinha uma.
«Ao pé da porta», disse. «Estou lá a jantar.» # speaker: Bettina Kraus
E ao cair da terceira noite não havia um dedo de vidro que não tivesse a sua estrela, à espera, de luvas no regaço. Aquele céu inteiro pusera-se de pé. Sentia-se nele a estrada, como se sente uma corrente de ar.
~ pots = 9
+ [Fui ajudar a piloto a encher o balão.]
    ~ yusra++
    -> third_wind
+ [Fui ver o que a menina Reyes andava a cavar.]
    ~ juniper++
    ~ planted = true
    -> third_roots
+ [Encontrei o doutor Qadir junto da grande armação vazia onde estivera a lente.]
    ~ ilyas++
    -> third_lens

=== third_wind
Enchia-se como se lhe estivessem a dar uma novidade. «Vai ser esta noite», disse Yusra. Pregara a carta por dentro do cesto e escrevera nomes a toda a volta. «Tenho novecentas e seis entregas feitas. Nunca pus uma data no livro. Sabes o que ponho? “Então?” É a única coluna. São oitocentos e noventa vistos, e um espaço que deixei em branco, para ela.» # speaker: yusra-haddad
-> comet

=== third_roots
Cavara-o lindamente: a fundura certa, do lado sul, mesmo por baixo da coroa da cúpula. «Prometeram-lhe que ia para a terra», disse. «A promessa foi sua. Pois bem, isto é terra. Ainda não ouviu mais ninguém a não ser a nós. Se ela estivesse aqui dentro esta noite, com todas abertas à roda, e ouvisse isto do princípio ao fim…» Levantou os olhos. Tinha terra no nariz. «Ficava a saber tudo. Não era preciso ficar ninguém. Arrancava-a quem quisesse.» # speaker: juniper-reyes
-> comet

=== third_lens
Era um aro de ferro da largura de uma represa de moinho. O vidro, contou-me ele, tinham-no vendido por causa do telhado. «De modo que nunca o poderiam ter visto», disse o doutor Qadir. «Já pensou nisso? Estavam tão certos de que ele viria à lente. Tinham toda a gente no terraço, virada a sul. Estive a ler. Ele veio. Era apenas um tanto pequeno; passou-lhes por trás, do lado da cozinha.» # speaker: ilyas-qadir
-> comet

=== comet
# chapter: O cometa
# scene: comet
Chegou às três e dez, com cem anos de atraso.
Não era grande. Seria do tamanho de uma lanterna que alguém leva por uma longa encosta acima. Subiu do sul, pela estrada que todas lhe tinham guardado; e à medida que passava, cada uma se voltava, de modo que correu pelo escuro daquele lugar como a mão pelo lombo de um gato. Ninguém falou. Àquela luz via-lhes a cara a todos: a de Bettina, fina como uma folha, e a mão da piloto na dela; a menina Reyes, de boca aberta, e o doutor Qadir, de boca fechada. E senti na nuca o vento a levantar-se, com cheiro a pão.
«Agora», disse Bettina. «É agora. Quem é que vai ser?» # speaker: Bettina Kraus
Disseram os três: «Eu.»
Eu ainda estava com o caixote nos braços.
+ {planted or place_dug} [Pousei-o. Na terra, como prometera.]
    -> ending_mandrake
+ {not planted and not place_dug} [Pousei-o, na terra. # locked: Ninguém lhe abriu um lugar]
    -> ending_mandrake
+ {ilyas >= 3 or read_by == "chart"} [«Que seja ele», disse eu. «O doutor Qadir encontrou o que falta.»]
    -> ending_latch
+ {yusra >= 3 or read_by == "wind"} [«Leia-a primeiro a ela», disse eu à piloto. «Pelo jantar.»]
    -> ending_supper
+ [«Eu sei ler», disse. # hint: {role == "stargazer": aprendi num livrinho de tostão|ninguém me tinha perguntado}]
    -> ending_gardener
+ [Disse que ninguém precisava de ir esta noite. # hint: ele havia de voltar a passar]
    -> ending_all

=== ending_mandrake
Entrou com um suspiro. Calquei a terra com os polegares.
Não sei quanto tempo leva ouvir um céu. As folhas puseram-se muito direitas. À nossa volta, aos milhares, as estrelas tinham-se voltado do cometa para ela, a plantinha sem graça do meio; chegaram-se muito, como as pessoas se chegam a quem ouve deveras, e contaram-lhe. Via-se a luz descer pelo caule.
«Tampões nos ouvidos», disse a menina Reyes. «Tudo para o cesto. Não, não é consigo», disse-me; «bom, é, consigo também. É só dar um puxão, atei-lhe um cordel.» # speaker: juniper-reyes
De maneira que foi a doze metros do terraço, com o braço do vento à nossa volta, que a ouvimos. Sempre me tinham dito que era um grito. Era uma chamada. Era em todas as línguas que há, e a plenos pulmões: dizia qual era o lugar da colheita, e qual o do rapaz; dizia «Kraus, B., para jantar»; dizia os nossos nomes. Passaram por nós no escuro, a subir, uma a uma, como faúlhas, de regresso a casa, ao lado do que aconteceu.
# scene: dawn
# ending: roll-call; A chamada
Trouxemo-la connosco na ponta do cordel, bastante rouca. O tal bosque acabou por recebê-la, e dizem-me que estão satisfeitos. A menina Kraus mora atrás do hangar e chega atrasada a tudo. Quanto ao Observatório, é só vidro; há um feto ou dois. Mas eu tenho uma medalha de ouro das aurículas, a que não me lembrava de ter concorrido; e mostraram-me a fotografia. Estou de chapéu.
-> END

=== ending_latch
Tinha aberto a boca para ser modesto, e não houve tempo.
«Se tudo o que nunca aconteceu está neste céu», disse o doutor Qadir, «então o que cá não está aconteceu. Há nele um buraco do tamanho de uma estrela. A minha avó guiou-se por ela trinta anos e nunca perdeu um animal. Creio que ainda nos poderíamos guiar.» Pegou no lápis. Escreveu no punho, onde sobrava um dedo de espaço: para cima, e um pouco à esquerda da cozinha. «Leve-o por ali», disse à piloto. «Pela estrada não. Pela falha. É um trinco. Levanta-se.» # speaker: ilyas-qadir
«E quem é que nos lê a nós?», disse Yusra.
«Ninguém», disse ele. «É lido quem vai pela estrada, que é o caminho das coisas que não foram. Mas nós somos. Basta-nos sair pela porta.»
Era mais ou menos da largura de um cesto. Saímos pelo teto daquele vidro como uma rolha, e continuámos, com as estrelas todas a apanhar as saias; olhei para baixo, e era tão bonito que por pouco não, e senti a bota de Bettina no meu pé. «Olhar em frente», disse ela. Ouviu-se um estalido. Juro que se ouviu. E por cima de nós, corriqueira e enorme, com a Ursa Maior lá posta, estava a noite.
# scene: dawn
# ending: the-latch; O Trinco
Publicou. Chama-se «De uma estrela determinada pela sua ausência noutros lugares», e agradece à tia de um vidraceiro. Quem olhar para onde ele diz não vê nada; e contudo tem-se notado, ao longo da Rota do Sal, que os animais levantam a cabeça. {crate ? chart: Eu fiquei com a folha, a dessa primeira noite. Tenho-a virada para a parede. É de longe a melhor coisa que nunca vi.|Ao domingo põe aquele punho.}
-> END

=== ending_supper
«Eu não a deixo lá em baixo», disse a piloto.
«Ela não está lá em baixo. Está na carta. Está ao pé da porta», disse eu, «numa cadeira. Do outro lado está a senhora. Já acendeu o candeeiro. O que é o jantar?»
Yusra ficou a olhar para mim. Depois deitou a cabeça para trás e gritou, como se fosse por cima de três vales; pulmões não lhe faltam. «Almôndegas», berrou Yusra Haddad ao vento que dá a volta. «Bettina Kraus. Que venha jantar. É terça-feira. São almôndegas, e vem dezanove anos atrasada, e eu esperei. Tenho estado este tempo todo à espera. Pus-lhe o prato em todas as fogueiras daqui até Brod. O lugar dela é ao pé de mim.» # speaker: yusra-haddad
A velha senhora tinha-se erguido do chão coisa de um dedo. Ia-lhe subindo a cor, das botas para cima, como a um candeeiro a que por fim deram à torcida para o lado certo. «Ora essa, podias ter dito», disse Bettina. # speaker: Bettina Kraus
«Estou a dizer.» E depois disto foi fácil. Bettina chamou o doutor, e ele chamou a menina Reyes, que me chamou a mim; estávamos lá todos, uma vez que se soubesse ver: a um canto do jantar de outra pessoa. Não faltava nenhum. É que até ali ela tinha feito a conta sozinha.
# scene: dawn
# ending: dumplings; Dezanove anos de atraso
A seguir a mim não restava ninguém para chamar. Tinha o caixote nos braços. Disse ao vento, com alguma sensação de ridículo: «Uma mandrágora; para as bétulas, Zorin de Baixo»; e uma coisa pequena e rouca, debaixo da serapilheira, tomou a palavra e disse o meu nome. {crate ? jam: O doce foi a sobremesa. Há uma coluna nova no livro das entregas: tem datas.|Há uma coluna nova no livro das entregas. Tem datas.} Nunca as cumpre. Mas pode-se vê-la, em certas tardes, por cima do feno, a descer depressa de mais.
-> END

=== ending_gardener
Tinham-se esquecido de que eu estava ali. É o costume.
«Há nove anos que seguro em coisas», disse eu. «Não sou lastro. Sei ver quando estão secas. Não quero uma estrela, não estou à espera de ninguém; não fazia transtorno a ninguém. E gostei daquele sítio ao pé da bomba.» Nunca tinha feito um discurso tão comprido. «Eu leio-os. Tenho boa voz, bem forte, não ma pedem é.»
Quem mais se afligiu foi a menina Reyes. «Mas não tem casaco», disse, e deu-me as quatro luvas. # speaker: juniper-reyes
Foi assim que o fiz, do meio da sala. Encontrei-os um por um, virei-lhes a cara com o polegar, e disse qual era o seu lugar. «Kraus, Bettina: à mesa. Haddad, Yusra: em frente dela. Qadir, Ilyas: num telhado, com a estrela da avó por cima; existe, doutor, aqui não está. Reyes, Juniper: no canteiro sete, de joelhos.» De cada vez o vento agarrava; e havia um a menos. Ficaram muito pequenos. Ainda ouvia o doutor a gritar-me qualquer coisa sobre a humidade.
Mal tivera, sem mais ninguém, tempo de encher um regador, quando qualquer coisa no caixote observou com toda a clareza, em voz de velho amigo: «Então? Pões-me no chão ou não?»
# scene: dawn
# ending: under-gardener; Ajudante de jardim
Tenho nove mil vasos. Vão medrando. Para raiz, conversa bem; esteve em muitos jardins. Todas as primaveras largo um frasco borda fora, pendurado num lenço, com uma etiqueta, e ponho sempre o mesmo: ENTÃO? E todos os outonos, quando passa aquele vento, vem nele um cesto. Ficam três noites. Vão envelhecendo, descem depressa de mais. Nunca me perguntam se quero que me leiam. Acho que sabem que já me leram.
-> END

=== ending_all
«Ele dá a volta», disse eu. «Não dá? Até está no nome. Estava cá quando ela chegou e cá estará daqui a um ano. Faz pena ir à pressa, com isto tudo acabado de abrir.»
Via a ideia passar de uns para os outros. São pessoas inteligentes, e não lhes tinha ocorrido. O doutor Qadir tirou o pé do cesto.
«Chegava atrasada», disse a piloto. Experimentou outra vez. «Chegava um ano atrasada.» Era um parecer profissional, e havia nele uma espécie de reverência. # speaker: yusra-haddad
De modo que o cometa passou, e dissemos-lhe adeus com a mão. O vento ficou um bocado à espera no terraço, como um trem de praça; abanou a porta; e lá foi, a passear. E Bettina Kraus sentou-se de repente num balde, de avental na cara. Havia dezanove anos, creio eu, que ninguém perdia um vento por causa dela.
«Só há uma frigideira», disse, lá de dentro. # speaker: Bettina Kraus
# scene: dawn
# ending: a-year-and-a-day; Um ano e um dia
Isto foi há cinco anos. Ele passa todos os outonos; vestimos os casacos para a ocasião. Mas há sempre qualquer coisa mesmo a abrir. A menina Reyes vai na letra F. Ao doutor foi preciso dar a escada norte inteira. Pousei o caixote no primeiro inverno, ao pé da bomba, onde está quente, e pegou. Dizem que, para uma pessoa se perder, é preciso que a esperem. Pois a nós esperam-nos; há jantar. Há também um candeeiro, para o caso de mais alguém, numa nuvem qualquer, não vir no mapa.
-> END
