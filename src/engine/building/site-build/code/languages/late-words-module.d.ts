declare module '@studio/words.json?late' {
  export const betweenSteps: string
  export const closedDay: string
  export const fileTooLarge: string
  export const invalidDate: string
  export const invalidNumber: string
  export const invalidTime: string
  export const tooEarly: string
  export const tooLate: string
  export const tooLittle: string
  export const tooMuch: string
  export const wrongFile: string
}
