# role: gardener; Ayudante de jardín; Sujetas cosas. Nunca se te ha muerto un helecho.
# role: stargazer; Ayudante de jardín que mira hacia arriba; Sabes el nombre de cuarenta y una estrellas, y nadie te ha preguntado nunca.
# role: writer; Ayudante de jardín que prometió escribir; Llevas una postal en el puño de la manga. De momento dice «Y bien».
# relationship: ilyas; ilyas-qadir; 5
# relationship: juniper; juniper-reyes; 5
# relationship: yusra; yusra-haddad; 5
# meter: pots; Estrellas en flor; 9
# inventory: crate; En la caja
# item: mandrake; Una mandrágora, envuelta, dormida
# item: labels; Un manojo de etiquetas en blanco
# item: jam; Un tarro de mermelada con su pequeño paracaídas
# item: chart; Una hoja de otro cielo
# talk: ilyas-qadir; Venga, junto a las tuberías no hace frío. Acabo de equivocarme en una cosa, y soy una compañía excelente.
# talk: juniper-reyes; Usted hable, que solo estoy trasplantando. Si chilla, no es por usted.
# talk: yusra-haddad; El viento ha rolado, así que tengo un rato. Va a tu nombre. Anda, dime.
# agreement: a-place-dug; juniper-reyes; place_dug; true; Juniper le cavará un sitio esta noche, por el lado sur, y no dirá nada a nadie.; cavar, cavado, cave, hoyo, en la tierra, bajo tierra, un sitio para ella, plantarla, plantada, plantar, meterla; ¿En la tierra? ¿Aquí? Hay una cuarta de mantillo encima de cien años de deseos ajenos. Ay, pero prendería. Usted le prometió un sitio, y yo le prometí a usted echar una mano. Deme hasta que anochezca. Será por el lado sur, que le gusta que le cuenten las cosas por la izquierda.

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

// Tres noches bajo el cristal. De quién se aprende a leer, y qué se deja en la tierra, decide quién puede marcharse.

=== arrival
# chapter: Una montaña con una lámpara dentro
# scene: clouds
La piloto dijo que no estábamos perdidos, puesto que para perderse hace falta que a uno lo esperen.
Lo dijo con mucha calma, asomada por encima del mimbre con una mano en el sombrero, mientras la barquilla daba vueltas y debajo las daba también todo aquel país de nubes blancas. El doctor Qadir vomitaba en una cartera de documentos. Yo abrazaba una caja de raíces que había prometido no dejar en el suelo hasta que pudiera dejarla en la tierra, y se lo había prometido a las raíces.
Entonces la nube se abrió, como abre un gato un ojo, y justo delante de nosotros había una montaña con una lámpara dentro.
«Eso no viene en el mapa», dijo Yusra Haddad, y por primera vez en todo el día se la oyó contenta. # speaker: yusra-haddad
Era cristal. De eso me acuerdo: no un tejado de cristal encima de un edificio, sino cristal de arriba abajo, nervio y hoja, encendido por dentro y tan lleno de plantas que apretaban contra él las palmas de las manos, como los niños en la ventana cuando llega el coche.
En aquella barquilla viajaban tres personas. Yo iba con la caja. Conviene explicarlo, porque tiene que ver con lo que sigue: yo era ayudante en el Jardín de Simples Reyes, y la señorita Reyes, que dormía debajo del otro banco con dos pares de guantes puestos, me había traído para sujetar cosas. A efectos de lastre, quien ayuda en un jardín no es una persona. El doctor Qadir había venido a buscar una estrella. La señorita Reyes tenía una mandrágora que devolver. La piloto tenía un horario, y muchas ganas de averiguar qué iba a ser de él.
{role == "stargazer": Debo decir, además, que miro hacia arriba. Lo aprendí en un manualito de perra chica. Entre raíces no es cosa que haga mucha falta; pero sabía el nombre de cuarenta y una, llevaba contando desde que se puso el sol, y ni una sola estaba donde la dejé.}
{role == "writer": Le había prometido a alguien una postal. La llevaba en el puño de la manga, con su sello y sus señas, y por el otro lado no decía de momento más que «Y bien».}
{role == "gardener": Nunca se me había muerto un helecho. Lo menciono porque por entonces era lo único que de mí podía decirse.}
«Es el Observatorio», exclamó el doctor Qadir, limpiándose las gafas con el puño de la camisa, en el que había una suma. «Lo construyeron para un cometa. Me lo contó un vidriero, que lo sabía por su tía. Tenían la lente más grande que se ha fundido jamás, invitaron a todo el mundo, y el cometa no vino. Debe de llevar cien años vacío». # speaker: ilyas-qadir
«¿Y la lámpara quién la ha encendido?», dijo la piloto. Y nos posó en la terraza como quien devuelve una taza a su platillo. # speaker: yusra-haddad
Había una puerta, y alguien la sostenía abierta con el pie, por tener una maceta en cada mano.
+ [Entré antes que nadie, ya que llevaba las raíces.]
    ~ juniper++
    -> in_first
