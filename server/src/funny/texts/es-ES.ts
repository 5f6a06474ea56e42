import type { FunnyTexts } from './funny-texts.ts';

export const texts: FunnyTexts = {
  mashUps: [
    'La paciencia de {a}, el descaro de {b} y ninguna coartada.',
    'Creció con {a}, le advirtieron de {b} y no hace caso a nadie.',
    'Mitad {a}, mitad {b} y el doble de problemas en la puerta.',
    'El abrigo de {a}, los secretos de {b} y los enemigos de ambos.',
    'Lo que quedaría si {a} y {b} compartieran un solo farol.',
    'Cumple las promesas de {a} y rompe las de {b}.',
  ],
  lanterns: [
    'Deja una lámpara encendida esta noche. Yo haré lo mismo.',
    'Sea lo que sea, puede esperar a que hierva el agua.',
    'Vuelve a casa por el camino largo. El corto seguirá ahí mañana.',
    'Hoy alguien pensó en ti y no lo dijo. Te lo digo yo.',
    'Cierra la ventana si quieres, pero antes mira afuera.',
    'No hace falta terminar todo lo que empezaste esta mañana.',
    'Queda sitio en esta mesa. Casi siempre queda.',
    'Haz esta noche una cosa pequeña, despacio.',
    'Si no llega el sueño, cuenta lo que salió bien. Empieza por poco.',
    'La oscuridad es solo la parte que nadie ha encendido todavía.',
  ],
};
