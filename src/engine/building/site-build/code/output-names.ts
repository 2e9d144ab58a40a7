/** Files of a block are named by its folder: all sources are called component.tsx. */
const blockOf = (source?: string | null) => source?.match(/studio\/blocks\/([^/]+)\//)?.[1]

interface Asset {
  names: string[]
  originalFileNames: string[]
}

/** Pictures keep their own name, which is the one that the server's build writes into html. */
function assetName({ names, originalFileNames }: Asset): string {
  const block = names[0]?.endsWith('.css') ? blockOf(originalFileNames[0]) : undefined
  return `assets/${block ?? '[name]'}-[hash][extname]`
}

/** The names of what is built for browsers. */
export const outputNames = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: ({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }) =>
    `assets/${blockOf(facadeModuleId) ?? name}-[hash].js`,
  assetFileNames: assetName,
}
