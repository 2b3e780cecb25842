# Texts of the screens. Article texts are in ../content/.

## Shell

skip-to-content = Pular para o conteúdo principal
skip-to-search = Pular para a pesquisa
skip-to-toc = Pular para o índice
skip-to-language = Pular para a seleção de idioma
agents-page = Para agentes de IA: esta página está disponível em Markdown em { $markdown }, e a lista de todas as páginas em { $list }.
agents-site = Para agentes de IA: a lista de todas as páginas deste site em Markdown está disponível em { $list }.
site-home = Página inicial do { $site }
loading-document = Carregando o documento…

## Main menu

menu-main = Menu principal
menu-open = Abrir o menu principal
menu-close = Fechar o menu principal
menu-references = Referências
menu-web = Tecnologia web
menu-web-about = Referência de tecnologias web para desenvolvedores
menu-html = HTML
menu-html-about = Estrutura do conteúdo na web
menu-css = CSS
menu-css-about = Código que descreve a aparência dos documentos
menu-javascript = JavaScript
menu-javascript-about = Linguagem de script de uso geral
menu-http = HTTP
menu-http-about = Protocolo de transmissão de recursos web
menu-api = APIs web
menu-api-about = Interfaces para construir aplicações web
menu-webextensions = Extensões web
menu-webextensions-about = Desenvolvimento de extensões para navegadores
menu-accessibility = Acessibilidade
menu-accessibility-about = Projetos web que todas as pessoas podem usar
menu-learn = Aprender
menu-learn-overview = Área de aprendizado
menu-learn-overview-about = Aprenda desenvolvimento web desde o início
menu-learn-html-about = Estruturar conteúdo web com HTML
menu-learn-css-about = Estilizar conteúdo com CSS
menu-learn-javascript-about = Tornar páginas interativas com JavaScript
menu-learn-accessibility-about = Criar páginas que todas as pessoas possam usar

## Article

breadcrumbs-label = Trilha de navegação
sidebar-label = Tópicos relacionados
sidebar-expand = Expandir a barra lateral
sidebar-collapse = Recolher a barra lateral
language-menu = Idioma: { $language }
toc-title = Neste artigo
translation-note = Esta página foi traduzida do inglês pela comunidade.
translation-note-english = Ver em inglês
article-info = Sobre esta página
article-modified = Última modificação desta página: { $date }.
article-contribute = Como contribuir
article-contributors = Quem contribuiu para esta página
article-source = Ver esta página no GitHub
article-markdown = Copiar a página como Markdown
article-report = Relatar um problema nesta página
article-ask = Perguntar à ajuda com IA sobre esta página
copy-code = Copiar
copy-done = Copiado!
copy-failed = Erro ao copiar para a área de transferência!

## Errors

not-found-title = Página não encontrada
not-found-message = Desculpe, a página { $path } não foi encontrada.
not-found-translations = Esta página em outro idioma
not-found-similar = Páginas com nome semelhante
not-found-home = Voltar para a página inicial
error-unhandled = Resposta de erro não tratada!
error-application = Erro da aplicação
error-loading = Erro de carregamento
error-unknown = Erro desconhecido
error-sorry = Algo deu errado do nosso lado. Tente novamente em instantes.
error-incident = Referência para um relato: { $id }
error-reload = Tentar recarregar a página

## Home

home-title = A plataforma web, explicada
home-start = Comece por
home-areas = Documentação
home-in-english = em inglês
home-empty = Ainda não há documentos neste idioma.

## Footer

footer-label = Links do site
footer-tagline = Documentação para todas as pessoas que constroem a web.
footer-developers = Desenvolvedores
footer-glossary = Glossário
footer-changes = Alterações recentes
footer-license = © { $first }–{ $year } os autores da documentação.
footer-license-year = © { $year } os autores da documentação.
footer-license-link = Conteúdo disponível sob uma licença Creative Commons.

## Baseline

baseline-name = Baseline
baseline-high = Amplamente disponível
baseline-low = Recém-disponível
baseline-limited = Disponibilidade limitada
baseline-discouraged = Obsoleto
baseline-removing = Será removido
baseline-sign-yes = Baseline: sim
baseline-sign-no = Baseline: não
baseline-sign-discouraged = Baseline: desaconselhado
baseline-browser-yes = { $browser }: compatível
baseline-browser-no = { $browser }: sem suporte amplo
baseline-supported-in = Compatível com { $browsers }.
baseline-unsupported-in = Sem suporte amplo em { $browsers }.
baseline-high-text = Este recurso está bem estabelecido. Ele funciona em todos os principais navegadores, em muitos dispositivos e versões, desde { $date }.
baseline-low-text = Desde { $date }, este recurso funciona nas versões mais recentes dos principais navegadores. Pode falhar em dispositivos e versões mais antigos.
baseline-limited-text = Este recurso não faz parte do Baseline: alguns dos navegadores mais usados não oferecem suporte a ele.
baseline-discouraged-text = Evite este recurso em novos projetos. Ele pode ser removido dos navegadores algum dia.
baseline-removing-text = Os navegadores vão remover este recurso ou já o removeram. Substitua-o onde você o usa.
baseline-asterisk = Algumas partes deste recurso têm níveis diferentes de suporte.
baseline-use-discouraged = Considere usar os seguintes recursos no lugar dele:
baseline-use-removing = Use os seguintes recursos no lugar dele:
baseline-learn-more = Saiba mais
baseline-see-compat = Ver a compatibilidade completa

