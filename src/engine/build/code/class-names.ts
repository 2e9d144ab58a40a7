import type { Plugin } from 'vite'

const mark = '\0class-names:'

/** A plugin for each of two builds. */
export interface SharedClassNames {
  /** Of the build for browsers. */
  teller: Plugin
  /** Of the build for Node. */
  taker: Plugin
}

/**
 * Lets a build for Node take the class names of CSS modules from the build for browsers beside it. They are all that it
 * needs of stylesheets: to compile them a second time is a sixth of the time that a build of the code takes. A module that
 * browsers have no use for is compiled as ever.
 */
export function shareClassNames(): SharedClassNames {
  const told = new Map<string, Record<string, string>>()
  let end: () => void = () => undefined
  const allTold = new Promise<void>((resolve) => {
    end = resolve
  })
  return {
    teller: {
      name: 'tell-class-names',
      config: () => ({ css: { modules: { getJSON: (file, names) => void told.set(file, names) } } }),
      // Called when the build fails, too: the other one must not wait for ever.
      buildEnd: end,
    },
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
