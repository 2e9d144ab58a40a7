/** The placeholder in public/ for pictures to come. New pages use it; the check reports each use. */
export const placeholderPicture = '/images/placeholder.svg'

/** Where the engine keeps it for studios that have none. */
export const placeholderSource = 'starter/public/images/placeholder.svg'