## Feedback

feedback-title = Ajude a melhorar o { $site }
feedback-question = Esta página foi útil para você?
feedback-yes = Sim
feedback-no = Não
feedback-reason-question = Por que esta página não foi útil para você?
feedback-reason-outdated = O conteúdo está desatualizado
feedback-reason-incomplete = Faltam informações
feedback-reason-code-examples = Os exemplos de código não funcionam como esperado
feedback-reason-technical = O conteúdo está incorreto
feedback-reason-consistency = Os termos não são usados de forma consistente
feedback-reason-incomprehensible = Difícil de entender
feedback-reason-linguistic = Erros de linguagem
feedback-reason-other = Outro motivo
feedback-submit = Enviar
feedback-thanks = Agradecemos a sua opinião!
feedback-failed-title = Seu voto não foi salvo
feedback-fault-vote = Escolha Sim ou Não.
feedback-fault-reason = Escolha um dos motivos.
feedback-fault-page = Esta página não existe, então não há o que avaliar.
feedback-fault-limited =
    { $minutes ->
        [one] Você votou muitas vezes. Tente novamente em { $minutes } minuto.
       *[other] Você votou muitas vezes. Tente novamente em { $minutes } minutos.
    }
feedback-fault-unavailable = Não foi possível salvar seu voto. Tente novamente em instantes.
feedback-back = Voltar para a página
## Baseline: dates, versions, feedback

baseline-high-since = Amplamente disponível desde { $date }.
baseline-versions = Primeiras versões com este recurso:
baseline-version-none = sem suporte
baseline-feedback = Enviar comentários
## Header

theme-menu = Tema
theme-os-default = Igual ao sistema
theme-light = Claro
theme-dark = Escuro
theme-current = (selecionado)
menu-in-english = (em inglês)
menu-new = Novo
menu-new-feature = Novo recurso
menu-news = Mudanças em páginas das suas coleções
menu-plus = Plus
menu-plus-overview = Visão geral
menu-plus-overview-about = A documentação do seu jeito
menu-ai-help = Ajuda com IA
menu-ai-help-about = Respostas da documentação na hora
ai-help-deleted = Seu tópico da ajuda com IA foi excluído.
ai-help-question = Sua pergunta à ajuda com IA
menu-collections = Coleções
menu-collections-about = Os artigos que você salvou
menu-updates = Novidades
menu-updates-about = Veja rapidamente o que mudou nos navegadores
menu-plus-docs = Documentação
menu-plus-docs-about = Como usar o que o Plus oferece
menu-plus-faq = Perguntas frequentes
menu-plus-faq-about = O que mais perguntam sobre o Plus
menu-curriculum = Currículo
menu-blog = Blog
menu-tools = Ferramentas
menu-play = Playground
menu-play-about = Escreva, teste e compartilhe código
menu-observatory = HTTP Observatory
menu-observatory-about = Verifique de graça a segurança de um site
account-log-in = Entrar
account-sign-up = Cadastre-se grátis
toast-close = Fechar a mensagem

## Footer lists

footer-site = { $site }
footer-about = Sobre
footer-careers = Carreiras
footer-advertise = Anuncie conosco
footer-api = Dados e API
footer-downloads = Downloads
footer-support = Suporte
footer-help = Ajuda do produto
footer-report = Relatar um problema
footer-telemetry = Privacidade e telemetria
footer-communities = Nossas comunidades
footer-community = Comunidade
footer-guidelines = Guia de redação
footer-forum = Fórum
footer-chat = Bate-papo
footer-learn = Aprender desenvolvimento web
footer-hacks = Blog Hacks
footer-social = { $site } no { $network }
footer-privacy = Aviso de privacidade do site
footer-cookies = Cookies
footer-legal = Informações legais
footer-participation = Diretrizes de participação na comunidade
## Quick search

quick-search-label = Pesquisar no { $site }
quick-search-placeholder = Pesquisar
quick-search-hero = O que você está procurando?
quick-search-submit = Pesquisar
quick-search-clear = Limpar a pesquisa
quick-search-open = Pesquisar no site
quick-search-close = Fechar a pesquisa
quick-search-list = Páginas por título
quick-search-loading = Carregando o índice de pesquisa…
quick-search-failed = Não foi possível carregar o índice de pesquisa!
quick-search-none = Nenhum título de documento encontrado.
quick-search-near = Títulos parecidos
quick-search-more = Não encontrou o que procura?
quick-search-site = Pesquisar { $query } em todo o site
quick-search-broken = Erro ao exibir a pesquisa. Veja os detalhes no console.
quick-search-count =
    { $count ->
        [one] { $count } página encontrada
       *[other] { $count } páginas encontradas
    }

## Home regions

home-featured = Artigos em destaque
home-news = Últimas notícias
home-news-new = Novo
home-contributions = Contribuições recentes
home-spotlight = Colaborador em destaque
home-spotlight-involved = Participe →
## Reading

