/** Of words that are still to be written: the editor counts them apart from mistakes. */
export const unfinishedTextCode = 'unfinished-text'
