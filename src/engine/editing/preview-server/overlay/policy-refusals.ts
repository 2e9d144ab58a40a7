/** What a browser says of a thing that the content security policy has refused. */
export interface PolicyRefusal {
  effectiveDirective: string
  blocked: string
  sample?: string | null
  sourceFile?: string | null
}

const outside = 'Keep the file in the studio, or name its site with "asks" in the schema (docs/studio.md)'

interface Kind {
  what: string
  fix: string
  inline?: { what: string; fix: string }
}

const html = {
  what: 'html written as text',
  fix: 'Show it with <RichText> of schema-pages/elements/RichText, or create the elements',
}
const stylesheet = { what: 'the stylesheet', fix: `Import it in the code. ${outside}` }
const script = { what: 'the script', fix: `Import it as a package. ${outside}` }

const kinds: Record<string, Kind> = {
  'style-src-attr': {
    what: 'a style attribute',
    fix: 'Use a class of a stylesheet, or the "style" of the element in script',
  },
  'style-src-elem': {
    ...stylesheet,
    inline: { what: 'a <style> element', fix: 'Move its rules into a stylesheet, or use adoptedStyleSheets' },
  },
  'script-src-attr': { what: 'an event handler in html', fix: 'Listen in React, such as with onClick' },
  'script-src-elem': { ...script, inline: { what: 'an inline script', fix: 'Move the code into the component' } },
  'script-src': {
    ...script,
    inline: { what: 'text that is run as code (eval), or WebAssembly', fix: 'Use code or a package without it' },
  },
  'img-src': { what: 'the picture', fix: outside },
  'media-src': { what: 'the film or sound', fix: outside },
  'font-src': { what: 'the typeface', fix: 'Install it as a package, or keep its file in the studio' },
  'connect-src': { what: 'a request to', fix: outside },
  'frame-src': { what: 'a frame of', fix: outside },
  'object-src': { what: 'an <object> or <embed> of', fix: 'Show it with <img>, <video> or a link' },
  'worker-src': { what: 'the worker', fix: 'Run the code in the page' },
  'form-action': { what: 'a form that is sent to', fix: 'Send it to the form service of the settings' },
  'require-trusted-types-for': { ...html, inline: html },
  'trusted-types': {
    what: 'a policy of Trusted Types',
    fix: html.fix,
    inline: { ...html, what: 'a policy of Trusted Types' },
  },
}

const isAddress = (blocked: string) => /^[a-z-]+:\/\/|^(?:blob|data)(?::|$)/.test(blocked)

/** Only names blocks of the page: "…/src/studio/blocks/map/component.tsx" and "/assets/map-1a2b3c.js" -> "map". */
export function blockOfSource(source = ''): string | undefined {
  const type = source.match(/\/blocks\/(\w+)\//)?.[1] ?? source.match(/\/assets\/(\w+)-[\w-]+\.js\b/)?.[1]
  return type && document.querySelector(`[data-block="${type}"]`) ? type : undefined
}

const addressed = 'img, source, iframe, script, video, audio, object, embed, form, link'

export function findBlock({ blocked, sourceFile }: PolicyRefusal, element?: EventTarget | null): string | undefined {
  const typeOf = (found: Element) => found.closest<HTMLElement>('[data-block]')?.dataset.block
  if (element instanceof Element && typeOf(element)) return typeOf(element)
  if (isAddress(blocked))
    for (const found of document.querySelectorAll(`[data-block] :is(${addressed})`))
      if ([...found.attributes].some(({ value }) => value.includes(blocked))) return typeOf(found)
  return blockOfSource(sourceFile ?? undefined)
}

/** Trusted Types name what was given a text: "Element innerHTML|<b>…". */
const sinks: [RegExp, directive: string][] = [
  [/^(?:Function|eval|setTimeout|setInterval)\b/, 'script-src'],
  [/^(?:HTML|SVG)ScriptElement\b/, 'script-src-elem'],
  [/Worker(?:Container)?\b/, 'worker-src'],
]

function kindOf({ effectiveDirective, sample }: PolicyRefusal): Kind {
  const isSink = effectiveDirective === 'require-trusted-types-for'
  const [, directive] = (isSink && sinks.find(([sink]) => sink.test(sample ?? ''))) || []
  return kinds[directive ?? effectiveDirective] ?? { what: effectiveDirective, fix: outside }
}

export function describeRefusal(refusal: PolicyRefusal, block?: string): string {
  const { blocked, sample } = refusal
  const kind = kindOf(refusal)
  const { what, fix } = isAddress(blocked) ? kind : (kind.inline ?? kind)
  const shown = isAddress(blocked) ? ` ${blocked}` : sample && ` (${sample.replace(/\s+/g, ' ')})`
  return `${block ? `The block "${block}"` : 'The page'} uses ${what}${shown ?? ''}, which browsers refuse on the site. ${fix}.`
}

/** https://w3c.github.io/webappsec-csp/#cspviolationreportbody */
type ViolationReport = Omit<PolicyRefusal, 'blocked'> & { blockedURL: string }

const ofPreview = /\/@vite\/client$|^(?:chrome|moz|safari-web)-extension:/

/** Reports what the policy refuses, also what it has refused before this script ran. */
export function watchRefusals(report: (sentence: string) => void): void {
  const take = (refusal: PolicyRefusal, element?: EventTarget | null) => {
    if (ofPreview.test(refusal.sourceFile ?? '') || ofPreview.test(refusal.blocked)) return
    report(describeRefusal(refusal, findBlock(refusal, element)))
  }
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI, sample, sourceFile, target }) =>
      take({ effectiveDirective, blocked: blockedURI, sample, sourceFile }, target),
  )
  if (typeof ReportingObserver === 'undefined') return
  const observer = new ReportingObserver(
    (reports) => {
      observer.disconnect()
      for (const { body } of reports) {
        const { blockedURL, effectiveDirective, sample, sourceFile } = body as unknown as ViolationReport
        // What is written in the html is named by the server, with its place.
        if (isAddress(blockedURL)) take({ effectiveDirective, blocked: blockedURL, sample, sourceFile })
      }
    },
    { types: ['csp-violation'], buffered: true },
  )
  observer.observe()
}
