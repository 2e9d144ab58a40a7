/** Undefined for a number on a step, else the numbers of the steps around it. */
export function stepsAround(number: number, step: number, first = 0): [lower: number, upper: number] | undefined {
  const count = (number - first) / step
  // 0.3 / 0.1 is a little less than 3.
  if (Math.abs(count - Math.round(count)) < 1e-6) return undefined
  const at = (index: number) => Number((first + index * step).toPrecision(12))
  return [at(Math.floor(count)), at(Math.ceil(count))]
}
