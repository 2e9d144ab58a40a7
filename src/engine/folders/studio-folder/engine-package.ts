import { join } from 'node:path'

export const enginePackage = 'schema-pages'

const publicFolders = {
  elements: 'pages/elements',
  dom: 'base/dom',
  text: 'base/text',
  model: 'base/shared-types',
  check: 'content/check',
  types: 'base/schema-types/content',
}

/** The paths of `exports` in the engine's package.json, for a studio without the package. */
export const engineAlias = (root: string) =>
  Object.entries(publicFolders).map(([name, folder]) => ({
    find: new RegExp(`^${enginePackage}/${name}(?=/|$)`),
    replacement: join(root, 'src/engine', folder),
  }))

export const studioTsconfig = (root: string) => join(root, 'tsconfig.studio.json')
