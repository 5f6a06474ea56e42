# role: friend; Visita da casa; Vinhas só tomar chá, e ninguém estava mais perto quando ela precisou de testemunha.
# role: fencer; O número dezanove; Bateste-te com ela uma vez, de madrugada, por causa de uma vírgula. Depois mandou-te um marmeleiro.
# role: pastrycook; Aprendiz de pastelaria; A cobertura do bolo é obra tua. Mais ninguém aqui sabe o que o segura.
# relationship: odile; odile-marchetti; 5
# relationship: sable; sable; 5
# relationship: mirela; mirela-stan; 5
# meter: steps; Passos até ao bolo; 9
# inventory: tray; Na bandeja
# item: returned_fan; Um leque devolvido com a mão errada
# item: prompt_slip; Um papelinho vindo de baixo do terraço
# item: sugar_heron; A garça de açúcar
# talk: odile-marchetti; Pode dizê-lo do meu lado direito. O esquerdo, às quintas-feiras, não recebe.
# talk: sable; Olhe para o bolo enquanto fala, por favor. As pessoas têm tão menos curiosidade por um bolo.
# talk: mirela-stan; Aqui em baixo. Cuidado com a grelha. Deu-te uma branca, não foi, coração? Qual era a última fala que tinhas?
# agreement: the-page-held-up; mirela-stan; page_shown; true; Mirela vai erguer o livro por baixo do ralo, aberto na página em que ambos têm medo.; escondem, a esconder, o que têm, cada um, o segredo, o livro, sopra-me, sopre-me, a página; Eu sopro, não dou à língua. Mas está tudo no livro, coração, o dela e o dele, com um sinal na margem onde se toma fôlego. Quando se levantarem, encosto-o à grelha. Só tens de baixar os olhos, como faz a gente modesta.

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

// A arma é a conversa: cada volta traz o bolo um passo mais perto. O que se descobrir decide como pode ser cortado.

