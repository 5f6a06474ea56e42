# role: stranger; Alguien que entra huyendo de la lluvia; Solo venías a preguntar una dirección.
# role: clerk; El relevo del turno de noche; Te dijeron a las once, y que trajeras pluma propia.
# role: tuner; Alguien que viene por el piano; A alguien de la casa le prometieron un poco de música. No recuerdas quién te lo dijo.
# relationship: priya; priya-raman; 5
# relationship: hollis; hollis-penhallow; 5
# relationship: ansel; ansel-grieve; 5
# meter: rounds_made; Veces que se ha vuelto al vestíbulo; 5
# inventory: drawer; En el cajón del mostrador
# item: bell; Una campanilla con el cable cortado
# item: small_shoes; Un par de zapatos muy pequeños
# item: key_nineteen; La llave de la diecinueve
# item: little_umbrella; Un paraguas, arreglado, que no se vende
# item: unpaid_bill; Una cuenta que nadie ha pagado
# talk: priya-raman; Tengo cuatro minutos, según un reloj del que ya no me fío. Dígame.
# talk: hollis-penhallow; Celebro su regreso. O su llegada. El registro no nos saca de dudas a ninguno de los dos.
# talk: ansel-grieve; Ahora está tranquilo. Yo solo soy el de los paraguas, pero, si lo que hace falta es que alguien escuche, escucho.

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

// Quien lo cuenta calla lo que no puede saber. Quien se fije en lo alto que queda el mostrador quizá lo encuentre en el registro.

=== lobby
# chapter: Más relojes que huéspedes
# scene: lobby
La última noche, en el Perpetua había más relojes que huéspedes, y los relojes se portaban mejor.
Yo estaba a cargo del mostrador. {role == "stranger": Nadie me lo había encargado. Había entrado huyendo de la lluvia, a preguntar una dirección, y alguien me puso una pluma en la mano.}{role == "clerk": Yo era el relevo. Llevaba en el bolsillo una nota que lo decía, tan mojada que ya no se podía leer; pero se me esperaba, eso lo tenía clarísimo.}{role == "tuner": Yo iba por lo del piano. No habría sabido decir quién me mandó llamar, solo que en aquella casa le habían prometido a alguien un poco de música; y mientras buscaban la llave del salón de baile, yo cuidaba de la pluma.} A las once ya había vendido cuatro sillas, tomado un recado telefónico para un general y descubierto que a través del caballero que tan cortésmente se mantenía a mi lado se podía ver, con una lámpara detrás y la mala educación de fijarse.
«La diecinueve», dijo, cuando una campanilla empezó a agitarse en el cajón. «Le ruego que me disculpe. Nunca había llamado antes de medianoche». # speaker: hollis-penhallow
El ascensor bajó solo y se paró a ras de la alfombra, sin un pelo de diferencia. La joven que venía dentro llevaba guantes blancos y una expresión de gran júbilo científico. «Se ha encendido», nos comunicó. «El catorce. Él solito. ¿Le importaría muchísimo a alguno de ustedes, que no esté bajo contrato, venir a echarme un dedo?». # speaker: priya-raman
Debería explicar cómo estaban las cosas. El hotel cerraba para siempre el domingo. Los muebles llevaban etiqueta y ya no quedaban arenques. Había tres personas que no podían marcharse. El señor Penhallow, el portero de noche, estaba muerto, y llevaba un siglo así sin que eso le afectara al horario. La señorita Raman estaba bajo contrato, en cuya cláusula novena se le prohibía pulsar, limpiar, comentar o soñar el botón más alto de su propio ascensor. Y en la butaca buena, con una bolsa de herramientas entre los pies, había un hombre encorvado y de voz suave, que venía de debajo de un viaducto a devolverle un paraguas a un huésped de 1926.
«Yo probé con la puerta», dijo el señor Grieve. «Después de esperar un poco. Es una puerta muy atenta. Salí por ella y entré». # speaker: ansel-grieve
Todos la miramos: de latón, con cuatro hojas, girando despacito. A través se veía la calle mojada. «Es por la cuenta, señor», dijo el portero. «Queda un importe pendiente en la diecinueve. Mientras no se salde, me temo que la casa no puede dejar ir a nadie. No es mala voluntad. Es contabilidad». Se atenuó un poco. «La cuenta figura en el registro; y el registro, si me permite decirlo, está debajo de sus codos». # speaker: hollis-penhallow
Allí estaba. Es un libro muy grande. Para ver por encima tuve que subirme al travesaño del taburete.
+ [Me fui con la señorita Raman, a echarle un dedo.]
    ~ priya++
    -> lift
