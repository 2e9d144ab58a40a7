import type { Plugin } from 'vite'

const mark = '\0class-names:'

/** What the two builds of `shareClassNames` are given. */
export interface SharedClassNames {
  /** Of the build for browsers: as its css.modules.getJSON. */
  tell: (file: string, names: Record<string, string>) => void
  /** Of the build for browsers. */
  teller: Plugin
  /** Of the build for Node. */
  taker: Plugin
}

/**
 * Lets a build for Node take the class names of CSS modules from the build for browsers beside it. They are all that it
 * needs of stylesheets: to compile them a second time is a tenth of the time that a build of the code takes. A module that
 * browsers have no use for is compiled as ever.
 */
export function shareClassNames(): SharedClassNames {
  const told = new Map<string, Record<string, string>>()
  let end: () => void = () => undefined
  const allTold = new Promise<void>((resolve) => {
    end = resolve
  })
  return {
    tell: (file, names) => void told.set(file, names),
    // It ends when it fails, too: the other one must not wait for ever.
    teller: { name: 'tell-class-names', buildEnd: end },
    taker: {
      name: 'take-class-names',
      enforce: 'pre',
      async resolveId(source, importer) {
        if (!source.endsWith('.module.scss') || importer?.startsWith(mark)) return undefined
        const found = await this.resolve(source, importer, { skipSelf: true })
        // No stylesheet by its name: Vite would compile it.
        return found ? `${mark}${found.id}.js` : undefined
      },
      async load(id) {
        if (!id.startsWith(mark)) return undefined
        const file = id.slice(mark.length, -'.js'.length)
        await allTold
        const names = told.get(file)
        return names ? `export default ${JSON.stringify(names)}` : `export { default } from ${JSON.stringify(file)}`
      },
    },
  }
}
