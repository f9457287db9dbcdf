site-language = Sprache:
display-language = Die Seiten sind auf
display-use-language = Diese Sprache verwenden
display-browser-language = Die Sprache des Browsers verwenden
display-no-such-language = Wähle eine der drei Sprachen.
