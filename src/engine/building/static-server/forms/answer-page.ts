import type { IncomingMessage } from 'node:http'
import { directionOf } from '../../../base/text/language/direction'
import { readUrl } from '../../../base/text/read-url'
import { escapeHtml } from '../../../base/text/tags'

interface AnswerPage {
  language: string
  heading: string
  notes?: string[]
  back: { words: string; href: string }
}

/**
 * The page of this server that the visitor came from, or the home page. Removes double slashes, after which a browser
 * reads a host name.
 */
export function refererPath({ headers }: IncomingMessage): string {
  const { referer = '', host } = headers
  const before = readUrl(referer)
  return before && before.host === host ? before.pathname.replace(/^\/+/, '/') : '/'
}

export const answerPage = ({ language, heading, notes = [], back }: AnswerPage): string => `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
${notes.map((note) => `<p>${escapeHtml(note)}</p>\n`).join('')}<p><a href="${escapeHtml(back.href)}">${escapeHtml(back.words)}</a></p>
</main>
</body>
</html>
`
