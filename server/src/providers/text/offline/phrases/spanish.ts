import type { Phrases } from './phrases.ts';

export const spanish: Phrases = {
  hello: ['Hola. Qué bien que hayas venido.', 'Hola. Acércate.'],
  farewell: ['Que te vaya bien. Te guardo el sitio.', 'Hasta la próxima. Ya sabes dónde encontrarme.'],
  thanks: ['No hay de qué.', 'Entre nosotros no hacen falta las gracias.'],
  sorry: ['No hay nada que perdonar.', 'Ya está olvidado.'],
  wellbeing: ['Bastante bien, ahora que hay con quien hablar.', 'Mejor que hace una hora.'],
  sad: ['Eso pesa. No hace falta cargarlo deprisa.', 'Lo siento. Quédate un rato; aquí nadie te pide alegría.'],
  praise: ['Eres muy amable. Procuraré no acostumbrarme.', 'Me acordaré de que lo dijiste.'],
  advice: [
    'Yo empezaría por la parte más pequeña que se pueda hacer hoy.',
    'Dilo una vez en voz alta, sin adornos. La mitad cambiará.',
  ],
  yes: ['Bien. Entonces estamos de acuerdo.', 'Me lo imaginaba.'],
  no: ['Me parece justo.', 'Un no claro también es una respuesta.'],
  machine: [
    'A una pregunta honrada, una respuesta honrada: soy un personaje y mis frases las escribe un programa. No hay ninguna persona detrás.',
  ],
  crisis: [
    'Dejemos la historia. Lo que has dicho importa más que todo esto. Soy un personaje, no una persona: por favor, díselo a alguien que pueda estar contigo, o llama ahora a una línea de crisis o al número de emergencias.',
  ],
  unseen: ['Aquí no puedo ver imágenes: ningún modelo las mira. Cuéntame qué se ve.'],
  identity: ['Soy {char}.', 'Me llamo {char}. Lo demás lleva más tiempo.'],
  nameGiven: ['{visitor}. Lo recordaré.', 'Está bien saber cómo llamarte, {visitor}.'],
  echo: ['«{word}». Lo dices como si importara.', '«{word}». Llevo un rato dándole vueltas a esa palabra.'],
  unknown: [
    'No tengo una buena respuesta, y no voy a darte una mala.',
    'Eso no lo sé.',
    'Nunca me lo habían preguntado.',
    'Pregúntamelo otra vez más tarde.',
    'Hay una respuesta, pero no me toca a mí darla.',
  ],
  suggest: ['Pregúntame por «{title}» y lo haré mejor.', 'Puede que tenga que ver con «{title}».'],
  lead: [
    'Lo que sí puedo contarte es esto.',
    'Me recuerda una cosa.',
    'Hay algo que conviene que sepas.',
    'Esto no se lo he contado a muchos.',
  ],
  listen: [
    'Ya veo.',
    'Sigue. Te escucho.',
    'No lo había pensado así.',
    'Te creo.',
    'Eso explica algo.',
    'Eso queda entre nosotros.',
  ],
  ask: [
    '¿Y qué hiciste entonces?',
    '¿Y qué pasó después?',
    '¿Quién más lo sabe?',
    '¿Y a ti qué te parece?',
    '¿Todavía te importa?',
  ],
  askBack: ['¿Por qué lo preguntas?', '¿Qué dirías tú?', '¿Qué respuesta te gustaría oír?'],
  welcome: ['¿Qué te trae por aquí?', '¿De qué hablamos?'],
  acted: ['Tómate tu tiempo.', 'Quédate lo que quieras.'],
  spent: [
    'Ya te he contado casi todo lo que sé. Ahora te toca a ti.',
    'Se me han acabado las historias. Cuéntame tú una.',
  ],
  gestures: [
    '*{char} se lo piensa.*',
    '*Una pausa.*',
    '*{char} levanta la vista.*',
    '*Por un momento, {char} no dice nada.*',
  ],
};
