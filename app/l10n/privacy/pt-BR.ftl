title = Privacidade e telemetria
description = O que este site aprende sobre o uso de suas páginas e como desativar isso.
lead = Este site mede como suas páginas são usadas para saber quais melhorar. Você pode desativar isso aqui, com ou sem JavaScript.

choice-title = Sua escolha
state-on = A telemetria está ativada neste navegador.
state-cookie = A telemetria está desativada neste navegador porque você a desativou.
state-gpc = A telemetria está desativada porque seu navegador envia o sinal Global Privacy Control.
state-dnt = A telemetria está desativada porque seu navegador envia o sinal Do Not Track.
turn-off = Desativar a telemetria
turn-on = Ativar a telemetria
choice-text = Ao desativar, um cookie, { $cookie }, é guardado por três anos. Se a telemetria estava ativada, seu navegador pede uma vez que os relatórios anteriores sejam excluídos e elimina o que tinha guardado.

sent-title = O que é informado
sent-page = De cada página: o endereço, com o que você pesquisou, a página de onde você veio (de outro site, somente a origem), o status da resposta, seus idiomas, a largura da janela, seu país e o tipo da sua assinatura.
sent-acts = Quais menus, links, botões e pesquisas você usa, o que você digita nas pesquisas e no filtro de uma página, a mensagem de uma análise que falhou e se você rola até 25, 50 ou 75 por cento de uma página.
sent-id = Com cada relatório: um número aleatório que este navegador inventa e guarda, um número da visita, que muda após 30 minutos sem atividade, o dia da sua primeira visita, o número de visitas, seu sistema operacional e a hora com seu fuso horário.

not-title = O que não é informado
not-sent = Nem nome, nem endereço de e-mail, nem endereço IP, nem o código que você escreve e, de outros sites, nada além da origem de onde você veio.

where-title = Para onde vão os relatórios
where-here = Somente para este site, que os soma por dia e não guarda nenhum relatório isolado.
where-here-uncounted = Somente para este site, que não guarda nenhum deles.
where-there = Para este site, que os soma por dia, não guarda nenhum relatório isolado e os repassa a { $host } sem seu endereço IP.
where-there-uncounted = Para este site, que não guarda nenhum deles e os repassa a { $host } sem seu endereço IP.

counts-title = Contagens sem telemetria
counts-text = Além da telemetria, o servidor conta por dia quais páginas são solicitadas e quais pesquisas não encontram nada. Essas contagens não dizem nada sobre você e não precisam de cookies.
