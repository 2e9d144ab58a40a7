import type { ServedWords } from '../text/interface-words'

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** The page for a visitor without script: what has become of the sign-up, and a link to `back`, the path that they came from. */
export const signUpPage = (
  outcome: string,
  { goBack }: Pick<ServedWords, 'goBack'>,
  back: string,
): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(outcome)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(outcome)}</h1>
<p><a href="${escapeHtml(back)}">${escapeHtml(goBack)}</a></p>
</main>
</body>
</html>
`
