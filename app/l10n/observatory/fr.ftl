## Pages

name = HTTP Observatory
landing-title = Test de sécurité des en-têtes HTTP
landing-about = Découvrez quelles protections des navigateurs un site utilise : une analyse, douze tests, une note de A+ à F et un conseil pour chaque test.
landing-lead = Découvrez quelles protections des navigateurs votre site utilise. Une analyse, douze tests, une note et un conseil pour chaque test.
field-site = Nom de domaine ou URL
field-example = Par exemple, mozilla.org
scan = Analyser
about-title = Ce qu’une analyse regarde
about-headers = Les en-têtes sont la protection la moins chère d’un site : ils disent aux navigateurs ce qu’ils doivent refuser. Une analyse lit ceux d’une page, ses cookies, les scripts que nomme son HTML et les redirections qui y mènent.
about-grade = Chaque test retire des points ou en ajoute. La somme donne une note, et le rapport dit quoi faire ensuite, test par test.
about-limits = Une bonne note ne prouve pas qu’un site est sûr : une analyse ne tente aucune attaque, ne se connecte nulle part et ne voit pas les erreurs du code du site.
about-public = Les résultats sont publics : toute personne qui saisit le même nom voit le dernier. Les scores sont conservés { $scanDays } jours, les détails { $reportDays }.
about-sites = { $count ->
    [one] Un site a été analysé ici au cours de l’année écoulée.
   *[other] { $count } sites ont été analysés ici au cours de l’année écoulée.
}
more = Plus
link-tests = Tests et notation
link-faq = Questions fréquentes
link-paste = Noter des en-têtes collés
link-compare = Comparer deux sites

## Faults

fault-empty = Veuillez saisir un nom d’hôte valide.
fault-site = Impossible d’analyser cela : { $host } n’est pas le nom d’un site.
fault-address = Seuls des noms peuvent être analysés, pas des adresses.
fault-name = Il n’existe aucun site public nommé { $host }.
fault-lookup = Le nom { $host } n’a pas d’adresse.
fault-down = { $host } ne répond pas : le site semble indisponible.
fault-status = { $host } a répondu avec le statut { $status }, qui ne peut pas être noté.
fault-limit =
    { $minutes ->
        [one] Plus d’analyses ont été demandées que ce site n’en accepte. Veuillez réessayer dans { $minutes } minute.
       *[other] Plus d’analyses ont été demandées que ce site n’en accepte. Veuillez réessayer dans { $minutes } minutes.
    }
fault-away = Les résultats ne peuvent être ni lus ni conservés pour le moment. Veuillez réessayer bientôt.
fault-paste = Aucun en-tête n’a été trouvé dans ce texte.
fault-paste-host = { $host } n’est pas le nom d’un site.
fault-home = Retour au début

## Report

