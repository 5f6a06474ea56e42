# role: draughtsman; Quem desenha, no arquivo; Ela olhou-te para as mãos e disse que eram firmes.
# role: lodger; Alguém à procura de quarto; Havia um papel numa janela, numa rua que ninguém soube situar.
# role: conductor; A voz do elétrico, em noite de folga; Anuncias «Consuelo» onze vezes por dia. Nunca ninguém desceu.
# relationship: ines; ines-carvajal; 5
# relationship: benedita; benedita-salgueiro; 5
# relationship: amadou; amadou-sene; 5
# meter: noticed; A cidade deu por isso; 5
# inventory: paper; No papel
# item: fountain; Uma fonte, pelo silêncio
# item: corner_bakery; Uma padaria, pelo cheiro
# item: open_window; Uma janela, pelo piano
# item: kind_lamp; Um candeeiro, porque ela chorava
# item: kind_cat; Um gato, porque fazia falta
# talk: ines-carvajal; Fala, mas a andar, se não te importas. Uma rua repara menos em duas pessoas que vão a algum lado.
# talk: benedita-salgueiro; Cuidado com a lã. Pode perguntar-me tudo o que dissesse diante de um gato.
# talk: amadou-sene; Ponha-se à luz, faça favor. Tenho-a de sobra, e com ela ouve-se melhor.

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

// O que se desenha fica desenhado. Os traços verdadeiros vêm de três pessoas ao mesmo tempo; os de pena, só de quem narra.

=== tram_stop
# chapter: Entre a retrosaria e o banco
# scene: tram-stop
Encontrámo-nos onde a rua não estava, às dez da noite, com nevoeiro, e chegámos todos antes da hora.
A paragem tem de ser explicada. Na placa lê-se Consuelo. Nos elétricos anunciam-na. Não consta que alguém lá tenha descido, visto que de um lado há uma retrosaria e do outro um banco, e a parede é a mesma. Inés Carvajal tinha percorrido essa parede de ponta a ponta com um estetoscópio. «Aqui», disse ela, e bateu, e a pancada foi mais para dentro do que devia.
A senhora portuguesa cumprimentou a parede antes de lhe tocar. Tirou uma maçã do casaco, comeu metade e depois observou, para ninguém, que algures atrás da retrosaria tinham acabado de fechar um piano, com muito jeitinho, e que quem o fechou nos teria ouvido.
«Ninguém fale», disse Monsieur Sène, de dedo no ar. Sorria. Debaixo da manta que trazia no braço, uma voz disse, com toda a clareza: «Esquerda.» # speaker: amadou-sene
«É o Coronel», disse Monsieur Sène. «É a primeira vez que ajuda em alguma coisa. Eu não o incentivava.» # speaker: amadou-sene
{role == "conductor": Quem a anunciava era eu. Onze vezes por dia, durante nove anos, num elétrico onde ninguém levantava os olhos; e naquela noite de folga fui ver a quem é que aquilo se dirigia.}
{role == "lodger": Eu andava à procura de quarto. Numa janela havia um papel: primeiro andar, traseiras, sossegado, trata-se no nove, Consuelo. Fui buscar um lápis; quando voltei com ele, a janela era uma parede.}
Eu levava o papel. Não servia ali para mais nada. Inés tinha-me olhado para as mãos{role == "draughtsman":, no arquivo,} e dito que eram firmes; dera-me uma prancheta, com uma folha presa, e quatro lápis. Havia vinte anos que perguntava a toda a gente pela Calle del Consuelo. Tinha nascido nela, no número sete. Havia uma fonte, um gato zarolho, um amolador às quintas-feiras. Não vem em escritura nenhuma; a própria mãe sorri, e diz que eles sempre moraram ao pé do parque.
«Há só uma regra{player_name != "":, {player_name}}», disse-me ela. «O que desenhas fica desenhado. Não sei porquê; é assim com certas ruas, quando estão perto. Portanto, pões aí o que encontrarmos, e mais nada. O que nos apetecia, não. Se me vires chorar, não me dás nem um candeeiro.» Trazia uma chave numa fita. Ergueu-a, e a chave rodou um pouco, sozinha, para o lado da parede. «Nunca tracei uma linha por pena. No dia em que o fizer, deixo de saber quais delas são ruas.» # speaker: ines-carvajal
Alguém teria de ir à frente. Comecei a ver que havia ali uma fresta, da largura exata de uma pessoa que não tem a certeza.
+ [Entrámos pelo cheiro, à maneira de Inés.]
    ~ first = "smell"
    ~ ines++
    -> by_smell
