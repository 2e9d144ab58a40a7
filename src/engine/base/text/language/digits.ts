/** Arabic, Persian and Thai digits as 0 to 9: "٢٠٢٧", "۲۰۲۷", "๒๐๒๗" are "2027". */
export const latinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0e50-\u0e59]/g, (digit) => String(digit.charCodeAt(0) & 15))
