/** What a policy makes of text: the text itself, or something that only this policy can make. It throws to refuse. */
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

/** Whether there is a policy for scripts that know none. A second one cannot be made. */
export const hasDefaultPolicy = (): boolean => Boolean(factory()?.defaultPolicy)

/**
 * Makes a policy by which text may become html or the address of a script, of the name that the content security policy
 * allows: https://w3c.github.io/trusted-types/dist/spec/. Browsers without Trusted Types keep to the same rules.
 */
export function createPolicy<R extends Rules>(name: string, rules: R): R | Pick<Policy, keyof R & keyof Policy> {
  return factory()?.createPolicy(name, rules) ?? rules
}