+ [Entrámos pelo piano, à maneira de Dona Benedita.]
    ~ first = "piano"
    ~ benedita++
    -> by_piano
+ [Entrámos pelo silêncio, à maneira de Monsieur Sène.]
    ~ first = "silence"
    ~ amadou++
    -> by_silence

=== by_smell
«Os nomes, mudam-nos os presidentes da câmara», disse Inés. «Do cheiro nunca se lembram.» Fechou os olhos e avançou para a parede como quem desce uma escada às escuras. «Pão. Não é de hoje: é pão com o pano por cima. Um degrau de pedra molhado. E alguém tem uma laranja no bolso, sou eu.»
A mim cheirava-me a fuligem e a lã, e ao nevoeiro. Depois aquilo virou-se, como se vira uma página. Estava à minha esquerda, baixo e quente; eram onze da manhã na outra ponta da minha vida. Já tinha o lápis no papel quando dei por mim, e ali estava a esquina de uma padaria, com o seu degrau, um só, e uma porta que prendia.
~ paper += corner_bakery
~ truth++
Quando levantei os olhos, tínhamos os quatro a retrosaria nas costas. Havia calçada. Durava mais ou menos o tamanho de uma toalha de mesa.
-> the_fog

=== by_piano
«Eu diria que é vertical», disse Dona Benedita, de face encostada aos tijolos. «Numa sala da frente, no primeiro andar, e de costas para a humidade. Diria que quem o toca tem as mãos pequenas. Há uma nota que contornam.» Afinava pianos em casas vazias. Sabia dizer-nos quem é que tinha partido, e a que horas tocava. «É o lá. Está um bocadinho triste. Ah», disse, numa voz completamente diferente, «ah, não, não haveria de ser.» # speaker: benedita-salgueiro
Já ia a andar. Anda com muita leveza, para uma senhora daquele tamanho. E, como ninguém dissera à parede que o era, seguiu; nós fomos atrás, em fila, agarrados aos casacos. Lá em cima, à direita, onde não havia senão nevoeiro, também eu o ouvi; desenhei uma janela, com uma das folhas entreaberta.
~ paper += open_window
~ truth++
Quando levantei o lápis, tinha calçada debaixo dos pés. Durava mais ou menos o tamanho de uma toalha de mesa.
-> the_fog

=== by_silence
Ele tinha-o numa bobina. Gravara-o oito anos antes, naquela mesma paragem, à espera do elétrico. «Julguei que tinha ficado estragada», disse Monsieur Sène. «Está catalogada em Fontes. Vai dizer-me que não tem água. Precisamente. É o silêncio de uma fonte que fecharam para a noite. Ouve-se o tanque.» # speaker: amadou-sene
Encostou um dos auscultadores ao ouvido e deu-me o outro. Não faço ideia de como se escreve aquilo. Era a forma que fica no ar quando para uma coisa que já tínhamos deixado de ouvir. «Agora caminhe para lá», segredou-me, «como quem não quer a coisa.»
De modo que fomos passeando. O papagaio disse qualquer coisa sobre a minha mãe. Desenhei primeiro a borda, depois os quatro degraus em volta e uma bica com uma cara; saiu da ponta do lápis como coisa que eu sempre tivesse sabido desenhar.
~ paper += fountain
~ truth++
E houve calçada. Durava mais ou menos o tamanho de uma toalha de mesa.
-> the_fog

