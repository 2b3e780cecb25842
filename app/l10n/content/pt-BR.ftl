### Texts that the compiler writes into articles and sidebars. Values are HTML.

## Notes

note-label = Nota:
warning-label = Aviso:

## Badges

badge-experimental = Experimental
badge-experimental-title = Experimental. O comportamento ainda pode mudar.
badge-nonstandard = Não padronizado
badge-nonstandard-title = Não padronizado. Verifique o suporte dos navegadores antes de usar.
badge-deprecated = Obsoleto
badge-deprecated-title = Obsoleto. Evite em projetos novos.
badge-optional = Opcional
badge-readonly = Somente leitura
badge-readonly-title = O valor pode ser lido, mas não definido.
badge-secure-context = Contexto seguro
badge-secure-context-title = Funciona apenas em contextos seguros (HTTPS).

## Banners

banner-experimental-label = Experimental:
banner-experimental-text = Esta tecnologia ainda é experimental. Consulte a <a href="{ $url }">tabela de compatibilidade com navegadores</a> antes de usá-la em produção.
banner-deprecated-label = Obsoleto:
banner-deprecated-text = Este recurso está em vias de ser removido: alguns navegadores ainda oferecem suporte a ele, mas ele pode deixar de funcionar a qualquer momento. Não o use em projetos novos e substitua-o no código existente quando puder.
banner-nonstandard-label = Não padronizado:
banner-nonstandard-text = Nenhum padrão define este recurso; por isso, ele não funciona para todos os visitantes e as implementações podem diferir. Evite-o em sites públicos.
banner-secure-context-label = Contexto seguro:
banner-secure-context-text = Em alguns ou em todos os navegadores que oferecem suporte a ele, este recurso está disponível apenas em <a href="/{ $locale }/docs/Web/Security/Defenses/Secure_Contexts">contextos seguros</a> (HTTPS).
workers-default = Este recurso está disponível em <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>.
workers-worker = Este recurso está disponível apenas em <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>.
workers-dedicated = Este recurso está disponível apenas em <a href="/{ $locale }/docs/Web/API/DedicatedWorkerGlobalScope">workers dedicados</a>.
workers-service = Este recurso está disponível apenas em <a href="/{ $locale }/docs/Web/API/Service_Worker_API">service workers</a>.
workers-window-and-worker = Este recurso está disponível em janelas e em <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>.
workers-window-and-dedicated = Este recurso está disponível apenas em janelas e em <a href="/{ $locale }/docs/Web/API/DedicatedWorkerGlobalScope">workers dedicados</a>.
workers-window-and-service = Este recurso está disponível apenas em janelas e em <a href="/{ $locale }/docs/Web/API/Service_Worker_API">service workers</a>.
workers-worker-except-service = Este recurso está disponível apenas em <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>, mas não em <a href="/{ $locale }/docs/Web/API/Service_Worker_API">service workers</a>.
workers-window-and-worker-except-service = Este recurso está disponível em janelas e em <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>, mas não em <a href="/{ $locale }/docs/Web/API/Service_Worker_API">service workers</a>.
workers-window-and-worker-except-shared = Este recurso está disponível em janelas e em <a href="/{ $locale }/docs/Web/API/Web_Workers_API">Web Workers</a>, mas não em <a href="/{ $locale }/docs/Web/API/SharedWorker">workers compartilhados</a>.

## Links and navigation

link-rfc-section = RFC { $number }, seção { $section }
nav-previous = Anterior
nav-next = Próximo
nav-menu = Visão geral: { $title }

## Embeds and data macros

embed-youtube-title = Vídeo do YouTube
embed-example-title = Exemplo: { $path }
embed-sample-title = Exemplo: { $name }
embed-try-it = Experimente
property-attributes-of = Atributos da propriedade { $name }
property-writable = Gravável
property-enumerable = Enumerável
property-configurable = Configurável
answer-yes = sim
answer-no = não

## Sidebars

sidebar-constructor = Construtor
sidebar-static-properties = Propriedades estáticas
sidebar-instance-properties = Propriedades de instância
sidebar-static-methods = Métodos estáticos
sidebar-instance-methods = Métodos de instância
sidebar-events = Eventos
sidebar-inheritance = Herança
sidebar-related-pages = Páginas relacionadas a { $group }
sidebar-related = Tópicos relacionados
sidebar-guides = Guias
sidebar-tutorial = Tutorial
sidebar-interfaces = Interfaces
sidebar-properties = Propriedades
sidebar-methods = Métodos
sidebar-types = Tipos
sidebar-standard-objects = Objetos globais padrão
sidebar-overview = Visão geral

## Article HTML