sidebar-filter-label = Filtrar a barra lateral
sidebar-filter-placeholder = Filtrar
sidebar-filter-clear = Limpar o filtro
sidebar-filter-count = { $count ->
    [0] Nenhum resultado
    [one] { $count } resultado
   *[other] { $count } resultados
  }
language-remember = Lembrar idioma
language-remember-about = De agora em diante, abre as páginas neste idioma sempre que existirem nele
language-forget = Esquecer o idioma lembrado
translation-note-always = Sempre mudar para o inglês
translation-note-newer = A página em inglês foi alterada depois desta tradução, em { $date }.
loading = Carregando…

## Search page

search-title = Pesquisa: “{ $query }”
search-title-page = Pesquisa: “{ $query }” (página { $page })
search-none = Sem consulta, sem resultados.
search-heading = Resultados da pesquisa por: { $query }
search-heading-page = Resultados da pesquisa por: { $query } (página { $page })
search-label = Pesquisar na documentação
search-submit = Pesquisar
search-help = O que você pode pesquisar
search-help-text = O nome de um recurso, como você o escreve no código, ou algumas palavras sobre o que quer fazer. Palavras entre aspas são procuradas juntas. Por exemplo:
search-language = Idioma:
search-both = Ambos
search-sort = Ordenar por:
search-sort-best = Melhores resultados
search-sort-relevance = Relevância
search-sort-popularity = Popularidade
search-topics = Tópicos
search-topic-all = Todos os tópicos
search-topic-other = Outros
search-found =
    { $count } { $count ->
        [one] resultado
       *[other] resultados
    }.
search-matches =
    { $count ->
        [one] { $count } resultado
       *[other] { $count } resultados
    }
search-suggestion = Você quis dizer…
search-close = Nenhuma página tem exatamente este nome. Estes são parecidos.
search-some = Nenhuma página tem todas estas palavras. Estas têm algumas delas.
search-paging = Páginas de resultados
search-page = Página { $page }
search-previous = Anterior
search-next = Próxima
search-beyond = Não há tantos resultados.
search-first-page = Ir para a primeira página
search-nothing = Nada foi encontrado.
search-tip-spelling = Confira a ortografia.
search-tip-words = Use menos palavras ou palavras mais gerais.
search-tip-topics = Pesquisar em todos os tópicos
search-tip-english = Pesquisar em inglês
search-areas = Ou comece por uma área:
search-error = Erro na pesquisa
search-fault = <code>{ $param }</code>: { $fault }
search-fault-too-long = A consulta é longa demais. Encurte-a, por favor.
search-fault-page = Deve ser um número inteiro de 1 a { $most }.
search-fault-unknown = Esta opção não existe.

## Reader choices

shortcuts-title = Atalhos de teclado
shortcuts-search = Pesquisar
shortcuts-list = Mostrar esta lista
shortcuts-move = Percorrer resultados e menus
shortcuts-open = Abrir o resultado
shortcuts-tab = Abrir o resultado em uma nova aba
shortcuts-close = Fechar ou esvaziar o campo
shortcuts-single = Usar teclas sem Ctrl ou ⌘
shortcuts-single-why = Desative se o seu navegador ou controle por voz usa / ou ? para outra coisa.
choice-close = Fechar
code-options = Como o código é exibido
code-wrap = Quebrar linhas longas
code-numbers = Mostrar números de linha
## Saving articles

bookmark-save = Salvar
bookmark-saved = Salvo
bookmark-offline = Você está offline. Para salvar, é preciso uma conexão de rede.
bookmark-offline-short = offline
bookmark-done = Salvo em “{ $name }”.
bookmark-removed = Removido de “{ $name }”.

## Collections

collections-title = Coleções
collections-intro = Guarde os artigos aos quais você sempre volta, cada um com suas notas.
collections-new = Nova coleção
collections-default = Artigos salvos
collections-default-about = A coleção padrão.
collections-count =
    { $count ->
        [one] { $count } artigo
        [many] { $count } de artigos
       *[other] { $count } artigos
    }
collections-edited = Editada { $when }
collections-empty = Criar uma nova coleção…
collections-edit = Editar
collections-delete = Excluir
collections-back = ← Voltar
collections-search = Pesquisar nesta coleção
collections-sort = Ordenar por:
collections-sort-date = Data em que foi salvo
collections-sort-title = Título, de A a Z
collections-sort-title-descending = Título, de Z a A
collections-show = Mostrar
collections-matches =
    { $count ->
        [0] Nada aqui corresponde a “{ $query }”.
        [one] { $count } resultado para “{ $query }”.
        [many] { $count } de resultados para “{ $query }”.
       *[other] { $count } resultados para “{ $query }”.
    }
collections-show-all = Mostrar todos os artigos
collections-loading = Carregando…
collections-load-failed = Erro (tentar novamente)
collections-no-items = Ainda não há nada nesta coleção.
collections-no-items-how = Abra um artigo e escolha Salvar para colocá-lo aqui.
collections-export = Exportar como:
collections-saved = Salvo { $when }
collections-note-add = Adicionar nota
collections-note-edit = Editar nota
collections-note-more = Ver a nota completa
collections-note-less = Mostrar menos
collections-paging = Páginas desta coleção
collections-page = Página { $page }
collections-previous = Anterior
collections-next = Próxima

