/** Capitalises the first letter. */
export const labelOf = (categories: string): string => categories.charAt(0).toUpperCase() + categories.slice(1)
