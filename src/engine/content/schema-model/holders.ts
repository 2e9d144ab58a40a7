/** "/pages/3/blocks/0/id" -> "/pages/3", "/shared/clients/id" -> "/shared/clients". */
export const holderOf = (pointer: string): string => {
  const end = pointer.indexOf('/', pointer.indexOf('/', 1) + 1)
  return end < 0 ? pointer : pointer.slice(0, end)
}

/** "/pages/3/blocks/0/id" -> "/pages/3/blocks/0", "/shared/clients/id" -> "/shared/clients". */
export const blockAround = (pointer: string) => pointer.match(/^\/pages\/\d+\/blocks\/\d+|^\/shared\/[^/]+/)?.[0] ?? ''