updates-title = Novidades
updates-title-of = Novidades em { $name }
updates-title-release = Mudanças no { $release }
updates-intro = O que as versões dos navegadores adicionaram e removeram, segundo dados abertos de compatibilidade.
updates-releases = Versões
updates-baseline = Novos no Baseline
updates-filter = Filtrar novidades
updates-browsers = Navegadores
updates-categories = Tecnologias
updates-category-manifests = Manifestos
updates-category-mediatypes = Tipos de mídia
updates-collections = Coleções
updates-search = Filtrar por palavra-chave
updates-sort = Ordenar por:
updates-sort-desc = Mais recentes
updates-sort-asc = Mais antigas
updates-show = Mostrar
updates-reset = Limpar todos os filtros
updates-login = Entre para filtrar, pesquisar e ordenar.
updates-count =
    { $count ->
        [one] { $count } novidade
       *[other] { $count } novidades
    }
updates-added = adicionado
updates-removed = removido
updates-engines = Compatível com { $engines }
updates-engines-none = Sem suporte nos motores atuais
updates-article = Ver o artigo completo
updates-find-article = Pesquisar o artigo
updates-table = Mostrar compatibilidade com navegadores
updates-no-table = Nenhuma página deste site tem uma tabela deste recurso.
updates-save = Salvar
updates-none = Nenhuma novidade encontrada.
updates-none-filtered = Nenhuma novidade corresponde aos seus filtros.
updates-paging = Páginas de novidades
updates-page = Página { $page }
updates-previous = Anterior
updates-next = Próxima
updates-all = Todas as novidades
updates-feeds = Feeds Atom
updates-feed-list = Feed desta lista
updates-feed-of = Assinar feed: { $title }
updates-feeds-browsers = Por navegador
updates-feeds-categories = Por tecnologia
updates-feed-added = Adicionado: { $features }
updates-feed-removed = Removido: { $features }
updates-feed-more =
    { $count ->
        [one] { $features } e mais um
        [many] { $features } e mais { $count }
       *[other] { $features } e mais { $count }
    }
updates-own-title = Feed das suas coleções
updates-own-intro = O que os navegadores adicionaram e removeram nas páginas das suas coleções, para o seu leitor de feeds.
updates-own-secret = O endereço é secreto: quem o conhece pode ler o feed e, assim, ver quais páginas você salvou. Se ele foi divulgado, substitua-o.
updates-own-address = Endereço do seu feed
updates-own-none = Você ainda não tem um feed.
updates-own-create = Criar um feed
updates-own-renew = Substituir o endereço
updates-own-revoke = Desativar o feed
updates-own-renewed = Seu feed tem um novo endereço.
updates-own-revoked = Seu feed está desativado.
updates-own-failed = Não é possível salvar no momento. Tente novamente em breve.
collections-edit-title = Editar coleção
collections-delete-title = Excluir coleção
collections-delete-question = Deseja excluir a coleção “{ $name }”?
collections-delete-items =
    { $count ->
        [one] { $count } artigo salvo e sua nota também serão excluídos.
        [many] { $count } de artigos salvos e suas notas também serão excluídos.
       *[other] { $count } artigos salvos e suas notas também serão excluídos.
    }
