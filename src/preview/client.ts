/** Shows the problems that the preview sends, over the last good page, in the words of `npm run check`. */
class ProblemOverlay extends HTMLElement {
  constructor() {
    super()
    this.attachShadow({ mode: 'open' })
  }

  show(report: string): void {
    const style = document.createElement('style')
    style.textContent = `
      section { position: fixed; inset: auto 1rem 1rem; z-index: 9999; max-height: 70vh; overflow: auto; padding: 1rem 1.25rem;
        border: 4px solid #b3261e; border-radius: 12px; background: #fff; color: #1d1b3a; box-shadow: 0 8px 40px #0006 }
      h2 { margin: 0 0 .5rem; font: 700 1.125rem system-ui, sans-serif; color: #b3261e }
      pre { margin: 0; font: 1rem/1.5 ui-monospace, monospace; white-space: pre-wrap }`
    const section = document.createElement('section')
    section.setAttribute('role', 'alert')
    const heading = document.createElement('h2')
    heading.textContent = 'Not shown yet: pages.json has problems'
    const text = document.createElement('pre')
    text.textContent = report
    section.append(heading, text)
    this.shadowRoot?.replaceChildren(style, section)
  }
}

customElements.define('problem-overlay', ProblemOverlay)

import.meta.hot?.on('site:problems', ({ report }: { report: string }) => {
  const shown = document.querySelector('problem-overlay') as ProblemOverlay | null
  if (!report) return shown?.remove()
  const overlay = shown ?? document.body.appendChild(document.createElement('problem-overlay') as ProblemOverlay)
  overlay.show(report)
})

// A page that began with problems has nothing to bring up to date: it starts over.
import.meta.hot?.on('site:changed', () => {
  if (!document.getElementById('root')) location.reload()
})

export {}