running = Analyse en cours…
running-title = Analyse de { $host }…
running-note = Cette page se recharge d’elle-même jusqu’à l’arrivée du résultat.
report-title = Rapport de HTTP Observatory
report-page = Résultats de l’analyse de { $host }
summary = Résumé de l’analyse : { $host }
grade = Note
score = Score
score-of = { $score } / 100
time = Heure de l’analyse
passed = Tests réussis
passed-of = { $passed } / { $quantity }
grades = Les notes et leurs scores minimaux
grades-least = Score minimal
trend-up = Mieux que l’analyse précédente
trend-down = Moins bien que l’analyse précédente
rescan = Relancer l’analyse
rescan-wait = Attendez { $seconds } s pour relancer l’analyse
another = Analyser un autre site
note-www = { $asked } n’a pas d’adresse, donc { $host } a été analysé.
note-certificate = Le certificat n’a pas pu être vérifié ({ $code }).
note-final = La page notée : { $url }
note-pasted = Noté d’après les en-têtes collés seulement : les redirections depuis HTTP, les scripts et ce que d’autres origines peuvent lire n’ont pas pu être examinés.
note-old = Ceci est une analyse plus ancienne.
note-newest = Afficher la plus récente
profile-five = Noté avec les dix tests de la version 5.
profile-six = Noté avec les douze tests de la version 6.
profile-show-five = Utiliser la version 5
profile-show-six = Utiliser la version 6
tab-scoring = Notation
tab-csp = Analyse de la CSP
tab-cookies = Cookies
tab-headers = En-têtes du serveur
tab-history = Historique
tab-benchmark = Comparaison
test = Test
reason = Raison
advice = Recommandation
passed-yes = Réussi
passed-no = Échoué
passed-none = Sans objet
none = Aucune
bonus-note = * Les points bonus ne comptent qu’à partir d’un score de 90.
guide = Comment le mettre en place
result = Résultat
info = Explication
csp-missing = Aucun en-tête CSP détecté
csp-merged = La page a { $count } politiques. Elles sont fusionnées ici ; les navigateurs appliquent chacune d’elles.
yes = Oui
no = Non
cookie-name = Nom
cookie-expires = Expiration
cookie-path = Chemin
cookie-prefix = Préfixe
cookie-session = Session du navigateur
cookies-missing = Aucun cookie détecté
header = En-tête
value = Valeur
history-title = Évolution du score dans le temps
history-chart = Graphique des scores
history-none = Il n’y a pas d’analyse antérieure.
history-compare = Comparer avec la plus récente
history-comparison = Comparaison
date = Date de l’analyse
benchmark-title = Notes de tous les sites analysés ici au cours de l’année écoulée
benchmark-few = Trop peu de sites ont été analysés ici pour comparer.
benchmark-sites = Nombre de sites
benchmark-own = ce site
badge = Badge et données
badge-about = Une image de la note pour une page à vous, et le rapport pour les programmes. Les deux montrent la dernière analyse.
badge-alt = Note de { $host }
badge-code = HTML du badge

## Other pages

paste-title = Noter des en-têtes collés
paste-lead = Pour un site qui n’est pas accessible d’ici, par exemple sur votre propre machine. Collez ce que `curl -i` affiche, ou les en-têtes seuls. Rien n’est conservé.
paste-field = En-têtes de la réponse
paste-host = Hôte (facultatif)
paste-button = Noter
compare-title = Comparer deux sites
compare-lead = Les résultats les plus récents de deux sites, côte à côte.
compare-first = Premier site
compare-second = Deuxième site
compare-button = Comparer
matrix-title = Tous les tests et leurs résultats
matrix-description = Signification
matrix-modifier = Points
test-redirection = Redirections

## Analysis of a policy

flag-unsafeinline = Les scripts en ligne sont bloqués (`script-src` sans `unsafe-inline`).
flag-unsafeinline-info = La principale défense contre les scripts injectés : déplacez le code dans des fichiers, ou utilisez des nonces ou des hachages.
flag-unsafeeval = `eval` et ses semblables sont bloqués.
flag-unsafeeval-info = Sinon, des chaînes venues de l’extérieur pourraient devenir du code.
flag-unsafeobjects = Le contenu des modules complémentaires est limité par `object-src`.
flag-unsafeobjects-info = Utilisez `object-src none` : les anciens modules s’exécutent dans le contexte de votre page.
flag-unsafeinlinestyle = Les styles en ligne sont bloqués (`style-src` sans `unsafe-inline`).
flag-unsafeinlinestyle-info = Des styles injectés peuvent changer ce que montre une page, ou divulguer ce qu’elle contient.
flag-insecureschemeactive = Les scripts et les autres contenus actifs n’arrivent que par des schémas sûrs.
flag-insecureschemeactive-info = N’importe qui sur le trajet pourrait remplacer ce code.
flag-insecureschemepassive = Les images et les médias n’arrivent que par des schémas sûrs.
flag-insecureschemepassive-info = Ils peuvent être remplacés ou observés en route ; chargez-les par HTTPS.
flag-anticlickjacking = L’affichage dans un cadre est limité par `frame-ancestors`.
flag-anticlickjacking-info = Cette directive dit exactement quels sites peuvent intégrer le vôtre.
flag-defaultnone = Tout est refusé sauf ce qui est autorisé (`default-src none`).
flag-defaultnone-info = Les nouveaux types de ressources restent bloqués jusqu’à ce que vous les ajoutiez.
flag-insecurebaseuri = `base-uri` est limité.
flag-insecurebaseuri-info = Un élément `base` injecté détournerait les adresses relatives, y compris celles des scripts.
flag-insecureformaction = `form-action` est limité.
flag-insecureformaction-info = Des formulaires injectés pourraient envoyer des données à d’autres.
flag-strictdynamic = `strict-dynamic` est utilisé (facultatif).
flag-strictdynamic-info = Un script doté d’un nonce transmet sa confiance à ce qu’il charge, si bien qu’aucune liste d’hôtes n’est nécessaire.

