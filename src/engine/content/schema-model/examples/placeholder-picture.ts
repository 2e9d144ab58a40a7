export const placeholderPicture = '/images/placeholder.svg'

/** The engine keeps it here for studios that have none. */
export const placeholderSource = 'starter/public/images/placeholder.svg'
