/** The placeholder in public/ for pictures to come. New pages use it; the check reports each use. */
export const placeholderPicture = '/images/placeholder.svg'
