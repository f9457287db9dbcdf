notes-infinite-loop-facts-name = Endlosschleife
notes-infinite-loop-facts =
    Endlosschleife.
    Die Schleife, eine Handlung nach der anderen:
    Einmal ganz gezeigt von:
    Antworten des Gegners, die sie beeinflussen würden:
    Das Ergebnis, das der Spieler ansagt:
notes-infinite-loop-ruling-name = Endlosschleife
notes-infinite-loop-ruling =
    Die Schleife wurde gezeigt, und der Gegner hat keine Antwort, die sie beeinflussen würde; also wird sie nicht ausgespielt.
    Anzahl (jede Zahl, die der Spieler nennt):
    Der Spielstand wird auf dieses Ergebnis gesetzt, das die Wiederholung erreichen kann:
notes-reveal-second-edition-name = Was muss ich zeigen?
notes-reveal-second-edition =
    Jeden Ablagestapel und jede aus dem Spiel entfernte Karte dürfen beide Spieler jederzeit ansehen.
    Gefragt wurde nach:
    Also wird es gezeigt, oder nicht, weil:
notes-reveal-first-edition-name = Was muss ich zeigen?
notes-reveal-first-edition =
    Kann eine Karte auf deiner Hand nur gespielt werden, wenn die Karten des Gegners ihre Bedingung erfüllen, darfst du fragen, ob sie das tun, und nicht mehr.
    Die Karte, die gespielt werden soll, und ihre Bedingung:
    Was gefragt wurde, und was beantwortet werden musste:
notes-look-at-piles-first-edition-name = Darf ich einen Stapel ansehen?
notes-look-at-piles-first-edition =
    Personal und Ausrüstung, die offen liegen, etwa an einem Außenposten, werden auf Wunsch gezeigt. Ein Ablagestapel wird nicht durchgesehen, auch nicht der eigene, außer eine Karte erlaubt es; ob Startkarten unter einer Mission liegen, darf man sehen, ihre Zahl nicht.
    Gefragt wurde nach:
    Also wird es gezeigt, oder nicht, weil:
