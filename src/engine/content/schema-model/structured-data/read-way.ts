import { getOrAdd } from '../../../base/shared-types/maps'

/** A property, and the type of the item that is its value. */
interface WayStep {
  property: string
  type: string
}

/**
 * A text of "structuredData". "Hotel" begins an item, "hasMenuItem/MenuItem" one that is a property's value; "name" and
 * "offers/Offer/price" are properties; "priceCurrency=EUR" has its own value.
 */
export interface PropertyWay {
  /** An item that is no value of another one has it. */
  type?: string
  steps: WayStep[]
  /** A way without one ends at an item. */
  property?: string
  constant?: string
}

/** Types of schema.org begin with a capital, properties do not. */
export const isTypeName = (name: string): boolean => /^[A-Z]/.test(name)

function readWay(text: string): PropertyWay {
  const [way = '', constant] = text.split('=')
  const names = way.split('/')
  const steps: WayStep[] = []
  const [first = ''] = names
  if (isTypeName(first)) return { type: first, steps }
  for (let at = 0; at + 1 < names.length; at += 2)
    steps.push({ property: names[at] as string, type: names[at + 1] as string })
  return names.length % 2 === 0 ? { steps } : { steps, property: names.at(-1), constant }
}

const known = new Map<string, PropertyWay>()

/** Of a keyword that was checked. */
export const readWays = (keyword: unknown): readonly PropertyWay[] =>
  [keyword].flat().map((text) => getOrAdd(known, String(text), () => readWay(String(text))))