## Results

result-csp-implemented-with-no-unsafe-default-src-none = La politique refuse tout par défaut et n’autorise rien de dangereux.
result-csp-implemented-with-no-unsafe = La politique n’autorise ni code en ligne ni `eval`.
result-csp-implemented-with-unsafe-inline-in-style-src-only = Les scripts sont bien protégés, mais les styles peuvent venir de n’importe où ou être en ligne.
result-csp-implemented-with-insecure-scheme-in-passive-content-only = Les images ou les médias peuvent être chargés sans chiffrement.
result-csp-implemented-with-unsafe-eval = Du texte peut être exécuté comme du code, car `unsafe-eval` est autorisé.
result-csp-implemented-with-unsafe-inline = Les scripts ou les modules complémentaires sont pratiquement sans restriction.
result-csp-implemented-with-insecure-scheme = Des ressources actives peuvent être chargées sans chiffrement.
result-csp-implemented-but-duplicate-directives = La politique est bonne, mais nomme deux fois une directive de rapport.
result-csp-header-invalid = Les navigateurs ne peuvent pas lire la politique comme prévu.
result-csp-not-implemented = Il n’y a pas de politique de sécurité du contenu.
result-csp-not-implemented-but-reporting-enabled = La politique ne fait que signaler ; rien n’est appliqué.
result-cookies-secure-with-httponly-sessions-and-samesite = Tous les cookies sont `Secure` et ont `SameSite`, et les cookies de session sont cachés aux scripts.
result-cookies-secure-with-httponly-sessions = Tous les cookies sont `Secure`, et les cookies de session sont cachés aux scripts.
result-cookies-not-found = La page n’a défini aucun cookie.
result-cookies-without-secure-flag-but-protected-by-hsts = Il manque `Secure` à certains cookies ; seul HSTS les tient à l’écart du HTTP non chiffré.
result-cookies-session-without-secure-flag-but-protected-by-hsts = Il manque `Secure` à un cookie de session ; seul HSTS le tient à l’écart du HTTP non chiffré.
result-cookies-without-secure-flag = Certains cookies peuvent circuler sans chiffrement.
result-cookies-samesite-flag-invalid = Le `SameSite` d’un cookie est inconnu, ou vaut `None` sans `Secure`.
result-cookies-anticsrf-without-samesite-flag = Un cookie qui ressemble à un jeton CSRF n’a pas de `SameSite`.
result-cookies-session-without-httponly-flag = Les scripts peuvent lire un cookie de session.
result-cookies-session-without-secure-flag = Un cookie de session peut circuler sans chiffrement.
result-coep-not-implemented = Aucune politique d’intégration n’est envoyée.
result-coep-implemented-with-require-corp = Les ressources d’autres origines ne se chargent que si celles-ci l’acceptent.
result-coep-implemented-with-credentialless = Les ressources d’autres origines se chargent sans identifiants.
result-coep-implemented-with-unsafe-none = La politique d’intégration indique la valeur ouverte par défaut.
result-coep-header-invalid = La politique d’intégration n’a pas de valeur connue.
result-coop-not-implemented = Aucune politique d’ouverture n’est envoyée.
result-coop-implemented-with-same-origin = Les autres origines ne peuvent pas garder de référence à la fenêtre.
result-coop-implemented-with-same-origin-allow-popups = La fenêtre est isolée, mais les fenêtres qu’elle ouvre continuent de fonctionner.
result-coop-implemented-with-noopener-allow-popups = La fenêtre est isolée de tout ce qui l’ouvre, même des pages du même site.
result-coop-implemented-with-unsafe-none = La politique d’ouverture indique la valeur ouverte par défaut.
result-coop-header-invalid = La politique d’ouverture n’a pas de valeur connue.
result-cross-origin-resource-sharing-not-implemented = Les autres origines ne peuvent pas lire la page.
result-cross-origin-resource-sharing-implemented-with-public-access = Toutes les origines peuvent lire la page, sans identifiants.
result-cross-origin-resource-sharing-implemented-with-restricted-access = Les origines choisies peuvent lire la page.
result-cross-origin-resource-sharing-implemented-with-universal-access = N’importe quelle origine peut lire la page avec les identifiants des visiteurs.
result-redirection-all-redirects-preloaded = Tous les hôtes du trajet sont sur la liste de préchargement HSTS.
result-redirection-to-https = HTTP mène directement à HTTPS sur le même hôte.
result-redirection-not-needed-no-http = Rien ne répond en HTTP non chiffré.
result-redirection-off-host-from-http = La première redirection change d’hôte, si bien que HSTS n’est jamais défini pour celui-ci.
result-redirection-not-to-https-on-initial-redirection = Le trajet finit en HTTPS, mais sa première étape reste en HTTP.
result-redirection-not-to-https = Le trajet finit en HTTP non chiffré.
result-redirection-missing = Le HTTP non chiffré est servi sans redirection.
result-redirection-invalid-cert = Un hôte du trajet a un certificat qui ne peut pas être vérifié.
result-referrer-policy-private = Les autres sites apprennent au plus l’origine, et rien en HTTP.
result-referrer-policy-not-implemented = La valeur par défaut du navigateur s’applique.
result-referrer-policy-unsafe = La politique en dit plus que nécessaire aux autres sites.
result-referrer-policy-header-invalid = Aucune politique connue n’a été trouvée.
result-hsts-preloaded = Les navigateurs savent d’avance que cet hôte n’utilise que HTTPS.
result-hsts-implemented-max-age-at-least-six-months = Les navigateurs retiennent HTTPS pendant six mois ou plus.
result-hsts-implemented-max-age-less-than-six-months = Les navigateurs retiennent HTTPS trop peu de temps.
result-hsts-not-implemented = Rien ne dit aux navigateurs de rester en HTTPS.
result-hsts-header-invalid = L’en-tête n’a pas de `max-age` lisible, ou a été envoyé deux fois.
result-hsts-not-implemented-no-https = Le site ne répond pas en HTTPS.
result-hsts-invalid-cert = Le certificat ne peut pas être vérifié, donc les navigateurs ignorent HSTS.
result-sri-implemented-and-all-scripts-loaded-securely = Les scripts portent des hachages d’intégrité, ceux du site aussi.
result-sri-implemented-and-external-scripts-loaded-securely = Tous les scripts d’autres sites portent des hachages d’intégrité et arrivent par HTTPS.
result-sri-not-implemented-response-not-html = La réponse n’est pas une page HTML, il n’y a donc pas de scripts.
result-sri-not-implemented-but-no-scripts-loaded = La page n’a pas de scripts.
result-sri-not-implemented-but-all-scripts-loaded-from-secure-origin = Tous les scripts viennent du site lui-même.
result-sri-not-implemented-but-external-scripts-loaded-securely = Les scripts d’autres sites arrivent par HTTPS, mais sans hachages d’intégrité.
result-sri-implemented-but-external-scripts-not-loaded-securely = Les scripts d’autres sites ont des hachages, mais leurs adresses n’ont pas HTTPS.
result-sri-not-implemented-and-external-scripts-not-loaded-securely = Les scripts d’autres sites n’ont ni HTTPS dans leurs adresses ni hachage.
result-x-content-type-options-nosniff = Les navigateurs s’en tiennent au type déclaré.
result-x-content-type-options-header-invalid = L’en-tête a une autre valeur que `nosniff`.
result-x-content-type-options-not-implemented = Les navigateurs peuvent deviner les types des fichiers.
result-x-frame-options-implemented-via-csp = L’affichage dans un cadre est régi par `frame-ancestors`.
result-x-frame-options-sameorigin-or-deny = Les autres sites ne peuvent pas afficher la page dans un cadre.
result-x-frame-options-allow-from-origin = L’en-tête a une forme que les navigateurs ne respectent plus.
result-x-frame-options-not-implemented = N’importe quel site peut afficher la page dans un cadre.
result-x-frame-options-header-invalid = L’en-tête ne peut pas être lu, ou a été envoyé deux fois.
result-corp-not-implemented = Les autres sites peuvent intégrer cette réponse, ce qui est la valeur par défaut.
result-corp-implemented-with-same-origin = Seule la même origine peut intégrer cette réponse.
result-corp-implemented-with-same-site = Seul le même site peut intégrer cette réponse.
result-corp-implemented-with-cross-origin = Tout le monde peut intégrer cette réponse, et c’est voulu.
result-corp-header-invalid = L’en-tête n’a pas de valeur connue.
result-html-not-parseable = La réponse prétend être du HTML, mais son contenu n’en est pas.