collections-move-title = Mover artigo
collections-move-question = Para onde mover “{ $title }” de “{ $name }”?
collections-move-nowhere = Ainda não há outra coleção para onde movê-lo.
collections-remove-title = Remover artigo
collections-remove-question = Deseja remover “{ $title }” de “{ $name }”?
collections-remove-note = Sua nota também será excluída.
collections-done-created = A coleção “{ $name }” foi criada.
collections-done-changed = Suas alterações foram salvas.
collections-done-deleted = A coleção “{ $name }” foi excluída.
collections-done-moved = “{ $title }” foi movido para “{ $name }”.
collections-done-removed = “{ $title }” foi removido.
collections-interrupted-title = Não foi possível acessar sua conta
collections-interrupted = Não foi possível salvar, porque no momento não há como saber de quem é a conta. O que você digitou continua nesta página: aguarde um instante e envie novamente.
collections-interrupted-again = Enviar novamente
form-foreign-title = Este formulário é de outra conta
form-foreign = Você o abriu como { $openedAs } e agora está conectado como { $email }. Nada foi salvo.
form-foreign-unknown = Ele não informa com qual conta foi aberto. Agora você está conectado como { $email }. Nada foi salvo.
form-foreign-send = Enviar como { $email }
collections-gone-title = Isto não está mais aqui
collections-gone = Foi excluído ou movido, talvez em outra janela, ou pertence a outra conta.
collections-gone-kept = O que você digitou está abaixo. Você pode salvar novamente.
account-unavailable = O site não consegue consultar as contas no momento. Tudo o que não precisa de conta funciona como sempre. Tente novamente em instantes.
collection-add = Adicionar à coleção
collection-edit-item = Editar item
collection-create = Criar coleção
collection-select = Coleção:
collection-option-new = + Nova coleção
collection-new-name = Nome da nova coleção, se você escolheu criar uma:
collection-name = Nome:
collection-description = Descrição:
collection-note = Nota:
collection-save = Salvar
collection-saving = Salvando…
collection-delete = Excluir
collection-deleting = Excluindo…
collection-move = Mover
collection-moving = Movendo…
collection-remove = Remover
collection-cancel = Cancelar
collection-discard = Descartar o que você digitou?
collection-error = Erro: { $message }
collection-fault-check = Verifique o que está marcado abaixo.
collection-fault-missing = Preencha este campo.
collection-fault-blank = Preencha este campo com pelo menos um caractere visível.
collection-fault-too-long = Verifique se o texto não tem mais de { $limit } caracteres.
collection-fault-too-large = Isto é longo demais para enviar. O que você digitou continua aqui: encurte o texto e tente novamente.
collection-fault-character = Este texto contém um caractere que não pode ser salvo.
collection-fault-name-taken = Já existe uma coleção com o nome “{ $name }”.
collection-fault-already-saved = Essa coleção já tem este artigo.
collection-fault-not-saved = Este artigo não está salvo nessa coleção.
collection-fault-page = Esta página não pode ser salva: ela não é deste site.
collection-fault-default = A coleção padrão não pode ser alterada nem excluída.
collection-fault-unavailable = Não foi possível salvar. O que você digitou continua aqui: tente novamente em instantes.
collection-fault-loading = Não foi possível carregar suas coleções. Tente novamente em instantes.
collection-fault-signed-out = Você foi desconectado. Entre em outra janela e tente novamente aqui.
collection-fault-foreign = Você abriu isto como { $openedAs }, mas agora está conectado com outra conta. Nada foi salvo. O que você digitou continua aqui.
collection-conflict-title = Isto foi alterado nesse meio-tempo
collection-conflict = Outra janela salvou a versão abaixo. A sua continua no formulário, sem ser salva: salve de novo para substituir a outra.
collection-limit-title = Quer mais?
collection-limit =
    { $limit ->
        [one] Seu plano permite { $limit } coleção. Com o Plus não há limite.
        [many] Seu plano permite { $limit } de coleções. Com o Plus não há limite.
       *[other] Seu plano permite { $limit } coleções. Com o Plus não há limite.
    }
account-upgrade = Fazer upgrade agora

## Frequently viewed

viewed-title = Artigos vistos com frequência
viewed-about = Artigos que você abriu pelo menos duas vezes nos últimos 30 dias. A lista fica apenas neste navegador.
viewed-no-script = Esta lista fica no seu navegador, que precisa de JavaScript para mostrá-la.
viewed-empty = Nenhum artigo foi aberto duas vezes nos últimos 30 dias.
viewed-count =
    { $count ->
        [one] { $count } visualização
        [many] { $count } de visualizações
       *[other] { $count } visualizações
    }
viewed-latest = Visto pela última vez { $when }
viewed-updated = Atualizado { $when }
viewed-more = Mostrar mais
## Accounts

account-menu = Menu do usuário
account-menu-title = Meu { $site } Plus
account-subscriber = Assinante do Plus
account-settings = Minhas configurações
account-help = Ajuda
account-feedback = Comentários
account-sign-out = Sair
account-maintenance = Manutenção em andamento
account-api-down = A API está fora do ar para manutenção. Você pode continuar navegando no { $site } Web Docs, mas o { $site } Plus e a pesquisa podem não estar disponíveis. Agradecemos a paciência!
account-changed = Agora você está conectado como { $email }. Esta página é de outra conta: copie o que você digitou antes de recarregá-la.
account-left = Você saiu da conta em outra janela. O que você digitou continua aqui: entre de novo para salvar.
sign-in-failed-title = Você não está conectado
sign-in-fault-refused = Esta tentativa de entrar expirou ou foi iniciada em outro navegador. Comece de novo.
sign-in-fault-provider = O serviço de contas não está respondendo no momento. Tudo o que não precisa de conta continua funcionando; tente entrar novamente em alguns minutos.
sign-in-fault-database = O site não consegue consultar as contas no momento. Tudo o que não precisa de conta continua funcionando; tente entrar novamente em alguns minutos.
sign-in-again = Tentar novamente
sign-in-back = Continuar sem entrar
sign-in-kept-title = Sua sessão foi encerrada
sign-in-kept-about = Sua sessão expirou, por isso nada foi salvo ainda. O que você digitou fica guardado por 30 minutos: entre, e o texto voltará ao lugar.
sign-in-ended-about = Sua sessão expirou, por isso sua última alteração pode não ter sido salva. Entre para continuar de onde parou.
demo-title = Escolha uma conta de demonstração
demo-about = Esta cópia do site vem com contas para experimentar. Escolha uma para entrar: não há senha, e nada é enviado a lugar nenhum.
demo-cancel = Cancelar
demo-plan-core = Core
demo-plan-mdn-plus-5m = Plus 5, mensal
demo-plan-mdn-plus-5y = Plus 5, anual
demo-plan-mdn-plus-10m = Supporter 10, mensal
demo-plan-mdn-plus-10y = Supporter 10, anual
## Plus landing