link-external = Link externo
link-only-in-english = Esta página está disponível apenas em inglês
link-not-created = Esta página ainda não foi escrita
scroll-table = Tabela rolável
scroll-formula = Fórmula rolável
scroll-box = Área rolável

## Formal definitions of CSS

css-info-at-rule = <a href="/{ $locale }/docs/Web/CSS/Reference/At-rules">Regra @ relacionada</a>
css-info-initial = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Property_value_processing#initial_value">Valor inicial</a>
css-info-applies-to = Aplica-se a
css-info-also-applies-to = { $facts }. Também se aplica a { $names }.
css-info-inherited = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Inheritance">Herdada</a>
css-info-percentages = Porcentagens
css-info-computed = <a href="/{ $locale }/docs/Web/CSS/Guides/Cascade/Property_value_processing#computed_value">Valor computado</a>
css-info-animation-type = <a href="/{ $locale }/docs/Web/CSS/Guides/Animations/Animatable_properties">Tipo de animação</a>
css-info-stacking = <a href="/{ $locale }/docs/Web/CSS/Guides/Positioned_layout/Stacking_context">Cria contexto de empilhamento</a>
css-info-each-property = como cada propriedade da abreviação:
css-info-not-found = A definição formal de { $name } não é conhecida.

## Compatibility tables and specifications

compat-caption = Compatibilidade com navegadores de { $query }
compat-feature = Recurso
compat-platform-desktop = Computador
compat-platform-mobile = Celular
compat-platform-server = Servidor
compat-row-link = Link para esta linha
compat-yes = Suporte completo
compat-partial = Suporte parcial
compat-preview = Suporte em uma versão prévia
compat-no = Sem suporte
compat-unknown = Suporte desconhecido
compat-version-no = Não
compat-version-preview = Prévia
compat-mark-footnote = Veja as notas de implementação
compat-mark-disabled = O usuário precisa ativar
compat-mark-altname = Usa um nome fora do padrão
compat-mark-prefix = Precisa de um prefixo de fornecedor
compat-mark-more = Mais detalhes de compatibilidade
compat-released = Lançamento: { $date }
compat-removed = Removido a partir da versão { $version }
compat-prefix = Precisa do prefixo de fornecedor { $prefix }
compat-altname = Implementado com o nome { $name }
compat-flag-since = É preciso ativar uma opção experimental desde a versão { $from }.
compat-flag-between = É preciso ativar uma opção experimental da versão { $from } até a { $until } (sem incluí-la).
compat-flag-preference = Ative a preferência { $name }.
compat-flag-preference-value = Defina a preferência { $name } como { $value }.
compat-flag-runtime = Inicie o navegador com a opção { $name }.
compat-flag-runtime-value = Inicie o navegador com a opção { $name } definida como { $value }.
compat-flag-place = As preferências do { $browser } são alteradas em { $url }.
compat-bug = Veja o bug { $number }
compat-implementation = Veja a alteração no código
compat-legend = Legenda
compat-tip = Selecione uma célula com mais detalhes para abrir suas notas e seu histórico.
compat-report = Relatar problemas com estes dados de compatibilidade
compat-source = Ver os dados no GitHub
compat-source-title = Arquivo: { $file }
compat-missing = Nenhum dado de compatibilidade encontrado para { $query }.
compat-missing-report = Relatar este problema
spec-heading = Especificação
spec-unknown = Especificação desconhecida
spec-none = Nenhuma especificação encontrada
spec-none-text = Os dados não indicam nenhuma especificação para { $query }. Se você conhece alguma, adicione-a aos <a class="external" target="_blank" href="{ $url }">dados de compatibilidade com navegadores</a>.

## Formal syntax

css-syntax-sources = Sintaxe formal conforme definida por { $specs }. Os navegadores podem oferecer suporte apenas a parte dela.

## Lists, diagrams and old macros

summary-missing = Não há resumo disponível.
list-filter = Filtrar esta página
inheritance-diagram-label = Herança de { $name }
svg-info-categories = Categorias
svg-info-content = Conteúdo permitido
svg-info-interface = Interface DOM
svg-info-attributes = Atributos
svg-info-specification = Especificação
extension-examples = Extensões de exemplo
extension-example-name = Exemplo
extension-example-apis = APIs
extension-example-description = Descrição
no-tag-omission = Nenhuma: tanto a tag inicial quanto a final são obrigatórias.

## Choice of browsers in compatibility tables

compat-choice = Escolher navegadores
compat-choice-hint = Escolha as colunas desta e de todas as outras tabelas de compatibilidade. A escolha fica guardada em um cookie neste dispositivo. Se nada for escolhido, todos são exibidos.
compat-choice-apply = Mostrar estes
compat-choice-all = Mostrar todos
compat-choice-count = { $shown } de { $all } exibidos
## Home

