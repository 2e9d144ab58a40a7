/** A number with its thousands apart: "12,345", "1,250.0". Intl says the same, and takes longer to load than a small build. */
export const grouped = (value: number, decimals = 0): string =>
  value.toFixed(decimals).replace(/\B(?=(\d{3})+(\.|$))/g, ',')
