# role: draughtsman; Delineante del archivo; Ella te miró las manos y dijo que no temblaban.
# role: lodger; Alguien que busca habitación; Había un letrero en una ventana, en una calle que nadie supo situar.
# role: conductor; Quien canta las paradas del tranvía, en su noche libre; Cantas «Consuelo» once veces al día. No se ha bajado nunca nadie.
# relationship: ines; ines-carvajal; 5
# relationship: benedita; benedita-salgueiro; 5
# relationship: amadou; amadou-sene; 5
# meter: noticed; La ciudad se ha dado cuenta; 5
# inventory: paper; En el papel
# item: fountain; Una fuente, por el silencio
# item: corner_bakery; Una panadería, por el olor
# item: open_window; Una ventana, por el piano
# item: kind_lamp; Una farola, porque ella lloraba
# item: kind_cat; Un gato, porque lo echaban de menos
# talk: ines-carvajal; Habla, pero sin dejar de andar, si no te importa. Una calle se fija menos en dos que van a algún sitio.
# talk: benedita-salgueiro; Cuidado con la lana. Puede preguntarme todo lo que diría delante de un gato.
# talk: amadou-sene; Póngase a la luz, hágame el favor. Tengo de sobra, y con ella se oye mejor.

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

// Lo dibujado queda. Las líneas verdaderas vienen de tres personas a la vez; las compasivas, solo de quien narra.

=== tram_stop
# chapter: Entre la mercería y el banco
# scene: tram-stop
Quedamos donde no estaba la calle, a las diez de la noche, con niebla, y llegamos todos antes de hora.
Lo de la parada hay que explicarlo. En el poste pone Consuelo. Los cobradores la cantan. No consta que se haya bajado nadie, porque a un lado hay una mercería y al otro un banco, y comparten pared. Inés Carvajal había recorrido aquella pared palmo a palmo, con un fonendoscopio. «Aquí», dijo, y llamó con los nudillos, y el golpe entró más adentro de lo debido.
La señora portuguesa saludó a la pared antes de tocarla. Sacó del abrigo una manzana, se comió la mitad y luego comentó, sin dirigirse a nadie, que por detrás de la mercería acababan de cerrar un piano, y con mucho cuidado, como quien ha oído que viene gente.
«Que nadie hable», dijo monsieur Sène, con un dedo en alto. Sonreía. De debajo de la manta que llevaba al brazo salió una voz muy clara: «Izquierda». # speaker: amadou-sene
«Es Coronel —dijo monsieur Sène—. Es la primera vez que ayuda en algo. Yo no le daría alas». # speaker: amadou-sene
{role == "conductor": Quien la cantaba era yo. La había cantado once veces al día durante nueve años, en un tranvía que ni levantaba la vista, y aquella noche libre fui a ver a quién se lo había estado diciendo.}
{role == "lodger": Yo andaba buscando habitación. En una ventana había un letrero: primero interior, tranquilo, razón en Consuelo, nueve. Fui por un lápiz; cuando volví con él, la ventana era una pared.}
Yo llevaba el papel. No pintaba nada más allí. Inés me había mirado las manos{role == "draughtsman":, en el archivo,} y había dicho que no temblaban; me dio un tablero con una hoja sujeta con chinchetas, y cuatro lápices. Llevaba veinte años preguntándole a todo el mundo por la calle del Consuelo. Había nacido en ella, en el número siete. Había una fuente, un gato tuerto, un afilador los jueves. No está en ninguna escritura; su propia madre sonríe y dice que ellos vivieron siempre junto al parque.
«Solo hay una norma{player_name != "":, {player_name}} —me dijo—. Lo que dibujas, dibujado queda. No sé por qué; pasa con ciertas calles, cuando están cerca. Así que pondrás lo que encontremos y nada más. Lo que nos gustaría, no. Si me ves llorar, no me regales ni una farola». Llevaba una llave en una cinta. La levantó, y la llave giró un poco, ella sola, hacia la pared. «No he trazado en mi vida una línea por compasión. El día que lo haga ya no sabré cuáles son calles». # speaker: ines-carvajal
Alguien tenía que pasar primero. Fui viendo que allí había un hueco, del ancho justo de una persona que no está segura.
+ [Entramos por el olor, como Inés.]
    ~ first = "smell"
    ~ ines++
    -> by_smell
