import type { Alphabet } from '../../../base/text/language/invisible-purpose'
import type { Examples } from '../../schema-model/examples/find-examples'
import type { LeftExample } from '../../schema-model/examples/find-left'
import type { Content, PageContent } from '../content-index/content'
import type { CodedFinding } from './finding'

export type Finding = Omit<CodedFinding, 'rule' | 'severity'>

interface RuleOf<Scope extends string> {
  /** The name of the rule's file and of docs/rules/<code>.md; follows each message. */
  code: string
  /** An error stops the build. A warning does not, and can be waived. */
  severity: 'error' | 'warning'
  scope: Scope
}

/** Changes nothing and never throws. */
export interface SiteRule extends RuleOf<'site'> {
  check(content: Content): Finding[]
}

/**
 * `check` must not compare pages or read the clock: findings are cached until the page, settings, shared blocks or files
 * change. Everything outside of pages is checked once, as a content without a page.
 */
export interface PageRule extends RuleOf<'page'> {
  check(content: PageContent): Finding[]
  /** What only all pages together show. These findings take the place of the page's own. */
  compare?(content: Content): Finding[]
}

export interface TextFacts {
  examples: Examples
  /** Finds the places that still have the words of an example, once: see findLeftExamples. */
  findLeft: () => ReadonlyMap<string, LeftExample>
  /** The environment variable for the access key of guarded pages. */
  keyVariable: string
  /** Whether a place is on a page that is made for each value. */
  isForEach(pointer: string): boolean
  /** Whether the page, everything outside of pages, or the language of the site uses an alphabet. Slow: call it last. */
  isUsed(alphabet: Alphabet): boolean
}

/** `isRich` tells whether it is rich text, `pointer` its place. Slow: call them last. */
export interface TextRule extends RuleOf<'text'> {
  check(
    text: string,
    isRich: () => boolean,
    facts: TextFacts,
    pointer: () => string,
  ): Omit<Finding, 'pointer'> | undefined
}

export type Rule = SiteRule | PageRule | TextRule
