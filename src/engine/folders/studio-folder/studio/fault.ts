export interface Fault {
  place: string
  message: string
}

export const sayFault = ({ place, message }: Fault): string => `${place}\n  ${message}`
