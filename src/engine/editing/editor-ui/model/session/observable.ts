export const differsIn = <State extends object>(names: readonly (keyof State)[], one: State, other: State): boolean =>
  names.some((name) => one[name] !== other[name])

/** Replaced with every change, after which listeners are called. */
export class Observable<State extends object> {
  private readonly listeners = new Set<() => void>()

  constructor(public state: State) {}

  getState = (): State => this.state

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  set(change: Partial<State>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }
}
