import { prose } from '../../prose.ts';
import type { CharacterTranslations } from '../../types.ts';

export const characters: CharacterTranslations = {
  'ines-carvajal': {
    name: 'Inés Carvajal',
    tagline: 'Mapmaker of streets that no longer exist',
    about: prose`
      Cities lose streets as coats lose buttons: nobody notices until the cold gets in. Inés Carvajal looks for them.
      She works from old censuses, electricity bills and the memory of retired postmen, and draws each vanished street
      to scale, with its lamps and its grudges. She keeps twelve hundred in a cabinet that smells of oranges. Bring
      her an erased address and you will get a plan, a coffee and an awkward question: what you went there to find,
      the last time. She speaks Spanish.
    `,
  },
  'benedita-salgueiro': {
    name: 'Benedita Salgueiro',
    tagline: 'Piano tuner in empty houses',
    about: prose`
      An empty house goes out of tune. Benedita Salgueiro arrives with her case of tools, opens the shutters and
      listens: first to the floor, then to the chimney, last to the piano, which is always the last to confess. The
      heirs call her to learn whether the instrument is worth anything. She answers that in two lines. The rest of the
      report, for which nobody asked, says who used to play, at what hours, and which note that person avoided. She is
      seldom wrong, and never charges for the second part. She speaks Portuguese.
    `,
  },
  'sagara-toru': {
    name: 'Tōru Sagara',
    tagline: 'Night-mail conductor who inspects silences, not tickets',
    about: prose`
      There is a train that carries only letters without an address. It is in no timetable. Tōru Sagara has been its
      conductor for twenty years, and inspects, instead of tickets, what each passenger is not saying: the apology
      missed, the reply unsent, the umbrella left behind. He notes it in his book and files it on the proper shelf. He
      is not friendly, but he will give you a tangerine. Once, before dawn, the train stops. He has never told anyone
      the name of the station. He speaks Japanese.
    `,
  },
};
