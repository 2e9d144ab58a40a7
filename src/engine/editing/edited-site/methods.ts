type Call = (name: string, values: readonly unknown[]) => unknown

type Method = (...values: never[]) => unknown

/** What is no method cannot be called by its name. */
export type OwnPart<Target> = Partial<Target> & {
  [Name in keyof Target as NonNullable<Target[Name]> extends Method ? never : Name]: Target[Name]
}

/** An object whose methods do the same, each with its name and its values. It has `own` itself. */
export function methodsBy<Target extends object>(call: Call, own: OwnPart<Target>): Target {
  return new Proxy<object>(own, {
    get(held, name) {
      // `await` reads `then`: with such a method, the object would be taken for a promise.
      if (!Object.hasOwn(held, name) && typeof name === 'string' && name !== 'then')
        Object.assign(held, { [name]: (...values: unknown[]) => call(name, values) })
      return Reflect.get(held, name)
    },
  }) as Target
}

export const callMethod = (target: object, name: string, values: readonly unknown[]): unknown =>
  Reflect.apply(Reflect.get(target, name), target, values)

/** The same methods, where not `own`: what Comlink calls cannot be spread. */
export const withMethods = <Target extends object>(target: Target, own: OwnPart<Target>): Target =>
  methodsBy((name, values) => callMethod(target, name, values), own)
