/** The html file of a path: "/" -> "index.html", "/about/services" -> "about/services.html". */
export const htmlFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** The file of a page's data, which the browser fetches: "/" -> "index.json", "/about" -> "about.json". */
export const dataFile = (path: string): string => (path === '/' ? 'index.json' : `${path.slice(1)}.json`)
