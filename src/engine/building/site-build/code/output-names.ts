/** All sources of blocks are called component.tsx: files are named by the folder. */
const blockOf = (source?: string | null) => source?.match(/studio\/blocks\/([^/]+)\//)?.[1]

interface Asset {
  names: string[]
  originalFileNames: string[]
}

/** The server's build writes pictures into html by their own name. */
function assetName({ names, originalFileNames }: Asset): string {
  const block = names[0]?.endsWith('.css') ? blockOf(originalFileNames[0]) : undefined
  return `assets/${block ?? '[name]'}-[hash][extname]`
}

export const outputNames = {
  entryFileNames: 'assets/[name]-[hash].js',
  chunkFileNames: ({ name, facadeModuleId }: { name: string; facadeModuleId: string | null }) =>
    `assets/${blockOf(facadeModuleId) ?? name}-[hash].js`,
  assetFileNames: assetName,
}
