const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const document = (heading: string, back: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)}</title>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
<p><a href="${escapeHtml(back)}">Go back</a></p>
</main>
</body>
</html>
`

/** The page for a visitor without script whose address is kept. `back` is the path that they came from. */
export const thankYouPage = (back: string): string => document('Thank you! Your address is on the list.', back)

/** The page for a visitor without script whose address could not be kept, and why. */
export const tryAgainPage = (why: string, back: string): string => document(why, back)