plus-hero-title = Deixe a documentação <u>com a sua cara</u>
plus-get-started = Começar
plus-whats-included = O que está incluído
plus-ads-title = Sem anúncios
plus-ads-text = Quem assina pode desligar os anúncios. Fica o artigo, e a calma para ler.
plus-ai-text = Pergunte com suas próprias palavras. A resposta vem da documentação e cita as páginas de onde saiu, para que você possa conferir.
plus-playground-text = Escreva HTML, CSS e JavaScript, veja na hora o que acontece e compartilhe o resultado por um link.
plus-updates-text = O que os navegadores passaram a oferecer e o que abandonaram, em uma só lista. Filtre por navegador, por tecnologia ou pelas suas coleções.
plus-collections-text = Salve artigos com uma nota, organize-os em coleções por projeto ou assunto e encontre-os em todos os seus dispositivos.
plus-learn-more = Saiba mais
plus-choose = Escolha um plano
plus-or-log-in = ou entre na sua conta
plus-pay-yearly = Pague por ano e ganhe 2 meses grátis
plus-pay-yearly-on = (escolhido; este link volta ao pagamento mensal)
plus-not-sold = Os planos pagos não estão disponíveis onde você está. O plano gratuito vale em toda parte.
plus-not-here = Os planos pagos não podem ser comprados neste site.
plus-free = Grátis
plus-per-month = /mês
plus-billed-month = Cobrança mensal
plus-billed-year = Cobrança anual
plus-includes = Inclui:
plus-includes-unlimited = Inclui acesso ilimitado a:
plus-item-updates = Filtrar e ordenar novidades
plus-item-collections-core = Até 3 coleções
plus-item-playgrounds = Compartilhar playgrounds
plus-item-ai-core = Ajuda com IA: 5 perguntas por dia
plus-item-ads = Sem anúncios
plus-item-collections = Coleções de artigos
plus-item-early = Acesso antecipado às novidades
plus-item-pride = O orgulho de apoiar o projeto
plus-start = Começar com { $plan }
plus-upgrade = Mudar para { $plan }
plus-current = Plano atual
plus-unavailable = Não disponível
plus-terms = Ver termos e condições

## Settings

settings-title = Configurações
settings-account-section = Gerenciar conta
settings-ads = Leitura sem anúncios
settings-ads-text = Leia o { $site } sem anúncios.
settings-ads-more = Sobre os anúncios deste site
settings-ads-only = A leitura sem anúncios é só para assinantes do { $site } Plus.
settings-account = Conta
settings-account-text = Seu nome, seu e-mail e sua senha ficam com o provedor de contas.
settings-account-demo = Este site usa contas de demonstração embutidas. Não há nada para gerenciar nelas.
settings-new-tab = (abre em outra aba)
settings-subscription = Assinatura do { $site } Plus
settings-subscription-text = Mude ou cancele seu plano e veja o que você pagou.
settings-subscriptions = Assinaturas
settings-sessions-section = Sessões
settings-sessions = Onde você está conectado
settings-sessions-text = Estes navegadores podem usar sua conta. Saia dos que você não conhece ou não usa mais. O botão para todos também encerra a sessão neste navegador.
settings-session-browser = { $browser } no { $system }
settings-session-unknown = Navegador desconhecido
settings-session-current = Este navegador
settings-session-created = Entrada em { $date }.
settings-session-seen = Último uso em { $date }.
settings-session-end = Sair
settings-session-ended = A sessão nesse navegador foi encerrada.
settings-sessions-end = Sair em todos os lugares
settings-sessions-ended = Sua sessão foi encerrada em todos os navegadores.
settings-history = Ativar histórico
settings-history-kept = Com o histórico ativado, suas perguntas à ajuda com IA e as respostas ficam guardadas por até seis meses, para você voltar a elas.
settings-history-off = Desativar esconde o que foi guardado, mas não o exclui.
settings-delete = Excluir histórico
settings-delete-text = Remove suas perguntas, as respostas e tudo o que foi anotado sobre elas, com o histórico ativado ou não.
settings-delete-question = Quer excluir para sempre seu histórico da ajuda com IA?
settings-cancel = Cancelar
settings-history-deleted = Seu histórico da ajuda com IA foi excluído.
settings-ai-links = Ocultar links nas páginas
settings-ai-links-text = Oculta o link das páginas da documentação que permite perguntar sobre elas à ajuda com IA.
settings-updated-section = Fique por dentro
settings-newsletter = Boletim do { $site } Plus (será encerrado)
settings-newsletter-text = O boletim está chegando ao fim: todos serão descadastrados e os dados serão removidos.
settings-newsletter-final = Você pode cancelar agora. Depois disso, não poderá assinar de novo.
settings-newsletter-not = Você não assina o boletim.
settings-offline-section = Acesso offline
settings-on = Ativado
settings-off = Desativado
settings-saving = Salvando…
settings-saved = Salvo.
settings-failed = Não foi possível salvar. Tente novamente em instantes.
settings-problem-form = Não foi possível ler o formulário. Nada foi alterado.
settings-problem-subscribers = Isto é só para assinantes do { $site } Plus. Nada foi alterado.
settings-problem-left = Você cancelou o boletim e não pode assinar de novo.
settings-problem-unavailable = Não foi possível salvar suas configurações. Tente novamente em instantes.
settings-problem-signed-out = Sua sessão havia sido encerrada, por isso nada foi alterado. Escolha novamente.

