# Texts of the screens. Article texts are in ../content/.

## Shell

skip-to-content = Pular para o conteúdo principal
skip-to-language = Pular para a seleção de idioma
site-home = Página inicial de { $site }
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
article-modified-unknown = Data da última modificação desconhecida.
article-contributors = Quem contribuiu para esta página
article-source = Ver esta página no GitHub
article-report = Relatar um problema nesta página
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

home-description = Referência e guias de HTML, CSS, JavaScript, HTTP e APIs web.
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
footer-license = © { $year } as pessoas autoras da documentação.
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
