/** The placeholder in public/ for pictures that are still to come. New pages use it, and the check reports each use. */
export const placeholderPicture = '/images/placeholder.svg'
