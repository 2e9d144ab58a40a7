/** For a shadow root. */
export const panelStyle = `
  :host { direction: ltr; position: fixed; inset: auto 1rem 1rem auto; z-index: 9999; display: flex; flex-direction: column; align-items: end;
    gap: .5rem; max-width: min(46rem, 100vw - 2rem); font: 1rem/1.5 system-ui, sans-serif; color: #1c2128; pointer-events: none }
  section, .bar { pointer-events: auto; background: #fff; border: 2px solid #1c2128; border-radius: 12px; box-shadow: 0 8px 40px #0006 }
  section { box-sizing: border-box; max-height: 70vh; overflow: auto; padding: 1rem 1.25rem; width: 100% }
  section.errors { border: 4px solid #a81f1f }
  h2 { margin: 0 0 .5rem; font-size: 1.125rem }
  .errors h2 { color: #a81f1f }
  h3 { margin: 1rem 0 .25rem; font-size: 1rem }
  ul { margin: 0; padding: 0; list-style: none }
  li + li { margin-top: .5rem }
  .head { display: flex; align-items: start; justify-content: space-between; gap: 1rem }
  pre { margin: .25rem 0 0; font: .875rem/1.4 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
  .row { display: block; padding-inline-start: 8ch; text-indent: -8ch }
  mark { padding: .0625rem .125rem; border-radius: 4px; color: inherit; background: #ffd9d6; font-weight: 700 }
  button { font: inherit; color: inherit; cursor: pointer; background: none; border: 0; border-radius: 8px }
  .open { display: block; width: 100%; padding: .5rem .75rem; text-align: start; background: #f3f4f6 }
  .open:hover { background: #e5effb }
  .close, .repair { flex: none; padding: .25rem .75rem; border: 2px solid #1c2128; background: #fff }
  .close:hover, .repair:hover { background: #e5effb }
  li .repair { margin-top: .375rem; font-weight: 700 }
  .place { display: block; font: .875rem/1.4 ui-monospace, monospace; color: #56606d }
  .bar { display: flex; flex-wrap: wrap; align-items: center; padding: .125rem; font-size: .8125rem }
  .bar > * { padding: .25rem .625rem }
  .notice { flex-wrap: wrap; gap: .25rem; font-size: 1rem }
  code { font: .875rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; user-select: all }
  .count { flex: none; font-weight: 700; color: #7a4a00 }
  .count.errors { color: #a81f1f }
  .edit { flex: none; color: inherit; font-weight: 700 }
  kbd { font: inherit; font-weight: 700 }
  :focus-visible { outline: 3px solid #1a5fb4; outline-offset: 1px }
  [hidden] { display: none }`
