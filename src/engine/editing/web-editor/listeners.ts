export class Listeners<Values extends unknown[]> {
  private readonly all = new Set<(...values: Values) => void>()

  add = (listener: (...values: Values) => void): (() => void) => {
    this.all.add(listener)
    return () => void this.all.delete(listener)
  }

  notify = (...values: Values): void => {
    for (const listener of [...this.all]) listener(...values)
  }
}
