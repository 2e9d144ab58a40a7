/** The pointer of the site settings. */
export const sitePart = '/site'

/** Returns the part of the site that holds a place: its settings or a shared block; undefined for a place on a page. */
export const sitePartOf = (pointer: string): string | undefined =>
  /^\/(?:site|waivers)(?:\/|$)/.test(pointer) ? sitePart : pointer.match(/^\/shared\/[^/]+/)?.[0]
