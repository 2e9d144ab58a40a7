import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { Failure } from '../../../src/engine/model/failure'

/** A page of the built site and its html. */
export interface Route {
  path: string
  html: string
}

/** "about/services.html" -> "/about/services". */
const pathOf = (file: string): string =>
  `/${file
    .split(sep)
    .join('/')
    .replace(/\.html$/, '')}`.replace(/^\/index$/, '/')

/** Every page that a build has left in a folder, without the files of old addresses. `only` keeps a single path. */
export function findRoutes(folder: string, only: string): Route[] {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Failure(`There is no built site in "${folder}". Run "npm run build" first.`)
  }
  const routes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({ path: pathOf(file), html: readFileSync(join(folder, file), 'utf8') }))
    .filter(({ html }) => html.includes('id="root"'))
    .filter(({ path }) => !only || path === only)
  if (routes.length === 0) throw new Failure(`The built site has no page "${only}".`)
  return routes
}