+ [Probé yo también con la puerta giratoria. # hint: {role == "clerk": el relevo bien puede salir un momento|es una puerta muy atenta}]
    ~ rounds_made++
    -> revolving
+ [Le pregunté al señor Grieve si me dejaba ver el paraguas.]
    ~ ansel++
    ~ drawer += little_umbrella
    -> umbrella

=== lift
Primero me dio un caramelo de azúcar de cebada. Se lo da a todos los pasajeros, me dijo, es para los oídos.
«Seis años llevo con él{player_name != "":, {player_name}}», dijo la señorita Raman, «y sé para qué sirve todo lo que hay aquí dentro, menos eso. Es de marfil. Lo pusieron en 1926. No tiene ni un cable. Los jueves se calienta: le he tomado la temperatura y son treinta y siete grados. ¿Sabe usted qué cosa está a treinta y siete grados?». Yo no lo sabía. «Usted», dijo la señorita Raman. «Tercera planta de los sentimientos, Curiosidad, cuidado con el escalón». # speaker: priya-raman
Estiré el brazo. Quedaba muy arriba. Tuve que ponerme de pie en el asiento plegable. El botón estaba caliente, tal como ella había dicho, y una pizca blando. Era exactamente como si al otro lado del panel, en aquel mismo momento, alguien hubiera acercado también un dedo.
No pasó nada en absoluto. Y entonces, en el cajón del vestíbulo, oímos con toda claridad la campanilla: esta vez no se agitaba. Llamó dos veces. Era como se llama cuando se ha oído un paso en el corredor.
-> second_chapter

=== revolving
Empujé y empezó a girar. Había dentro cuatro salas de cristal, cada una con un pedazo de calle. En la primera llovía sobre los taxis. En la segunda, sobre unos coches con caballo. En la tercera no había nadie, solo farolas y un poco de nieve; y en la cuarta vi un mostrador, con un caballero alto cortésmente inclinado sobre él, y, del lado de acá, agarrándose con la punta de los dedos, alguien muy pequeño con el abrigo mojado.
Y después ya estaba en la alfombra. «Bienvenidos al Perpetua», dijo el portero, por costumbre. # speaker: hollis-penhallow
«Había alguien en el mostrador».
«Sí», dijo el señor Penhallow. «Suele ser usted». Se había puesto tan tenue que pude leer a través de su chaleco las instrucciones en caso de incendio. «Uno confiaba en que quizá a usted la puerta le abriera paso». # speaker: hollis-penhallow
-> second_chapter

=== umbrella
Lo desenvolvió de un paño, como quien saca una flauta. Yo me había figurado uno alto, con cabeza de pato. Era rojo. Me llegaba más o menos a la cintura.
«Le tocaba arreglarlo a mi tío», dijo el señor Grieve. «Estaba en sus libros cuando me quedé con el quiosco. Dos varillas rotas, y que pasaban a por él el jueves. Ha estado colgado detrás de la puerta; el papel dice: “Perpetua, 1926”. Y, claro, oí que cerraban». Lo giró para que la luz resbalara por él. «Las varillas ya están. No se debe nada. Los de niño no los cobro». # speaker: ansel-grieve
«¿Qué huésped era?».
«Eso es lo que no dice», me contestó. Se quedó un rato mirándome por encima de la contera. Tiene unos ojos muy mansos, hechos a dar con el sitio por donde una cosa se dobló. «Podría guardármelo usted. Parece que es quien manda aquí». # speaker: ansel-grieve
-> second_chapter

=== second_chapter
# chapter: Camino de la diecinueve
# scene: corridor
Está en la primera planta, en la parte de atrás. Yo lo habría dicho antes que él; llevaba una hora en aquel mostrador, y allí todo acaba por saberse. Da al patio. Nunca ha tenido mucha salida.
«Subía hacia allí», dijo el señor Penhallow. Iba delante de nosotros por el corredor, con una lámpara que no daba luz, enderezando los cuadros a través de la pared. «Fue la noche de mi, cuesta decirlo y por eso lo diré deprisa, fallecimiento. La campanilla había sonado a las tres y diez. En la diecinueve no constaba nadie; teníamos once huéspedes en la casa. Pero una llamada es una llamada. Yo había llegado al descansillo. Y fue de lo más fastidioso, señor: me senté, solo para recobrar el aliento, y cuando me levanté me lo había dejado allí». # speaker: hollis-penhallow
«Y aquí sigue desde entonces», dijo la señorita Raman.
«Atendiendo la llamada, señorita. A las tres y diez, casi todas las noches. Subo. Toco a la puerta. Nunca me ha parecido correcto entrar sin que me inviten. Y nadie dice “Adelante”». # speaker: hollis-penhallow
Tendrían que haber sido treinta pasos. Pasamos tres veces por delante del mismo helecho. En la cuarta esquina se acabó la alfombra y allí, delante de nosotros, estaban los latones, los relojes, la calle mojada y la butaca con su etiqueta: el vestíbulo.
~ rounds_made++
«Ah», dijo el portero. «Es la contabilidad. A la diecinueve no se puede subir, lo que se dice entrar, estando las cosas como están. Supongo que alguien podría mirar qué hay de ella por la casa». Carraspeó. «Uno dispone de su propio office. Está el cuarto de la ropa blanca; está el armario del calzado. En este último no he sido capaz de mirar».
+ [Dije que del armario del calzado me encargaba yo.]
    ~ hollis++
    ~ drawer += small_shoes
    ~ looked++
    -> shoes
+ [Fui al office, donde se pinchan las cuentas.]
    ~ drawer += unpaid_bill
    ~ looked++
    -> pantry
+ {role == "tuner"} [Dije que me ocuparía del piano, ya que a eso había ido.]
    ~ ansel++
    ~ looked++
    Estaba en el salón de baile, debajo de una sábana. Me subí a la banqueta, y entonces vi que al lado había otra, baja, con un cojín encima, y el cojín hundido. Apoyé un dedo. Estaba afinado. Todo lo afinado que puede estar algo junto a lo que alguien ha seguido esperando.
    «Había una pieza que el dueño se sabía de memoria», dijo el señor Penhallow a través de la pared. «Le había prometido a alguien enseñársela. Uno lo recuerda por las tardes, arreglándola toda otra vez para una mano pequeña». # speaker: hollis-penhallow
    Resultó que yo la sabía. Esa la sabe muchísima gente. La toqué hasta donde hay que cruzar las manos, y hasta ahí no me llegaban los brazos.
    -> third_chapter
+ [Le pedí a la señorita Raman que quitara el panel del ascensor.]
    ~ priya++
    ~ looked++
    -> panel

=== shoes
# chapter: El armario de los zapatos, par a par
Estaban por parejas, como los habían sacado aquella noche. Nos había dicho once huéspedes. Había botas de caballero, y unas de señora con botones. Fui contando. Eran doce pares.
«Los limpié todos», dijo la voz del portero al otro lado de la puerta. Se había vuelto de espaldas. «Uno no pregunta. El duodécimo par también lo limpié. Eran muy pequeños. Recuerdo que pensé: he de enterarme de para quién son y ver si quiere que le suban algo; y entonces sonó la campanilla». # speaker: hollis-penhallow
Tenían una tira y un botón. El betún era de hacía cien años y en él aún se habría podido ver la cara. Miré. Supongo que les eché el aliento, porque salía todo bastante borroso.
+ [Me probé uno. Era solo por ver.]
    ~ tried_on = true
    -> shoe_fits
+ [Me los llevé al mostrador y los puse uno al lado del otro.]
    -> third_chapter

=== shoe_fits
Bueno, me estaba bien. Hay muchísima gente con los pies pequeños.
Habría seguido con el otro, pero había algo en el silencio que se había hecho fuera, en el corredor. Volví a quitármelo. Le abroché el botón, para que quedara como estaba. Cuando salí, el señor Penhallow miraba al frente, a un cuadro con un ciervo; y quedaba tan poco de él que habría podido contarle las puntas de la cornamenta.
«Confío en que hayan sido de su agrado», dijo. # speaker: hollis-penhallow
-> third_chapter

=== pantry
Hay un pincho, en la pared, junto al calientaplatos. Los papeles iban hacia atrás y más hacia atrás. Había arenques, y baños, y el oporto de un general. Y al fondo del todo había uno que se había puesto del color del té y que no llevaba apuntada ninguna suma.
«Habitación 19», les leí a los demás. «Se debe: Un cuento, según lo prometido. Una luz que no se apague. A saldar a la hora de dormir». # document
«Eso no es lo que nos debe el huésped», dijo despacio la señorita Raman. Se había sacado el destornillador del pelo, como hace para pensar. «Fíjense en qué columna está. Es lo que la casa le debe a la diecinueve. Es una promesa. Es de las nuestras». # speaker: priya-raman
El señor Grieve había alargado la mano hacia el papel y la había retirado. «No es gran cosa», dijo. «Pero es mucho tiempo para tenerla pendiente». # speaker: ansel-grieve
-> third_chapter

=== panel
Lo hizo de lado, bajo protesta y con los ojos cerrados. «No lo estoy mirando», dijo la señorita Raman, «estoy mirando del once al trece. ¿Adónde va el catorce?». # speaker: priya-raman
No va a ningún sitio. En la tabla no hay más que un agujero, forrado con un trozo de franela azul. Metí el brazo. Entró hasta el hombro; y al final, a oscuras, una mano cogió la mía.
No daba miedo. Me gustaría que se me creyera en esto. Era más o menos del mismo tamaño. Me agarró como se agarra a alguien en medio del gentío, cuando por fin se le encuentra; luego me apretó una cosa contra la palma y me soltó.
Era una llave. Llevaba una estrella de latón con un número.
~ drawer += key_nineteen
«La diecinueve», dije.
«Es ahí donde la guardan», dijo la señorita Raman, con los ojos muy apretados y unas lágrimas de alegría que le salían por debajo. «Ay, no es el cuarto del depósito. No es el cuarto del depósito». # speaker: priya-raman
-> third_chapter

=== third_chapter
# chapter: Alguien firmó dos veces
# scene: desk
Conque volvimos al mostrador, y me abrieron el registro, porque pesa.
La página de aquella noche se encontraba muy bien, el libro se abría por ahí. El señor Penhallow se sabe todos los nombres. Los recorrió con un dedo frío, murmurando: un coronel, dos señoritas West, un viajante de corsés. Once. Y debajo de esos, y bastante torcido, había un duodécimo; estaba a lápiz. Todo en mayúsculas. Una iba del revés.
«Eso no estaba», dijo el portero. «Esa página la cerré yo mismo con una raya. Lo habría visto». # speaker: hollis-penhallow
«Habría que estar más abajo», dijo el señor Grieve. «Si se viniera por este lado, pongamos. De puntillas». # speaker: ansel-grieve
Yo lo estaba leyendo. Es raro lo que cuesta leer una cosa en mayúsculas. Parecían dos palabras; la primera era el nombre del hotel.
«Perpetua», dijo la señorita Raman. «¿Alguien puso el hotel?».
«Es un nombre de niña», dije. «Primero fue un nombre». No me explico cómo lo sabía. Los tres se habían callado.
«Abajo se decía que lo había construido para una hija», acertó a decir el señor Penhallow. «El dueño. Uno no la vio nunca. Tenía niñera y había que guardarla de las corrientes. Hubo algo de un tren, que ellas se adelantarían, y con la lluvia se perdieron una de otra; se contaba que la metieron sola en un coche, con una etiqueta. Fue aquella noche. Y nos avisaron de que venía, y teníamos una cama hecha en la diecinueve. Pero no llegó». Se llevó la mano a donde antes tenía el aliento. «Yo buscaba a alguien más alto», dijo. # speaker: hollis-penhallow
«Un huésped firma dos veces», dijo la señorita Raman. «Al entrar y al salir». Pasó las hojas, un siglo entero, hasta la última que tenía tinta.
Era la página de hoy; allí estaba mi propio nombre, donde lo puse al llegar aquella tarde. {player_name != "": Llevaban toda la noche llamándome {player_name}, porque así había pedido yo que me llamaran. No era lo que había escrito.|Alguien me había dado una pluma.} Nunca he tenido buena letra. Había poca luz. Cerré el libro.
+ [Dije que más valía ir subiendo, porque eran casi las tres.]
    -> fourth_chapter
+ [Volví a abrirlo y dejé que lo vieran. # hint: no es más que un nombre]
    ~ looked = looked + 2
    -> signed_twice
+ [Le pedí al señor Grieve un cuento, para la espera. Se le daba bien estarse quieto.]
    ~ ansel = ansel + 2
    ~ told_story = true
    -> story_of_ansel

=== signed_twice
Nadie habló.
«Hay una del revés», dijo al fin la señorita Raman, con mucha suavidad. # speaker: priya-raman
«La hice deprisa», dije. «Llegué chorreando».
Entonces me miré la mano en el papel. Miré hasta dónde me llegaban los pies en el taburete. Me gustaría poder decir que lo sabía. Había notado que la gente se agachaba para hablarme. Creía que era por cortesía.
«Habrá que hacerle llegar este paraguas a quien corresponda», dijo el señor Grieve. Había puesto una rodilla en el suelo para eso. No hizo ningún gran gesto. {drawer ? little_umbrella:Me lo descolgó del brazo, donde lo había colgado él mismo, y volvió a tendérmelo, por el lado que era.|Me lo tendió, nada más, por el lado que era.} «Perdone la tardanza», dijo. # speaker: ansel-grieve
~ drawer += little_umbrella
-> fourth_chapter

=== story_of_ansel
Se lo pensó. «Yo solo me sé uno», dijo. «Es de un cuervo que tenía una tienda». # speaker: ansel-grieve
Era bastante buena tienda. Solo vendía cosas olvidadas en los trenes. El cuervo sabía de quién era cada una, y ese era el problema del negocio: no podía vender nada, de tanto pensar en sus caras. Así que todas las noches cerraba temprano, se metía lo que fuese debajo del ala y se iba volando a mirar por las ventanas.
«¿Y los encontraba?», pregunté.
«Es un cuento largo», dijo el señor Grieve. «Yo suelo llegar hasta la segunda ventana». Tiene una voz que avanza como una aguja. Cuando el reloj dio la hora, me sorprendió descubrir que había apoyado la cabeza en el registro. No tenía sueño desde hacía no sé cuánto. Era algo que recordaba, como se recuerda un olor. # speaker: ansel-grieve
El portero estaba a nuestro lado, con la boca un poco abierta. «Usted perdone», dijo. «¿Qué había en la segunda ventana?». # speaker: hollis-penhallow
-> fourth_chapter

=== fourth_chapter
# chapter: Las tres y diez
# scene: stairs
A las tres y diez sonó.
El cable estaba cortado; la habían descolgado y metido en un cajón. Sonó igual. Es un sonido pequeño, plano, enfurruñado. Es el sonido de alguien a quien le han dicho que no tiene más que llamar, y ha llamado.
«Ya voy yo», dijo el señor Penhallow. Se arregló la corbata. «Siempre voy yo». Pero esta vez volvió la cabeza, a ver si alguien lo acompañaba.
Subimos todos juntos. Subimos a pie, porque él siempre había subido así. El helecho estaba donde debía; solo salió una vez. En el descansillo el portero aflojó el paso y tendió una mano hacia la barandilla. «Aquí es donde me siento», dijo.
+ [Le cogí la mano, aunque dentro no había nada.]
    ~ hollis = hollis + 2
    -> landing_hand
+ {role == "clerk"} [Como relevo, le dije que podía subir por el centro de la alfombra.]
    ~ hollis = hollis + 2
    Lo meditó. Era una cuestión de protocolo. «Si a uno lo han relevado», dijo el señor Penhallow, «uno es del público». Cien años llevaba en aquella escalera, y siempre por la orilla. Subió por el centro con el sombrero en la mano, mirándolo todo, el ciervo, el helecho; y en el descansillo le gustó tanto la vista que se le olvidó sentarse. # speaker: hollis-penhallow
    Yo fui detrás con la lámpara. Tenía que llevarla por encima de la cabeza.
    -> room_nineteen
+ [Eché a correr y me adelanté. Sabía el camino.]
    -> landing_run
+ [Le pedí a la señorita Raman que le subiera el ascensor hasta los pies.]
    ~ priya = priya + 2
    -> landing_lift

=== landing_hand
Es como coger una corriente de aire. La cogí igual. Él tenía un pie en el peldaño siguiente y se notaba lo que le costaba; eran diez escalones, y en cien años no los había subido por su cuenta.
«Es curioso», dijo el señor Penhallow. «Nunca fue la escalera. Creo que lo que me daba miedo era llegar y que hubiera alguien, y haberle hecho esperar». # speaker: hollis-penhallow
«No le habrá importado», dije. «Pensará que ha sido un minuto».
Bajó la vista hacia mí. No puede llorar, pero se pone como de perla. «¿Usted cree?», dijo. Subimos juntos los diez. Yo se los iba contando.
-> room_nineteen

=== landing_run
Es a la izquierda, luego a la izquierda, y la puerta con una estrella.
Llegué mucho antes que los demás. Los oía venir, y la voz del portero que decía «Señor» y luego, en un tono muy distinto, «Señorita. Cuidado con el escalón». Tuve cuidado. Yo ya sabía que estaba ahí. No he pasado en mi vida por ese corredor.
La puerta estaba cerrada. Había un felpudo sin zapatos de nadie y una barra de latón justo a la altura de mis ojos. En un sitio brillaba de tanto roce. Puse allí la mano y vi que encajaba.
-> room_nineteen

=== landing_lift
«¿Entre la baja y la primera?», dijo la señorita Raman. «Entre la baja y la primera no hay parada». Pero ya había bajado, en un relámpago blanco de guantes. Por los peldaños subió un zumbido; de la pared maciza, entre el ciervo y el cubo contra incendios, brotó una puerta iluminada y se detuvo a ras del escalón, sin un pelo de diferencia. # speaker: priya-raman
«Sube, señor P.», dijo. # speaker: priya-raman
«Yo no soy huésped, señorita. Para mí está la escalera de servicio». # speaker: hollis-penhallow
«Lleva usted aquí cien años. Es residente. Segunda planta, Ropa de Hogar, Dejarse Cuidar». Le tendía la mano. Era la primera vez que yo veía hacer eso a alguien que supiera que él no estaba. Entró. Llevaba el sombrero contra el pecho. # speaker: priya-raman
-> room_nineteen

=== room_nineteen
# chapter: Habitación diecinueve
# scene: nineteen
«Pues voy a llamar», dijo el señor Penhallow.
Llamó: dos golpes y luego uno. Y esperamos, como había esperado él todas las noches de un siglo, a que alguien dijera «Adelante».
Ellos tres no miraban la puerta. Tardé un momento en verlo. Tampoco se miraban unos a otros. Tenían los tres esa cara que se pone en los cumpleaños cuando ya están encendidas las velas.
Se me ocurrió que a lo mejor me tocaba a mí decirlo.
# scene: nineteen
{drawer ? small_shoes: Me había subido los zapatos debajo del brazo.}{drawer ? key_nineteen: Tenía en la mano la estrella, con su llave.}{drawer ? unpaid_bill: Llevaba la cuenta vieja en el bolsillo; un cuento, decía, según lo prometido.}{drawer ? little_umbrella: Iba apoyándome en el paraguas. Tenía justo la altura.}
+ {looked >= 2 or tried_on} [«Adelante», dije.]
    -> ending_come_in
+ {looked < 2 and not tried_on} [«Adelante», dije. # locked: No había mirado con bastante atención para saber a quién le tocaba decirlo]
    -> ending_come_in
+ {told_story or drawer ? unpaid_bill} [Pregunté si querían venir todos a sentarse en la cama, y que alguien empezara.]
    -> ending_story
+ {priya >= 3 or drawer ? key_nineteen} [Le pregunté a la señorita Raman qué había en la catorce.]
    -> ending_fourteen
+ {hollis >= 2} [Le dije al señor Penhallow que quedaba relevado.]
    -> ending_relieved
+ [Dije que allí no había nadie y bajé a atender el mostrador.]
    -> ending_desk

=== ending_come_in
# chapter: Saldada
La puerta se abrió como si desde dentro se hubieran apoyado en ella.
Era una habitación bonita. Tenía una cenefa de patos. La cama estaba abierta solo por un lado; había fuego, y en un platillo ardía una lamparilla que alguien debía de haber encendido hacía cosa de un minuto. En la silla se calentaba un camisón.
«Lo siento mucho», les dije. «Soy yo, ¿verdad? Estuve todo el tiempo en el mostrador. Pensé que querrían que alguien se ocupara».
«Lo hizo usted muy bien», dijo el señor Penhallow. «No he visto a nadie con mejor mano para los generales». Se había puesto en cuclillas para estar a mi altura. «Siento haberme entretenido tanto en la escalera, señorita. ¿Deseaba usted alguna cosa?». # speaker: hollis-penhallow
La tenía preparada. Llevaba cien años llamando para eso. Cuando fui a mirar, resultó que era una cosa muy pequeña.
«Solo quería decir que ya había llegado», dije.
Sacó el lápiz. Lo apuntó en el libro allí mismo, con la hora; y vi que lo miraba y se estiraba los hombros de la chaqueta, como un hombre a quien le ha llegado el tren.
# scene: dawn
# ending: signed-in; Ya en el registro
De aquí en adelante todo lo cuenta la señorita Raman, porque yo dormía. Dice que a las seis la puerta giraba con el sol encima y dejaba salir a quien la empujase. El señor Grieve se fue a ver la sombrilla de una señora. El portero le dio a ella su reloj para que se lo tuviera; sería un momento, dijo, subía a ver si en la diecinueve tenían todo lo necesario. El hotel lo han vendido. Lo que no pudieron vender, según descubrieron los agentes, fue esa habitación, porque hay un huésped dentro. Está en el contrato: se deja una luz. El botón sigue caliente. Ella cree que es porque duermo con la mano debajo de la mejilla.
-> END

=== ending_story
# chapter: Lo que se debía
Y eso hicimos. No estaba cerrada con llave, solo había que pedirlo. Había una cama, y una luz, y una cenefa de patos; el señor Grieve cogió la silla y la señorita Raman el guardafuegos, y el portero se quedó de pie hasta que le dije que así no se veía bien a través de él.
«Un cuento», dijo el señor Penhallow, leyendo {drawer ? unpaid_bill:la cuenta|una cuenta del color del té, que llevaba todo ese tiempo en el pincho de su office}. «Según lo prometido. La casa lamenta el retraso». # speaker: hollis-penhallow
«Había un cuervo que tenía una tienda», dijo el señor Grieve.
Lo contaron entre todos. La señorita Raman metió un ascensor, no lo pudo evitar; y el cuervo vio que así llegaba a ventanas mucho más altas. El portero hizo las voces de los huéspedes. Sabe once, todas perfectas, y nunca se lo había pedido nadie. Pasaron de la segunda ventana, de la tercera. En cada una había alguien que ya daba una cosa por perdida para siempre. Hice todo lo posible por no dormirme antes del final. Cuesta tanto saber, después, qué parte fue la que se oyó.
«Y en la última ventana de todas», recuerdo que decía el señor Penhallow, muy lejos, «no había nadie. No había más que una etiqueta y un abrigo mojado. Conque lo que hizo fue entrar y sentarse allí, y esperar a que llegara la niña». # speaker: hollis-penhallow
Me habría gustado preguntarle si llegó. Alguien estaba remetiendo el lado de la pared.
# scene: dawn
# ending: paid-in-full; Un cuento, según lo prometido
PAGADO, dice la cuenta de lado a lado. Con tres letras distintas. El domingo por la mañana dejaron girar la puerta, y quien quiso pudo salir por ella. Me dicen que hizo bueno. {ansel >= 3: El señor Grieve les cuenta el cuento a los niños mientras esperan, y cada vez es más largo.|El señor Grieve dejó el paraguas en el paragüero, abierto, para que yo lo encontrara.} Al portero no se le ha vuelto a ver. Solo que los cuadros siempre están derechos. Por mi parte, creo que me equivoqué con lo del mostrador. Pensaba que alguien tenía que guardarlo. Pero he dormido de un tirón y no ha llamado nadie.
-> END

=== ending_fourteen
# chapter: Catorce
«He escrito once cartas preguntándolo», dijo la señorita Raman. «Me subieron el sueldo».
«Pero ¿qué le gustaría a usted que fuera?», dije.
Se lo pensó; es ingeniera. «Una sala de máquinas como es debido», dijo, «con claraboya. Y todo con su etiqueta. Y alguien que estuviera esperando para enseñármela». Se había puesto colorada. «Seis años llevo con miedo de que fuera un depósito». # speaker: priya-raman
Dije que entonces se la enseñaba yo. Era lo natural. No se entra por la diecinueve, qué va, allí solo se duerme. Me subí al asiento, le cogí la mano con su guante blanco y la apreté contra el botón, debajo de la mía. El contrato no dice que no se pueda pulsar con ella.
Subió como quien respira. Nueve, diez; el portero iba contando. En la trece cerramos los ojos, por si acaso, y pasamos de largo. Y la reja se plegó como un abanico y allí estaba el tejado de todo el hotel, bajo cristal, con las luces de la ciudad extendidas alrededor hasta donde empezaba la lluvia; en medio estaba la rueda, alta como una casa, toda de latón, girando. Llevaba atado un caballito de balancín. Mi padre lo mandó hacer así. Dijo que de ese modo yo siempre notaría que alguien subía.
«Tiene etiquetas», dijo la señorita Raman. Se había puesto de rodillas para leerlas. Van todas en mayúsculas. Hay una letra del revés. # speaker: priya-raman
# scene: dawn
# ending: fourteen; Cuidado con el escalón
Desde allí mandó su tesis. Se la firmaron. {priya >= 3: Es la única que tiene llave de la reja, y sube los jueves a las nueve; engrasamos cosas.|Sube los jueves, a leerme los manómetros.} Después han derribado casi todo el Perpetua; hasta la doce son oficinas. Pero el ascensor sigue teniendo catorce botones. Quien esté bajo contrato no debe pulsarlo. Quien no lo esté, y haya tomado un caramelo de azúcar de cebada, y llegue, notará que está caliente. Soy yo. Solo me apoyo para ver quién es.
-> END

=== ending_relieved
# chapter: El final del turno
No acabó de entenderlo. «Tengo que atender la diecinueve», dijo.
«Ya la he atendido yo», le dije. «He entrado. Había un huésped que llamaba, pero ahora no quiere nada. Ha dicho que acudió usted enseguida». Estiré la espalda todo lo que pude. «Puede retirarse, señor Penhallow. El mostrador lo tengo yo».
No creo que nadie se lo hubiera dicho nunca. No había quién; él fue el último en entrar de servicio. Vi cómo le bajaba por dentro, como las luces de un corredor que se van apagando, una a una, por orden, con cuidado. «¿Desea algo más?», dijo Hollis Penhallow. # speaker: hollis-penhallow
«¿Hay algo que le habría gustado a usted?».
«Cuesta decirlo», dijo, «y por eso lo diré deprisa. Nunca me he alojado aquí. Me habría gustado verlo de día, con el sombrero puesto; entrar por delante, y que alguien levantara la vista». # speaker: hollis-penhallow
Así que lo hicimos. La señorita Raman retuvo el ascensor. Él salió por la puerta giratoria; lo veíamos allí, en el cuarto cristal, muy erguido, con la mañana a la espalda. Dio la vuelta. Se quitó el sombrero.
Levanté la vista. Tuve que subirme al travesaño para eso. «Bienvenido al Perpetua», dije. «Le estábamos esperando».
# scene: dawn
# ending: relieved; Le estábamos esperando
Tiene la doce, que le da el sol. Se queda hasta las once de la mañana y baja a desayunar. {drawer ? small_shoes: De noche saca los zapatos; yo se los limpio, y al lado limpio un par mío.|De noche saca los zapatos.} Me dicen que el hotel cerró. Puede que sí, hay bastantes etiquetas por ahí. Pero alguien tiene que estar en el mostrador. Ahora tengo un cajón para subirme, me lo hizo el señor Grieve. Y ya no oigo la campanilla. Antes estaba siempre enfurruñada. No sé quién sería.
-> END

=== ending_desk
# chapter: Nadie en la diecinueve
Se miraron por encima de mi cabeza. La gente hace eso; tengo costumbre.
«Como a usted le parezca mejor», dijo el señor Penhallow. De todos modos, a la puerta le hizo una reverencia. # speaker: hollis-penhallow
Bajé por mi cuenta. Me encaramé al taburete. Allí estaban el registro y la pluma; allí estaba la calle mojada, venga a dar vueltas. Tomé un recado para un general. A eso de las cinco vino el señor Grieve y apoyó algo en el rincón del mostrador, sin decir palabra, y le dio unas palmaditas y volvió a sentarse en su butaca; y la señorita Raman me trajo un caramelo de azúcar de cebada.
«Podría usted volver a preguntar», me dijo, «cuando quiera. Cuando se lo haya pensado. Es siempre a las tres y diez». # speaker: priya-raman
«Tengo bastante trabajo», le expliqué.
«Ya lo sé», dijo la señorita Raman. «Se le da de maravilla». # speaker: priya-raman
# scene: dawn
# ending: busy; Bastante trabajo
De todo eso hace ya mucho. Al final no consiguieron cerrar. Vino gente a echar la llave, y la puerta la trajo de vuelta; han cogido habitaciones. {rounds_made >= 2: Yo ya he dejado de probar.|Me han dicho que debería probar yo con la puerta.} No me importa, me gusta tener la casa llena. Es solo que todas las noches, a la misma hora, en este cajón salta algo como una criatura enfurruñada; y lo miro, y pienso que alguien debería ir a ver. Y luego pienso que seguro que ya se están ocupando. Hay un caballero que sube.
-> END