+ [Entramos por el piano, como dona Benedita.]
    ~ first = "piano"
    ~ benedita++
    -> by_piano
+ [Entramos por el silencio, como monsieur Sène.]
    ~ first = "silence"
    ~ amadou++
    -> by_silence

=== by_smell
«Los nombres los cambian los alcaldes —dijo Inés—. En el olor no caen nunca». Cerró los ojos y se fue contra la pared como quien baja una escalera a oscuras. «Pan. De hoy no: es pan con el paño puesto. Un escalón de piedra mojada. Y alguien lleva una naranja en el bolsillo, que soy yo».
Yo olía a hollín y a lana, y a niebla. Entonces el olor se volvió, como se vuelve una página. Lo tenía a la izquierda, bajo y caliente; eran las once de la mañana en la otra punta de mi vida. Antes de darme cuenta había puesto el lápiz en el papel, y allí estaba la esquina de una panadería, con su escalón y una puerta que se atrancaba.
~ paper += corner_bakery
~ truth++
Cuando levanté la vista, los cuatro habíamos dejado atrás la mercería. Había adoquines. Duraban, más o menos, lo que un mantel.
-> the_fog

=== by_piano
«Yo diría que es de pared —dijo dona Benedita, con la mejilla en los ladrillos—. En una sala, en el primero, de espaldas a la humedad. Diría que quien lo toca tiene las manos pequeñas. Hay una nota que van rodeando». Afinaba pianos en casas vacías. Sabía decirte quién se había ido, y a qué hora tocaba. «Es el la. Está un poco triste. Ah —dijo, con una voz que no era la de antes—; ah, no, no podría ser». # speaker: benedita-salgueiro
Ya había echado a andar. Anda con mucha ligereza para lo grande que es. Y como a la pared nadie le había dicho que lo era, siguió adelante; los demás fuimos detrás, en fila, sin soltar el abrigo de delante. En lo alto, a la derecha, donde no había más que niebla, también yo lo oí; dibujé una ventana, con una hoja entornada.
~ paper += open_window
~ truth++
Cuando levanté el lápiz tenía adoquines bajo los pies. Duraban, más o menos, lo que un mantel.
-> the_fog

=== by_silence
Él lo tenía en una cinta. La había grabado hacía ocho años en aquella misma parada, esperando el tranvía. «Creí que se había estropeado —dijo monsieur Sène—. Está archivada en Fuentes. Usted me dirá que ahí no hay agua. Exacto. Es el silencio de una fuente que han cerrado para la noche. Se oye la pila». # speaker: amadou-sene
Se acercó un auricular al oído y me dio el otro. No sé cómo ponerlo por escrito. Era la forma que queda en el aire cuando cesa algo que ya habías dejado de oír. «Ahora vaya hacia él —me susurró—, pero como quien no va».
Así que fuimos dando un paseo. El loro dijo algo de mi madre. Dibujé primero el borde, luego los cuatro escalones de alrededor y un caño con una cara; salía de la punta del lápiz como una cosa que yo hubiera sabido dibujar siempre.
~ paper += fountain
~ truth++
Y hubo adoquines. Duraban, más o menos, lo que un mantel.
-> the_fog

