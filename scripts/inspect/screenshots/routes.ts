import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../../src/engine/base/shared-types/failure'
import { findHtmlFiles, pathOfFile } from '../../../src/engine/commands/studio-test/budgets/page-weight'

/** A page of the built site. */
export interface Route {
  path: string
  html: string
}

/** Finds the pages of a built site without its redirects. `only` keeps a single path. */
export function findRoutes(folder: string, only: string): Route[] {
  const routes = findHtmlFiles(folder)
    .sort()
    .map((file) => ({ path: pathOfFile(file), html: readFileSync(join(folder, file), 'utf8') }))
    .filter(({ path, html }) => html.includes('id="root"') && (!only || path === only))
  if (routes.length === 0) throw new Failure(`The built site has no page "${only}".`)
  return routes
}