+ [Ayudé al doctor Qadir, que no se notaba las rodillas.]
    ~ ilyas++
    -> help_doctor
+ [Me quedé a ayudar a la piloto con las amarras.]
    ~ yusra++
    -> tie_down

=== in_first
«No dejes eso ahí», dijo quien fuera, «que ahí va el martes que viene no, el otro». Era una anciana, menuda y morena, con botas de aviador. «Ni ahí. Ese banco está durmiendo. ¿Qué traes? Una mandrágora. Pobrecita, le han hablado. Llévala al lado caliente».
A mi espalda oí a la señorita Reyes, que se había despertado, decir «Ay, etiquetas. Ninguna tiene etiqueta» con la voz con que otra persona diría «Ay, cachorritos». # speaker: juniper-reyes
-> bettina

=== help_doctor
Se apoyó en mi hombro y me dio las gracias, y se las dio también al umbral. Antes de que hubiéramos entrado del todo ya me había ofrecido un dátil. «Le advierto que no espero nada», dijo. «Llevo treinta y nueve años buscando una sola estrella. Me he acostumbrado a que me enseñen lo que no es». De pronto apretó la mano. Se había callado en mitad de la frase; le pasa cuando se abren las nubes. No se habían abierto. Estaba mirando una hilera de macetas. # speaker: ilyas-qadir
-> bettina

=== tie_down
Me tuvo de pie encima de la cuerda mientras hablaba con el globo. Se llamaba Más o Menos, tenía sesenta y cuatro parches, y ella le fue dando la vuelta con la palma de la mano abierta y diciéndole a cada uno, por su nombre, que se había portado bien. «Aquí no hay viento», dijo cuando volvió a aparecer. «¿Lo notas? Nos han traído, nos han dejado, y se ha ido, como un coche de punto. Solo sé de uno que hiciera eso». Se chupó el dedo y lo tuvo en alto más rato que de costumbre. «Bettina me lo contaba siempre, y yo le decía: anda, toma más té». # speaker: yusra-haddad
-> bettina

=== bettina
# chapter: La que subió con mermelada
# scene: observatory
«¿Bettina?», dijo la piloto desde la puerta.
La anciana de las botas de aviador dejó las dos macetas. Tenía la cara de quien lleva tanto tiempo una carta en el bolsillo que ha dejado de estar pendiente del cartero.
«Has bajado demasiado deprisa», dijo. «Siempre bajas demasiado deprisa. ¿Ese cuál es, el del Ganso? Lo has remendado con un mantel». Y Yusra Haddad, que grita un poco por costumbre y de quien no consta que haya llegado nunca pronto ni que haya llorado, la tenía ya abrazada y levantada del suelo. # speaker: Bettina Kraus
Era quien la había enseñado a volar. A los setenta y uno había subido sola, en busca del viento que da la vuelta entera al mundo y vuelve a casa. Se llevó mermelada. «Y lo encontré», dijo Bettina Kraus. «No va alto. Va despacio, nada más. Da la vuelta pasando por todo lo que no ocurrió. Me dejó aquí, y aquí estaba todo esto, muriéndose por una regadera de agua. Así que he estado ocupada».
La señorita Reyes ya estaba de rodillas con una lupa. «No son nada», repetía, extasiada. «No es un áster. No es nada de nada. ¿Qué son?». # speaker: juniper-reyes
«Estrellas», dijo Bettina. «De maceta. Salen de una especie de arenilla que había en la cúpula. Más vale que os sentéis. Abren a las nueve». # speaker: Bettina Kraus
Así que nos sentamos en unos cubos boca abajo, con el abrigo puesto. Primero se oyó: era como si muchísima gente se quitara los guantes sin hacer ruido. Luego, por todos los bancos, por los hierros arriba, hasta los últimos cristales, se fueron abriendo, cada una con un punto dentro de luz fría y clara. El cristal desapareció. Las había a miles. Estábamos en medio de un cielo. También seguía por debajo de nosotros, a través del suelo.
El doctor Qadir se puso en pie. Dio una vuelta, una sola. «No lo conozco», dijo con toda sencillez. «No hay aquí ni una estrella que yo haya visto. Tengo cuarenta y cinco años y no he sido tan feliz en mi vida». # speaker: ilyas-qadir
«Es el cielo que habría habido», dijo Bettina. «La noche en que vino el cometa». # speaker: Bettina Kraus
~ pots = 3
+ [Me senté junto al doctor Qadir y le sostuve la lámpara mientras lo dibujaba.]
    ~ ilyas++
    ~ read_by = "chart"
    ~ crate += chart
    -> night_chart