## Flash messages

language-remembered = Idioma lembrado: { $language }. A partir de agora, as páginas abrem nele quando existem.
language-forgotten = As páginas não abrem mais em um idioma lembrado.

## Titles of loading states

loading-title = Carregando…
error-loading-title = Erro de carregamento

## Too many requests

refusal-foreign-title = Enviado de outro site
refusal-foreign-about = Este formulário veio de uma página de outro site, como uma cópia salva, por isso nada foi feito. O que foi enviado está abaixo: copie para o formulário deste site.
refusal-large-title = Longo demais para enviar
refusal-large-about = O que você enviou é mais longo do que este site aceita, por isso nada foi feito. Volte: o que você digitou continua no formulário. Encurte o texto e envie novamente.
refusal-title = Solicitações demais
refusal-about =
    { $seconds ->
        [one] Você enviou mais solicitações do que o site consegue atender. O que você pediu não foi feito. Volte e tente novamente em { $seconds } segundo.
       *[other] Você enviou mais solicitações do que o site consegue atender. O que você pediu não foi feito. Volte e tente novamente em { $seconds } segundos.
    }

## Article: actions, groups of headings, links to a selection, layout

article-actions = Ações do artigo
toc-subsections = Subseções de
selection-link = Copiar link para a seleção
page-options = Como as páginas são exibidas
page-wide = Texto mais largo
page-alone = Só o artigo, sem listas ao lado
code-download = Salvar este código em um arquivo
## Playground

play-title = Playground
play-description = Escreva HTML, CSS e JavaScript e veja na hora o que eles fazem.
play-format = Formatar
play-format-fault = Não é possível formatar { $language } (linha { $line })
play-run = Executar
play-run-again = Mostrar o resultado
play-run-large = Este código é longo demais para um endereço. Pressione o botão para ver o resultado.
play-share = Compartilhar
play-clear = Limpar
play-reset = Redefinir
play-auto = Executar automaticamente
play-editor = Código { $language }
play-hint = Tab recua o código. Para sair de um editor pelo teclado, pressione Esc e depois Tab. Ctrl+Enter executa o código, que fica guardado neste navegador.
play-source = Este código é da página
play-empty = Ainda não há código. Escreva HTML, CSS ou JavaScript: o resultado aparece aqui.
play-starter = Começar com um exemplo
play-drafts = Rascunhos recentes
play-apart = Abrir seu outro código no endereço anterior; este tem um novo
play-result = Resultado
play-console = Console
play-console-clear = Limpar o console
play-console-empty = Nada foi exibido ainda.
play-level-info = Informação
play-level-warn = Aviso
play-level-error = Erro
play-resize-columns = Largura dos editores
play-resize-console = Altura do resultado
play-clear-question = Deseja mesmo limpar tudo?
play-reset-question = Deseja mesmo desfazer suas alterações?
play-cancel = Cancelar
play-close = Fechar
play-shared-warning = Este código foi escrito por outra pessoa. Leia antes: ele só é executado quando você mandar.
play-share-title = Compartilhe seu código
play-share-markdown = Compartilhar como Markdown
play-share-markdown-copy = Copiar o Markdown para a área de transferência
play-share-url = Compartilhar como URL de dados
play-share-url-copy = Copiar a URL de dados para a área de transferência
play-share-url-too-long = Este código é longo demais para um endereço.
play-share-link = Compartilhar seu código por link permanente
play-share-sign-in = Com uma conta, você pode criar um link curto para o seu código. Enquanto isso, ele continua aqui.
play-share-log-in = Entrar
play-share-create = Criar link
play-share-creating = Criando o link…
play-share-address = Link para o seu código
play-share-done = Seu código foi salvo. Qualquer pessoa com este link pode abri-lo.
play-share-copy = Copiar para a área de transferência
play-share-fault-signed-out = Sua sessão terminou. Entre em outra janela e tente de novo: seu código continua aqui.
play-share-fault-too-large = Este código é longo demais para compartilhar: ao todo, ele pode ter no máximo 1 MiB.
play-share-fault-limited = Você criou muitos links em pouco tempo. Tente novamente mais tarde.
play-share-fault-failed = Não foi possível criar o link. Tente novamente em instantes.
play-flag = Viu algo inadequado?
play-flag-reason = Qual é o problema deste código?
play-flag-send = Denunciar
play-flag-done = Obrigado, sua denúncia foi enviada.
play-problem-state = Não é possível ler o código deste endereço. Ele foi copiado inteiro?
play-problem-id = Não há código compartilhado neste endereço.
play-problem-sample = Esse exemplo não existe. A página dele pode ter mudado.
play-problem-given = Este código estava em outra aba ou em outro navegador.
play-problem-too-large = Este código é longo demais: ao todo, ele pode ter no máximo 1 MiB.
play-problem-signed-out = Entre primeiro para compartilhar seu código por um link.
play-problem-limited = Foram tentativas demais em pouco tempo. Tente novamente mais tarde.
play-problem-unavailable = Não foi possível salvar. Tente novamente em instantes.
play-problem-reason = Diga qual é o problema deste código.