=== the_fog
# chapter: Os primeiros onze passos
# scene: missing-street
Inés mediu-a aos pés, calcanhar contra biqueira, como fazem as crianças. Ao chegar à esquina, tocou-lhe, como toca em todas; já havia uma. «Onze», disse. «Eram onze até ao degrau.» Apertava a fita com as duas mãos.
Não era ainda grande rua. Tinha chão, tinha a única coisa que eu lá pusera, e o resto era nevoeiro, com opinião formada. Via-se onde as casas tencionavam aparecer. De vez em quando, mesmo ao nosso lado, alguém pigarreava.
«Não a preenchas», disse-me Inés, sem se voltar. «Eu sei o que é. Tens um lápis e há esse branco todo. Toda a gente pensa que é uma gentileza.» # speaker: ines-carvajal
Veio um ruído de trás de nós, lá da cidade, do lado dos elétricos. Era um traço comprido e seco. {role == "draughtsman": Eu já o tinha ouvido, no arquivo, na sala das plantas.|Eu já o tinha ouvido, na escola, do lado da secretária do professor.} Era o som de alguém a traçar uma linha à régua.
«Deram por isso», disse Monsieur Sène. # speaker: amadou-sene
~ noticed++
Seria assunto da câmara. Andava um homem de régua a tirar uma rua, disse ele, tal como da primeira vez; as cidades gostam das paredes bem encostadas umas às outras. Era uma corrida, portanto. Eles com a régua, e nós com uma maçã, um papagaio e uma chave. «As coisas mais tristes fazem-se à régua», disse Inés. Sentara-se no único degrau. Vi que chorava, sem ruído nenhum; e não havia quem pudesse não reparar no escuro que ali estava.
+ [Desenhei um candeeiro. Era pequeno. # hint: {role == "conductor": a próxima paragem ainda ficava longe|ela tinha-me dito que não}]
    ~ pity++
    ~ paper += kind_lamp
    -> drew_lamp
+ {role == "conductor"} [Anunciei a paragem, como de costume. # hint: pela décima segunda vez naquele dia]
    ~ truth++
    ~ noticed++
    «Consuelo», disse eu. Disse-o na voz própria, com a descida no fim. «Calle del Consuelo. Cuidado com o degrau.»
    Já contei que nunca ninguém desceu. Mas também eu nunca tinha estado no sítio onde teriam descido. Houve um arrastar de pés, aqui e além no nevoeiro, como de gente que há anos mandam entrar e que nunca teve a certeza de que era com ela. Tocou uma campainha. Qualquer coisa se pôs a par connosco, de janelas acesas, e não chegou bem a parar.
    Inés erguera a cara das mãos. «Era assim que ela dizia», contou-me. «A minha mãe, quando eu saía. “Cuidado com o degrau.”» Desenhei então o segundo degrau. Não precisei de perguntar onde ficava. Estava na minha voz. # speaker: ines-carvajal
    -> the_grinder
+ [Guardei os lápis no bolso e sentei-me ao lado dela no degrau.]
    ~ ines = ines + 2
    -> sat_down
+ [Pedi aos outros que nos dissessem o que vinha a seguir, depressa, todos ao mesmo tempo.]
    ~ truth++
    ~ amadou++
    ~ benedita++
    -> all_at_once

=== drew_lamp
Acendeu-se. Dava a luz mais bonita que alguma vez se viu, amarela, com um halo à volta por causa do nevoeiro.
Ela levantou os olhos, e desanuviou-se-lhe a cara toda. «O candeeiro», disse. «Havia um candeeiro.» E vi-a começar a duvidar. Foi só um instante. Olhou para ele; olhou para as próprias mãos, àquela luz tão boa, como se pudessem ser de qualquer pessoa. «Havia?», disse Inés. # speaker: ines-carvajal
«Eu teria dito que não», observou Dona Benedita, com brandura, ao caroço da maçã. # speaker: benedita-salgueiro
Eu disse que devia ter vindo sozinho.
-> the_grinder

=== sat_down
É um bom degrau. Tinha sido gasto ao meio por muita gente que não conseguia abrir a porta.
«Mandaram-me ao pão», disse Inés passado um bocado. «Tinha quatro anos. Levava o dinheiro na mão. Lembro-me de que parei para meter o pé na fonte. E, quando saí ao fundo com o pão, havia um elétrico, um banco e a minha mãe a correr. Deu-me uma bofetada. Perguntou-me onde é que eu tinha andado, afinal. E eu disse: em casa.» Riu-se. «Há trinta e sete anos que me perguntam isso. De todas as outras ruas do mundo tenho eu um desenho.» # speaker: ines-carvajal
A chave baloiçava na fita. Até ali apontara em frente. Agora tinha rodado coisa de um dedo, para onde estávamos, ela e eu.
-> the_grinder

=== all_at_once
«Um tanque», disse Monsieur Sène.
«No primeiro andar», disse Dona Benedita.
«Pão», disse Inés, que se levantara de um salto. «É quinta-feira. É uma roda. Ele tinha uma roda no carrinho. Saltavam faíscas.»
«Tenho o silêncio dele», exclamou Monsieur Sène, a remexer numa lata de bolachas. «Tenho, arquivei-o em Aritmética. É alguém a erguer a lâmina para ver.» E falavam todos, em três línguas, um a preencher o que faltava aos outros: de maneira que um traço começava num cheiro, dobrava num acorde e era um sossego que o acabava. Eu só tinha de ir atrás. Desenhei uns bons dez metros de valeta, e não havia um palmo que não fosse verdade.
-> the_grinder

=== the_grinder
# chapter: O amolador das quintas-feiras
# scene: grinder
Saiu do nevoeiro com o carrinho à frente, a assobiar, um homem pequeno e moreno, de avental de couro. Ao ver-nos, parou. Pousou os varais.
«Não são de cá», disse.
«Eu sou», disse Inés. E mostrou a chave.
Ele olhou para a chave, e olhou para ela. Posso dizer ao certo quanto tempo: o que se demora a provar um fio na unha do polegar. «Número sete», disse o amolador. «A menina tinha cá uma tesoura. Azul, pequenina. Está pronta desde quinta-feira.» Não parecia espantado, nem lá muito contente. «Não adianta entrarem assim aos bocados, sabe. Ou é toda ou não é. Tem de ser no mesmo minuto. Há uns de nós que se lembram do pão, há aquela lá de cima com o piano, há quem se recorde de que às vezes ficava tudo calado. Mas as três coisas juntas, nunca. Por isso é que não coalha.» # speaker: O amolador
Atrás dele, ao longo da rua que havia de ser, vinha uma coisa branca, muito direita. Era uma borda. O nevoeiro acabava ali. Do lado de cá havia calçada; do lado de lá, uma parede, já com cartazes.
«É a régua, aquilo», disse o amolador. Cuspiu na pedra. «Eu despachava-me. Cá para mim, ainda têm força para uma vez. Então, como é que era? Mas não o que se diz a um jornal. Como é que era, aqui?» # speaker: O amolador
Foi a mim que perguntou. Nunca soube porquê. Eu só levava o papel.
+ [Disse que não sabia; não era a minha rua. # hint: era verdade]
    ~ truth = truth + 2
    -> not_mine
+ {role == "lodger"} [Perguntei-lhe se ainda havia um quarto para alugar. # hint: tinha sido para isso que eu viera]
    ~ truth = truth + 2
    «Há», disse o amolador. Pareceu ver-me pela primeira vez. «Primeiro andar, traseiras, no nove. Cheira lá a pão, há quem não consiga dormir.» Disse uma renda que ninguém pede desde o tempo do meu avô. «Têm-no guardado. Avisaram-nos de que viria alguém, por causa do papel.» # speaker: O amolador
    Disse que ficava com ele. Não o tinha visto; pus na folha só o que ele me contara, uma janela das traseiras e um cheiro. E a borda branca veio até ali, e esperou, como se espera a uma porta quando há um nome ao pé da campainha.
    -> three_doors
+ [Disse que era uma beleza, e desenhei o gato. # hint: ela falava sempre do gato]
    ~ pity++
    ~ paper += kind_cat
    -> drew_cat
+ [«Pergunte-lhes a eles», disse eu. «Eu ouço.» E virei a folha para o lado limpo.]
    ~ truth++
    ~ ines++
    ~ benedita++
    ~ amadou++
    -> clean_side

=== not_mine
«Ah», disse ele, e eu ia jurar que ficou contente. «Nem imagina como são poucos os que o dizem. Tivemos cá uma vez um topógrafo que se lembrava de ter sido batizado.»
A borda branca avançara mais um passo. Não tinha pressa. Mas àquela palavra, «não», parecera-me que hesitava, como quem perde a linha; creio que não haveria muito em que assentar a régua.
«Então é a si que compete segurar o lápis», disse-me o amolador. «Não tem nada para lá pôr.» E pegou nos varais.
-> three_doors

=== drew_cat
Foi um êxito. Tinha um olho só e o rabo torto; levantou-se do papel, espreguiçou-se e foi pela valeta ter com Inés, de lombo arqueado. Ela pôs-se de joelhos.
«Zarolho», disse. «Zarolho, sou eu.» E ele olhou para ela. Era um amor de gato. Eu desenhara-o para gostar dela, e foi o que fez. Só que nunca a tinha visto mais gorda, e julgo que, de tudo quanto vi na vida, o pior foi vê-la, muito devagar, dar por isso.
«Ele mordia», disse Inés. # speaker: ines-carvajal
A borda avançou três passos de um traço só. Tinham-lhe dado alguma coisa para riscar.
~ noticed = noticed + 2
-> three_doors

=== clean_side
Nunca lhes tinham perguntado aos três juntos. Não é coisa que se pergunte.
«Era onde eu não tinha medo de chegar atrasada», disse Inés.
«Era onde tinham pena do lá, e o deixavam assim», disse Dona Benedita. «A minha avó aprendeu as escalas numa rua que depois ninguém soube encontrar; e foi para lá que, num mês de agosto, lhe tornaram a vender o piano. Disseram-me que me teriam dado a morada errada.» # speaker: benedita-salgueiro
«Foi onde a minha mãe deixou de cantar», disse Monsieur Sène, muito baixo. «Eu estava no quarto ao lado, tinha sete anos, e trauteava. Não a ouvi parar. Tenho quatrocentas e doze bobinas. Fomos hóspedes ali, naquele inverno. Tinha-me esquecido por completo. Julguei que gostava de fontes, e pronto.» # speaker: amadou-sene
Não escrevi nada disto. Limitei-me a segurar a prancheta. Mas vi-os, aos três, olharem uns para os outros, aquelas pessoas que tinham vindo de três países dar uma ajuda numa rua alheia.
-> three_doors

=== three_doors
# chapter: O número sete
# scene: doors
Havia agora uma fila de portas, desde que não se olhasse a direito. Inés foi por elas com os dedos. «Três», disse, «cinco», e parou.
Não estava lá. Quer dizer: estava o lugar. Havia um cinco e um nove, e entre eles uma faixa de nevoeiro da altura de uma porta, e a chave, na ponta da fita, puxava-lhe pelo pescoço, hirta, para a frente, como um cão que sabe o caminho. No primeiro andar alguém tocava uma escala; contornava o lá. De um tanque que eu não conseguia ver vinha um som de água nenhuma.
E a linha branca ia no número onze. Ouvia-se o lápis que a fazia.
«Eu podia desenhá-la», disse eu. Tinha de o dizer, estavam todos tão calados. «Sei como é. Já me contaste as vezes que bastem. É verde, e o batente é uma mão.»
Inés Carvajal olhou para aquela falha. Andara vinte anos à procura dela. Vi o que lhe ia custar responder; e o lápis continuava comigo.
+ {truth >= 3} [«Contem-me tudo no mesmo minuto», disse eu. «Os três. Agora.»]
    -> ending_set
+ {truth < 3} [«Contem-me tudo no mesmo minuto», disse eu. # locked: Do que eu desenhara, era deles muito pouco]
    -> ending_set
+ {pity >= 1} [Desenhei-lhe a porta. # hint: verde, com uma mão]
    -> ending_door
+ {benedita >= 2 or amadou >= 2} [Dei a prancheta ao homem da régua. # hint: a ele nunca ninguém o mandara entrar]
    -> ending_ruler
+ {ines >= 2} [Esperei que fosse ela a dizê-lo.]
    -> ending_wait
+ [Apaguei tudo, antes que ele pudesse. # hint: ao que está apagado não se encosta régua]
    -> ending_rubbed

=== ending_set
# chapter: O mesmo minuto
«Pão», disse Inés. «E pedra molhada. E tenho uma laranja no bolso.»
«São dez horas. Ela está nas escalas», disse Dona Benedita, «terá onze anos, não hão de tardar a mandá-la para a cama; é a Leopoldina. É a minha avó.» Ergueu a mão, grande e macia, e ali no ar tocou-a, a nota que se contorna, e deixou-a ser triste. # speaker: benedita-salgueiro
Monsieur Sène não disse nada. Levantara um dedo. Lá em cima, no quarto ao lado do piano, calou-se uma voz de mulher que cantava enquanto fazia um trabalho qualquer. Ouvi uma criança começar a trautear, e pensar melhor. Ele escutou aquele minuto do princípio ao fim, com as lágrimas a correrem-lhe para dentro do sorriso. Até o papagaio esteve calado. # speaker: amadou-sene
Desenhei o que ouvia. Era um gonzo, e uma escada, e luz por baixo de uma porta. Foi-se deitando no papel como a água que acha o seu nível; e, quando cheguei ao número, já não foi preciso, lá estava.
A régua chegou até nós. Correu pelas fachadas até ao número sete, e ouviu-se um estalido. Tinha dado com uma coisa que não era direita. Ouvimos alguém pegar nela, olhar para ela e guardá-la.
«Limpa os pés», disse alguém lá dentro, quando a chave entrou. «E o pão?»
# scene: morning
# ending: consuelo; Calle del Consuelo
Desce-se entre a retrosaria e o banco. {role != "conductor": No elétrico anunciam.} São onze casas, que usam à vez uma única sombra. Inés tem lá os desenhos. Dona Benedita tem o primeiro andar da frente, e já afinou aquele piano todo menos uma nota; e na terceira quinta-feira do mês, quando fecham a fonte, está encostada ao passeio uma carrinha cor de chá com a porta lateral aberta. {role == "lodger": O primeiro andar das traseiras é meu.}{role == "conductor": O elétrico é o meu; anuncio, olho em frente e ouço-os descer.} Ainda tenho o papel. Não há nada nele. Foi tudo para onde devia.
-> END

=== ending_door
# chapter: Verde, com uma mão
É a melhor coisa que alguma vez desenhei. Pus-lhe o veio da madeira. Pus-lhe a falha na tinta, à altura a que bateria um triciclo.
Abriu-se logo para ela, não precisou da chave. Havia um vestíbulo com um espelho. Cheirava a pão, porque eu me lembrara disso, e havia luz lá em cima; e uma voz de mulher, uma voz quente, que disse «És tu?», porque é o que se diz.
«Sou», disse Inés. Estava em cima do capacho. Tinha entrado coisa de um palmo. Eu via-lhe a cara no espelho, e a cara olhava cá para fora, por cima do próprio ombro, para mim. «Está muito bom», disse. «Tens um traço lindo. Como se chama a minha mãe?» # speaker: ines-carvajal
Eu não sabia. Ela nunca mo dissera.
«Pois», disse Inés. «Ela também não sabe.» Mas estava tão cansada. Por essa altura chovia, do nosso lado da soleira. «Entro só um bocadinho», disse-nos, «até passar.»
# scene: morning
# ending: kind-line; Um traço de pena
Agora vem no guia: um recanto pitoresco. Tem um candeeiro. {paper ? kind_cat: Tem um amor de gato, que gosta de toda a gente.} Vendem um postal. Ela está com o quarto por cima do arco, e está bem instalada; quase todas as semanas passo por lá com um café. Não procura ruas. De vez em quando pede-me, com aquele meio sorriso seco de antigamente, que tenha a bondade de lhe descrever a fonte. E eu desenho-lha; ela agradece; e ficamos, ela e eu, a olhar muito para o papel, para não vermos que a chave lhe pende do pescoço a prumo.
-> END

=== ending_ruler
# chapter: O vereador
Na ponta daquilo havia um homem. Nisso eu não tinha pensado. Estava no nevoeiro, num banco de lona, com uma lâmpada presa por uma mola à mesa de desenho; era pequenito e trazia mangas de alpaca. Viera aquela rua toda às arrecuas, para não a ver.
Pousei a minha prancheta em cima da dele. «Não está direita», disse eu. «Pensei que talvez pudesse ajudar.»
«São contíguos», disse ele. Tinha uma voz seca, nervosa. «Vem na planta. Uma retrosaria, um banco. Não se prevê, entre as duas coisas, qualquer…» E já tinha olhado. Tinha uns olhos daqueles que não são capazes de deixar um traço por acabar. «Isto nunca foi um ângulo reto», disse o vereador. «É a porta do lado dos Ruiz. Mandaram-na mudar para que o carrinho do bebé…» # speaker: O vereador
«O número nove», disse Inés. Tinha-lhe chegado por trás. «Tu és o Paquito. Tinhas um arco.» # speaker: ines-carvajal
«Disseram-me que tínhamos morado sempre ao pé do parque», disse o vereador. Agarrava-se à régua. «Eu sonhava com isto. Ficavam tão aflitos comigo. Pensei que, se conseguisse, uma vez que fosse, que não houvesse espaço nenhum para ela…» # speaker: O vereador
Dona Benedita cortara em dois o que restava da maçã. Monsieur Sène afastou a manta, para fazer lugar. «Esquerda», disse o papagaio, sem malícia.
# scene: morning
# ending: amended; Conforme emenda
A planta 1934/7, conforme emenda do punho do vereador das Obras, mostra entre a retrosaria e o banco uma via irregular de onze números. Está rubricada. Sem régua não é grande desenhador, põe a língua de fora. São bastante amigos, os quatro; aos domingos percorrem-na com um cordel. Inés já chegou à sua própria porta, e ele à dele. Combinaram bater no mesmo dia.
-> END

=== ending_wait
# chapter: O que ela disse
Demorou tanto que eu conseguia contar os traços daquele lápis. Ia no dez. Ia no nove.
«Não», disse Inés. «Não desenhes.» E respirou fundo. «Sabes, tenho tido tanto medo de a ter inventado. Foi a única coisa de que alguma vez tive medo. E aqui está uma janela que eu não inventei, porque é a dela; está uma fonte, que eu a toda a gente contei sempre com água. Saíram numa noite molhada como esta, vocês todos, e cada um veio dar a casa, à minha rua. Não preciso de entrar.» Tinha tirado a chave do pescoço. «Precisava de que houvesse algures uma porta de que isto fosse a chave. Gostava de ter visto a minha mãe com a idade que eu tenho. Enfim, há o espelho.» # speaker: ines-carvajal
Pendurou-a no ar, mais ou menos à altura de uma fechadura. Ficou.
A linha passou. Fez o que elas fazem: houve uma parede, com um banco de um lado e do outro uma retrosaria, e nós os quatro cá fora no passeio, à luz dos candeeiros, como quem sai do teatro. Eram ainda só dez horas.
«Ninguém fale», disse Monsieur Sène. Tinha o dedo no ar. Encostámos o ouvido aos tijolos. Lá dentro, muito lá dentro, ouvimos alguém vir por uma rua, a assobiar, e parar. Houve um tilintar. Houve uma fechadura a dar a volta.
# scene: morning
# ending: from-inside; Do lado de dentro
Agora desenha as dos outros. É mais rápida do que era, ri-se mais, e às vezes lá nos concede a avenida. Às quintas-feiras, por volta das dez, apanha o elétrico até Consuelo. É a única que desce. Não bate. No parapeito do banco há um pão, todas as semanas, dentro de um pano; está quente de um dos lados. Nunca nenhum de nós perguntou como é que lá vai parar, de tão bom que é.
-> END

=== ending_rubbed
# chapter: A borracha
Comecei pelo fundo. Apaguei a valeta, o degrau. Passei por tudo a palma da mão, até não ficar mais que um sítio cinzento; e depois dobrei a folha e meti-a no sapato.
A régua caiu, com um estalo, em cima de uma folha branca e limpa. Ali ficou. Não havia nada de um lado nem do outro.
«O que é que foste fazer?», gritou Inés.
«Não desapareceu», disse-lhe eu. Oxalá não tivesse. «Só não está ali. Ele não a consegue encontrar. Não está na planta e não está no papel. Está onde esteve este tempo todo em que andavas à procura. Tens uma esquina dela no bolso. A senhora tem o lá, e ele tem a fonte.» Começava a ter a certeza. «Tem três pessoas onde morar», disse eu. «Dantes tinha só uma.»
Ficaram a pensar naquilo. Fazia frio, e o nevoeiro ia levantando; via-se perfeitamente a retrosaria, com os seus botões.
«Eu diria», disse Dona Benedita, «que assim haveria de ser», e ofereceu maçã a toda a gente. # speaker: benedita-salgueiro
# scene: morning
# ending: in-three-places; Em três lugares
Uma rua já não está perdida, segundo Inés, se por causa dela se atrasar mais do que uma pessoa. Àquela deu entrada no arquivador, com o número mil duzentos e um, sem desenho: só três nomes e a que horas se encontram em casa. É lá que nos juntamos. Quer dizer, tomamos um café na paragem. Mas há manhãs em que o elétrico passa e a voz a anuncia; e nós os quatro, antes de pensar, já levantámos os olhos, para a esquerda.
-> END
