site-language = Langue :
display-language = Les pages sont en
display-use-language = Utiliser cette langue
display-browser-language = Utiliser la langue du navigateur
display-no-such-language = Choisissez l’une des trois langues.
