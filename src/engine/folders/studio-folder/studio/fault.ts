/** What is wrong with a studio's code, and how to mend it. */
export interface Fault {
  /** A path below the studio's folder, a page, an example. */
  place: string
  message: string
}

export const sayFault = ({ place, message }: Fault): string => `${place}\n  ${message}`
