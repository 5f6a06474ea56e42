/** A story in two languages, for tests: its translation puts its words in another order. */
export const ferryInEnglish = `
# role: islander; An islander; You were born across.
# meter: trust; Trust; 3
# inventory: bag; In your bag
# item: key; A key
# talk: ada-byrne; You want something.
# agreement: borrow-boat; ada-byrne; boat; true; Ada lends you her boat.; the boat; Bring it back dry.
LIST things = key, coin
VAR role = "islander"
VAR player_name = ""
VAR bag = (key)
VAR trust = 0
VAR boat = false
-> quay
=== quay
# chapter: The quay
# scene: harbour
{player_name != "":{player_name}, the|The} ferry is late.
“It is never late,” says Ada. # speaker: ada-byrne
+ [Wait with her. # hint: it is warm]
    ~ trust++
    -> wait
+ [Swim. # locked: The tide is out] -> END
+ {boat} [Row across.]
    # ending: rowed; By your own oars
    You row.
    -> END
+ [Go home.]
    # ending: home; Home
    You go home.
    -> END
=== wait
# chapter: Under the lamp
You wait under {trust > 0: a warm|a cold} lamp.
+ [Board.]
    # ending: over; Over the water
    You go over.
    -> END
+ [Wait on.] -> wait
`;

export const ferryInGerman = `
# role: islander; Inselkind; Du bist drüben geboren.
# meter: trust; Vertrauen; 3
# inventory: bag; In deiner Tasche
# item: key; Ein Schlüssel
# talk: ada-byrne; Du willst etwas.
# agreement: borrow-boat; ada-byrne; boat; true; Ada leiht dir ihr Boot.; das Boot; Bring es trocken zurück.
LIST things = key, coin
VAR role = "islander"
VAR player_name = ""
VAR bag = (key)
VAR trust = 0
VAR boat = false
-> quay
=== quay
# chapter: Der Kai
# scene: harbour
{player_name != "":{player_name}, die|Die} Fähre kommt zu spät.
„Sie kommt nie zu spät“, sagt Ada. # speaker: ada-byrne
+ [Mit ihr warten. # hint: es ist warm]
    ~ trust++
    -> wait
+ [Schwimmen. # locked: Es ist Ebbe] -> END
+ {boat} [Hinüberrudern.]
    # ending: rowed; Mit eigenen Rudern
    Du ruderst.
    -> END
+ [Nach Hause gehen.]
    # ending: home; Zu Hause
    Du gehst nach Hause.
    -> END
=== wait
# chapter: Unter der Lampe
Unter einer {trust > 0: warmen|kalten} Lampe wartest du.
+ [An Bord gehen.]
    # ending: over; Über das Wasser
    Du fährst hinüber.
    -> END
+ [Weiter warten.] -> wait
`;

/** `low-tide` in English and German, as the overrides of a test server. */
export const translatedFerry = {
  findInk: (storyId: string) => (storyId === 'low-tide' ? ferryInEnglish : undefined),
  findTranslatedInk: (storyId: string, language: string) =>
    storyId === 'low-tide' && language === 'de-DE' ? ferryInGerman : undefined,
};