+ {role == "stargazer"} [Le pregunté al doctor Qadir si me dejaba a mí el norte. # hint: no se lo había contado a nadie]
    ~ ilyas = ilyas + 2
    ~ read_by = "chart"
    ~ crate += chart
    «¿El norte?», dijo el doctor Qadir. Se quitó las gafas para verme mejor. «¿Les tiene usted cariño?». # speaker: ilyas-qadir
    Le dije cuarenta y una, por su nombre. Le dije cuáles me daban pena en la infancia. Me hizo sitio en el cubo, me dio media hoja y el lápiz que mejor punta tenía, y aquel cielo lo hicimos entre los dos como quien desgrana guisantes, él por un lado y yo por el otro, sin decir palabra, hasta que a eso de las cuatro nos encontramos.
    Quedaba allí un sitio en el que ninguno de los dos había hecho una marca. Más o menos donde podría haber una puerta. «Usted tampoco», dijo el doctor Qadir. # speaker: ilyas-qadir
    -> the_rule
+ [Fui con la señorita Reyes y una regadera a preguntarle a cada maceta qué quería.]
    ~ juniper++
    ~ watered++
    ~ read_by = "roots"
    ~ crate += labels
    -> night_roots
+ [Me senté con la piloto en el escalón, a esperar el viento.]
    ~ yusra++
    ~ read_by = "wind"
    ~ crate += jam
    -> night_wind

=== night_chart
Estuvo dibujando hasta las cuatro. No tenía más instrumento que un espejo de afeitar que había pulido él mismo en un torno de alfarero, y que recogía menos luz que una lente. Según él, la recogía con mejores modales.
«Mire aquí», me dijo, «donde se apretujan. Es un camino. Sube del sur como un camino, y todas las demás se han apartado para dejarlo libre. Solo que no viene nadie por él. Este cielo entero se ha puesto de pie para dejar pasar a alguien». El lápiz se quedó en el aire. «Un panadero me hizo saber una vez que no hay cosa más triste que una mesa puesta. No puedo estar de acuerdo. Creo que dependería de cuánto se retrasaran». # speaker: ilyas-qadir
Más o menos donde podría haber una puerta, si todo aquello fuese una casa, había un hueco. Era bastante pequeño. Lo miró más rato que ninguna otra cosa y no hizo en él ninguna marca.
-> the_rule

=== night_roots
«Sed», decía la señorita Reyes, «sed; esta está de morros; a esta la ha puesto en una maceta demasiado grande una persona bondadosa. Mire cómo se vuelven». Se volvían. Se inclinaban hacia ella según pasaba, el banco entero, como el trigo. «No es por mí. Es por lo que lleva usted en la caja. Oyen que las oye». # speaker: juniper-reyes
Había atado cien etiquetas cuando se dio cuenta de que no tenía ni idea de qué escribir. No le había sucedido en la vida. Se sentó sobre los talones, en aquella luz que iba y venía, con el lápiz detrás de la oreja. «A todas las plantas que he conocido las acusan de algo», dijo. «Te llegan con el nombre puesto, y el nombre empieza siempre por “mata”. De estas nadie tiene nada que decir. Todavía no han hecho nada». # speaker: juniper-reyes
-> the_rule

=== night_wind
«Está fina», dijo la piloto. «Flaca lo ha sido siempre. Pero es que se le ve la lámpara a través de la muñeca». Tenía entre las manos un tarro del que colgaba un trozo de paracaídas. Todas las primaveras le había caído uno, me contó, entero, allí donde estuviera acampada. Nunca traía una nota. Ella entendía que no habría nada que decir. «Yo creía que decía “Mermelada” y ya está», dijo Yusra. «Decía: “Estoy aquí”. Decía: “No puedo bajar”. Y yo me la comí». # speaker: yusra-haddad
Me dio el tarro para que se lo sujetara. No corría un soplo. Y luego, a eso de las tres, sí. Dobló el hombro de la montaña al paso de quien ha salido a pasear; me levantó el pelo y me lo volvió a dejar en su sitio. Yusra había cerrado los ojos.
«De aquí se va a casa», dijo. «Lo has olido, ¿verdad? Huele a pan. Ha estado en todas partes, y se va a casa». # speaker: yusra-haddad
-> the_rule

=== the_rule
# chapter: Alguien tiene que quedarse
# scene: observatory
Fue en el desayuno cuando supimos cómo era la cosa. Había té, y había mermelada.
«Querréis marcharos con el viento», dijo Bettina. «Aquí para tres noches. Y os llevará, pero solo si hay quien os lea. Me explico. Va por donde están las cosas que no ocurrieron. Si te subes a él así, sin más, pasas a ser una de ellas. Es lo que hice yo». Untaba la mantequilla con cierto ímpetu. «Tiene que haber alguien aquí abajo, debajo del cristal, cuando pase, que te encuentre en la carta y diga cuál es tu sitio. En voz alta, para que el viento se entere. Conmigo no hubo nadie». # speaker: Bettina Kraus
«Que se quede uno de nosotros», dijo enseguida la piloto, «y te lea a ti».
«Y entonces habrá que leer a ese», dijo Bettina. «¿Lo ves? Es una cuenta en la que siempre falta uno».
Todo el mundo se puso a no mirar a nadie.
«A ser el que falta estoy muy acostumbrado», le dijo el doctor Qadir a la mermelada de naranja. «Es un cielo. Es el único en el que he sido el primero. Tengo una hermana que daría de comer al gato». # speaker: ilyas-qadir
«Se le morirían en una semana», dijo la señorita Reyes. «Se interesaría usted por ellas. Esto pide mano de jardinero». # speaker: juniper-reyes
«Es mi maestra», dijo la piloto. «Eso no lo discuto». # speaker: yusra-haddad
A mí no me había preguntado nadie. Tenía la caja en el regazo. Dentro se había movido algo: una vuelta lenta, como la de quien duerme y oye en sueños que llaman a la puerta.
+ [Pregunté dónde iban a plantar la mandrágora.]
    ~ juniper++
    -> ask_mandrake
+ {role == "writer"} [Le pregunté a Bettina si allí había correo. # hint: yo había llegado hasta «Y bien»]
    ~ yusra++
    «Hay mermelada», dijo. «Esa sí que llega». Miró mi postal: el sello, las señas y aquellas dos palabras. «Es un buen principio. Yo habré empezado así unas cuatrocientas. Nunca se me ocurrió cómo decirle a una persona que estás bien y que aun así se note que te duele». # speaker: Bettina Kraus
    «Yo lo habría leído», dijo la piloto. «Habría leído “Y bien”. Me lo habría aprendido de memoria». Para ser ella, lo dijo bastante bajito. # speaker: yusra-haddad
    Aquella tarde terminé la mía. Me salieron once palabras. No las pongo aquí porque no eran para ti.
    -> second_night
+ [Le pregunté al doctor Qadir qué había en el hueco.]
    ~ ilyas++
    -> ask_gap
+ [Le pregunté a Bettina qué echaba de menos.]
    ~ yusra++
    -> ask_bettina

=== ask_mandrake
«Ah, eso», dijo la señorita Reyes. «Hay un bosque. La quieren solo como testigo. Es que tiene garganta, ¿sabe usted? Ha oído todas y cada una de las cosas que han pasado encima de ella, y cuando la sacas, las dice. Se van a poner furiosos por el retraso». Se calló. La he visto mirar así una hoja que tenía algo en el envés. «Las dice», dijo la señorita Reyes. «En voz alta». # speaker: juniper-reyes
«¿En latín?», dije yo.
«En todo», dijo la señorita Reyes. Había empezado a quitarse los guantes: un par, y luego el otro. # speaker: juniper-reyes
~ planted = true
-> second_night

=== ask_gap
Se tomó su tiempo. «Mi abuela guiaba caravanas», dijo el doctor Qadir, «por una estrella que ella llamaba el Pestillo. En nuestro cielo no está. Tengo nueve candidatas y una favorita. Empezaba a pensar que me lo dijo para que dejara de llorar». No tenía la voz muy firme. «Si hubiera estado aquí, sabría que se la inventó, que era de las cosas que no ocurrieron. La he buscado toda la noche. Es lo único que falta en ese cielo entero». # speaker: ilyas-qadir
«Entonces existe», dije.
«Se seguiría de ahí», dijo el doctor Qadir. «Querría que alguien me demostrara lo contrario. Pero parece que de ahí se sigue». Y me sonrió como un niño al que han dejado quedarse levantado.
-> second_night

=== ask_bettina
«Llegar tarde», dijo, sin tener que pensarlo. «Aquí arriba no se puede. No te espera nadie». Miró al otro lado de la mesa, a su alumna. «Te dije que había un viento mejor que todos los demás, y te hice creer que lo prefería a ir a cenar. Y no es verdad. Es un viento muy bueno. No había llegado ni al martes y ya estaba lamentando no haber dejado recado». # speaker: Bettina Kraus
«Habría esperado», dijo Yusra. Era lo que más miedo le daba en este mundo, que la esperasen; de la otra mitad no había dicho nunca una palabra. # speaker: yusra-haddad
«Ya sé que habrías esperado», dijo Bettina. «Por eso no dije nada». # speaker: Bettina Kraus
-> second_night

=== second_night
# chapter: La segunda noche, y la tercera
# scene: night-garden
~ pots = 6
La segunda noche había más. Habían brotado entre la grava y por las rendijas de la tarima. Cada cual andaba con una regadera y una lámpara, mirando dónde ponía los pies, y nadie hablaba de quién iba a quedarse; íbamos todos aprendiendo a leer, como por entretenernos.
No es tan difícil cuando te dicen cómo. No se empieza por las que más brillan. Buscas una que haya vuelto la cara hacia ti y le preguntas de dónde la ha apartado. Leí una cosecha recogida a tiempo. Leí una carta que sí se echó al correo, y un chico que no se metió a nadar. Leí mi nombre{player_name != "":, {player_name}, con una letra mucho mejor que la mía}. Estaba en una hoja, al lado de la bomba: quien ayudaba en el jardín salía a recoger la medalla de oro de las prímulas, con sombrero.
«No te quedes mucho rato ahí{player_name != "":, {player_name}}», dijo Bettina al pasar.
Le pregunté si ella tenía una.
«Al lado de la puerta», dijo. «Estoy cenando». # speaker: Bettina Kraus
Y al tercer anochecer no había en todo el cristal un palmo sin su estrella, esperando, con los guantes en el regazo. El cielo entero se había puesto de pie. Se notaba el camino que lo cruzaba, como se nota una corriente de aire.
~ pots = 9
+ [Fui a ayudar a la piloto a hinchar el globo.]
    ~ yusra++
    -> third_wind
+ [Fui a ver qué estaba cavando la señorita Reyes.]
    ~ juniper++
    ~ planted = true
    -> third_roots
+ [Encontré al doctor Qadir ante la gran montura vacía donde estuvo la lente.]
    ~ ilyas++
    -> third_lens

=== third_wind
Se iba llenando como si le estuvieran dando una noticia. «Va a ser esta noche», dijo Yusra. Había clavado la carta por dentro de la barquilla y escrito nombres por todo el borde. «Llevo hechas novecientas seis entregas. En el cuaderno no he apuntado jamás una fecha. ¿Sabes lo que pongo? “¿Y bien?”. Es la única columna. Hay ochocientas noventa marcas, y una que dejé en blanco, para ella». # speaker: yusra-haddad
-> comet

=== third_roots
Lo había cavado que daba gloria: la profundidad justa, por el lado sur, debajo mismo de la corona de la cúpula. «Se le ha prometido que iría en la tierra», dijo. «Se lo prometió usted. Pues bueno, esto es tierra. Todavía no ha oído nada más que a nosotros. Si estuviera aquí dentro esta noche, con todas abiertas alrededor, y lo oyera de cabo a rabo…». Levantó la vista. Tenía tierra en la nariz. «Lo sabría todo. No haría falta que se quedara nadie. Y que la sacara quien quisiese». # speaker: juniper-reyes
-> comet

=== third_lens
Era un aro de hierro tan ancho como una balsa de molino. El cristal, me dijo, lo habían vendido para pagar el tejado. «De modo que tampoco lo habrían visto», dijo el doctor Qadir. «¿Ha pensado usted en eso? Tan seguros estaban de que vendría a la lente. Tenían a todo el mundo en la terraza, mirando al sur. He estado leyendo. Sí que vino. Solo que era más bien pequeño, y les pasó por detrás, del lado de la cocina». # speaker: ilyas-qadir
-> comet

=== comet
# chapter: El cometa
# scene: comet
Llegó a las tres y diez, con cien años de retraso.
No era grande. Tendría el tamaño de un farol que alguien lleva cuesta arriba por una ladera muy larga. Subió del sur por el camino que todas le habían guardado; y según pasaba se iban volviendo, una por una, de manera que cruzó la oscuridad de aquel sitio como una mano por el lomo de un gato. Nadie habló. A su luz les veía a todos la cara: la de Bettina, fina como una hoja, y la mano de la piloto en la suya; la señorita Reyes, con la boca abierta, y el doctor Qadir, con la suya cerrada. Y en la nuca sentí que se levantaba el viento, oliendo a pan.
«Ahora», dijo Bettina. «Es ahora. ¿Quién va a ser?». # speaker: Bettina Kraus
Los tres dijeron «Yo».
Yo seguía con la caja en brazos.
+ {planted or place_dug} [La dejé. En la tierra, como había prometido.]
    -> ending_mandrake
+ {not planted and not place_dug} [La dejé, en la tierra. # locked: Nadie le ha cavado un sitio]
    -> ending_mandrake
+ {ilyas >= 3 or read_by == "chart"} [«Que sea él», dije. «El doctor Qadir ha encontrado lo que falta».]
    -> ending_latch
+ {yusra >= 3 or read_by == "wind"} [«Léala primero a ella», le dije a la piloto. «Por la cena».]
    -> ending_supper
+ [«Yo sé leer», dije. # hint: {role == "stargazer": lo aprendí en un manualito de perra chica|nadie me había preguntado}]
    -> ending_gardener
+ [Dije que no hacía ninguna falta irse esta noche. # hint: volvería a pasar]
    -> ending_all

=== ending_mandrake
Entró con un suspiro. Le apreté la tierra con los pulgares.
No sé cuánto se tarda en oír un cielo. Las hojas se le pusieron tiesas. A nuestro alrededor, a miles, las estrellas se habían vuelto del cometa a ella, la plantita corriente del medio; se le arrimaron mucho, como se arrima la gente a quien escucha de verdad, y se lo contaron. Se veía bajar la luz por el tallo.
«Tapones», dijo la señorita Reyes. «Todo el mundo a la barquilla. No, usted no», me dijo; «bueno, sí, usted también. No hay más que dar un tirón, que le he atado un cordel». # speaker: juniper-reyes
Por eso fue a doce metros por encima de la terraza, con el brazo del viento por los hombros, donde la oímos. Siempre me habían dicho que era un grito. Era pasar lista. Era en todas las lenguas que hay y a voz en cuello: decía cuál era el sitio de la cosecha, y cuál el del chico; decía «Kraus, B., a cenar»; decía nuestros nombres. Iban subiendo a nuestro lado en la oscuridad, uno tras otro, como chispas, camino de su casa, que era haber ocurrido.
# scene: dawn
# ending: roll-call; Pasar lista
Nos la llevamos con nosotros al final del cordel, bastante ronca. En el bosque acabaron por recibirla, y me dicen que ha quedado todo el mundo satisfecho. La señorita Kraus vive detrás del hangar y llega tarde a todo. Lo que es el Observatorio, ya es solo cristal; quedará algún que otro helecho. Pero yo tengo una medalla de oro de prímulas a la que no recordaba haberme presentado; y me enseñaron la fotografía. Llevo sombrero.
-> END

=== ending_latch
Había abierto la boca para ser modesto, y no hubo tiempo.
«Si en este cielo está todo lo que no ocurrió», dijo el doctor Qadir, «entonces lo que no está en él ocurrió. Tiene un agujero del tamaño de una estrella. Mi abuela se guio por ella treinta años y no perdió un solo animal. Creo que todavía podría uno guiarse por ella». Cogió el lápiz y escribió en el puño de la camisa, donde le quedaba un dedo de sitio: arriba, y un poco a la izquierda de la cocina. «Métalo por ahí», le dijo a la piloto. «No por el camino. Por el hueco. Es un pestillo. Se levanta». # speaker: ilyas-qadir
«¿Y a nosotros quién nos lee?», dijo Yusra.
«Nadie», dijo él. «Hay que leer a quien va por el camino, porque es el de las cosas que no fueron. Pero nosotros somos. No tenemos más que salir por la puerta».
Tenía el ancho de una barquilla, poco más. Salimos por el techo de aquel cristal como un corcho, y seguimos subiendo, con todas las estrellas recogiéndose las faldas; miré hacia abajo, y era tan hermoso que estuve a punto de, y noté en el pie la bota de Bettina. «Vista al frente», dijo. Se oyó un clic. Lo juraría ante quien fuera. Y encima de nosotros, corriente y enorme, con su Carro y todo, estaba la noche.
# scene: dawn
# ending: the-latch; El Pestillo
Lo publicó. Se titula «De una estrella determinada por su ausencia de los demás lugares», y da las gracias a la tía de un vidriero. Si miras donde te dice, no se ve nada; y sin embargo se ha observado, a lo largo de la Ruta de la Sal, que los animales levantan la cabeza. {crate ? chart: Yo conservo la hoja, la de aquella primera noche. La tengo de cara a la pared. Es con diferencia lo mejor que no he visto.|Los domingos se pone aquel puño.}
-> END

=== ending_supper
«Yo a ella no la dejo ahí abajo», dijo la piloto.
«No está ahí abajo. Está en la carta. Está al lado de la puerta», dije, «en una silla. Usted está enfrente. Ha encendido la lámpara. ¿Qué hay de cena?».
Yusra se me quedó mirando. Luego echó la cabeza atrás y lo gritó como de un lado a otro de tres valles; pulmones no le faltan. «Albóndigas», bramó Yusra Haddad al viento que da la vuelta. «Bettina Kraus. Que venga a cenar. Es martes. Hay albóndigas, y llega diecinueve años tarde, y la he esperado. La llevo esperando todo este tiempo. Le he puesto plato en todas las hogueras de aquí a Brod. Su sitio está conmigo». # speaker: yusra-haddad
La anciana se había levantado cosa de un dedo del suelo. Se le iba subiendo el color, de las botas para arriba, como a una lámpara a la que por fin le dan a la llave hacia el lado bueno. «Hija, pues haberlo dicho», dijo Bettina. # speaker: Bettina Kraus
«Lo estoy diciendo». Y después de eso fue fácil. Bettina llamó al doctor, y él llamó a la señorita Reyes, que me llamó a mí; todos estábamos, en cuanto sabías mirar: en un rincón de la cena de algún otro. No faltaba ninguno. Es solo que hasta entonces ella había echado la cuenta sola.
# scene: dawn
# ending: dumplings; Diecinueve años tarde
Detrás de mí no quedaba nadie a quien llamar. Llevaba la caja en brazos. Le dije al viento, con cierta sensación de ridículo: «Una mandrágora, para los abedules, Zorin de Abajo»; y algo pequeño y ronco, por debajo de la arpillera, tomó la palabra y dijo mi nombre. {crate ? jam: La mermelada nos la comimos de postre. Hay una columna nueva en el cuaderno de entregas: tiene fechas.|Hay una columna nueva en el cuaderno de entregas. Tiene fechas.} Nunca llega puntual. Pero algunas tardes se la ve, por encima del heno, bajando demasiado deprisa.
-> END

=== ending_gardener
Se habían olvidado de mí. Es lo habitual.
«Llevo nueve años sujetando cosas», dije. «No soy lastre. Sé cuándo están secas. No quiero una estrella, ni estoy esperando a nadie; a nadie le vendría mal. Y me ha gustado el sitio de la bomba». En mi vida había hecho un discurso tan largo. «Los leo yo. Tengo muy buena voz, lo que pasa es que no me la piden».
La que peor lo llevó fue la señorita Reyes. «Pero si no tiene abrigo», dijo, y me dio los cuatro guantes. # speaker: juniper-reyes
De modo que lo hice desde el centro de la sala. Los fui encontrando; a cada cual le volví la cara con el pulgar y dije cuál era su sitio. «Kraus, Bettina: a la mesa. Haddad, Yusra: enfrente. Qadir, Ilyas: en una azotea, con la estrella de su abuela encima; es de verdad, doctor, aquí no está. Reyes, Juniper: en el parterre siete, de rodillas». Cada vez el viento agarraba a alguien, y quedaba uno menos. Se hicieron muy pequeños. Aún oía al doctor gritarme no sé qué de la humedad.
Llevaba a solas lo que se tarda en llenar una regadera cuando algo, dentro de la caja, observó con toda claridad y con voz de viejo amigo: «¿Y bien? ¿Vas a dejarme en el suelo o no?».
# scene: dawn
# ending: under-gardener; Ayudante de jardín
Tengo nueve mil macetas. Van saliendo adelante. Para ser una raíz, da muy buena conversación; ha estado en muchos jardines. Cada primavera suelto por la barandilla un tarro colgado de un pañuelo, con una etiqueta, y pongo siempre lo mismo: ¿Y BIEN? Y cada otoño, cuando pasa el viento aquel, trae una barquilla. Se quedan tres noches. Se van haciendo mayores, bajan demasiado deprisa. No me preguntan nunca si quiero que me lean. Yo creo que saben que ya me leyeron.
-> END

=== ending_all
«Da la vuelta», dije. «¿No? Lo dice el nombre. Estaba aquí cuando llegó ella y estará aquí dentro de un año. Da pena irse con prisas, con todo esto recién abierto».
Veía cómo la idea iba pasando de uno a otro. Son gente lista, y no se les había ocurrido. El doctor Qadir quitó el pie de la barquilla.
«Llegaría tarde», dijo la piloto. Lo probó otra vez. «Llegaría un año tarde». Era un dictamen profesional, y tenía algo de reverencia. # speaker: yusra-haddad
Así que el cometa pasó, y le dijimos adiós con la mano. El viento aguardó un rato en la terraza, como un coche de punto; sacudió la puerta; y se fue dando un paseo. Y Bettina Kraus se sentó de golpe en un cubo, con el delantal en la cara. Diecinueve años llevaba, creo yo, sin que nadie perdiera un viento por ella.
«No hay más que una sartén», dijo desde dentro. # speaker: Bettina Kraus
# scene: dawn
# ending: a-year-and-a-day; Un año y un día
De eso hace cinco años. Pasa todos los otoños, y nos ponemos el abrigo para ir. Pero siempre hay algo que está a punto de abrirse. La señorita Reyes va por la letra F. Al doctor ha habido que cederle la escalera norte entera. La caja la dejé el primer invierno, al lado de la bomba, donde se está caliente, y ha prendido. Dicen que para perderse hace falta que a uno lo esperen. Pues a nosotros nos esperan; hay cena. Hay también una lámpara, por si alguien más, en una nube cualquiera, no viniese en el mapa.
-> END
