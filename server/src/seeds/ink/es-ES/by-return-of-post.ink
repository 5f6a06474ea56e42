# role: executor; Albacea; Tu tía te dejó la casa y el encargo de cerrarla.
# role: lodger; Huésped de invierno; Alquilaste la casa por un mes, barata, por teléfono.
# role: clearer; Vaciacasas; Vives de vaciar casas. Nunca te ha hecho falta saber de quién eran.
# relationship: goran; goran-petrak; 5
# relationship: amadou; amadou-sene; 5
# meter: early; Días de adelanto; 9
# inventory: kept; Lo que has guardado
# item: stamp; Un sello, lamido, que no es de nadie
# item: alphabet; Tu abecedario, de tu puño y letra
# item: first_letter; La carta de una niña, de 1951
# item: sealed_move; El sobre de jugada secreta de Goran Petrak
# talk: goran-petrak; Siéntese donde le vea la boca. Discúlpeme. He cogido la costumbre de mirar.
# talk: amadou-sene; Tómese su tiempo. Si el pájaro está gritando detrás de mí, ya sabe usted que soy yo.

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

// Lo que entra por la puerta es siempre una respuesta. Una vez llegó tarde, y no ha vuelto a hacerlo.

=== the_mat
# chapter: El felpudo, lunes
# scene: hall
Lunes, las cuatro y cuarto. Anoto la hora porque he empezado a necesitarla.
La casa está por encima del empalme de Brod, la última del camino, con la espalda metida en el cerro. {role == "executor": Mi tía Dorte murió en ella el día nueve. Tengo las llaves, una carpeta de la notaría y una semana.}{role == "lodger": El de la agencia me contó que la dueña, una tal señorita Dorte Lunde, había muerto dentro el día nueve, y que por eso salía barata.}{role == "clearer": Lunde, Dorte, fallecida el nueve, enseres fuera antes del sábado. Eso decía el parte. Tengo una furgoneta, un rollo de sacos y una semana.} Hay una cocina con un solo grifo. Hay un dormitorio con una sábana sobre el espejo. En el recibidor hay una mesa, un teléfono con contestador y una puerta con una trampilla de latón y un felpudo detrás.
En la agenda de junto al teléfono había un solo nombre, así que me senté a la mesa del recibidor y le escribí.
Estimado señor Petrak: Estoy en casa de la señorita Lunde y tengo entendido que usted la conocía. ¿Hay aquí algo que deba ir a parar a sus manos? ¿Y podría decirme quién era su médico? # document
No firmé. No tenía sello. Fui a la cocina a ver si quedaba alguno en el cajón de los cordeles, y tardé lo que se tarda en abrir un cajón y cerrarlo.
No oí la trampilla. Cuando volví había un sobre en el felpudo. Estaba oscuro por una punta, como una galleta recién mojada. Pensé en la lluvia, pero el escalón estaba seco y el camino también, hasta abajo del todo, hasta los faroles de las señales.
{player_name != "": A {player_name}, con cariño|A quien me escribe, con cariño}: Gracias por la tuya del martes. No, aquí no hay nada para el señor Petrak. El médico era Vesely y se llevó una gran sorpresa. Hay sellos en la lata azul, detrás del arroz. Vuelve a escribir. Tuve tanto miedo de que no escribieras. Siempre. # document
Era lunes. Mi carta seguía en la mesa, con la pluma al lado, todavía sin el capuchón.
Miré detrás del arroz. Allí estaba la lata azul, con diecinueve sellos.
+ [Contestar. Preguntar quién escribe. # hint: la pluma ya está sin capuchón]
    ~ early = 2
    -> answer_it
+ [Llamar al señor Petrak. El número está en la agenda.]
    ~ goran++
    -> ring_the_number
+ {role != "clearer"} [Echarla a la estufa.]
    ~ burned = true
    -> the_stove
+ {role == "clearer"} [Meterla en un saco y quemarla con lo demás. # hint: con los papeles tienes una norma]
    ~ burned = true
    -> the_stove

=== answer_it
# chapter: La cocina, de espaldas a la pared
# scene: kitchen
Me llevé una hoja limpia a la cocina, lejos del felpudo, y escribí de espaldas a la pared, como quien defiende su plato de sopa.
¿Quién eres? ¿Cómo sabías lo que iba a preguntar? # document
La doblé y la tuve en la mano. Salí al recibidor con ella en la mano. El segundo sobre ya estaba allí, en el centro justo del felpudo, más húmedo que el primero. Al recogerlo lo noté tibio como un bolsillo.
Soy quien contesta. No sé lo que vas a preguntar, solo sé lo que te he dicho, y desde ahí es fácil. Tienes los pies pequeños. Duermes sobre el lado izquierdo. Hay una muela al fondo, abajo, a la derecha, que te tocas cuando piensas, y te la estás tocando ahora. # document
Aparté la lengua.
Esa muela ha estado sana toda mi vida. De eso tengo certeza, porque me la miraron en primavera. Pero cuando la apreté entonces con la punta del dedo cedió, adelante y atrás, como cede la primera cuando se tienen seis años, con un crujidito mojado que oí en el hueso de la oreja y no desde fuera.
Esa noche no escribí más. Me subí la lata azul a la cama, para saber dónde estaba.
-> tuesday

=== ring_the_number
# chapter: Los azulejos calientes, hasta las diez
# scene: kitchen
Contestó al segundo timbrazo, con su nombre y luego con el mío. Le pregunté cómo lo sabía. Dijo que lo había puesto yo en la carta.
«¿Qué carta, señor Petrak?».
«La que subió con la saca del mediodía. Pregunta usted qué hay para mí y quién fue el médico. Tiene usted una letra buena y clara. Solo que he mirado el matasellos, como hago siempre, y le ruego que me perdone un vicio del oficio». Le oí dar la vuelta al sobre. Fue jefe de estación cuarenta años. «Está sellada aquí, en Brod, el jueves. Hoy es lunes. En circunstancias normales diría que el chico ha puesto mal la rueda. Pero yo fui su jefe de estación, y la rueda la puse yo». # speaker: goran-petrak
Le pregunté si el sobre estaba mojado.
Se tomó su tiempo. «Lo han secado —dijo—. En una estufa. Lo sequé yo. Pensé que es una cosa que se hace por una carta». Y después, con una voz muy distinta: «No lama nada. Es ridículo decirle esto a una persona adulta. La señorita Lunde jugó conmigo la Siciliana por correo durante treinta años, y en los últimos le dio por humedecer los sellos con esponja. Le pregunté el motivo. Me mandó su jugada». # speaker: goran-petrak
Cuando colgué me llevé una silla, me senté con la espalda contra los azulejos calientes y me puse a mirar el recibidor por la puerta abierta. No vino nada. Hacia las diez noté que me estaba chupando la mejilla por dentro, y que sabía a goma de sobre.
-> tuesday

=== the_stove
# chapter: La parrilla, papel mojado
# scene: kitchen
No quería prender. Siseaba, y del pliegue le salió un agua parda que corrió por las barras de la parrilla. La sujeté con el atizador hasta que se consumió.
No es la primera vez que quemo papel mojado. Huele a papel mojado. Aquello olía a alguien que duerme, a la almohada por el lado caliente, y abrí la ventana.
Más o menos entonces se me secó la boca. Bebí en el grifo un vaso de agua y después otro, y bajaron como baja el agua por la arena; sentía cómo se me rizaban los bordes de la lengua. Cuando metí un dedo para ver, salió negro. Era ceniza, fina y blanda, y había en ella una pavesa con algo escrito, blanco sobre negro, del revés. La leí en el espejo de afeitar de encima del fregadero.
vuelve a escribir, decía.
Me enjuagué hasta que el agua salió clara. {role == "clearer": He quemado los papeles de doscientas personas y ninguno me había sabido a nada.|Me conté algo sobre corrientes de aire y chimeneas.} Luego recorrí la casa y junté todos los bolígrafos, plumas y lápices que había, once en total. Los até con un cordel y los dejé en el escalón, al frío, y eché el cerrojo, y por dentro colgué un paño de cocina sobre la trampilla.
-> tuesday

=== tuesday
# chapter: La cama, martes
# scene: bedroom
~ early = early + 1
El martes me desperté con cortes en la lengua.
Eran cortos y muy rectos, cinco, a lo largo de los bordes. Quien haya preparado alguna vez un envío para una asociación sabrá lo que eran. En el curso de la noche había cerrado cinco sobres, o los había cerrado alguien. Conté los sellos. Quedaban catorce.
La almohada estaba húmeda, en un solo sitio, bajo la boca. {early > 2: La muela se movía más.|Y al fondo, abajo, a la derecha, una muela que había estado sana toda mi vida cedió cuando la toqué.}
Bajé en calcetines. {burned: El paño de cocina estaba doblado en tres sobre la barandilla. Los bolígrafos habían vuelto al cajón con el cordel puesto, en un lazo.|Alguien había recogido la mesa del recibidor. Mi carta al señor Petrak no estaba.} En el felpudo había un sobre sin nombre, solo que arriba, en la esquina donde uno pone su propia dirección, decía: Aquí.
Siento lo de la lengua. Ya iremos aprendiendo. Me gustaría servirte de más ayuda, y así no puedo, tengo que buscar cada palabra a tientas y lo dejo todo perdido. Si tuviera tu letra podría escribir como es debido. ¿Me copiarías un abecedario? Minúsculas y mayúsculas. Despacio. Déjatelo en la lengua lo que dura un padrenuestro y después ponlo donde te parezca. # document
La letra no se parecía a nada que hubiera visto nunca. No tenía enlaces ni levantaba el trazo. No había palos. Era como si cada palabra la hubiera empujado desde el otro lado del papel una cosa blanda.
Y también está esto, y lo pongo porque quiero decir la verdad. No tenía solo miedo. Llevaba una noche sin nadie en aquella casa, y aquello me había dicho que sentía lo de mi lengua. Nadie más sabía que yo tuviera una.
+ [Copiar el abecedario, despacio, y hacer lo que pide.]
    ~ gave = true
    ~ kept += alphabet
    -> own_hand
+ [Copiarlo con la otra mano y del revés. # hint: no tiene por qué ser tu abecedario]
    ~ kept += stamp
    -> wrong_hand
+ [Coger una hoja limpia, no escribir nada y devolverla desde fuera por la trampilla.]
    ~ amadou++
    -> clean_sheet

=== own_hand
# chapter: La mesa, hasta la g minúscula
# scene: kitchen
~ early = early + 2
Iba por la g minúscula cuando me di cuenta de que no habría sabido decir qué venía después. Lo sabía si lo decía cantando, como en la escuela. Pero la forma no me bajaba por el brazo. La h la saqué de la etiqueta de un tarro. Al llegar a las mayúsculas ya lo copiaba todo, del arroz, de la sal y del frente de la cocina.
Guardé una copia en papel carbón. No sé por qué. Me puse la hoja en la lengua y recé para mis adentros, y cuando llegó el amén y fui a coger la hoja no había nada que coger.
Todo aquel día la mano me pesó muy poco. Se me cayó una taza. Cuando fui a firmar el recibo del carbón puse una cruz, y me reí, y el hombre apartó la vista.
La siguiente venía con mi letra. Era mejor que la mía: así escribía yo a los veinte años, antes de las prisas.
Gracias. ¿Lo ves? Ya nadie tiene por qué saber quién es quién. # document
-> voicemail

=== wrong_hand
# chapter: La mesa de la cocina, con la zurda
# scene: kitchen
Lo hice mal y puse las letras en desorden. El resultado parecía obra de una gallina. Me lo puse en la lengua, empecé el padrenuestro, y antes de llegar al pan tuve que escupir.
Lo habían mordido. Por un lado le faltaba un medio círculo limpio, con la marca de los dientes, muy pequeños y separados, como son cuando la mitad son de leche y los demás están saliendo.
Metí el dedo y fui palpando. Los míos son grandes. Están muy juntos.
Quedaba una esquina, con un sello que yo no había puesto. Lo he guardado. El resto del día, en la raíz de la lengua, algo anduvo probando los sonidos que le había dado, en el orden en que se los había dado, con paciencia. Chascaba, esperaba y chascaba. Bebí té hirviendo para ahogarlo. Aprendió a hacerlo en el té.
Eso lo has escrito con la izquierda, decía la que llegó al anochecer, en unos garabatos como de gallina. No me importa. Ella también lo hizo. # document
-> voicemail

=== clean_sheet
# chapter: El camino, una hora de vigilancia
# scene: lane
Fuera, por lo menos, hacía frío como en todas partes. Me planté en el escalón con el abrigo mal abotonado, empujé por la trampilla una hoja en blanco doblada, la dejé caer y escuché. Estuvo cayendo más rato del que da de sí la altura de una puerta.
Luego me puse en el camino y estuve una hora vigilando la casa. Había creído que vería a alguien.
Lo que vi fue mi aliento. Me salía por delante con el frío, como debe ser, y tardé en notar que no se deshacía. Subía por el sendero en un hilo fino, más o menos a la altura de mi cara, y se metía por la ranura. La trampilla no se movía. Cuando contuve la respiración, se detuvo, y lo último que quedaba entró, y el latón estaba mojado.
Conseguí aguantar cincuenta segundos. Después no tuve más remedio que respirar, y aquello no tenía ninguna prisa.
En el felpudo estaba mi hoja, de vuelta. Venía doblada en pequeño, y luego en más pequeño, hasta quedar como una píldora. No había nada que leer. Solo la huella de un labio.
-> voicemail

=== voicemail
# chapter: El contestador, miércoles
# scene: hall
~ early = early + 1
El miércoles parpadeaba el contestador. No lo había oído sonar.
«Buenos días, le habla Amadou Sène. Recibí su mensaje». Era un vozarrón puesto muy bajo. «El invierno pasado le alquilé a la señorita Lunde el recibidor dos noches, para grabarlo. Es una de las cinco habitaciones más silenciosas que conozco. Me pregunta usted si oí la trampilla. El viernes subiré con la máquina y escucharemos juntos. Deje la puerta sin llave y no me espere. Acuéstese. Duerma bien, duerma con la boca abierta, va bien para la humedad». # speaker: amadou-sene
Lo puse otra vez. Yo no le había dejado ningún mensaje a nadie. De aquel hombre no había oído hablar en mi vida. Sin embargo encontré su tarjeta, metida detrás del espejo, donde la tapaba la sábana, con un número, Coleccionista de silencios, y debajo, a lápiz: Cuidado con el loro.
Así que hice lo que me decían que había hecho. Marqué el número de la tarjeta, me salió su contestador y le pregunté si alguna vez había oído la trampilla. Por detrás del saludo grabado un pájaro chillaba algo de la madre de un general. En el mensaje que me habían dejado no se oía ningún pájaro.
{gave: Tenía pensado escribirle también. Cogí la pluma y la miré. No recordaba por qué punta era.|Tuve que decirlo dos veces. Hubo un momento, a mitad de su nombre, en que la lengua se me echó en la boca como un perro que oye que lo llama otro.}
Ya oscurecía. Para la noche tenía tres ideas y no me gustaba ninguna. En el armario del baño había esparadrapo, un rollo entero sin empezar, y al lado un carrete vacío. Bajo la escalera había una grabadora vieja que debió de dejarse Sène. Y estaba el tren descendente de las seis, y el señor Petrak, que según la libreta de direcciones vivía encima de la sala de espera, y que quizá quisiera acogerme una noche.
+ [Taparse la boca con esparadrapo, dos vueltas, y acostarse.]
    -> the_tape
+ [Poner la grabadora junto a la cama y dejarla correr.]
    ~ amadou++
    -> the_reel
+ [Bajar al empalme en el de las seis. # hint: {goran > 1: te pidió que no lamieras nada|su nombre es el único de la libreta}]
    ~ goran = goran + 2
    -> the_second_place

=== the_tape
# chapter: La cama, las cuatro de la madrugada
# scene: bedroom
Dormí, porque no había dormido. Soñé que hacía un baúl y que siempre quedaba sitio para una cosa más.
Me desperté a las cuatro sin poder cerrar la mandíbula.
El esparadrapo seguía firme. Notaba todos los bordes. Pero detrás se me salían las mejillas, duras, como las de un niño con paperas, y no quedaba sitio para la lengua, que estaba aplastada contra el fondo. Respiré por la nariz. Fui hasta el espejo y arranqué la sábana, y allí delante había alguien con la cara llena como una maleta.
Me quité el esparadrapo despacio. Esperaba, creo, vomitar. Estaba seco, o no estaba más mojado de lo preciso, y venía doblado. Cogí una punta entre el índice y el pulgar y tiré. Salía con suavidad, por encima del labio, como sale el papel de una máquina de sumar, con un cosquilleo leve muy adentro; y estaba escrito por las dos caras, en renglones prietos como el punto. Tiré hasta que me llegó a los tobillos. Sentí cuándo empezaba a venir de más abajo de la garganta. Sentí cómo iba soltando cosas.
Saqué todo lo que pude soportar. Luego hice algo que me avergüenza. Tenía frío, dolía y aquello no se acababa, así que cogí las tijeras de las uñas y lo corté a ras de los dientes. Y tragué.
-> thursday

=== the_reel
# chapter: Las tres y cuarto, en la cinta
# scene: bedroom
Por la mañana la cinta se había acabado y daba vueltas soltando latigazos. Primero hice té. Me puse el abrigo y los zapatos, me senté en la cama y rebobiné.
Durante tres horas hay una persona dormida. Es raro de escuchar. Le cogí cariño. A las tres y cuarto se para la respiración. No se atasca ni se ahoga: se para al tomar aire; y empieza, cerca del micrófono, un ruidito constante que tomé por ratones. Es como un reptar seco. Lleva un ritmo. Hay una carrerilla con un golpecito al final, y vuelta a empezar.
Tardé dos renglones en comprender que estaba oyendo escribir a mano. Y otros dos en saber por qué sonaba tan cerca y tan hueco, como una cuchara en un tarro.
Lo estaban haciendo dentro.
Tras el último golpecito se oye el ruido que se hace para quitarse un pelo de la lengua. Algo ligero cae en las tablas. Luego habla una voz, y es la mía, o ha andado con la mía. Le dice al micrófono, en tono de mucha cortesía: «Ahí deja un hueco, para el loro. El loro no me sale». Y se suelta el aire, y la persona duerme. # speaker: La voz de la cinta
-> thursday

=== the_second_place
# chapter: La mesa del señor Petrak, para dos
# scene: junction
{goran < 4: En la puerta me dijo que tenía mi carta, que yo no había echado nunca.} Todas las noches pone un segundo cubierto, para un muerto con el que juega al ajedrez. Allí me sirvió sopa y me dio la servilleta del otro. En la mesa no quiso hablar de cartas. Me enseñó en cambio la partida, treinta años sobre un solo tablero, y me explicó dónde se había equivocado mi señorita Lunde y con cuánta valentía. Después me cedió la cama, y él se sentó en una silla junto a la puerta con una manta en las rodillas, porque se lo pedí yo.
Dormí como una piedra. Cuando desperté era de día, él no se había movido y tenía el color de la manta.
«A las tres y cuarto se incorporó usted —dijo el señor Petrak—. Le di las buenas noches. Volvió la cara hacia mí con los ojos cerrados. Sepa que he criado palomas. He visto a una madre venir al nido. Se asomó usted por el borde de la colcha, abrió la boca y lo dejó ahí, con cuidado de que no se arrugara». # speaker: goran-petrak
Lo tenía en un platillo, con otro platillo encima. Iba dirigido a él.
«No lo he leído. En mi vida he dejado una carta sin leer». Le temblaban los puños de la camisa, y se sujetó el uno con la otra mano. «Después se limpió usted los labios y se recostó. Y dijo, con voz de niña pequeña: “Ya está. Con tiempo de sobra”». # speaker: goran-petrak
-> thursday

=== thursday
# chapter: El andén de Brod, jueves a mediodía
# scene: junction
~ early = early + 1
El jueves al mediodía estaba en el andén de Brod con el señor Petrak, en el banco, con la estufa de la sala de espera a la espalda. Quería gente alrededor. Había dos personas, y un perro.
Es un anciano ceremonioso. {goran > 1: Para decirme aquello se había puesto corbata.|Tenía mi carta, me dijo, y para contestarla se había puesto corbata.}
«La encontré yo. Se lo digo para que no se lo cuente el médico, que andará con rodeos. Cuando llevaba ocho días sin recibir jugada, subí. Estaba en el recibidor, en la silla, vestida. Se la veía muy serena. Había encendido el infiernillo de alcohol que usaba para los paquetes. Y se había cerrado la boca con lacre». Me lo dibujó en el aire con un dedo, de comisura a comisura. «Rojo, del de correos. Lo selló con su anillo. Vesely puso que un ataque. En el impreso no hay casilla para el lacre». # speaker: goran-petrak
El perro vino, me miró y se volvió.
«Era la jugadora más valiente que he conocido. Cerraba una columna y se quedaba detrás un año entero. Así que me pregunto de qué se estaba defendiendo, y creo que era de mí. No escribía a nadie más». # speaker: goran-petrak
Le pregunté cuándo había empezado. Él creía que siempre había sido así. Una vez, en una posdata, en el 88, ella le contó que de niña, en 1951, le había escrito una carta a su madre, al sanatorio, con una pregunta dentro, y que la madre le había contestado a vuelta de correo; pero la nieve cortó la línea, y la respuesta la trajeron el día después del entierro. «Me escribió: Entonces decidí que a esta casa no volvería a llegar nada tarde». Se miró las manos. «Lo tomé por una manera de hablar». # speaker: goran-petrak
El tren ascendente esperaba en el apartadero con los faroles encendidos. Había el tiempo justo, hiciera lo que hiciese. Podía subir a buscar aquella carta de niña, que habría guardado, porque lo guardaba todo. O podía quedarme junto a un teléfono con una persona al otro lado, dejarle a Sène el número de la estación y esperar a que me devolviera la llamada con un loro.
+ [Subir y buscar lo que escribió en 1951.]
    ~ kept += first_letter
    -> the_trunk
+ [Quedarse a esperar al loro.]
    ~ amadou++
    ~ goran++
    -> the_parrot

=== the_trunk
# chapter: Debajo de la cama, desde 1951
# scene: bedroom
Estaba debajo de la cama. {goran > 2: Dos|Tres} noches había dormido encima. Saqué ropa blanca, unos patines de niña y fajos y más fajos, atados con cordel de correos, de cartas con toda clase de letras. Miré las fechas sin leerlas. Setenta años llevaban contestándole. Le habían contestado fontaneros, y primas, y un obispo, y una mujer que había ido una vez por lo de los desagües, y todos le daban las gracias por la suya de la semana siguiente.
Al fondo del todo había un sobre de colegio con un sello de céntimo. Lo cruzaba un matasellos, y otro del sanatorio, y por encima de los dos, con lápiz azul: Devuélvase al remitente.
La carta de dentro eran cuatro renglones a lápiz.
Querida mamá. Se me ha caído el diente. Te lo pongo aquí para que lo veas. ¿Vas a volver o soy yo la que tiene que ir? Dímelo pronto, por favor. Dorte. # document
Lo sacudí. No había diente. En la esquina tenía un nidito pardo, gastado, donde durante algunos años había habido uno.
Alguien debió de leer aquella carta y mandar una respuesta, y la respuesta llegó tarde. Pero no la había escrito su madre. Vi entonces la otra hoja, doblada detrás, con membrete del sanatorio y a máquina. La paciente había fallecido el domingo; sus efectos se remitirían. Nadie en aquel edificio se había fijado en que hubiera una pregunta.
En la raíz de la lengua algo se había quedado completamente quieto. Así se queda un niño, al otro lado de la puerta, cuando oye que hablan de él.
-> friday

=== the_parrot
# chapter: El teléfono de Brod, nueve de la noche
# scene: junction
~ kept += sealed_move
Llamó a las nueve de la noche, y supe enseguida que era él, porque en la habitación había un pájaro que pedía las cabezas del consejo de ministros.
«Ese es Coronel. Le da las buenas noches. No, créame, yo no le he dejado ningún mensaje. Hasta hace una hora estaba en la sierra». Se calló entonces. Es un hombre capaz de callar de modo que se le nota por el hilo. «Descríbame esa voz. ¿Hablaba despacio? ¿Era amable? Y detrás, ¿qué oyó usted?». # speaker: amadou-sene
Nada, dije. Detrás no había nada en absoluto.
«Esa nada la conozco. La tengo en una cinta. La primera noche en aquel recibidor fue soberbia. La segunda, algo tomó aire, dentro de la pared, y lo aguantó. Lo estuve escuchando seis horas. ¿Ha oído alguna vez a un niño aguantar la respiración para que los mayores se arrepientan? No pude quedarme a oír cómo lo soltaba. Recogí y salí con la furgoneta. Debí decírselo, y le mandé una postal con vistas». Chilló el pájaro. «Sí, Coronel. Me llama cobarde. Y lo dice con educación». # speaker: amadou-sene
Cuando dejé el auricular, el señor Petrak tenía preparado un sobre rígido y amarillo, con una solapa que cerraba con llave.
«Cuando una partida se interrumpe por la noche —dijo—, un jugador escribe en secreto su próxima jugada y la sella. Nadie la ha visto, ni el rival ni el árbitro. Hasta que se abre, los dos han de esperar. No sé si servirá de algo. Pero es la única carta que conozco que no se puede contestar». # speaker: goran-petrak
Volví en el furgón del último tren, con el sobre metido en la camisa.
-> friday

=== friday
# chapter: El felpudo, viernes por la mañana
# scene: hall
~ early = early + 1
El viernes por la mañana había cuarenta en el felpudo. Se habían corrido hasta el rodapié y se tenían de pie a lo largo de él, como la gente en un baile. A algunas ya les habían contestado otras; se veía cómo se iban formando los fajos. Pasé por encima hasta la silla, me senté y abrí solo la que estaba en la mesa.
A ambas partes, con cariño, empezaba.
Gracias por haberme tenido en casa. {role == "lodger": Sé que solo la tienes por un mes.|Sé que hay que cerrarla.} Te vas en el tren del sábado, en el segundo coche, te sientas de espaldas a la máquina y no hablas con nadie. He sido tan feliz aquí. Pero a solas tengo frío, y siempre hay demasiado silencio cuando una persona ya no puede escribir. Así que solo quiero esto. Haz un sobre más. No metas carta. Pon delante el nombre de alguien que sentiría no haber contestado. Después lámelo. No notarás salir nada. Ella no quiso hacerlo, y ya ves. # document
{kept ? alphabet: La letra era mía. Al leerla se me ocurrió la idea extraña de que era yo quien hacía la oferta, y esperé un momento mi propia respuesta.}
{kept ? stamp: Esta vez iba firmada, con una hilera de marcas como de gallina y, debajo, una de verdad, muy pulcra: D.}
Había un sobre preparado y la pluma sin el capuchón. Estaba también el infiernillo, y al lado media barra de lacre rojo. Yo no los había sacado. Tenía el anillo en el dedo.
Me pasé la lengua por la boca, para averiguar cuánta seguía siendo mía. {kept ? first_letter: La muela se desprendió sin el menor dolor y se quedó bajo la lengua, como algo que me hubieran dejado para echar al correo.|Contra el paladar, algo pasó su propia lengua detrás de la mía.} Fuera había empezado a nevar, y la línea de Brod no tardaría en cerrarse.
+ [Escribir un nombre en el sobre. # hint: el sábado ya no sería cosa tuya]
    -> a_name
+ [Encender el infiernillo. # hint: ella la tuvo cerrada ocho días]
    -> the_wax
+ {kept ? first_letter} [Contestarle a la niña.]
    -> the_question
+ {kept ? sealed_move} [Escribir un renglón a oscuras, sin leerlo, y sellarlo en el sobre del señor Petrak.]
    -> in_the_dark

=== a_name
# chapter: El recibidor, repasando gente
{waxed: El lacre salió en dos pedazos, y con él un poco de labio.} Estuve un buen rato con la pluma en la mano, repasando a la gente. Sorprende ver en quién se acaba. No sirve de nada escoger a alguien que te cae mal, porque no lo sentiría. Escribí el nombre de la hija de mi hermana, que tiene diecinueve años y acaba de mudarse a una ciudad donde no conoce a nadie. Desde septiembre llevo queriendo escribirle.
Fue fácil. {gave: Para eso la mano se acordó de todo.|Era lo más pulcro que había escrito en toda la semana.} Lamí la solapa, y es muy cierto, no se nota nada; solo que, al tragar, había mucho sitio.
# scene: morning
Bajé con él por la nieve y lo eché al buzón del empalme. El señor Petrak estaba en el andén. Me saludó quitándose el sombrero, me vio la cara y no volvió a ponérselo.
+ [Tomar el tren. Segundo coche, de espaldas a la máquina.]
    -> forwarded

=== forwarded
# chapter: La frontera, pasan con el té
# ending: forwarded; Reexpedida
En la frontera pasaron con el té, y pedí leche, y tanto me sobresaltó el sonido que volví a decirlo. {kept ? first_letter: Donde estaba la muela se ha cerrado la encía.|La muela está firme.} He dormido once horas, de un lado y del otro.
Allá arriba había apagado el móvil para ahorrar batería. Tenía un mensaje suyo, y sonreía al pulsar la tecla. Se me había olvidado qué voz tan cálida tiene. Parecía que le faltara un poco el aliento. Decía que qué alegría le había dado mi carta, y que sí, claro que estaba comiendo, que había encontrado el mercado que le dije; y que no me disculpara por no escribir, que entendía muy bien lo de la casa. Solo que había una cosa que no se explicaba. Le había entrado por la puerta el jueves, venía empapada, y ¿cómo sabía yo que se le movía un diente? # speaker: Annika
Miré a qué hora había llamado. Luego le devolví la llamada. Llevo ya dos semanas llamando. El contestador dice que responderá a vuelta de correo.
-> END

=== the_wax
# chapter: El infiernillo, los labios secos
~ waxed = true
Pensé que dolería más. Se calienta la barra hasta que se dobla. Hay que tener los labios bien secos. Me corrió por la juntura de la boca de derecha a izquierda y, antes de que cuajara, apreté en ella el anillo.
Después crucé las manos.
Lo supo al instante. Hubo un correteo detrás de los dientes, como de algo en una chimenea. Todas las cartas del recibidor se inclinaron. Lo sentía escribir, en la mejilla, en la lengua, en el cielo de la boca, muy deprisa, las mismas pocas palabras; no tenía manera de leerlas, pero la boca conoce sus propias formas. Por favor, decía, por favor, di algo. Nunca nada me ha dado tanta pena. Me senté sobre las manos.
+ {early <= 6} [Aguantar.]
    -> held
+ {early > 6} [Aguantar. # locked: Tiene tu letra, y te lleva demasiados días de ventaja]
    -> held
+ [Romper el lacre y darle un nombre.]
    -> a_name

=== held
# chapter: El tercer día, un tablero en medio
# scene: morning
Dejó de escribir en algún momento del tercer día. Al poco sentí que se tumbaba.
El señor Petrak había venido el sábado con una pala. Tuvo el buen juicio de no meterle al lacre un cuchillo; se sentó enfrente con un tablero. Él movía sus piezas, y yo asentía. Dos veces al día me daba sopa con una pajita por la comisura, donde me había fallado el pulso. Cuando llevaba una semana sin dar señales, fundió el borde con una cuchara y tomé la primera bocanada.
# ending: under-seal; Bajo lacre
Ahora la casa es mía. {role == "executor": No llegué a cerrarla.|Se la compré a la testamentaría por muy poco.} No hablo, ni escribo, ni tengo con qué, y he mandado atornillar la trampilla. El médico, Vesely, cree que son los nervios. No se está tan mal. Tengo un ajedrez, y los martes sube Goran Petrak y pone su mano sobre la mía, de modo que no pueda decirse de ninguna de las dos que ha preguntado. A veces aquello se da la vuelta. Entonces aprieto la lengua contra el sitio, como quien pone la mano en una cuna, y espero a que se duerma.
-> END

=== the_question
# chapter: El fondo del baúl
El sobre preparado no servía. Encontré uno de colegio en el fondo del baúl y {gave: copié lo que me hacía falta, letra por letra, de sus propios cuatro renglones. Me llevó mucho rato. La D tuve que hacerla tres veces|escribí con toda la claridad que pude}. Mientras tanto no abrí la boca. En el felpudo no había caído nada. Era la primera vez que escribía una palabra en aquella casa sin que la respuesta estuviera ya esperándome.
Querida Dorte: Tu madre leyó tu carta. No pudo volver, aunque le habría gustado. Tú no tienes que ir. Tienes que quedarte, y crecer, y jugar al ajedrez. Era un diente muy bueno. # document
+ [Meter la muela dentro y echarla en el felpudo.]
    -> in_time
+ [Decirlo también en voz alta. # hint: la lengua no es del todo tuya]
    ~ amadou++
    ~ aloud = true
    -> in_time

=== in_time
# chapter: El centro exacto del felpudo
Lo hice de rodillas. La dejé en mitad del felpudo y aparté la mano.
Pondré solo lo que observé. {aloud: La leí en voz baja, y cuando llegué al ajedrez ya la leíamos dos.} Se me abrió la mandíbula, no mucho. Algo tomó aire como lo toma quien nada y sale a flote, más y más adentro. Llevaba tanto tiempo aguantándolo. Y lo soltó por mi boca y por mi nariz, y empañó el latón, y el cristal de encima de la puerta, y el espejo del dormitorio, arriba; y en medio de todo, no muy alto, una criatura dijo «Oh».
# scene: morning
Las cuarenta cartas estaban secas desde antes de que clarease. Estaban en blanco, todas.
# ending: answered; Contestada
Cogí el tren el sábado, en el primer coche, de cara a la marcha, y me pasé el viaje hablando de abejas con un señor. Hay un hueco al fondo, abajo, a la derecha, que me toco cuando pienso. El señor Petrak me escribe todas las semanas. {player_name != "": Empieza con «A {player_name}, con mi afecto», y los|Los} matasellos van en orden, y él los repasa con lupa. El mes pasado recibí una suya que había tardado nueve días, por la nieve. Llegó tan tarde que ya empezaba a preocuparme. La leí en el recibidor con el abrigo puesto, y me temo que lloré a mares.
-> END

=== in_the_dark
# chapter: El cuartito de debajo de la escalera
Me llevé el sobre amarillo al cuartito de debajo de la escalera. Tapé la rendija con el abrigo. No veía nada del papel ni del lápiz, y me propuse no pensar en nada, o más bien en la defensa Siciliana, que no entiendo; y mientras me ocupaba en eso dejé que la mano fuera sola por la hoja. Hizo como un renglón. No sé lo que dice. A lo mejor ni es una palabra. {gave: No me quedaban letras con que hacerla, y noté que me alegraba.|Sentí que algo se arrimaba por detrás de mis ojos para asomarse, y que estaba igual de oscuro para los dos.}
Cerré la solapa con llave, sin lamerla.
+ [Sacarlo y ponerlo en el felpudo.]
    -> adjourned
+ [Bajarlo al empalme y dárselo al señor Petrak.]
    ~ goran++
    ~ carried = true
    -> adjourned

=== adjourned
# chapter: El recibidor, todo el viernes
# scene: morning
En todo el viernes no llegó nada. Es lo más ruidoso que he oído en mi vida. En aquella casa se había escrito una carta que nadie había contestado, y lo que debía contestarla estaba sentado al fondo de mi garganta, con las manos en el regazo, escuchándola.
# ending: adjourned; Aplazada
De eso hace cuatro inviernos. El sobre está en la caja fuerte del empalme de Brod, {carried: donde lo puso el señor Petrak antes de una hora|adonde lo llevó el señor Petrak el sábado, con el brazo estirado}, entre el dinero del alumbrado y los petardos de vía. Cuando muera el señor Petrak pasará a {amadou >= 3: Amadou Sène, que dice que es el mejor silencio que le han ofrecido nunca|mis manos, y he alquilado una caja en un banco}. Hablo con toda facilidad. La mano me responde otra vez, para casi todo. No mando cartas, y de noche, si me despierto a las tres y cuarto, lo noto ahí, también en vela, con mucha educación, con algo de hambre, dándoles vueltas y vueltas a todas las cosas que pude haber dicho. Ojalá no fuera nada. Ojalá, con toda mi alma, no hiciera más que una raya.
-> END
