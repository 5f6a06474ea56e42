# role: friend; Amistad de la casa; Tú venías a tomar el té, y eras quien más cerca estaba cuando a ella le hizo falta un padrinazgo.
# role: fencer; El número diecinueve; Te batiste con ella una vez, al alba, por una coma. Luego te mandó un membrillo: el árbol.
# role: pastrycook; Aprendiz de pastelería; El glaseado de la tarta es obra tuya. Nadie más sabe aquí qué la sostiene.
# relationship: odile; odile-marchetti; 5
# relationship: sable; sable; 5
# relationship: mirela; mirela-stan; 5
# meter: steps; Pasos hasta la tarta; 9
# inventory: tray; En la bandeja
# item: returned_fan; Un abanico devuelto con la mano que no era
# item: prompt_slip; Un papelito salido de debajo de la terraza
# item: sugar_heron; La garza de azúcar
# talk: odile-marchetti; Puede decírmelo por el lado derecho. El izquierdo no recibe los jueves.
# talk: sable; Mire la tarta mientras habla, haga el favor. La gente siente mucha menos curiosidad por una tarta.
# talk: mirela-stan; Aquí abajo. Cuidado con la rejilla. Te has quedado en blanco, ¿verdad, cielo? ¿Cuál es la última frase que tenías?
# agreement: the-page-held-up; mirela-stan; page_shown; true; Mirela levantará el libreto bajo el sumidero, abierto por la página en la que los dos tienen miedo.; qué esconden, esconden, qué les pasa, cada uno, el secreto, el libreto, apúntame, sóplame, la página; Yo apunto, no chismorreo. Pero está todo en el libreto, cielo, lo de ella y lo de él, con una señal en el margen donde se toma aire. Cuando se levanten lo acercaré a la rejilla. Tú no tienes más que bajar los ojos, como quien es de natural modesto.

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

// El arma es la conversación: cada vuelta acerca la tarta un paso. Lo que se averigüe decide cómo puede cortarse.

