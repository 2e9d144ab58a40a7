interface Policy {
  createHTML(text: string): string | TrustedHTML
  createScriptURL(text: string): string
}

type Rules = Partial<Record<keyof Policy, (text: string) => string>>

interface PolicyFactory {
  defaultPolicy: unknown
  createPolicy<R extends Rules>(name: string, rules: R): Pick<Policy, keyof R & keyof Policy>
}

const factory = () => (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes

/** A document can have only one default policy. */
export const hasDefaultPolicy = (): boolean => Boolean(factory()?.defaultPolicy)

/**
 * The content security policy names it. Browsers without Trusted Types apply the same rules.
 * https://w3c.github.io/trusted-types/dist/spec/
 */
export function createPolicy<R extends Rules>(name: string, rules: R): R | Pick<Policy, keyof R & keyof Policy> {
  return factory()?.createPolicy(name, rules) ?? rules
}
