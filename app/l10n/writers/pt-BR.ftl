## Frame

tools = Ferramentas de redação
home = Início da redação
public-home = Página inicial pública
skip = Pular para o conteúdo principal
read-only = Somente leitura: os arquivos só podem ser alterados nesta máquina.
recent = Vistas recentemente
latest = Últimas alterações
flawed-most-read = Páginas mais lidas com defeitos
documents = Páginas: { $count }
bad-form = Não foi possível ler o formulário.
form-too-long = Nada foi salvo: um formulário pode ter no máximo 4 MiB.
form-too-long-back = Volte no navegador: o seu texto está na página anterior. Encurte-o ou salve-o antes em outro lugar.
title-of = { $screen }: { $page }

## Lists

filter = Filtrar
reset = Limpar filtros
all = Tudo
paging = Páginas da lista
previous = Anterior
next = Próxima
page-of = Página { $page } de { $pages }
document = Página
popularity = Posição em popularidade
popularity-of = Posição ({ $locale })
nothing-found = Nada encontrado
field-url = O endereço contém
field-title = Título
field-popularity = Posição em popularidade
field-fixable = Defeitos corrigíveis
field-page = Página
field-search = O defeito contém
filter-error = Este filtro não foi entendido: { $field }. Escreva um número ou, por exemplo, < 100.

## Flaws

flaws = Defeitos
flaw-count = Defeitos: { $count }
flaws-total = Defeitos no total: { $total }, com sugestão: { $fixable }.
found-files = Arquivos encontrados: { $count }.
by-check = Por verificação
by-area = Por área
fixable = Com sugestão: { $count }
no-flaws = Nenhum defeito conhecido
suggestion = Sugestão:
fix = Corrigir este
fix-safe = Corrigir todos os seguros: { $count }
not-fixed = O lugar do defeito não foi encontrado no arquivo. Nada foi alterado.
not-utf8 = O arquivo não é UTF-8 válido: salve-o antes como UTF-8 em outro editor. Nada foi alterado.
line = Linha { $line }

## Sources

open = Abrir no editor
no-editor = Não foi possível iniciar o editor. Verifique EDITOR.
source = Código-fonte
no-source = Nenhum arquivo para { $slug }
edit-on-host = Editar na hospedagem do código
edit = Editar aqui
create = Criar esta página
create-as = Criar esta página ({ $type })
missing-page = Páginas inexistentes
field-slug = Endereço ou slug
show = Mostrar
exists = Esta página existe:
redirected = Os leitores são redirecionados para:
page-type = Tipo de página
show-template = Mostrar o modelo

## Editing

markdown = Markdown da página
completions = Sugestões para completar
save = Salvar
save-over = Salvar sobre a outra versão
preview = Pré-visualização
not-saved = Não salvo
saving = Salvando…
save-failure = O servidor está inacessível ou falhou. Nada foi salvo e o seu texto continua aqui: tente novamente.
no-page-text = O texto precisa de um título e de um slug entre duas linhas --- e, abaixo, de conteúdo. Nada foi salvo.
conflict = O arquivo mudou nesse meio-tempo
conflict-about = Estas são as diferenças entre o arquivo e o seu texto, que continua abaixo. Nada foi sobrescrito.
image = Imagem da página
add-image = Adicionar a imagem
image-added = Adicionada. Escreva { $markup } no lugar dela.
image-name = O nome pode ter minúsculas, algarismos, pontos, hífens e sublinhados, e termina em png, jpg, gif, webp ou svg.
image-size = A imagem está vazia ou passa de 500 KiB.
image-pixels = A imagem tem mais de 50 milhões de pixels.
image-type = O conteúdo não é o que o nome diz.
image-unsafe = Este SVG poderia executar código ou carregar outros arquivos.
image-taken = Já existe um arquivo com este nome.

## History

history = Histórico
no-history = O arquivo não tem histórico no git.
versions = Versões a comparar
version-from = De
version-to = Até
working-copy = O arquivo como está agora
show-difference = Mostrar a diferença
rendered-difference = A página
source-difference = O código-fonte
no-difference = Nenhuma diferença
unknown-commit = O commit, ou o arquivo nele, é desconhecido.

## Translations

translations = Traduções
translations-dashboard = Traduções desatualizadas
translations-missing = Traduções ausentes
translations-differences = Diferenças de estrutura
rows-dashboard = Desatualizadas: { $count }
rows-missing = Ausentes: { $count }
rows-differences = Com diferenças: { $count }
pages-total = Páginas no total
pages-missing = Não traduzidas
pages-outdated = Desatualizadas
completeness = Traduzido
freshness = Em dia
sections = Seções
section = Seção
age = O inglês é mais novo em
days = Dias: { $count }
behind = Commits de atraso
commits = Número de commits: { $count }
compare = Ao lado do inglês
no-counterpart = Nada aqui
no-source-commit = A tradução não diz de qual versão inglesa foi feita (l10n.sourceCommit).
up-to-date = A página inglesa não mudou desde a tradução.
english-changed = Partes da página inglesa que mudaram desde a tradução: { $count }. Estão marcadas abaixo.

## Sitemap

sitemap = Mapa do site
root = Raiz