=== sandwich
# chapter: La terraza, tras once negativas
# scene: terrace
Hay, según el chambelán, diecinueve maneras correctas de declinar un emparedado, y el príncipe lleva gastadas once.
Es muy joven. Su espada la ha bruñido alguien que lo quiere. Al otro lado del mantel blanco, Odile Marchetti se ha quitado un guante, dedo por dedo, y lo ha dejado exactamente paralelo al cuchillo. La tarta está entre los dos. Tiene tres pisos y una garza de azúcar. Nadie la mira, del modo en que nadie mira un reloj.
«Lleva usted mi padrinazgo{player_name != "":, {player_name}}», te dice sin mover apenas los labios. «Eso comprende mis disculpas, mi pañuelo y, si a tanto llegáramos, el plato. La ley es clara: mientras conversemos, no nos estamos batiendo. A Su Alteza se le ha acabado el tiempo que hace. Se lo suplico, pregúntele algo». # speaker: odile-marchetti
{role == "friend": Tú solo venías a tomar el té. Es cosa que les pasa a las amistades de Madame Marchetti: cuando se quieren dar cuenta, están sosteniendo algo.}
{role == "fencer": El tuyo fue el duelo diecinueve. Fue por una coma. Ella te saltó el primer botón justo cuando salía el sol, y después te escribió para decirte que había sido un encanto, y con la carta venía un membrillo de metro y medio. Le sujetarías el abrigo en pleno huracán.}
{role == "pastrycook": Todavía te queda azúcar en las rayas de las manos. Te habían mandado subir con la carretilla, y ya dabas media vuelta, cuando ella te cogió del codo y le dijo al chambelán: «No busque más».}
De debajo de las losas, junto a tu zapato izquierdo, una voz grave dice: «Pregúntale por el perro». # speaker: mirela-stan
Bajas la vista. Entre dos losas hay una ranura de un palmo, y detrás una lámpara con pantalla y un destello de gafas. Es el sumidero de la terraza. Alguien lo ha forrado de bayeta verde.
«Acto cuarto, escena primera», murmura la voz. «“La terraza”. No es una obra de verdad, da igual. Tú estás sin libreto, cielo, y él lleva en blanco desde el de pepino. El perro». # speaker: mirela-stan
Junto a la balaustrada del fondo, donde se ven dos puertas a la vez, una figura con la segunda mejor casaca de la Corte de Invierno pela una naranja y te lee los labios.
+ [Preguntar al príncipe por su perro. # hint: la voz del sumidero parece segura]
    ~ dog = true
    ~ mirela++
    -> the_dog
+ [Preguntar al príncipe qué le parece la Corte de Invierno. # hint: prudente, y lento]
    -> the_court
+ [Ofrecerle en persona el duodécimo emparedado, y hacerlo mal. # hint: {role == "pastrycook": esta mañana le quitaste tú la corteza|también para eso hay diecinueve maneras}]
    ~ laughs++
    ~ odile++
    -> wrong_sandwich

=== the_dog
# chapter: Sobre el mantel blanco, un perro
~ steps--
«Me preguntaba, Alteza», dices, «si tiene usted perro».
Es como si alguien le hubiera abierto por dentro una ventana. «Dos», dice el príncipe. «No, uno. Eran dos. Timonel se murió en marzo. Pepinillo está en casa, le queda una oreja sola, habría venido, pero es que con el himno aúlla». Ha puesto la mano plana al lado de la rodilla, a la altura de una cabeza; la mira ahí y la retira. «Duerme encima de los trapos de bruñir», dice. «Por eso todo lo mío huele un poco a él. El que… bueno, la que me lleva la espada es mi hermana. Llora encima, y luego tiene que volver a empezar». # speaker: El príncipe
Nadie en aquella mesa tan larga había oído nunca a un príncipe juntar tantas palabras. El chambelán apunta: perro.
«Yo tuve un spaniel», observa Madame Marchetti, dirigiéndose a la media distancia, «que mordió a un arzobispo. A los amigos no se los olvida». # speaker: odile-marchetti
Ha apartado los emparedados como un par de dedos, de modo que ya no están entre ellos. La charla, según el reglamento, ha dado una vuelta; así que la tarta avanza un paso en su carretilla dorada, se detiene, y la garza de azúcar cabecea.
-> second_course

=== the_court
# chapter: Bajo tantas ventanas
~ steps--
«Mucho», dice el príncipe. Busca por ahí algo que poner detrás. «Hace más frío que en la nuestra. Y hay más trozo». # speaker: El príncipe
Sigue una de esas pausas que en otras ocasiones han empezado guerras. Se oye suspirar al sumidero.
«Son las ventanas», dice Madame Marchetti, que acude al rescate como acude un gran navío, de costado. «Su difunta Majestad quería poder ver a todo el que hablara de él. Conque pusieron cuatrocientas, y desde entonces no se ha dicho una palabra bajo techo. Todo lo hacemos en la terraza, y de ahí este color que tenemos». # speaker: odile-marchetti
Él está a punto de sonreír. Se te ocurre que ella lo ha hecho adrede, como quien tiende la muñeca a un caballo asustadizo. Pero la charla ha dado una vuelta. Según el reglamento, la tarta avanza un paso en su carretilla dorada. Se detiene; la garza de azúcar cabecea.
-> second_course

=== wrong_sandwich
# chapter: En la punta de las pinzas
~ steps--
Lo coges con las pinzas del azúcar. Se lo ofreces por la derecha, boca abajo y con la reverencia que corresponde a la viuda de un obispo.
El príncipe mira el emparedado. Se le ve repasar la lista: no es la duodécima, no es ninguna. No existe manera correcta de declinar aquello. Se le empiezan a escapar las comisuras; las aprieta.
«No, gracias», dice, como un niño en un cumpleaños, «estoy lleno»; y le sale del cuerpo un solo gorjeo, corto, agudo, sin remedio. # speaker: El príncipe
La mesa entera se vuelve a ver qué se ha muerto. Madame Marchetti ha cerrado los ojos. Tiene el rostro perfectamente sereno, y por él le baja una lágrima. «Me he batido treinta y una veces», te dice al cabo, con dificultad, «y jamás había visto una finta como esa. ¿Dónde aprendió?». # speaker: odile-marchetti
La charla ha dado una vuelta. Según el reglamento, la tarta avanza un paso en su carretilla dorada; se detiene, y la garza de azúcar cabecea.
-> second_course

=== second_course
# scene: terrace
«Tres minutos de gracia», anuncia el chambelán, «para la retirada de las cortezas».
Es el intermedio de los padrinos. Mientras dure puedes ir adonde quieras, con tal de que lleves un plato. Al príncipe le está hablando encima el suyo, un tío corpulento con muchísimas medallas, y todas te están mirando.
Madame endereza tenedores. Lo hace con la derecha. La izquierda, la desnuda, descansa en la falda de su vestido gris con el abanico devuelto encima, como un papel con su pisapapeles.
«Aquí es donde irías a ver a uno de los tres», aconseja el sumidero, con prisas. «Lo he visto hacer. La señora, y te dirá por qué. O la casaca, y te dirá qué. O te quedas aquí conmigo y averiguas lo que viene después; pero yo no pongo la mano en el fuego, que solo leo zapatos». # speaker: mirela-stan
+ [Ir donde Madame Marchetti, con un tenedor limpio.]
    ~ odile++
    ~ hand = true
    -> her_hand
+ [Ir donde la casaca de la balaustrada, con uno sucio.]
    ~ sable++
    ~ uncle = true
    -> the_coat
+ [Dejar caer la servilleta junto al sumidero, y tardar un rato en dar con ella.]
    ~ mirela++
    ~ fan = true
    -> the_drain

=== her_hand
# chapter: En su regazo, bajo el abanico
~ steps--
«Se habrá preguntado», dice Odile, «cómo vengo yo a verme retada por un abanico. Es sencillo, se me cayó. Él lo recogió; me lo dio con la izquierda; en esta corte eso es o una petición de mano o una declaración de guerra. Eligió su tío. Al chico nadie le preguntó». Acepta el tenedor. «Lo que tiene usted demasiada educación para preguntarse es cómo se me pudo caer a mí un abanico. Ese lo he sostenido yo en dos terremotos». # speaker: odile-marchetti
Lo levanta un dedo, para ti y para nadie más. Debajo, la mano izquierda, desnuda, tiembla; muy fino, como una copa cuando pasa un carro.
«Desde el invierno antepasado. Va peor con el frío, y cuando algo me duele. Esgrimir, puedo con la otra. De noche me ejercito contra una escoba, y la he vencido treinta y una veces». El abanico vuelve a su sitio. «Pero tiene diecisiete años. Se tirará a fondo en línea recta, porque nunca le ha dicho nadie que no, y yo dispongo de un cuarto de segundo para desviarlo sin que salga nadie malparado. No sé si aún tengo ese cuarto. Ya ve usted por qué preferiría con mucho que siguiéramos hablando». # speaker: odile-marchetti
Es la primera vez en su vida, piensas, que se lo cuenta a alguien. Ya se han llevado las cortezas. Chirrían las ruedas doradas.
-> third_course

=== the_coat
# chapter: La balaustrada de las dos puertas
# scene: balustrade
~ steps--
«Coge usted el plato como quien ha tenido que fregarlos», dice Sable, «así que seré breve. El martes, cuatro cortes firman un papel en la sala que tenemos detrás. Hasta entonces necesito vivo a ese muchacho, que es el próximo rey de Lys; y la necesito viva a ella, que es la única persona a la que teme la abuela de él. Y preciso que a nadie se le demuestre que es un cobarde. No creería usted cuántas guerras no son más que eso». La piel sale en una sola tira. «Mire al tío». # speaker: sable
Miras. Las medallas te devuelven la mirada.
«Si hay un rasguño en el chico, él es regente mientras se tarde en vengarlo. Si lo hay en ella, es el tío del héroe. Ha apostado mil cien, en deuda al tres por ciento, a que hay guerra. Le vi los zapatos al corredor». Te tienden un gajo de naranja. «No se me ocurriría pedirle nada. Me limito a mencionar que hará cortar la tarta a las cinco menos cuarto, digan lo que estén diciendo. Ha comprado al de la carretilla. Cuando él tose, avanza dos pasos». # speaker: sable
Detrás de ti suena una tos. Chirrían las ruedas doradas; y chirrían.
~ steps--
-> third_course

=== the_drain
# chapter: Entre las patas de las sillas
# scene: drain
~ steps--
De rodillas entre las patas de las sillas, la ves: una cara pálida y lista, alumbrada desde abajo, un lápiz detrás de cada oreja, una taza. La hicieron venir del Teatro del Cometa, dice, a apuntar los brindis. Nadie le dijo que se fuera a casa.
«Desde aquí todo son pies, y los pies no actúan. Los de él van metidos hacia dentro. Eso no es miedo, el miedo ya se lo ha tragado. Es vergüenza. Y los de ella, fíjate: el peso a la derecha. Y es zurda. Entonces, ¿por qué está como si en ese brazo durmiera algo que no quiere despertar?». Mirela Stan chupa el lápiz. «Y te digo otra. Vi caer el abanico, lo tuve todo a la altura de los ojos. No lo recogió con la izquierda. Lo recogió con la derecha, como un corderito. Entonces el tío le dio un pisotón, y se lo cambió de mano para no caerse. Lo devolvió con la única que le quedaba». # speaker: mirela-stan
Arranca una esquina del libreto y te la pasa entre dos losas. Lleva escrita, con letra pequeña y rápida, una frase. Delante no hay ningún nombre.
~ tray += prompt_slip
«Es de alguien», dice. «La escribí en un margen hace nueve años, y desde entonces estoy buscando quién la dice. Guárdatela. Ya lo sabrás». # speaker: mirela-stan
Arriba chirrían las ruedas. Sales a flote con la servilleta y le haces una reverencia.
-> third_course

=== third_course
# scene: small-cakes
El segundo plato son pastelillos, para ir preparando el terreno a la tarta. Según costumbre, ahora la parte retada hace una pregunta, y quien retó debe responder en la misma moneda.
«Alteza», dice Odile Marchetti. «¿Qué va a hacer usted después?». # speaker: odile-marchetti
«¿Después de qué?». # speaker: El príncipe
«Esa es mi pregunta». # speaker: odile-marchetti
Se pone colorado. No había pensado que fuera a haber un después. Lo ves de pie en el mismo borde de la tarde, en las cuatro y media, asomándose, y allí no hay nada, ni un perro ni una hermana; levanta hacia ella los ojos con el puro comienzo del terror. Abre la boca, y se ha quedado en blanco.
El chambelán ha alzado el reloj. Si una pregunta quedare un minuto sin respuesta, se tendrá por concluida la conversación.
«Letra», susurra el sumidero, en un suplicio. «Que alguien le dé letra». # speaker: mirela-stan
+ {dog} [«Pepinillo estará esperando la cena, Alteza».]
    ~ laughs++
    -> line_dog
+ {role == "pastrycook"} [«El piso de arriba está hueco, Alteza. Llevo días queriendo contárselo a alguien».]
    # chapter: El piso de arriba, una sombrerera
    ~ laughs++
    ~ steps--
    «¿Hueco?», dice el príncipe. # speaker: El príncipe
    «Es una sombrerera», dices. «Con glaseado. Solo había huevos para dos». Lo llevabas en la conciencia desde el martes. Ves cómo le entra y cómo enciende algo.
    «Pues entonces, haga uno lo que haga después», dice el príncipe, tanteando el terreno, «no repetirá dos veces». No es bueno. Es el primer chiste que hace en público, y Madame Marchetti lo acoge con una inclinación pequeña y grave, como entre iguales. Chirrían las ruedas, y se acerca la gran tarta, una pizca ligera, ahora que uno sabe dónde mirar. # speaker: El príncipe
    -> fourth_course
+ [«Su Alteza le escribirá una carta. Todos lo hacen. Son treinta y uno».]
    ~ odile++
    -> line_letter
+ {tray ? prompt_slip} [Leer en voz alta lo que pone en el papelito.]
    ~ mirela++
    -> line_slip
+ {uncle} [«Creo que su tío tiene una respuesta. Ha tosido».]
    ~ sable++
    -> line_uncle
+ [Volcar el azúcar. # hint: un gesto amplio]
    ~ laughs++
    -> line_sugar

=== line_dog
# chapter: En casa, junto al cuenco, a las seis
~ steps--
«A las seis», dice al punto el príncipe. «No come si no se la doy yo. Se queda ahí sentado, al lado del cuenco». Oye lo que acaba de decir. Hay un después, tiene una oreja sola, y hay que estar en él a las seis. «No había pensado», dice despacio, «en quién se lo diría». # speaker: El príncipe
«No», conviene Odile. «No llegan a saberlo, ¿verdad? Tendría usted que seguir no volviendo a casa, noche tras noche, durante años». Lo dice con mucha suavidad. A lo largo de la mesa, varias personas descubren que les ha caído algo en el té. # speaker: odile-marchetti
El chambelán baja el reloj. Se observa que el bigote del tío se mueve. Un chirrido; la tarta se acerca.
-> fourth_course

=== line_letter
# chapter: Jardines ajenos, por carta
~ steps--
«¿Es verdad?», dice el príncipe. «¿Le escriben?». # speaker: El príncipe
«Escribo yo primero. Es lo menos; se ha estado tan cerca. Luego contestan, y una se entera de muchísimas cosas de sus jardines. He ido a nueve de las bodas». Le está eligiendo un pastelillo, con cuidado, el de la guinda. «Le diré lo que ponen todos, que es siempre lo mismo: “Pensé que cuando usted me saludara me sentiría alguien. Me sentí el hijo de alguien”». # speaker: odile-marchetti
Él toma el pastelillo. Parece haber olvidado que exista manera alguna de declinarlo. «¿Las guarda?». # speaker: El príncipe
«En la harina», dice Odile, cosa que no entiendes, y se le suben levemente los colores. Chirrían las ruedas, y se acerca la gran tarta.
-> fourth_course

=== line_slip
# chapter: Un papel alisado en el plato
~ steps--
Lo alisas contra el plato. Lo lees en voz alta, no muy bien, como se lee algo que no se ha visto antes.
«“Solo he venido porque ya habían bruñido la espada”».
No se oye en toda la terraza más que la bandera. El príncipe se ha vuelto en la silla a buscar a quien lo ha dicho. Luego comprende que ha sido en su sitio y casi con su voz, y que lo ha oído todo el mundo; y que es verdad.
«Sí», dice. «Es eso. Llevaba levantada desde las cinco». Y los hombros, que desde el almuerzo los tenía a la altura de las orejas, le bajan como una bandera al anochecer. # speaker: El príncipe
De debajo de los pies llega el rasgueo de un lápiz. «El príncipe», se dice Mirela Stan con la voz tomada, mientras pone el nombre. «Nueve años. Era el príncipe». # speaker: mirela-stan
-> fourth_course

=== line_uncle
# chapter: Toda la mesa, vuelta hacia el tío
Se vuelven todas las cabezas. El tío tiene la boca abierta. Estaba a punto de toser otra vez.
«¿Yo?», dice el tío. «Lo que haga el chico después no es asunto mío». # speaker: El tío
Lo ha dicho por modestia, pero no cae de ese lado. Se queda ahí, al sol, encima del mantel blanco. En la otra punta, una anciana de negro a la que creías dormida abre un ojo; es la reina viuda de Lys, la abuela, y está mirando a su hijo pequeño como se mira una mancha.
«¿No?», dice el príncipe. Se ha quedado blanco. «¿Y de quién creía usted que era?». # speaker: El príncipe
En la balaustrada alguien deja una naranja entera sobre la piedra. Nada más. La casaca ya no está. Las ruedas callan; el hombre de la carretilla, según observas, acaba de pasarse una moneda al otro bolsillo.
-> fourth_course

=== line_sugar
# chapter: La mesa, bajo el azúcar
~ steps--
Sale como un pequeño alud. Hay azúcar en el té, en las medallas y en la reina viuda. Hay once lacayos con cepillos; para cuando acaban, el minuto se ha extraviado, y el chambelán no tiene más remedio que dictaminar que fue cosa del tiempo.
«Gracias», dice el príncipe al amparo del revuelo, de todo corazón.
«No hay de qué», dices.
«A usted esto no se le da muy bien, ¿verdad?», dice. «Creía que era yo el único». Sonríe de oreja a oreja. Así no aparenta más de once años. «Me alegro. A ella se le da tan bien que ya me parecía una grosería por mi parte no haberme muerto». # speaker: El príncipe
A Madame Marchetti, con azúcar en las pestañas, se la oye decir que no hay cosa mejor para el cutis. Pero chirrían las ruedas.
-> fourth_course

=== fourth_course
# scene: icing
Está ya a {steps} pasos. Desde aquí se lee el glaseado. Pone, en la mejor letra inglesa, CONCORDIA.
El sol está en el muro. Queda el último intermedio, para el plegado de servilletas; después se levantarán, y dígase lo que se esté diciendo, la señora de más edad hundirá el cuchillo en la tarta, y cuando caigan las dos mitades, cada cual por su lado, se desenvainará.
Te reclaman tres personas. El príncipe ha dejado caer la servilleta y se ha agachado a buscarla, por tu lado. Odile tiende su pañuelo, que se supone que llevas tú. Y hay una luz que se enciende y se apaga en el sumidero.
+ [Agacharse también a por la servilleta.]
    -> under_the_cloth
+ [Coger el pañuelo.]
    ~ odile++
    ~ hand = true
    -> handkerchief
+ {role == "fencer"} [Saludarla como aquella mañana, con un tenedor de postre. # hint: tendrá que responder]
    # chapter: El borde de la mesa, un saludo
    ~ odile++
    ~ hand = true
    ~ steps--
    Lo haces como es debido, desde el hombro. Ella no puede evitarlo, lo lleva en la masa de la sangre: sube el brazo a responder, y es el izquierdo; y por lo que dura un saludo, a ese sol tan bajo, ves tiritar el tenedor como la hierba.
    «Siempre se le caía la muñeca», dice Odile, cuando ha logrado bajarla otra vez debajo del mantel. No tiene color. «El diecinueve. Se me había olvidado la cara que pone usted cuando va a hacer una valentía». # speaker: odile-marchetti
    «¿Desde cuándo?», le preguntas, muy bajo.
    «Es la razón de que escriba tantas cartas», dice Madame Marchetti. «En una carta se puede tardar lo que se quiera». # speaker: odile-marchetti
    -> rise
+ [Plantarse encima del sumidero y oírlo hasta el final.]
    ~ mirela++
    ~ fan = true
    -> on_the_drain

=== under_the_cloth
# chapter: Bajo el mantel, como en un estanque
# scene: under-cloth
~ steps--
Ahí debajo todo es verde y borroso, como el interior de un estanque. Tiene la cara del revés.
«Yo no quiero», dice. «Y no tengo manera de decirlo. Si me retiro es cobardía, lo dice la ley, y saldría en el tratado que Lys es un cobarde. Y si pido perdón es que lo hice a propósito. Yo no hice nada a propósito. Solo le estaba devolviendo el abanico». Traga saliva. «Me parece la persona más espléndida que he visto en mi vida. Quería preguntarle cómo se hace para dejar de tener miedo. Lo traía todo preparado; entonces me dolió el pie, y aquí estamos». # speaker: El príncipe
«Pregúnteselo ahora», dices.
«¿Delante de todos?». # speaker: El príncipe
Lo piensas, entre los zapatos. {hand: Sabes de alguien más en esta terraza con una pregunta que no puede hacer delante de todos. Se te ocurre que encajarían la una en la otra.|Hay cuarenta pares, y, como dice la señora, los pies no actúan. Casi todos van metidos hacia dentro.}
~ fan = true
-> rise

=== handkerchief
# chapter: Un pañuelo y una mano de hielo
~ steps--
Te lo pone en la palma y te cierra los dedos encima, y por un instante tienes cogida su mano izquierda. Es hielo. Se mueve en la tuya como un pájaro.
«Si yo fallara», dice Odile, «dirá usted que fue el sol. Dirá que me reí. Y que alguien vaya a ver a su perro». Mira al chico, que al otro lado busca la servilleta. «Siempre he sostenido que una pelea es una conversación que ha extraviado la gramática. Llevo veinte años, fíjese, poniendo yo la gramática; para todo el mundo. Y hay una frase que nunca aprendí a construir». # speaker: odile-marchetti
«¿Cuál?».
«Empieza por “yo”», dice Odile, «tiene tres palabras, y la de en medio es “no”». # speaker: odile-marchetti
-> rise

=== on_the_drain
# chapter: La losa junto al zapato izquierdo
# scene: drain
~ steps--
«Es por la forma», dice la voz. Ha estado llorando, o es la humedad. «He pasado aquí debajo todas las escenas que hay. Esto solo puede ir por un sitio, y no es un duelo. Es una confesión. Son dos, tienen la misma frase, y cada uno cree que es el otro el que espera a desenvainar. Bastaría con que uno se quedara en blanco, a la vista de todos, y no lo rescataran. Y tú venga a rescatarlo. Y ella. Y yo también». # speaker: mirela-stan
«¿Qué hago?».
«Callarte», dice Mirela Stan. «Es lo más difícil del teatro. A mí no me ha salido nunca. O si no, deja que saque yo el libreto». Se oye un roce de papeles. «Desde aquí le veo el zapato. Tiene el tacón izquierdo en el aire. Yo no lo dejaría para luego». # speaker: mirela-stan
~ hand = true
-> rise

=== rise
# scene: low-sun
Se levantan. Suena como una ola.
El sol yace a lo largo del muro. En su carretilla dorada, la tarta ha llegado al mismo borde del mantel; la reina viuda de Lys se ha levantado de la silla, por etapas, y le han entregado el cuchillo. Es tan largo como su brazo. El tío tose, y es una tos satisfecha.
Odile y el príncipe están de pie, con la tarta en medio. Se han saludado. La punta de él está firme. Está listo para que lo maten, ha decidido hacerlo bien. La de ella está en la mano derecha. No se nota nada raro en absoluto, si uno no lo sabe.
«La conversación», dice el chambelán, «queda abierta hasta que se corte la tarta. ¿Tiene alguna de las partes algo más que observar?». # speaker: El chambelán
Nadie habla. En el silencio están la bandera, las fuentes y el padrinazgo; o sea, tú. {player_name != "": De debajo de tu zapato izquierdo lo oyes, apenas un aliento, como se le apunta al actor su propio nombre para que tenga por dónde empezar: «{player_name}».}
+ {(hand and fan) or page_shown} [No decir nada en absoluto, y mirar ya a una, ya a otro, hasta que no lo aguanten.]
    -> ending_silence
+ {not (hand and fan) and not page_shown} [No decir nada en absoluto, y mirar ya a una, ya a otro. # locked: Aún no sabes lo que esconde cada uno]
    -> ending_silence
+ {sable >= 1} [«Observo que el cuchillo está en la mano que no es». Y una ojeada a la casaca.]
    -> ending_wrong_hand
+ {laughs >= 1} [Coger la garza de azúcar y comérsela.]
    ~ tray += sugar_heron
    -> ending_heron
+ {mirela >= 1} [«Letra», al sumidero, y bien alto.]
    -> ending_line
+ [«Únicamente que ha sido una tarde encantadora». # hint: que la corten]
    -> ending_cut

=== ending_silence
# chapter: La terraza, y nadie al rescate
Es asombroso lo que dura un silencio cuando nadie acude en su auxilio.
El príncipe te mira, por si le das la frase. No la tienes. Mira al sumidero, y solo hay respiración. Se vuelve hacia ella, como se ha vuelto siempre todo el mundo; y Odile Marchetti, que en veinte años no ha dejado caer una pausa sin ponerle debajo algo encantador, toma aire, y no tiene nada. La ves descubrirlo.
La mano izquierda se le ha subido sola, hasta la luz. Tiembla, a la vista de cuatro cortes.
«Yo no puedo», dice Odile. Es una voz muy pequeña. «Le ruego que me disculpe. Creo que no voy a poder». # speaker: odile-marchetti
«Ah», dice el príncipe, «yo tampoco». Su espada ya está sobre el mantel, entre las cucharas. Ha dado la vuelta a la tarta andando, cosa que no viene en ningún libro. «¿Siempre es así? Yo creía que era por ser la primera vez. ¿Duele? Mi hermana tiene grasa de ganso». Y le toma la mano entre las suyas: la izquierda, ya puestos, y la derecha. # speaker: El príncipe
«Eso es o una petición de mano», dice el chambelán con un hilo de voz, «o…». # speaker: El chambelán
«Es una mano», dice la reina viuda de Lys. «A ver si alguien me corta un trozo de tarta». # speaker: La reina viuda
# scene: evening
# ending: two-words; Tres palabras, y la de en medio era no
El tratado se firmó el martes aquel; el artículo noveno, que nadie sabe de dónde ha salido, establece que cualquiera de las partes puede decirlo. Madame Marchetti se ha retirado invicta, si no contamos la escoba. Recibe los jueves, sin guantes. Viene un joven con un perro en una cesta. Le lleva la contraria en todo, sin pizca de miedo, hasta las once de la noche, y se la ha oído decir que es la mejor esgrima de su vida.
-> END

=== ending_wrong_hand
# chapter: La tarta, por la izquierda
Es la pura verdad. La reina viuda lo tiene en la izquierda. Es zurda, lo es desde hace ochenta años; y la Corte de Invierno en pleno, a la que hasta este momento no se le había ocurrido mirar, mira, y contiene el aliento.
«Según la costumbre de esta casa», comenta una voz serena desde el costado de una de las dos puertas, «acercarse a una tarta con la izquierda es una declaración de guerra. Lo menciono nada más. A la tarta». Pela algo. «Me parece que habría que concederle tiempo para armarse». # speaker: sable
Se oye al chambelán pasar páginas. Es un hombre veraz, y con hambre. «Así es», dice por fin. «Un año y un día». # speaker: El chambelán
«¿Y el duelo?», grita el tío. «¿Qué pasa con el duelo?». # speaker: El tío
«El duelo ha de celebrarse cuando se corte la tarta», dice el chambelán. «La tarta no puede cortarse, señor. Es parte beligerante». # speaker: El chambelán
{uncle: A esto el tío tose, y no se mueve carretilla alguna. Se palpa el chaleco, como quien busca una bolsa que ha dado a la persona equivocada. En su silla hay una hoja del libro de un corredor, en cuatro tintas.|El tío dice una palabra. La reina viuda le manda, sin volver la cabeza, que entre a lavarse la boca.}
# scene: evening
# ending: cake-at-war; Una tarta beligerante
Está en la galería de levante, bajo cristal, con centinela. Las partes se reúnen a su lado una vez al mes para constatar que prosiguen las hostilidades, y han tomado la costumbre de llevar emparedados. Ya van tres años. El príncipe ha crecido; ya no tiene diecisiete años, y te pregunta a bocajarro qué tal está tu madre. Cada otoño llega un tarro de miel a nombre de la Tarta, sin tarjeta. La última línea del tratado se zanjó en una mañana. Es muchísimo más fácil, según han visto, guardar la paz cuando todos saben dónde está la guerra.
-> END

=== ending_heron
# chapter: El nido, en lo alto de la tarta
Hay que inclinarse un buen trecho. Sale del nido con un chasquido que da la vuelta a la terraza como un tiro.
La miras. Te mira. Tiene un ojo muy pequeño, hecho de una pasa. Entonces, dado que ya has empezado, y que en la etiqueta no figura absolutamente nada sobre cómo se hace, le arrancas la cabeza de un mordisco.
El que cae es el príncipe. La cosa le empieza por el cinto de la espada. Lucha, está carmesí, tiene los labios metidos para dentro y los ojos fuera de las órbitas; y comete el error de mirar a Odile Marchetti. A ella se le ha bajado la punta. Se agarra al respaldo de una silla. «Era», acierta a decir, «para el emperador»; y ahí se acaban los dos. Se ríen hasta que tienen que sentarse. Se ríen hasta que ella tiene que quitarse el otro guante para secarse los ojos, y la mano le tiembla, y no hay quien pueda decir de qué.
«Once acabaron en risa», susurra el sumidero, fuera de sí. «Está en su historial. Cuenta. Cuenta como asalto». # speaker: mirela-stan
«Hallo», dice el chambelán, que tiene glaseado en la nariz y no sabe cómo, «que el honor ha quedado satisfecho. Se conoce que tenía un poco de hambre». # speaker: El chambelán
# scene: evening
# ending: laughter; El duodécimo que acaba en risa
Ya son treinta y dos: diecinueve por una manga rota, doce en risa y uno por causa de la lluvia. Ella le mandó una nota para decirle que había sido un encanto. Él contestó con cuatro pliegos, mayormente de perro. La tarta se la desayunaron las cuatro cortes en una sola mesa, con las manos. En cuanto a ti, ya nadie te pide padrinazgos. Te piden que vayas a comer. Nunca falta la garza.
-> END

=== ending_line
# chapter: La terraza, una losa levantada
Abajo se hace un silencio espantoso. Luego un forcejeo, y ruido de cerrojos.
Se levanta una losa y cae del otro lado con un estampido. De la terraza de la Corte de Invierno, sin sombrero, en zapatillas de paño, con bayeta en los codos y en los brazos un fajo atado con balduque, sale trepando una mujer de cuarenta y cuatro años a la que ningún público ha visto de cintura para arriba en los últimos veinte.
«Perdonen», dice Mirela Stan a los reyes. «Perdónenme ustedes. Yo no soy más que la apuntadora. Pero es la última escena, lleva siendo la última escena desde la hora de comer, y la tengo aquí. Está en noventa y tres márgenes; es que yo nunca he tenido tablas». Y se pone de rodillas y empieza a extenderla, hoja por hoja, sobre las losas, entre los dos. # speaker: mirela-stan
El príncipe deja la espada para sujetar una esquina. Odile aparta la tarta. «“La dama”», lee, ladeando la cabeza. «“Estoy cansada, señor, y antes querría oír que no le gusta mi sombrero”. Pero si esto es buenísimo. ¿Esa soy yo?». # speaker: odile-marchetti
«Y yo soy este», dice el príncipe. «“Solo he venido…”. Ay. ¿Puedo repetirlo? Ahora ya sé cómo va». # speaker: El príncipe
Dura hasta el anochecer. A la reina viuda le dan una duquesa con cuatro chistes. A nadie se le ocurre cortar nada.
# scene: evening
# ending: the-margins; La obra de los márgenes
Se estrenó en el Cometa en primavera, con once minutos de retraso. Hay una tarta en el cuarto acto, y la noche del estreno no se cortó. Hay un tío que tose; las indicaciones las manda él mismo. Es de M. Stan. La ve desde delante, en un palco con su puerta, y se le mueven los labios. Solo al final del todo, cuando los dos envainan y viene aquel silencio largo, largo, se oye en algún punto de la sala a oscuras una voz grave que no puede contenerse, y que dice: «Ahora».
-> END

=== ending_cut
# chapter: Dentro de un cuarto de segundo
«Muy amable», dice el príncipe, con una inclinación. Está muy bien educado.
Entra el cuchillo. Lleva su tiempo, hay mazapán. Las dos mitades de la tarta se apartan la una de la otra, como en una fiesta dos personas a las que les acaban de contar algo; y caen.
Se tira a fondo en línea recta, como ella dijo que haría. Ves el cuarto de segundo. Es muy luminoso, y caben en él bastantes cosas: la punta, la manga gris, la mano izquierda, que se alza sola como se ha alzado diez mil veces, y tiembla, y llega tarde. Y la derecha, que viene del otro lado, de muchísimas noches en una cocina, con el ademán exacto de quien barre un escalón.
Suena como un plato al guardarlo. La espada de él sube dando volteretas por el azul, y baja, y se clava derecha en la mitad más grande de CONCORDIA.
«Una escoba», dice Odile Marchetti, maravillada, a nadie. # speaker: odile-marchetti
Ella tiene un puño roto. Él, ni un rasguño. Sobre el tío se corre el telón.
{odile >= 3: «Alteza», dice, «ha sido una línea recta bellísima. No deje que nadie le enseñe otra. ¿Vendrá usted el jueves? Hay sopa. Le mostraré cuál de mis manos es la buena; lo acabo de averiguar».|«Alteza», dice, y lo saluda, «le debo a usted un puño». Sonríe. Pero cuando se calza el guante ves que no lo mira, y que alguien habría debido preguntar.} # speaker: odile-marchetti
# scene: evening
# ending: half-past-four; Las cuatro y media
Así que el historial queda en treinta y dos, sin muertes; veinte ya por una manga rota, y por primera vez la manga era la suya. La ha hecho enmarcar. El tratado se firmó. Para sacar la espada de la tarta hicieron falta tres hombres, y desde entonces se han dicho no pocas bobadas sobre quién podría ser su rey legítimo. {dog: Pepinillo cenó a las seis, y se lo contaron todo.|El príncipe estaba en casa a las seis. Dice que había alguien esperando al lado del cuenco.}
-> END