=== sandwich
# chapter: O terraço, depois de onze recusas
# scene: terrace
Há, segundo o camareiro-mor, dezanove maneiras corretas de recusar uma sanduíche, e o príncipe já gastou onze.
É muito novo. A espada foi-lhe polida por alguém que gosta dele. Do outro lado da toalha branca, Odile Marchetti tirou uma luva, dedo a dedo, e pousou-a exatamente paralela à faca. Entre os dois está o bolo. Tem três andares e uma garça de açúcar. Ninguém olha para ele, tal como ninguém olha para um relógio.
«É a minha testemunha{player_name != "":, {player_name}}», diz-te ela sem mexer grande coisa os lábios. «Fica com as minhas desculpas, o meu lenço e, se for caso disso, o prato. A lei é clara. Enquanto conversarmos, não estamos a bater-nos. Sua Alteza já esgotou o tempo que faz. Suplico-lhe, pergunte-lhe alguma coisa.» # speaker: odile-marchetti
{role == "friend": Só vinhas tomar chá. É sina das visitas de Madame Marchetti: quando dão por si, estão a segurar em qualquer coisa.}
{role == "fencer": O décimo nono duelo foi o teu. Foi por causa de uma vírgula. Ela fez-te saltar o primeiro botão ao nascer do sol, e depois escreveu-te, a dizer que tinha sido um encanto, e com a carta vinha um marmeleiro. Segurar-lhe-ias o casaco no meio de um furacão.}
{role == "pastrycook": Ainda tens açúcar nos vincos das mãos. Mandaram-te subir com o carrinho, e já davas meia-volta quando ela te pegou pelo cotovelo e disse ao camareiro-mor: «Não procure mais.»}
De baixo das lajes, junto ao teu sapato esquerdo, uma voz grave diz: «Pergunta-lhe pelo cão.» # speaker: mirela-stan
Olhas para baixo. Entre duas lajes há uma fenda da largura de uma mão, e por detrás um candeeiro tapado e um brilho de óculos. É o ralo do terraço. Alguém o forrou de baeta verde.
«Quarto ato, cena um», murmura a voz. «“O Terraço”. Não é uma peça a sério, deixa lá. Tu estás sem texto, coração, e ele está em branco desde a de pepino. O cão.» # speaker: mirela-stan
Ao fundo, junto à balaustrada, de onde se veem duas portas ao mesmo tempo, um vulto com a segunda melhor casaca da Corte de Inverno descasca uma laranja e lê-te os lábios.
+ [Perguntar ao príncipe pelo cão. # hint: a voz do ralo parece ter a certeza]
    ~ dog = true
    ~ mirela++
    -> the_dog
+ [Perguntar ao príncipe se lhe agrada a Corte de Inverno. # hint: seguro, e lento]
    -> the_court
+ [Oferecer-lhe pela tua mão a décima segunda sanduíche, e mal. # hint: {role == "pastrycook": foste tu quem lhe tirou a côdea esta manhã|para isso também há dezanove maneiras}]
    ~ laughs++
    ~ odile++
    -> wrong_sandwich

=== the_dog
# chapter: Por cima da toalha branca, um cão
~ steps--
«Será que Vossa Alteza», dizes tu, «tem um cão?»
É como se alguém lhe tivesse aberto uma janela por dentro. «Dois», diz o príncipe. «Não, um. Eram dois. O Arrais morreu em março. O Picles está em casa, só tem uma orelha, tinha vindo, mas é que uiva no hino.» Pôs a mão espalmada ao lado do joelho, à altura de uma cabeça; fica a olhar para ela, ali, e recolhe-a. «Dorme em cima dos panos de polir», diz. «De maneira que tudo o que é meu cheira um bocado a ele. É ele que… quer dizer, é a minha irmã. A espada é com ela. Chora para cima da espada; depois tem de a polir outra vez.» # speaker: O príncipe
Naquela mesa tão comprida, nunca ninguém ouvira um príncipe dizer tanta palavra seguida. O camareiro-mor toma nota: cão.
«Eu tive um spaniel», observa Madame Marchetti à meia distância, «que mordeu um arcebispo. Um amigo não se esquece.» # speaker: odile-marchetti
Chegou as sanduíches para o lado, coisa de dois dedos, e já não estão entre eles. A conversa, segundo as regras, deu uma volta; empurra-se por isso o bolo um passo no seu carrinho dourado, o carrinho para, e a garça de açúcar faz que sim.
-> second_course

=== the_court
# chapter: Debaixo de tantas janelas
~ steps--
«Muito», diz o príncipe. Procura por ali qualquer coisa para pôr a seguir. «É mais fria do que a nossa. E há mais.» # speaker: O príncipe
Segue-se uma daquelas pausas por onde já têm começado guerras. Ouves o ralo suspirar.
«São as janelas», diz Madame Marchetti, vindo em socorro como vem em socorro um grande navio, de través. «O falecido rei desejava poder ver toda a gente que falasse dele. Abriram então quatrocentas, e desde aí nunca mais se disse nada dentro de casa. Fazemos tudo no terraço, e é por isso que andamos tão morenos.» # speaker: odile-marchetti
Ele quase sorri. Ocorre-te que ela fez aquilo de propósito, como quem estende o pulso a um cavalo nervoso. Mas a conversa deu uma volta. Segundo as regras, empurra-se o bolo um passo no seu carrinho dourado. O carrinho para; a garça de açúcar faz que sim.
-> second_course

=== wrong_sandwich
# chapter: Na ponta da pinça do açúcar
~ steps--
Pegas nela com a pinça do açúcar. Ofereces-lha pela direita, de pernas para o ar, com a vénia que se deve à viúva de um bispo.
O príncipe olha para a sanduíche. Vê-se que a percorre: não é a décima segunda, não é nenhuma delas. Não há maneira correta de recusar aquilo. Começam a fugir-lhe os cantos da boca; aperta-os.
«Não, obrigado», diz, como um menino numa festa, «já não me cabe mais»; e sai-lhe um guincho curto, agudo, sem remédio. # speaker: O príncipe
A mesa inteira vira-se para ver o que foi que morreu. Madame Marchetti fechou os olhos. Tem o rosto perfeitamente composto, e corre-lhe por ele uma lágrima. «Bati-me trinta e uma vezes», diz-te dali a pouco, a custo, «e nunca vi uma finta assim. Onde aprendeu?» # speaker: odile-marchetti
A conversa deu uma volta. Segundo as regras, empurra-se o bolo um passo no seu carrinho dourado; o carrinho para, e a garça de açúcar faz que sim.
-> second_course

=== second_course
# scene: terrace
«Três minutos de tolerância», brada o camareiro-mor, «para a remoção das côdeas.»
É o intervalo das testemunhas. Enquanto durar, podes ir aonde quiseres, contanto que leves um prato. O príncipe está a levar com os discursos da sua própria testemunha, um tio enorme com imensas medalhas, e estão todas a olhar para ti.
Madame endireita garfos. Fá-lo com a mão direita. A esquerda, a que está nua, repousa no regaço do vestido cinzento com o leque devolvido por cima, como um papel debaixo do seu pisa-papéis.
«É agora que irias ter com um dos três», aconselha o ralo, à pressa. «Já vi fazer isto. A senhora, e ela diz-te porquê. Ou a casaca, e diz-te o quê. Ou então ficas aqui comigo e descobres o que vem a seguir; mas olha que não garanto nada, só estou a ler sapatos.» # speaker: mirela-stan
+ [Ir ter com Madame Marchetti, com um garfo lavado.]
    ~ odile++
    ~ hand = true
    -> her_hand
+ [Ir ter com a casaca da balaustrada, com um garfo sujo.]
    ~ sable++
    ~ uncle = true
    -> the_coat
+ [Deixar cair o guardanapo ao pé do ralo, e levar o seu tempo a encontrá-lo.]
    ~ mirela++
    ~ fan = true
    -> the_drain

=== her_hand
# chapter: No regaço dela, debaixo do leque
~ steps--
«Há de ter-se perguntado», diz Odile, «como é que alguém me desafia por causa de um leque. É simples, deixei-o cair. Ele apanhou-o; deu-mo com a esquerda; nesta corte isso ou é pedir a mão ou é declarar guerra. Escolheu o tio. Ao rapaz, ninguém lhe perguntou nada.» Aceita o garfo. «O que a boa educação não lhe consentiu perguntar-se foi porque havia eu de deixar cair um leque. Segurei neste leque durante dois terramotos.» # speaker: odile-marchetti
Ergue-o, coisa de um dedo, para ti e para mais ninguém. Por baixo, a mão esquerda, nua, está a tremer, muito fininho, como um copo quando passa uma carroça.
«Desde o penúltimo inverno. É pior quando tenho frio, e quando tenho pena. Posso esgrimir com a outra. Tenho treinado de noite com uma vassoura, e já a venci trinta e uma vezes.» O leque desce. «Mas ele tem dezassete anos. Vai atirar-se a direito, porque nunca ninguém lhe disse que não o fizesse, e eu tenho um quarto de segundo para desviar aquilo sem que ninguém se magoe. Não sei se ainda tenho esse quarto. Já vê que preferia de longe que continuássemos a conversar.» # speaker: odile-marchetti
É a primeira vez na vida, pensas tu, que ela conta isto a alguém. As côdeas já foram. Chiam as rodas douradas.
-> third_course

=== the_coat
# chapter: A balaustrada das duas portas
# scene: balustrade
~ steps--
«Pega num prato como quem já teve de os lavar», diz Sable, «por isso não me alongo. Na terça-feira, quatro cortes assinam um papel na sala que temos atrás de nós. Até lá preciso daquele rapaz vivo, porque é o próximo rei de Lys; e preciso dela viva, porque é a única pessoa de quem a avó dele tem medo. E exijo que não se prove a ninguém que é cobarde. Não ia acreditar na quantidade de guerras que não passam disso.» A casca sai numa só tira. «Olhe para o tio.» # speaker: sable
Olhas. As medalhas olham também.
«Se houver um arranhão no rapaz, ele é regente, pelo tempo que levar a vingança. Se houver um arranhão nela, é o tio do herói. Pôs mil e cem em títulos de três por cento, a apostar na guerra. Vi os sapatos do corretor.» Estende-se para ti um gomo de laranja. «Nem em sonhos lhe pediria alguma coisa. Limito-me a mencionar que ele manda cortar o bolo às cinco menos um quarto, digam eles o que disserem. Subornou o carrinho. Quando ele tosse, são dois passos de cada vez.» # speaker: sable
Atrás de ti, uma tosse. Chiam as rodas douradas; e chiam.
~ steps--
-> third_course

=== the_drain
# chapter: Entre as pernas das cadeiras
# scene: drain
~ steps--
De joelhos entre as pernas das cadeiras, consegues vê-la: um rosto pálido e inteligente, alumiado de baixo, um lápis atrás de cada orelha, uma chávena. Mandaram-na vir do Teatro Cometa, diz ela, para servir de ponto aos brindes. Ninguém a mandou embora.
«Daqui é tudo pés, e os pés não representam. Os dele viram para dentro. Aquilo não é medo, o medo já ele o engoliu. É vergonha. E os dela, repara: o peso à direita. Uma canhota. Então porque é que está assim, como se naquele braço houvesse uma coisa a dormir e ela não a quisesse acordar?» Mirela Stan molha o lápis na língua. «E digo-te mais. Eu vi o leque cair, tive tudo à altura dos olhos. Ele não o apanhou com a esquerda. Apanhou-o com a direita, mansinho como um cordeiro. Depois o tio pisou-lhe o pé, e ele, para não cair, trocou de mão. Devolveu-o com a única que lhe sobrava.» # speaker: mirela-stan
Rasga um canto do guião e passa-to por entre duas lajes. Tem escrita, numa letra miúda e rápida, uma fala. Antes dela não há nome nenhum.
~ tray += prompt_slip
«É de alguém», diz ela. «Escrevi isto numa margem há nove anos, e desde então ando à procura de quem o diz. Guarda-o. Hás de saber.» # speaker: mirela-stan
Chiam as rodas, lá em cima. Voltas à tona com o guardanapo, e fazes-lhe uma vénia.
-> third_course

=== third_course
# scene: small-cakes
O segundo serviço são bolinhos, para ir preparando o bolo grande. Manda o costume que a parte desafiada faça agora uma pergunta, e que o desafiante pague na mesma moeda.
«Alteza», diz Odile Marchetti. «O que vai fazer depois?» # speaker: odile-marchetti
«Depois de quê?» # speaker: O príncipe
«É essa a minha pergunta.» # speaker: odile-marchetti
Faz-se vermelho. Não tinha pensado que houvesse um depois. Vê-lo de pé mesmo à beirinha da tarde, às quatro e meia, a espreitar para o outro lado, e não há lá nada, nem um cão nem uma irmã; ergue para ela os olhos, e é o puro começo do terror. A boca abre-se, e deu-lhe uma branca.
O camareiro-mor levantou o relógio. Se uma pergunta ficar um minuto sem resposta, considera-se finda a conversa.
«A fala», sussurra o ralo, em agonia. «Alguém que lhe dê uma fala.» # speaker: mirela-stan
+ {dog} [«O Picles há de querer o jantar, Alteza.»]
    ~ laughs++
    -> line_dog
+ {role == "pastrycook"} [«O andar de cima é oco, Alteza. Há dias que o queria dizer a alguém.»]
    # chapter: O andar de cima, uma chapeleira
    ~ laughs++
    ~ steps--
    «Oco?», diz o príncipe. # speaker: O príncipe
    «É uma chapeleira», dizes tu. «Com cobertura. Só havia ovos para dois.» Pesava-te na consciência desde terça-feira. Vês aquilo entrar, e acender qualquer coisa.
    «Então, faça uma pessoa o que fizer depois», diz o príncipe, a apalpar terreno, «do terceiro andar não repete.» Não tem grande graça. É a primeira piada que faz em público, e Madame Marchetti recebe-a com uma inclinação pequena e grave, como entre iguais. Chiam as rodas; e o grande bolo aproxima-se, um tudo-nada leve, agora que se sabe para onde olhar. # speaker: O príncipe
    -> fourth_course
+ [«Sua Alteza vai escrever-lhe uma carta. Todos escrevem. São trinta e um.»]
    ~ odile++
    -> line_letter
+ {tray ? prompt_slip} [Ler em voz alta o que está no papelinho.]
    ~ mirela++
    -> line_slip
+ {uncle} [«Creio que o tio tem uma resposta. Tossiu.»]
    ~ sable++
    -> line_uncle
+ [Entornar o açúcar. # hint: um gesto largo]
    ~ laughs++
    -> line_sugar

=== line_dog
# chapter: Em casa, ao pé da tigela, às seis
~ steps--
«Às seis», diz logo o príncipe. «Ele não come da mão de mais ninguém. Fica para ali sentado ao pé da tigela.» Ouve o que disse. Há um depois, tem uma orelha só, e é preciso lá estar às seis. «Não tinha pensado», diz ele devagar, «em quem lhe ia dizer.» # speaker: O príncipe
«Pois não», concorda Odile. «Eles nunca chegam a saber, não é? Era preciso ir voltando para casa sem Vossa Alteza, todas as noites, durante anos.» Di-lo com muita brandura. Ao longo da mesa, várias pessoas descobrem que lhes caiu qualquer coisa no chá. # speaker: odile-marchetti
O camareiro-mor baixa o relógio. Vê-se mexer o bigode do tio. Um chiar; o bolo aproxima-se.
-> fourth_course

=== line_letter
# chapter: Jardins alheios, por carta
~ steps--
«É verdade?», diz o príncipe. «Eles escrevem-lhe?» # speaker: O príncipe
«Escrevo eu primeiro. É o mínimo; esteve-se tão perto. Depois respondem, e fica-se a saber imenso acerca dos jardins de cada um. Já fui a nove dos casamentos.» Está a escolher-lhe um bolinho, com cuidado, o da cereja. «Digo-lhe o que dizem todos, é sempre o mesmo. “Pensei que, quando me saudasse, me ia sentir alguém. Senti-me o filho de alguém.”» # speaker: odile-marchetti
Ele aceita o bolinho. Parece ter-se esquecido de que haja maneira de o recusar. «Guarda-as?» # speaker: O príncipe
«Na farinha», diz Odile, coisa que não entendes, e cora levemente. Chiam as rodas, e o grande bolo aproxima-se.
-> fourth_course

=== line_slip
# chapter: Um papel alisado no prato
~ steps--
Alisa-lo contra o prato. Lê-lo em voz alta, não muito bem, como se lê uma coisa que nunca se viu.
«“Só vim porque já tinham polido a espada.”»
Em todo o terraço não se ouve senão a bandeira. O príncipe voltou-se na cadeira, à procura de quem o disse. Depois percebe que foi no lugar dele, e quase na voz dele, e que toda a gente ouviu; e que é verdade.
«Sim», diz. «Foi. Ela estava a pé desde as cinco.» E os ombros, que desde o almoço trazia pelas orelhas, descem como uma bandeira ao fim da tarde. # speaker: O príncipe
Debaixo dos pés ouve-se arranhar um lápis. «O príncipe», vai dizendo Mirela Stan para consigo, com a voz embargada, enquanto escreve o nome. «Nove anos. Era o príncipe.» # speaker: mirela-stan
-> fourth_course

=== line_uncle
# chapter: A mesa toda, virada para o tio
Viram-se todas as cabeças. O tio está de boca aberta. Ia justamente tossir outra vez.
«Eu?», diz o tio. «O que o rapaz faz depois não é da minha conta.» # speaker: O tio
Queria ser modéstia, mas não cai para esse lado. Fica ali ao sol, em cima da toalha branca. Lá ao fundo, uma senhora velha, de preto, que julgavas a dormir, abre um olho; é a rainha viúva de Lys, a avó, e está a olhar para o filho mais novo como se olha para uma nódoa.
«Não é?», diz o príncipe. Está branco como a cal. «E da conta de quem julgava o tio que era?» # speaker: O príncipe
Junto à balaustrada, alguém pousa na pedra uma laranja, inteira. Mais nada. A casaca já lá não está. As rodas calam-se; o homem do carrinho, reparas tu, acaba de passar uma moeda para o outro bolso.
-> fourth_course

=== line_sugar
# chapter: A mesa, debaixo de açúcar
~ steps--
Sai como uma pequena avalancha. Há açúcar no chá, nas medalhas e na rainha viúva. Há onze lacaios com escovas; quando acabam, o minuto perdeu-se, e ao camareiro-mor não resta senão decidir que se tratou de um fenómeno atmosférico.
«Obrigado», diz o príncipe a coberto daquilo, do fundo do coração.
«Ora essa», dizes tu.
«Isto também não é o seu forte», diz ele, «pois não? Pensei que era só eu.» Está a rir-se. Fica com uns onze anos. «Ainda bem. Ela é tão boa nisto que eu já começava a achar que era falta de educação não estar morto.» # speaker: O príncipe
Ouve-se Madame Marchetti, com açúcar nas pestanas, dizer que não há nada melhor para a pele. Mas chiam as rodas.
-> fourth_course

=== fourth_course
# scene: icing
Está já a {steps} passos. Daqui, lê-se a cobertura. Diz, na melhor letra inglesa, CONCÓRDIA.
O sol está no muro. É o último intervalo, para a dobragem dos guardanapos; depois levantam-se todos, e, diga-se o que se estiver a dizer, a senhora mais velha presente crava a faca no bolo, e quando as duas metades tombarem, cada uma para seu lado, as partes desembainham.
Três pessoas chamam por ti. O príncipe deixou cair o guardanapo e baixou-se para o apanhar, do teu lado. Odile estende o lenço, que devia estar à tua guarda. E há uma luz a acender e a apagar dentro do ralo.
+ [Baixar-te também para apanhar o guardanapo.]
    -> under_the_cloth
+ [Aceitar o lenço.]
    ~ odile++
    ~ hand = true
    -> handkerchief
+ {role == "fencer"} [Saudá-la como naquela manhã, com um garfo de bolo. # hint: ela terá de responder]
    # chapter: A beira da mesa, uma saudação
    ~ odile++
    ~ hand = true
    ~ steps--
    Faze-lo como deve ser, a partir do ombro. Ela não o pode evitar, está-lhe na massa do sangue: sobe-lhe o braço para responder, e é o esquerdo; e pelo tempo que dura uma saudação, naquele sol baixo, vês o garfo estremecer como erva.
    «Sempre deixou cair o pulso», diz Odile, quando conseguiu baixá-lo outra vez para debaixo da toalha. Não tem cor. «Dezanove. Já me tinha esquecido da cara que faz quando está prestes a ter coragem.» # speaker: odile-marchetti
    «Desde quando?», perguntas tu, muito baixo.
    «É a razão por que escrevo tantas cartas», diz Madame Marchetti. «Numa carta, pode-se levar o tempo que se quiser.» # speaker: odile-marchetti
    -> rise
+ [Pôr os pés em cima do ralo, e ouvi-lo até ao fim.]
    ~ mirela++
    ~ fan = true
    -> on_the_drain

=== under_the_cloth
# chapter: Debaixo da toalha, como num tanque
# scene: under-cloth
~ steps--
Ali debaixo é tudo verde e turvo, como por dentro de um tanque. A cara dele está ao contrário.
«Não quero», diz ele. «E não tenho maneira de o dizer. Se desisto, é cobardia, é a lei, e ficava no tratado que Lys é um cobarde. E se peço desculpa, quer dizer que foi de propósito. Eu não fiz nada de propósito. Estava só a devolver-lhe o leque.» Engole em seco. «Acho que ela é a pessoa mais esplêndida que já vi na vida. Queria perguntar-lhe como é que se deixa de ter medo. Já trazia tudo preparado; depois doeu-me o pé, e aqui estamos.» # speaker: O príncipe
«Pergunte-lhe agora», dizes tu.
«À frente de toda a gente?» # speaker: O príncipe
Pensas no caso, entre os sapatos. {hand: Sabes de mais alguém neste terraço com uma pergunta que não pode fazer à frente de toda a gente. Ocorre-te que as duas encaixariam.|São quarenta pares, e, como diz a outra, os pés não representam. Quase todos viram para dentro.}
~ fan = true
-> rise

=== handkerchief
# chapter: Um lenço e uma mão de gelo
~ steps--
Põe-to na palma e fecha-te os dedos por cima, e por um instante tens na tua a mão esquerda dela. É gelo. Mexe-se lá dentro como um pássaro.
«Se eu falhar», diz Odile, «dirá que foi o sol. Dirá que eu me ri. E que alguém vá ver do cão dele.» Olha, do outro lado, para o rapaz que procura o guardanapo. «Sempre defendi que uma briga é uma conversa que perdeu a gramática de vista. A gramática, sabe, há vinte anos que a forneço eu, a toda a gente. E há uma frase que nunca aprendi a construir.» # speaker: odile-marchetti
«Qual?»
«Começa por “eu”», diz Odile, «tem três palavras, e a do meio é “não”.» # speaker: odile-marchetti
-> rise

=== on_the_drain
# chapter: A laje ao pé do sapato esquerdo
# scene: drain
~ steps--
«É da forma», diz a voz. Esteve a chorar, ou então é da humidade. «Já estive aqui debaixo de todo o género de cena. Isto só tem uma maneira de acabar, e não é à espadeirada. É uma confissão. São dois, têm ambos a mesma fala, e cada um julga que o outro está à espera de que ele desembainhe. Basta que a um deles lhe dê uma branca, em voz alta, e que ninguém o salve. E tu não paras de o salvar. Ela também. E eu fiz o mesmo.» # speaker: mirela-stan
«Que devo fazer?»
«Cala-te», diz Mirela Stan. «É o mais difícil do teatro. Nunca o consegui, nem uma vez. Ou então, passa-me o livro.» Ouve-se um restolhar. «Daqui vejo-lhe o sapato. O tacão esquerdo já não assenta. Eu não deixava isto para muito tarde.» # speaker: mirela-stan
~ hand = true
-> rise

=== rise
# scene: low-sun
Levantam-se. Faz um som de rebentação.
O sol está estendido ao longo do muro. No carrinho dourado, o bolo chegou mesmo à beira da toalha; a rainha viúva de Lys ergueu-se da cadeira, por etapas, e entregaram-lhe a faca. É do tamanho do braço dela. O tio tosse, e é uma tosse satisfeita.
Odile e o príncipe estão de pé, com o bolo entre os dois. Já se saudaram. A ponta dele está firme. Está perfeitamente pronto a morrer, resolveu que o há de fazer bem. A dela está na mão direita. Não se vê nada de estranho, se não se souber.
«A conversa», diz o camareiro-mor, «está aberta até ser cortado o bolo. Tem alguma das partes mais alguma coisa a observar?» # speaker: O camareiro-mor
Ninguém fala. No silêncio estão a bandeira, as fontes e uma testemunha; és tu. {player_name != "": Debaixo do teu sapato esquerdo, ouve-lo, mal soprado, como quem dá a um ator o próprio nome para ele ter por onde começar: «{player_name}.»}
+ {(hand and fan) or page_shown} [Não dizer absolutamente nada, e olhar ora para um, ora para a outra, até que não aguentem.]
    -> ending_silence
+ {not (hand and fan) and not page_shown} [Não dizer absolutamente nada, e olhar ora para um, ora para a outra. # locked: Ainda não sabes o que cada um deles esconde]
    -> ending_silence
+ {sable >= 1} [«Observo que a faca está na mão errada.» Um relance para a casaca.]
    -> ending_wrong_hand
+ {laughs >= 1} [Pegar na garça de açúcar, e comê-la.]
    ~ tray += sugar_heron
    -> ending_heron
+ {mirela >= 1} [«A fala», para o ralo, em voz bem alta.]
    -> ending_line
+ [«Apenas que foi uma tarde encantadora.» # hint: deixar que o cortem]
    -> ending_cut

=== ending_silence
# chapter: O terraço, sem ninguém que socorra
É espantoso o tempo que dura um silêncio quando ninguém o vem socorrer.
O príncipe olha para ti, à espera da fala. Não a tens. Olha para o ralo, e só lá há uma respiração. Volta-se para ela, como toda a gente sempre se voltou; e Odile Marchetti, que em vinte anos não deixou cair uma pausa sem lhe pôr por baixo qualquer coisa encantadora, toma fôlego, e não tem nada. Vê-la descobrir isso.
A mão esquerda subiu-lhe, sozinha, até à luz do sol. Está a tremer, à vista de quatro cortes.
«Eu não consigo», diz Odile. É uma voz bem pequena. «Peço-lhe perdão. Acho que não consigo.» # speaker: odile-marchetti
«Ah», diz o príncipe, «nem eu.» A espada dele já está na toalha, no meio das colheres. Deu a volta ao bolo, a pé, o que não vem em livro nenhum. «É sempre assim? Pensei que era por eu nunca ter feito isto. Dói? A minha irmã tem gordura de ganso.» E toma a mão dela nas suas; na esquerda, por acaso, e na direita. # speaker: O príncipe
«Isso ou é pedir a mão», diz o camareiro-mor com um fio de voz, «ou…» # speaker: O camareiro-mor
«É uma mão», diz a rainha viúva de Lys. «Alguém que me corte bolo.» # speaker: A rainha viúva
# scene: evening
# ending: two-words; Três palavras, e a do meio era não
O tratado assinou-se na tal terça-feira; o artigo nono, que ninguém sabe explicar, estipula que qualquer das partes o pode dizer. Madame Marchetti retirou-se invicta, se não contarmos a vassoura. Recebe às quintas-feiras, sem luvas. Aparece um rapaz com um cão num cesto. Discorda dela em tudo, sem ponta de medo, até às onze da noite, e já a ouviram dizer que foi a melhor esgrima que teve na vida.
-> END

=== ending_wrong_hand
# chapter: O bolo, pela esquerda
É a pura verdade. A rainha viúva tem-na na esquerda. É canhota, há oitenta anos; e toda a Corte de Inverno, a quem até àquele momento não ocorrera olhar, olha, e retém a respiração.
«Pelo costume desta casa», comenta uma voz pausada ao lado de uma das duas portas, «aproximar-se de um bolo com a esquerda é uma declaração de guerra. Limito-me a mencioná-lo. Ao bolo.» Descasca qualquer coisa. «Creio que teria de se lhe dar tempo para se armar.» # speaker: sable
Ouve-se o camareiro-mor virar páginas. É um homem verdadeiro, e um homem com fome. «É assim», diz por fim. «Um ano e um dia.» # speaker: O camareiro-mor
«E o duelo?», grita o tio. «Que é feito do duelo?» # speaker: O tio
«Trava-se quando o bolo for cortado», diz o camareiro-mor. «O bolo não pode ser cortado, Excelência. É beligerante.» # speaker: O camareiro-mor
{uncle: Com isto o tio tosse, e não há carrinho que se mexa. Apalpa o colete, como um homem à procura da bolsa que deu à pessoa errada. Na cadeira dele está uma folha do livro de um corretor, a quatro tintas.|O tio diz uma palavra. A rainha viúva, sem voltar a cabeça, manda-o ir lá dentro lavar a boca.}
# scene: evening
# ending: cake-at-war; Um bolo beligerante
Está na galeria do nascente, debaixo de vidro, com uma sentinela. As partes encontram-se junto dele uma vez por mês para verificar que prosseguem as hostilidades, e ganharam o hábito de levar sanduíches. Já lá vão três anos. O príncipe cresceu; já não tem dezassete anos, e pergunta-te à queima-roupa como está a tua mãe. Todos os outonos chega um frasco de mel, endereçado ao Bolo, sem cartão. A última linha do tratado resolveu-se numa manhã. É bem mais fácil, descobriram, manter a paz quando toda a gente sabe ao certo onde está a guerra.
-> END

=== ending_heron
# chapter: O ninho, no alto do bolo
É preciso debruçares-te muito. Sai do ninho com um estalo que dá a volta ao terraço como um tiro.
Olhas para ela. Ela olha para ti. Tem um olho muito pequeno, feito de uma passa. Então, já que começaste, e que na etiqueta não consta rigorosamente nada sobre a maneira de o fazer, arrancas-lhe a cabeça à dentada.
É o príncipe que cede. Aquilo começa algures pelo cinturão da espada. Ele luta, está carmesim, tem os lábios metidos para dentro e os olhos a saltar; e comete o erro de olhar para Odile Marchetti. A ponta dela descaiu. Está agarrada às costas de uma cadeira. «Era», consegue ela dizer, «para o imperador»; e é o fim dos dois. Riem até terem de se sentar. Riem até ela ter de tirar a outra luva para limpar os olhos, e a mão treme, e ninguém poderia dizer de quê.
«Onze acabaram em riso», sussurra o ralo, fora de si. «Está no palmarés dela. Conta. Conta como assalto.» # speaker: mirela-stan
«Verifico», diz o camareiro-mor, que tem cobertura no nariz e não sabe como, «que a honra se encontra satisfeita. Ao que parece, estava com fraqueza.» # speaker: O camareiro-mor
# scene: evening
# ending: laughter; O décimo segundo a acabar em riso
Já são trinta e dois: dezanove por manga rasgada, doze em riso e um por causa da chuva. Ela mandou-lhe um bilhete a dizer que tinha sido um encanto. Ele respondeu com quatro páginas, sobretudo cão. Comeram o bolo ao pequeno-almoço, as quatro cortes à mesma mesa, à mão. Quanto a ti, já ninguém te convida para testemunha. Convidam-te para almoçar. Há sempre uma garça.
-> END

=== ending_line
# chapter: O terraço, uma laje levantada
Faz-se lá em baixo um silêncio medonho. Depois um reboliço, e barulho de ferrolhos.
Uma laje levanta-se, e cai para o outro lado com estrondo. Do terraço da Corte de Inverno, sem chapéu, de pantufas, com baeta nos cotovelos e um maço de papéis atado com nastro nos braços, sai a trepar uma mulher de quarenta e quatro anos que há vinte nenhuma plateia via da cintura para cima.
«Desculpem», diz Mirela Stan aos reis. «Peço imensa desculpa. Eu sou só o ponto. Mas é a última cena, desde o almoço que é a última cena, e tenho-a aqui. Está em noventa e três margens; nunca cheguei foi a pisar as tábuas.» E põe-se de joelhos e começa a estendê-la, página a página, nas pedras, entre os dois. # speaker: mirela-stan
O príncipe pousa a espada, a segurar um canto. Odile afasta o bolo. «“A Dama”», lê ela, de cabeça à banda. «“Estou cansada, senhor, e antes queria ouvir que não gosta do meu chapéu.” Mas isto é excelente. Esta sou eu?» # speaker: odile-marchetti
«E eu sou este», diz o príncipe. «“Só vim…” Oh. Posso repetir? Agora já sei como é.» # speaker: O príncipe
Leva até ao anoitecer. À rainha viúva calha uma duquesa com quatro graças. Ninguém se lembra de cortar nada.
# scene: evening
# ending: the-margins; A peça das margens
Estreou no Cometa, na primavera, com onze minutos de atraso. Há um bolo no quarto ato, e na primeira noite não foi cortado. Há um tio que tosse; manda ele próprio as indicações. É de M. Stan. Ela vê-a de frente, num camarote com porta, e mexe os lábios. Só mesmo no fim, quando os dois embainham as espadas e vem aquele silêncio tão, tão comprido, é que se ouve, algures no escuro da sala, uma voz grave que não resiste, e diz: «Agora.»
-> END

=== ending_cut
# chapter: Dentro de um quarto de segundo
«Muito amável», diz o príncipe, com uma vénia. É muito bem-educado.
A faca entra. Leva o seu tempo, tem maçapão. As duas metades do bolo afastam-se uma da outra, como duas pessoas numa festa a quem acabam de contar qualquer coisa; e tombam.
Ele atira-se a direito, como ela disse que faria. Vês o quarto de segundo. É muito luminoso, e cabe lá bastante coisa: a ponta, a manga cinzenta, a mão esquerda a erguer-se por si, como já se ergueu dez mil vezes, e a tremer, e a chegar atrasada. E a direita, que vem do outro lado, de noites e noites numa cozinha, com o gesto exato de quem varre um degrau.
Ouve-se um som como o de um prato a ser arrumado. A espada dele sobe pelo azul às cambalhotas, e desce, e fica espetada, a pino, na maior das metades de CONCÓRDIA.
«Uma vassoura», diz Odile Marchetti, maravilhada, a ninguém. # speaker: odile-marchetti
Ela tem um punho rasgado. Ele não tem um arranhão. Sobre o tio corre-se a cortina.
{odile >= 3: «Alteza», diz ela, «foi uma belíssima linha reta. Nunca deixe que lhe ensinem outra. Vem cá na quinta-feira? Há sopa. Mostro-lhe qual das minhas mãos é a boa; acabo de descobrir.»|«Alteza», diz ela, saudando-o, «fico a dever-lhe um punho.» Está a sorrir. Mas quando calça a luva vês que não olha para ela, e que havia alguém que devia ter perguntado.} # speaker: odile-marchetti
# scene: evening
# ending: half-past-four; Quatro e meia
Fica assim o palmarés em trinta e dois, sem mortos; vinte agora por manga rasgada, e pela primeira vez a manga era a dela. Mandou-a emoldurar. O tratado assinou-se. Tiraram a espada do bolo, e foram precisos três homens, e desde então tem-se dito uma certa dose de disparates acerca de quem será o seu legítimo rei. {dog: O Picles jantou às seis, e contaram-lhe tudo.|O príncipe estava em casa às seis. Diz que havia alguém à espera ao pé da tigela.}
-> END