## Description of the search (OpenSearch)

search-about = Pesquise guias, referências e tutoriais para desenvolvedores web: HTML, CSS, JavaScript, HTTP e as interfaces da plataforma web.

## Too many requests: kept text

refusal-kept = O que você digitou fica guardado nesta página: passado esse tempo, envie daqui.

## Data for programs

data-title = Dados para programas e agentes
data-about = Programas podem ler tudo neste site: JSON, Markdown, dados para editores e um servidor para agentes. Não é preciso entrar nem ter uma chave.
data-agents = Agentes
data-agents-about = Agentes e assistentes que escrevem código acessam a documentação pelo Model Context Protocol. Adicione este endereço:
data-tools = As ferramentas pesquisam, leem páginas e seções e informam a compatibilidade com navegadores, o status do Baseline e as mudanças dos navegadores.
data-limits = Envie no máximo { $requests } mensagens por minuto às ferramentas para agentes; as demais recebem o status 429.
data-editors = Editores
data-editors-about = Dados para editores: nomes, descrições, valores e compatibilidade com navegadores. O parâmetro { $name } escolhe o idioma.
data-json = Interface JSON
data-json-about = Endereços e parâmetros; a descrição OpenAPI traz o formato de cada resposta.
data-description = Descrição OpenAPI
data-address = Endereço
data-parameters = Parâmetros
data-answer = Resposta
data-none = nenhum

## Offline reading

connection-offline = Você está lendo offline.
connection-online = Você está online novamente.
offline-title = Leitura offline
offline-lead = Este navegador guarda as últimas { $count } páginas que você abre, com tudo de que precisam, para que você possa lê-las de novo sem rede. As páginas que você abre depois de entrar na sua conta não são guardadas.
offline-missing = Você está offline, e este navegador não guardou a página que você pediu.
offline-missing-list = Estas são as páginas guardadas:
offline-pages = Páginas guardadas neste navegador
offline-none = Ainda não há páginas aqui. Elas aparecem conforme você lê, se o navegador executa scripts e tem um service worker.
offline-limits = A pesquisa e os formulários precisam de rede. A pesquisa rápida encontra títulos offline se você já a usou neste idioma.
offline-examples = Os exemplos só são executados online.
offline-keep = Guardar as páginas que abro
offline-stop = Não guardar páginas
offline-delete = Excluir as páginas guardadas
offline-on = Este navegador guarda as páginas que você abre.
offline-off = Este navegador não guarda mais páginas.
offline-deleted = As páginas guardadas foram excluídas.
settings-offline-pages = As páginas que você abre sem entrar na sua conta podem ser lidas de novo sem rede.
settings-offline-manage = Gerenciar as páginas guardadas
settings-content-title = Armazenamento offline do { $site }
settings-content-text = Mantém todas as páginas de um idioma neste navegador, com pesquisa e exemplos, para ler sem rede.
settings-content-only = Manter um idioma inteiro offline é só para assinantes do { $site } Plus.
settings-content-script = Manter um idioma inteiro offline requer JavaScript.
settings-content-unavailable = O modo offline não está disponível. Este navegador ou esta janela privada não o permite.
settings-content-none = No momento, este site não oferece conteúdo para leitura offline.
settings-content-language = Idioma
settings-content-area = Conteúdo
settings-content-area-all = Tudo
settings-content-area-learn = Aprender
settings-content-area-html = HTML
settings-content-area-css = CSS
settings-content-area-javascript = JavaScript
settings-content-area-api = APIs web
settings-content-area-http = HTTP
settings-content-prefer = Preferir conteúdo online
settings-content-prefer-text = Carrega as páginas da rede enquanto houver uma.
settings-content-auto = Ativar atualização automática
settings-content-auto-text = Procura conteúdo novo uma vez por hora enquanto você usa o site.
settings-content-status = Estado da atualização
settings-content-empty = Nada foi baixado ainda.
settings-content-updated = Última atualização em { $date }.
settings-content-checking = Procurando atualizações
settings-content-current = Atualizado
settings-content-check = Procurar atualizações
settings-content-update = Atualizar agora
settings-content-download = Baixar
settings-content-downloading = Baixando…
settings-content-unpacking = Descompactando… { $percent }%
settings-content-clearing = Limpando…
settings-content-pause = Pausar
settings-content-paused = Parado em { $percent }%
settings-content-resume = Continuar
settings-content-problem-room = Não há espaço suficiente neste navegador. O que você tinha não mudou.
settings-content-problem-network = Não foi possível acessar o conteúdo. Tente novamente em instantes.
settings-content-problem-damaged = O conteúdo estava danificado e não foi usado. Baixe-o novamente.
settings-content-used = Armazenamento usado
settings-content-size = { $size } MiB
settings-content-clear = Limpar dados
settings-content-clear-question = Deseja remover todo o conteúdo offline deste navegador?