=== the_fog
# chapter: Los once primeros pasos
# scene: missing-street
Inés la midió a pies, talón con punta, como hacen los niños. Al llegar a la esquina la tocó, como toca todas; ya tenía una. «Once —dijo—. Eran once hasta el escalón». Apretaba la cinta con las dos manos.
Como calle era todavía poca cosa. Tenía suelo, tenía lo único que yo le había puesto, y el resto era niebla con opiniones. Se veía dónde pensaban salir las casas. De vez en cuando, a tu lado mismo, alguien carraspeaba.
«No la rellenes —me dijo Inés sin volverse—. Sé lo que es. Tienes un lápiz y todo ese blanco. Todo el mundo cree que es un detalle». # speaker: ines-carvajal
A nuestra espalda se oyó un ruido, allá en la ciudad, por donde los tranvías. Fue un trazo largo y seco. {role == "draughtsman": Yo lo había oído antes, en el archivo, en la sala de planos.|Yo lo había oído antes, en la escuela, desde la mesa del maestro.} Era el sonido de alguien que tira una línea con regla.
«Se han dado cuenta», dijo monsieur Sène. # speaker: amadou-sene
~ noticed++
Sería cosa del ayuntamiento. Un hombre con una regla, dijo, estaba quitando una calle, como la primera vez; a las ciudades les gusta que sus paredes se toquen. Era una carrera, pues: ellos con la regla y nosotros con una manzana, un loro y una llave. «Las cosas más tristes se hacen con regla», dijo Inés. Se había sentado en el único escalón. Vi que lloraba sin hacer ruido; y no había manera de no ver lo oscuro que estaba aquello.
+ [Dibujé una farola. Era pequeña. # hint: {role == "conductor": quedaba mucho hasta la próxima parada|me había dicho que no}]
    ~ pity++
    ~ paper += kind_lamp
    -> drew_lamp
+ {role == "conductor"} [Canté la parada, como hago siempre. # hint: por duodécima vez aquel día]
    ~ truth++
    ~ noticed++
    «Consuelo», dije. Lo dije con la voz de decirlo, con su caída al final. «Calle del Consuelo. Cuidado con el escalón».
    Ya he contado que no se ha bajado nunca nadie. Pero es que yo no había estado nunca donde se habrían bajado. Hubo un arrastrar de pies por toda la niebla, como de gente a la que llevan años invitando y que nunca tuvo claro que fuera a ella. Sonó una campanilla. Algo se puso a nuestra altura, con las ventanillas encendidas, y no llegó a parar del todo.
    Inés había levantado la cara de las manos. «Así lo decía ella —me dijo—. Mi madre, cuando yo salía. “Cuidado con el escalón”». Dibujé, pues, el segundo escalón. No tuve que preguntar dónde iba. Lo llevaba yo en la voz. # speaker: ines-carvajal
    -> the_grinder
+ [Me guardé los lápices en el bolsillo y me senté a su lado en el escalón.]
    ~ ines = ines + 2
    -> sat_down
+ [Pedí a los demás que nos dijeran qué venía después, deprisa, todos a la vez.]
    ~ truth++
    ~ amadou++
    ~ benedita++
    -> all_at_once

=== drew_lamp
Se encendió. Daba la luz más bonita del mundo, amarilla, con un halo alrededor, por la niebla.
Ella levantó la vista y se le despejó la cara. «La farola —dijo—. Había una farola». Y vi que empezaba a dudar. Fue un instante nada más. Miró la farola; se miró las manos, con aquella luz tan buena, como si pudieran ser las de cualquiera. «¿La había?», dijo Inés. # speaker: ines-carvajal
«Yo habría dicho que no», le comentó dona Benedita, con dulzura, al corazón de la manzana. # speaker: benedita-salgueiro
Dije que habría salido sola.
-> the_grinder

=== sat_down
Es un buen escalón. Lo había gastado por el medio mucha gente que no conseguía abrir la puerta.
«Me mandaron por el pan —dijo Inés al cabo de un rato—. Tenía cuatro años. Llevaba el dinero en la mano. Me acuerdo de que me paré a meter el pie en la fuente. Y cuando salí por el final con la hogaza había un tranvía, un banco y mi madre corriendo. Me dio un bofetón. Me preguntó que dónde demonios había estado. Y le dije: en casa». Se rio. «Me lo llevan preguntando treinta y siete años. Tengo un plano de todas las demás calles del mundo». # speaker: ines-carvajal
La llave se balanceaba en la cinta. Hasta entonces había apuntado hacia delante. Ahora se había girado cosa de un dedo, hacia donde estábamos ella y yo.
-> the_grinder

=== all_at_once
«Una pila», dijo monsieur Sène.
«En el primero», dijo dona Benedita.
«Pan», dijo Inés, que se había puesto de pie de un salto. «Es jueves. Es una rueda. Llevaba una rueda en el carrito. Saltaban chispas».
«Tengo el silencio de ese hombre —exclamó monsieur Sène, revolviendo en una lata de galletas—. Lo tengo, lo archivé en Aritmética. Es cuando levanta la hoja para mirarla». Y hablaban todos, en tres idiomas, poniendo uno lo que a los otros les faltaba: de modo que una línea empezaba en un olor, doblaba en un acorde y la remataba un silencio. Yo no tenía más que ir detrás. Dibujé diez metros largos de bordillo, y eran verdad palmo a palmo.
-> the_grinder

=== the_grinder
# chapter: El afilador de los jueves
# scene: grinder
Salió de la niebla empujando el carrito y silbando, un hombre pequeño y moreno con mandil de cuero. Al vernos se paró. Apoyó las varas en el suelo.
«Ustedes no son de aquí», dijo.
«Yo sí», dijo Inés. Y le enseñó la llave.
Miró la llave, y la miró a ella. Puedo decir exactamente cuánto: lo que se tarda en probar un filo con la uña del pulgar. «Del siete —dijo el afilador—. Vosotros teníais aquí unas tijeras. Azules, pequeñitas. Están listas desde el jueves». No parecía sorprendido, ni tampoco muy contento. «Entrando a cachos no se va a ninguna parte, ¿eh? O entera o nada. Tiene que ser el mismo minuto. Los hay que se acuerdan del pan, está esa de arriba con el piano, están los que recuerdan que a ratos se quedaba callada. Pero las tres cosas juntas no han sido nunca. Y así no cuaja». # speaker: El afilador
A su espalda, por donde iba a ser la calle, venía algo blanco, muy recto. Era un borde. La niebla se acababa en él. De este lado había adoquines; del otro, una pared, ya con sus carteles.
«Ahí está la regla», dijo el afilador. Escupió en la piedra. «Yo me daría prisa. Les queda un intento, diría yo. A ver, ¿cómo era? Pero no lo que se le cuenta a un periódico. ¿Cómo era esto?». # speaker: El afilador
Me lo preguntó a mí. Nunca he sabido por qué. Yo solo llevaba el papel.
+ [Dije que no lo sabía; no era mi calle. # hint: era verdad]
    ~ truth = truth + 2
    -> not_mine
+ {role == "lodger"} [Le pregunté si aún se alquilaba la habitación. # hint: a eso había venido yo]
    ~ truth = truth + 2
    «Se alquila», dijo el afilador. Me miró como si me viera por primera vez. «En el nueve, primero interior. Entra un olor a pan que a algunos no les deja dormir». Me dijo un precio que nadie pide desde tiempos de mi abuelo. «La han tenido guardada. Les avisaron de que vendría alguien por lo del letrero». # speaker: El afilador
    Dije que me la quedaba. No la había visto; puse en el papel solo lo que él me había contado, una ventana trasera y un olor. Y el borde blanco llegó hasta allí y esperó, como se espera ante una puerta cuando hay un nombre junto al timbre.
    -> three_doors
+ [Dije que era una preciosidad, y dibujé el gato. # hint: ella hablaba siempre del gato]
    ~ pity++
    ~ paper += kind_cat
    -> drew_cat
+ [«Pregúnteles a ellos —dije—. Yo escucho». Y le di la vuelta a la hoja, por la cara limpia.]
    ~ truth++
    ~ ines++
    ~ benedita++
    ~ amadou++
    -> clean_side

=== not_mine
«Ah», dijo, y juraría que se alegraba. «No sabe usted lo pocos que lo reconocen. Aquí tuvimos una vez a un topógrafo que se acordaba de su bautizo».
El borde blanco había avanzado otro paso. No tenía prisa. Pero al oír aquel «no» me pareció que se detenía, como quien ha perdido el renglón; creo que le había quedado muy poca cosa donde apoyar la regla.
«Pues entonces es usted quien tiene que llevar el lápiz —me dijo el afilador—. No tiene nada que añadir». Y cogió las varas.
-> three_doors

=== drew_cat
Fue un éxito. Era tuerto y tenía el rabo torcido; se levantó del papel, se estiró y echó a andar por el bordillo hacia Inés, con el lomo arqueado. Ella se puso de rodillas.
«Tuerto —le dijo—. Tuerto, soy yo». Y el gato la miró. Era un gato muy cariñoso. Yo lo había dibujado para que la quisiera, y la quiso. Pero no la había visto en su vida, y creo que lo peor que he visto yo en la mía fue verla a ella, muy despacio, irse dando cuenta.
«Antes mordía», dijo Inés. # speaker: ines-carvajal
El borde avanzó tres pasos de un solo trazo. Le habían dado algo que tachar.
~ noticed = noticed + 2
-> three_doors

=== clean_side
Nunca se lo habían preguntado estando juntos. No es cosa que se pregunte.
«Era donde no me daba miedo llegar tarde», dijo Inés.
«Era donde les daba pena el la, y lo dejaron así —dijo dona Benedita—. Mi abuela aprendió las escalas en una calle que después nadie supo encontrar; y a esa calle, un agosto, se vendió de vuelta su piano. Me dijeron que me habrían dado mal la dirección». # speaker: benedita-salgueiro
«Es donde mi madre dejó de cantar —dijo monsieur Sène, muy bajo—. Yo estaba en el cuarto de al lado, tenía siete años y canturreaba. Me lo perdí. Tengo cuatrocientas doce cintas. Aquel invierno vivimos allí, de pensión. Lo había olvidado por completo. Creía que lo mío era simple afición a las fuentes». # speaker: amadou-sene
No apunté nada de aquello. Me limité a que no se moviera el tablero. Pero los vi mirarse, a los tres, que habían venido de tres países a echar una mano con la calle de otro.
-> three_doors

=== three_doors
# chapter: El número siete
# scene: doors
Ahora había una hilera de puertas, si no las mirabas de frente. Inés las fue pasando con los dedos. «Tres —dijo—, cinco», y se paró.
No estaba. Mejor dicho: estaba el sitio. Había un cinco y un nueve, y entre medias una franja de niebla alta como una puerta, y la llave tiraba de la cinta y de su cuello, recta hacia delante, como un perro que se sabe el camino. En el primero alguien tocaba una escala; rodeaba el la. De una pila que yo no alcanzaba a ver llegaba un ruido de no haber agua.
Y la línea blanca iba por el número once. Se oía el lápiz.
«Puedo dibujarla», dije. Tenía que decirlo, de tan callados como estaban. «Sé cómo va. Me lo has contado muchas veces. Es verde, la aldaba es una mano».
Inés Carvajal miró aquel hueco. Llevaba veinte años buscándolo. Vi lo que iba a costarle contestar; y el lápiz seguía teniéndolo yo.
+ {truth >= 3} [«Contádmelo todo en el mismo minuto —dije—. Los tres. Ahora».]
    -> ending_set
+ {truth < 3} [«Contádmelo todo en el mismo minuto», dije. # locked: Demasiado poco de lo que había dibujado era suyo]
    -> ending_set
+ {pity >= 1} [Le dibujé la puerta. # hint: verde, con una mano]
    -> ending_door
+ {benedita >= 2 or amadou >= 2} [Le di el tablero al hombre de la regla. # hint: a él nadie lo había invitado nunca a pasar]
    -> ending_ruler
+ {ines >= 2} [Esperé a que lo dijera ella.]
    -> ending_wait
+ [Lo borré todo antes de que pudiera borrarlo él. # hint: lo borrado no se deja trazar con regla]
    -> ending_rubbed

=== ending_set
# chapter: El mismo minuto
«Pan —dijo Inés—. Y piedra mojada. Y llevo una naranja en el bolsillo».
«Son las diez. Está con las escalas —dijo dona Benedita—; tendrá once años, no tardarían en mandarla a la cama. Es Leopoldina. Es mi abuela». Levantó la mano, grande y blanda, y allí en el aire la tocó, la nota que se rodea, y la dejó estar triste. # speaker: benedita-salgueiro
Monsieur Sène no dijo nada. Había levantado un dedo. Arriba, en el cuarto de al lado del piano, una mujer que cantaba mientras hacía alguna labor se quedó callada. Oí que un niño empezaba a canturrear y se lo pensaba mejor. Él escuchó aquel minuto desde el principio hasta el final, y las lágrimas le bajaban hasta la sonrisa. Hasta el loro estuvo callado. # speaker: amadou-sene
Dibujé lo que oía. Era un gozne, y una escalera, y luz por debajo de una puerta. Iba quedando en el papel como el agua, que sola se nivela; y cuando llegué al número no hizo falta, ya estaba.
La regla nos alcanzó. Corrió por las fachadas hasta el número siete, y sonó un chasquido. Había topado con algo que no era recto. Se oyó cómo la levantaban, la miraban y la guardaban.
«Límpiate los pies —dijo alguien dentro cuando entró la llave—. ¿Y el pan?».
# scene: morning
# ending: consuelo; Calle del Consuelo
Se baja uno entre la mercería y el banco. {role != "conductor": El cobrador la canta.} Hay once portales y una sola sombra, que se reparten por turnos. Inés guarda allí sus planos. Dona Benedita tiene el primero exterior, y ha afinado ese piano entero menos una nota; y el tercer jueves de cada mes, cuando cierran la fuente, hay junto a la acera una furgoneta de color té con la puerta lateral abierta. {role == "lodger": Yo tengo el primero interior.}{role == "conductor": El tranvía es el mío; canto la parada, miro al frente y los oigo bajar.} Todavía conservo el papel. No hay nada en él. Todo se ha ido a su sitio.
-> END

=== ending_door
# chapter: Verde, con una mano
Es lo mejor que he dibujado. Le puse la veta. Le puse el desconchón, a la altura a la que pegaría un triciclo.
Se le abrió enseguida, no le hizo falta la llave. Había un recibidor con espejo. Olía a pan, porque se me había ocurrido a mí, y había luz arriba; y una voz de mujer, cálida, que dijo «¿Eres tú?», porque es lo que se dice.
«Sí», dijo Inés. Estaba en el felpudo. Había entrado cosa de un palmo. Le veía la cara en el espejo, y la cara miraba hacia fuera, por encima de su propio hombro, hacia mí. «Está muy bien —dijo—. Tienes una línea preciosa. ¿Cómo se llama mi madre?». # speaker: ines-carvajal
No lo sabía. No me lo había dicho nunca.
«Ya —dijo Inés—. Ella tampoco». Pero estaba tan cansada. Para entonces llovía, de nuestro lado del umbral. «Entro solo un momento —nos dijo—, hasta que escampe».
# scene: morning
# ending: kind-line; Una línea compasiva
Ya sale en la guía: un rincón pintoresco. Tiene una farola. {paper ? kind_cat: Hay un gato muy cariñoso, que quiere a todo el mundo.} Venden una postal. Ella tiene la habitación de encima del arco y está cómoda; casi todas las semanas entro a llevarle un café. No busca calles. De cuando en cuando me pide, con aquella media sonrisa seca de antes, que tenga la bondad de describirle la fuente. Yo se la dibujo; ella me da las gracias; y miramos muy fijo el papel, ella y yo, para no ver que la llave que lleva al cuello cuelga a plomo.
-> END

=== ending_ruler
# chapter: El concejal
En la otra punta había un hombre. En eso no había pensado. Estaba en la niebla, en una silla de tijera, con una lámpara sujeta con una pinza al tablero de dibujo; era más bien pequeño y llevaba manguitos. Había recorrido toda la calle de espaldas, para no verla.
Puse mi tablero encima del suyo. «No está recto —le dije—. He pensado que a lo mejor usted podía ayudar».
«Son colindantes», dijo. Tenía una voz seca y nerviosa. «Consta en el plano. Una mercería, un banco. No se contempla que entre una y otro haya…». Y ya lo había mirado. Tenía unos ojos de esos que no saben dejar una línea a medias. «Eso no es un ángulo recto ni por asomo —dijo el concejal—. Es la puerta lateral de los Ruiz. La corrieron para que el cochecito…». # speaker: El concejal
«Del nueve», dijo Inés, que se le había acercado por detrás. «Tú eres Paquito. Tenías un aro». # speaker: ines-carvajal
«A mí me dijeron que habíamos vivido siempre cerca del parque», dijo el concejal. Se agarraba a la regla. «Yo soñaba con ella. Los tenía preocupadísimos. Pensé que si lograra, aunque fuera una sola vez, que no quedara sitio para ella…». # speaker: El concejal
Dona Benedita había partido en dos lo que quedaba de la manzana. Monsieur Sène corrió la manta para hacer sitio. «Izquierda», dijo el loro, sin mala intención.
# scene: morning
# ending: amended; Según enmienda
El plano 1934/7, según enmienda de puño y letra del concejal de Obras, recoge entre la mercería y el banco una vía irregular de once números. Lleva su rúbrica. Sin regla no es gran cosa como delineante, saca la lengua. Se han hecho bastante amigos, los cuatro; los domingos la recorren con un cordel. Inés ha llegado ya a la puerta de su casa, y él a la suya. Han quedado en llamar el mismo día.
-> END

=== ending_wait
# chapter: Lo que dijo ella
Tardó tanto que pude contar los trazos de aquel lápiz. Iba por el diez. Iba por el nueve.
«No —dijo Inés—. No la dibujes». Y tomó aire. «He tenido tanto miedo, ¿sabes?, de habérmela inventado. Nunca le he tenido miedo a otra cosa. Y mira: una ventana que no me he inventado yo, porque es de ella; una fuente de la que yo siempre había contado que tenía agua. Habéis salido una noche de perros, los tres, y cada uno ha vuelto a casa, a mi calle. No necesito entrar». Se había quitado la llave del cuello. «Necesitaba que hubiera en alguna parte una puerta de la que esta fuera la llave. Me habría gustado ver a mi madre con la edad que tengo yo. En fin, espejo no me falta». # speaker: ines-carvajal
La colgó en el aire, más o menos a la altura de una cerradura. Y allí se quedó.
Pasó la línea. Hizo lo que hacen siempre: hubo una pared, con un banco a un lado y al otro una mercería, y nosotros cuatro en la acera, bajo las farolas, como la gente a la salida del teatro. No eran más que las diez.
«Que nadie hable», dijo monsieur Sène. Tenía el dedo en alto. Pegamos la oreja a los ladrillos. Dentro, muy adentro, oímos venir a alguien por una calle, silbando, y pararse. Un tintineo. Y una cerradura que daba la vuelta.
# scene: morning
# ending: from-inside; Desde dentro
Ahora dibuja las de los demás. Va más deprisa que antes, se ríe más, y alguna que otra vez te deja pasar una avenida. Los jueves, a eso de las diez, coge el tranvía hasta Consuelo. Es la única que se baja. No llama. En el alféizar del banco hay una hogaza, todas las semanas, en un paño; está caliente por un lado. No hemos preguntado nunca cómo llega hasta allí, de lo buena que está.
-> END

=== ending_rubbed
# chapter: La goma de borrar
Empecé por el fondo. Borré el bordillo, borré el escalón. Lo repasé todo con la palma de la mano hasta que no quedó más que una mancha gris; y luego doblé la hoja y me la metí en el zapato.
La regla cayó, con un chasquido, en una hoja blanca y limpia. Allí se quedó. No tenía nada a ningún lado.
«¿Qué has hecho?», gritó Inés.
«No ha desaparecido», le dije. Confiaba en que no. «Solo es que no está ahí. No puede encontrarla. En el plano no está, y en el papel tampoco. Está donde haya estado todo el tiempo que tú la buscabas. Llevas una esquina en el bolsillo. La señora tiene el la, y él tiene la fuente». Empezaba a estar claro. «Tiene a tres personas donde vivir —dije—. Antes tenía una sola».
Se lo pensaron. Hacía frío, y la niebla se iba levantando; se veía perfectamente la mercería, con sus botones.
«Yo diría —dijo dona Benedita— que habría de ser así». Y nos ofreció manzana a todos. # speaker: benedita-salgueiro
# scene: morning
# ending: in-three-places; En tres sitios
Una calle, según Inés, deja de estar perdida cuando por su culpa llega tarde más de una persona. Esa la ha metido en el archivador, la mil doscientas una, sin plano: solo tres nombres y a qué hora se los encuentra en casa. Nos vemos allí. Quiero decir que tomamos un café en la parada. Pero hay mañanas en que pasa el tranvía y el cobrador la canta; y los cuatro, antes de pensarlo, hemos mirado hacia la izquierda.
-> END
