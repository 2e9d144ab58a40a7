/** Returns a category, or a list of them, as it stands on a label: with a capital. */
export const labelOf = (categories: string): string => categories.charAt(0).toUpperCase() + categories.slice(1)
