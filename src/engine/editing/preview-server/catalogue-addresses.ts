/** A page of the site at such a path comes first. */
export const catalogueAddress = '/catalogue'
export const catalogueData = '/catalogue.json'
