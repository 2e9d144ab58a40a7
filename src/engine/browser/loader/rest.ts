/** How long a page rests when its visitor does nothing, in milliseconds. What moves by itself begins after five seconds. */
export const rest = 4000