home-description = Referência e guias de HTML, CSS, JavaScript, HTTP e APIs web.
search-description = Pesquisar no { $site }

## Samples and their runner

runner-caution = Cuidado: esta é uma página de demonstração
runner-caution-text = O código desta página veio no endereço dela, então qualquer pessoa pode tê-lo escrito. Não digite senhas nem outros dados pessoais.
runner-code = Mostrar o código
runner-open = Abrir no Playground
runner-continue = Continuar
runner-no-code = Nenhum código para executar
runner-no-code-text = Este endereço não contém código. Talvez esteja incompleto.
runner-unreadable = Não foi possível ler o código
runner-unreadable-text = O código deste endereço está danificado ou incompleto.
runner-too-large = O código é grande demais
runner-too-large-text = É possível executar no máximo um mebibyte de código.
runner-forbidden = Não é exibido aqui
runner-forbidden-text = Este código só é executado dentro de um quadro deste site. Abra-o no Playground.
runner-missing = Exemplo não encontrado
runner-missing-text = Esta página não tem nenhum exemplo com esse nome. Talvez ela tenha mudado.
sample-play = Experimentar
sample-result = Resultado
queue-title = Fila
queue-about = Separe este exemplo: todos os da fila são abertos juntos no Playground.
queue-example = Exemplo { $number }
queue-remove = Remover o exemplo { $number }
## Interactive examples

example-run = Executar
example-reset = Redefinir
example-output = Saída
example-console = Saída do console
example-values = Seleção de valor
example-unsupported = Seu navegador não oferece suporte ao valor atual.
example-hint = Tab recua o código. Para sair do editor, pressione Esc e depois Tab.
name-part = { $name }: { $part }
example-failed = Não foi possível carregar o editor.

## Markdown twins (the first sentence follows the word Baseline)

twin-baseline-high = Amplamente disponível desde { $date }.
twin-baseline-low = Recém-disponível desde { $date }.
twin-baseline-limited = Disponibilidade limitada: não está em todos os principais navegadores.
twin-baseline-discouraged = Obsoleto: evite em projetos novos.
twin-baseline-removing = Será removido dos navegadores.
twin-baseline-instead = Use os seguintes recursos no lugar dele:
twin-pointer = Índice de todas as páginas: { $url }. O endereço de uma página seguido de `.md` fornece seu Markdown.
twin-missing-page = Não há página em { $path }
twin-missing-section = A página não tem a seção { $section }
twin-suggestions = Páginas que você talvez procure
twin-featured = Artigos em destaque
twin-news = Notícias

## Lists of pages for programs (llms.txt)

llms-summary = Documentação da plataforma web: guias e referência em Markdown. { $count ->
    [one] { $count } página
   *[other] { $count } páginas
  } neste idioma.
llms-usage = Acrescente `.md` ao endereço de uma página para obter seu Markdown, e `?section=ID` para uma única seção. Listas de outros idiomas: { $url }.
llms-mcp = Programas que usam o Model Context Protocol encontram as mesmas páginas em { $url }.
llms-area-summary = Parte de { $site }: { $count ->
    [one] { $count } página
   *[other] { $count } páginas
  }. Todas as áreas: { $url }
llms-areas = Áreas
llms-pages = Páginas
llms-others = Outras páginas
llms-languages = Idiomas
llms-count = { $count ->
    [one] { $count } página
   *[other] { $count } páginas
  }
llms-full = Tudo em um só arquivo para baixar: { $url }

## AI Help, quoted answers (Markdown)

ai-help-quoted = Estes trechos são citações literais das páginas deste site. Nenhum modelo escreveu esta resposta.
ai-help-more = Outras páginas:

# Archives for reading offline (app/services/exports).
archive-skip = Ir para o texto
archive-search = Pesquisar
archive-search-none = Nada encontrado.
archive-search-script = A pesquisa precisa de JavaScript. A lista de todas as páginas funciona sem ele.
archive-index = Todas as páginas de A a Z
archive-sidebar = Páginas relacionadas
archive-contents = Conteúdo
archive-toc = Nesta página
archive-original = Esta página na web
archive-about = Sobre esta cópia
archive-copy = Cópia de { $site }, conteúdo de { $date }.
archive-copy-undated = Cópia de { $site }.
archive-license = O conteúdo está disponível sob uma licença Creative Commons.
archive-authors = Cada página tem um link para o original na web, que informa seus autores.
archive-image = Imagem na web
archive-sample = Este exemplo na web
archive-curriculum = Currículo
