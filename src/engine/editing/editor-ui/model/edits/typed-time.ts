export interface TypedTime {
  day: string
  time: string
}

/** Either part of "2027-01-12 09:00" may be missing; undefined for a text of another form. */
export function splitTime(text: string): TypedTime | undefined {
  const [, day = '', time = ''] = text.match(/^(\d{4}-\d{2}-\d{2})?(?: (\d{2}:\d{2}))?$/) ?? []
  return text === '' || day !== '' || time !== '' ? { day, time } : undefined
}

export const joinTime = (day: string, time: string): string => (time === '' ? day : `${day} ${time}`)

export const incompleteDay = 'The day is not complete. Choose day, month and year.'

export const missingTime = 'Choose a day and a time.'

/** `half` is the control's type for a part of the value, such as a day without a year. */
export function missingIn(text: string, half: string | undefined, isRequired: boolean): string | undefined {
  if (half === 'date') return incompleteDay
  if (half !== undefined) return 'The time is not complete. Choose hours and minutes.'
  const { day = '', time = '' } = splitTime(text) ?? {}
  if (day === '' && time === '') return isRequired ? missingTime : undefined
  if (day === '') return 'The day is missing. Choose one.'
  if (time === '') return 'The time is missing. Choose one.'
  return /^20\d\d/.test(day) ? undefined : 'Choose a year from 2000 to 2099.'
}
