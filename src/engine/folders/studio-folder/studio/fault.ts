/** What is wrong with a studio's code, and how to mend it. */
export interface Fault {
  place: string
  message: string
}

export const sayFault = ({ place, message }: Fault): string => `${place}\n  ${message}`