## Recommendations

advice-policy-default = Partez de `default-src none` et autorisez ce dont vous avez besoin.
advice-policy-styles = Resserrez `style-src` : retirez `unsafe-inline`, les URL de données et les schémas entiers.
advice-policy-passive = N’indiquez que des sources HTTPS pour `img-src` et `media-src`.
advice-policy-eval = Réécrivez le code qui a besoin de `eval`, puis retirez le mot-clé.
advice-policy-inline = Définissez `script-src` et `object-src` ; retirez `unsafe-inline`, les URL de données et les schémas entiers.
advice-policy-secure = N’utilisez que des sources HTTPS.
advice-policy-double = Gardez-en une de chaque.
advice-policy-invalid = Cherchez des directives répétées, des virgules égarées et `strict-dynamic` sans nonce ni hachage.
advice-policy-add = Écrivez-en une, et essayez-la d’abord en mode de simple rapport.
advice-policy-enforce = Envoyez-la comme `Content-Security-Policy` une fois les rapports propres.
advice-cookies-samesite = Ajoutez `SameSite` à chaque cookie.
advice-cookies-secure = Ajoutez `Secure`.
advice-cookies-secure-hsts = Ajoutez `Secure` et envoyez HSTS.
advice-cookies-values = Utilisez `Lax` ou `Strict`, ou `None` avec `Secure`.
advice-cookies-csrf = Donnez-lui `SameSite=Strict` ou `SameSite=Lax`.
advice-cookies-httponly = Ajoutez `HttpOnly`.
advice-embedder = Envisagez `require-corp` ou `credentialless`.
advice-opener = Envisagez `same-origin`, ou une variante qui autorise les fenêtres ouvertes.
advice-token = Envoyez une valeur connue, en minuscules.
advice-cors = N’autorisez que les origines d’une liste, ou utilisez `*` sans identifiants.
advice-redirect-host = Passez d’abord à HTTPS sur le même hôte, puis continuez.
advice-redirect-first = Faites de la première étape du HTTPS.
advice-redirect-add = Redirigez chaque requête HTTP vers HTTPS sur le même hôte.
advice-certificate = Installez un certificat valide avec sa chaîne.
advice-referrer = Utilisez `strict-origin-when-cross-origin` ou plus strict.
advice-hsts-preload = Envisagez le préchargement : un an, `includeSubDomains` et `preload`, puis inscrivez l’hôte.
advice-hsts-longer = Augmentez `max-age` peu à peu jusqu’à un an.
advice-hsts-add = Ajoutez l’en-tête, d’abord avec une courte durée.
advice-hsts-one = Envoyez un seul en-tête, avec `max-age` en secondes.
advice-hsts-https = Proposez d’abord HTTPS.
advice-scripts-bonus = Des hachages donneraient un bonus.
advice-scripts-hash = Ajoutez `integrity` et `crossorigin`.
advice-scripts-https = Écrivez HTTPS dans leurs adresses.
advice-scripts-both = Écrivez HTTPS dans leurs adresses, et ajoutez des hachages.
advice-nosniff = Envoyez exactement `nosniff`.
advice-frames-policy = Utilisez `frame-ancestors`.
advice-frames-add = Envoyez `frame-ancestors` ou `DENY`.
advice-frames-one = Envoyez une seule valeur, `DENY` ou `SAMEORIGIN`, ou utilisez `frame-ancestors`.
advice-html = Envoyez du HTML, ou le bon type.
