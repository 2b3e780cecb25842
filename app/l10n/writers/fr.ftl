## Frame

tools = Outils de rédaction
home = Accueil de rédaction
public-home = Page d’accueil publique
skip = Aller au contenu principal
read-only = Lecture seule : les fichiers ne peuvent être modifiés que sur cette machine.
recent = Consultées récemment
latest = Dernières modifications
flawed-most-read = Pages défectueuses les plus lues
documents = Pages : { $count }
bad-form = Le formulaire n’a pas pu être lu.
form-too-long = Rien n’a été enregistré : un formulaire peut compter 4 Mio au plus.
form-too-long-back = Revenez en arrière dans votre navigateur : votre texte est sur la page précédente. Raccourcissez-le, ou enregistrez-le d’abord ailleurs.
title-of = { $screen } : { $page }

## Lists

filter = Filtrer
reset = Réinitialiser les filtres
all = Tout
paging = Pages de la liste
previous = Précédent
next = Suivant
page-of = Page { $page } sur { $pages }
document = Page
popularity = Rang de popularité
popularity-of = Rang ({ $locale })
nothing-found = Aucun résultat
field-url = L’adresse contient
field-title = Titre
field-popularity = Rang de popularité
field-fixable = Défauts corrigeables
field-page = Page
field-search = Le défaut contient
filter-error = Ce filtre n’est pas compris : { $field }. Écrivez un nombre ou, par exemple, < 100.

## Flaws

flaws = Défauts
flaw-count = Défauts : { $count }
flaws-total = Défauts au total : { $total }, avec suggestion : { $fixable }.
found-files = Fichiers trouvés : { $count }.
by-check = Par contrôle
by-area = Par domaine
fixable = Avec suggestion : { $count }
no-flaws = Aucun défaut connu
suggestion = Suggestion :
fix = Corriger celui-ci
fix-safe = Corriger tous ceux sans risque : { $count }
not-fixed = L’emplacement du défaut est introuvable dans le fichier. Rien n’a été modifié.
not-utf8 = Le fichier n’est pas en UTF-8 valide : enregistrez-le d’abord en UTF-8 dans un autre éditeur. Rien n’a été modifié.
line = Ligne { $line }

## Sources

open = Ouvrir dans l’éditeur
no-editor = L’éditeur n’a pas pu être lancé. Vérifiez EDITOR.
source = Texte source
no-source = Aucun fichier pour { $slug }
edit-on-host = Modifier sur l’hébergeur de code
edit = Modifier ici
create = Créer cette page
create-as = Créer cette page ({ $type })
missing-page = Pages manquantes
field-slug = Adresse ou slug
show = Afficher
exists = Cette page existe :
redirected = Les lecteurs sont redirigés vers :
page-type = Type de page
show-template = Afficher le modèle

## Editing

markdown = Markdown de la page
completions = Complétions
save = Enregistrer
save-over = Écraser l’autre version
preview = Aperçu
not-saved = Non enregistré
saving = Enregistrement…
save-failure = Le serveur est injoignable ou a échoué. Rien n’a été enregistré et votre texte est toujours là : veuillez réessayer.
no-page-text = Le texte doit avoir un titre et un slug entre deux lignes ---, puis un contenu. Rien n’a été enregistré.
conflict = Le fichier a changé entre-temps
conflict-about = Voici les différences entre le fichier et votre texte, qui est toujours ci-dessous. Rien n’a été écrasé.
image = Image de la page
add-image = Ajouter l’image
image-added = Ajoutée. Écrivez { $markup } à sa place.
image-name = Le nom peut contenir minuscules, chiffres, points, traits d’union et de soulignement, et finit par png, jpg, gif, webp ou svg.
image-size = L’image est vide ou dépasse 500 Kio.
image-pixels = L’image compte plus de 50 millions de pixels.
image-type = Le contenu n’est pas ce que dit le nom.
image-unsafe = Ce SVG pourrait exécuter du code ou charger d’autres fichiers.
image-taken = Un fichier de ce nom existe déjà.

## History

history = Historique
no-history = Le fichier n’a pas d’historique dans git.
versions = Versions à comparer
version-from = De
version-to = À
working-copy = Le fichier tel qu’il est
show-difference = Afficher la différence
rendered-difference = La page
source-difference = Le texte source
no-difference = Aucune différence
unknown-commit = Le commit, ou le fichier qu’il contient, est inconnu.

## Translations

translations = Traductions
translations-dashboard = Traductions obsolètes
translations-missing = Traductions manquantes
translations-differences = Différences de structure
rows-dashboard = Obsolètes : { $count }
rows-missing = Manquantes : { $count }
rows-differences = Avec différences : { $count }
pages-total = Pages au total
pages-missing = Non traduites
pages-outdated = Obsolètes
completeness = Traduit
freshness = À jour
sections = Sections du site
section = Rubrique
age = L’anglais est plus récent de
days = Jours : { $count }
behind = Commits de retard
commits = Commits : { $count }
compare = À côté de l’anglais
no-counterpart = Rien ici
no-source-commit = La traduction n’indique pas de quelle version anglaise elle provient (l10n.sourceCommit).
up-to-date = La page anglaise n’a pas changé depuis la traduction.
english-changed = Parties de la page anglaise modifiées depuis la traduction : { $count }. Elles sont marquées ci-dessous.

## Sitemap

sitemap = Plan du site
root = Racine
