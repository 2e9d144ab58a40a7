import type { PageRule } from '../findings/rule'

/**
 * Words that say nothing out of context, as screen readers list links.
 * https://developer.chrome.com/docs/lighthouse/seo/link-text
 */
const hollow = new Set(
  'button|button text|button label|link text|link label|label|beschriftung|linktext|libellé|étiquette|etiqueta|rótulo|texto do botão|etichetta|etykieta|call to action|cta|knopf|schaltfläche|bouton|botón|botão|pulsante|knop|przycisk|click here|click|click this|click me|go|here|right here|this|this page|this link|link|more|more info|more information|info|information|learn more|read more|read on|see more|find out more|details|start|continue|website|web page|page|hier klicken|klicken sie hier|hier|mehr|mehr erfahren|mehr lesen|weiterlesen|mehr infos|mehr informationen|cliquez ici|cliquer ici|ici|en savoir plus|lire la suite|voir plus|haz clic aquí|clic aquí|aquí|leer más|saber más|ver más|más información|clique aqui|clica aqui|aqui|saiba mais|saber mais|ler mais|leia mais|ver mais|mais informações|clicca qui|qui|leggi di più|scopri di più|klik hier|lees meer|lees verder|meer informatie|kliknij tutaj|tutaj|więcej|czytaj więcej|dowiedz się więcej'.split(
    '|',
  ),
)

const simplify = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()

function explainText(text: string): string | undefined {
  if (text.trim() === '') return 'This link has no words, so nobody can see or hear it. Write where it leads.'
  if (/^(https?:\/\/|www\.)\S+$/i.test(text.trim()))
    return `"${text}" is an address: read aloud it is letters and dots. Write what is found there, for example "The library's website".`
  const words = simplify(text)
  const rest = words.replace(/(?<= \S+) (?:here|hier|ici|aqui|aquí|qui|tutaj)$/, '')
  if (hollow.has(words) || hollow.has(rest))
    return `"${text}" does not say where the link leads when it is read alone. Write what is found there, for example "See our prices".`
  return undefined
}

export const linkText: PageRule = {
  code: 'link-text',
  severity: 'warning',
  scope: 'page',
  check: ({ ofFormat, html }) => {
    const fields = ofFormat('link-text').flatMap(({ value, pointer }) => {
      const message = typeof value === 'string' ? explainText(value) : undefined
      return message ? [{ pointer, message }] : []
    })
    const tags = html.flatMap(({ pointer, linkTexts }) => {
      const message = linkTexts.map(explainText).find((words) => words !== undefined)
      return message ? [{ pointer, message }] : []
    })
    return [...fields, ...tags]
  },
}
