import type { Alphabet } from '../text/odd-characters'
import type { Content, PageContent } from './content/content'
import type { Draft } from './draft'
import type { Examples } from './examples/find-examples'
import type { LeftExample } from './examples/find-left'

/** What a rule reports: a Draft whose code and severity are the rule's own. */
export type Finding = Omit<Draft, 'rule' | 'severity'>

interface RuleOf<Scope extends string> {
  /** The name of the rule's file and of its page docs/rules/<code>.md; authors read it behind each message. */
  code: string
  /** An error stops the build. A warning does not, and can be waived. */
  severity: 'error' | 'warning'
  /** What the rule looks at: the whole site at once, one page at a time, or one text at a time. */
  scope: Scope
}

/** A rule about the whole site. It looks at the content and reports; it changes nothing and never throws. */
export interface SiteRule extends RuleOf<'site'> {
  check(content: Content): Finding[]
}

/**
 * A rule about one page. It must not compare pages or look at the clock: what it finds is kept until the page, the
 * settings, the shared blocks or the files change. What is outside of pages is checked once, with a content that has no page.
 */
export interface PageRule extends RuleOf<'page'> {
  check(content: PageContent): Finding[]
}

/** What rules about texts know of the schemas. */
export interface TextFacts {
  examples: Examples
  /** Finds the places that still have the words of an example, once: see findLeftExamples. */
  findLeft: () => ReadonlyMap<string, LeftExample>
  /** The environment variable for the access key of guarded pages. */
  keyVariable: string
  /** Whether the page around the text, or what is outside of pages, has words in an alphabet. Call it last. */
  isUsed(alphabet: Alphabet): boolean
}

/**
 * A rule about one text of the file, wherever it stands. `isRich` returns whether it is rich text, `pointer` where it
 * stands: call them last, they take a moment.
 */
export interface TextRule extends RuleOf<'text'> {
  check(
    text: string,
    isRich: () => boolean,
    facts: TextFacts,
    pointer: () => string,
  ): Omit<Finding, 'pointer'> | undefined
}

/** A rule, as its file in rules/ exports it. */
export type Rule = SiteRule | PageRule | TextRule
