/** The drawing in public/ that stands where a picture is still to come: new pages have it, and the check names each. */
export const placeholderPicture = '/images/placeholder.svg'
