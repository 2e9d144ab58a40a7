/** For a shadow root. */
export const stripStyle = `
  :host { direction: ltr; position: fixed; inset: auto 1rem 1rem auto; z-index: 9999; display: flex; flex-direction: column; align-items: end;
    gap: .5rem; max-width: min(46rem, 100vw - 2rem); font: .875rem/1.5 system-ui, sans-serif; color: #1c2128; pointer-events: none }
  .bar, .notice { box-sizing: border-box; display: flex; flex-wrap: wrap; align-items: start; gap: .25rem 1rem; max-width: 100%;
    padding: .375rem .75rem; pointer-events: auto; background: #fff; border: 2px solid #1c2128; border-radius: 12px; box-shadow: 0 8px 40px #0006 }
  .errors { border-color: #a81f1f }
  .errors :is(summary, .title) { color: #a81f1f }
  details { min-width: 0; max-height: 70vh; overflow: auto }
  summary { cursor: pointer; font-weight: 700 }
  .title { margin: .25rem 0; font-size: 1.125rem; font-weight: 700 }
  .title:empty { display: none }
  .hint { margin: .5rem 0 .25rem; color: #56606d }
  ul { margin: 0; padding: 0; list-style: none }
  li { margin: .5rem 0; padding: .5rem .75rem; background: #f3f4f6; border-radius: 8px; overflow-wrap: anywhere }
  pre { margin: .25rem 0 0; font: .8125rem/1.4 ui-monospace, monospace; overflow: auto }
  a, button { font: inherit; color: inherit; cursor: pointer }
  button { padding: .125rem .625rem; border: 2px solid #1c2128; border-radius: 8px; background: #fff }
  button:hover { background: #e5effb }
  .place { display: block; padding: 0; border: 0; background: none; text-align: start; text-decoration: underline; color: #56606d }
  .edit { font-weight: 700 }
  code { font: .8125rem/1.4 ui-monospace, monospace; overflow-wrap: anywhere; user-select: all }
  :focus-visible { outline: 3px solid #1a5fb4; outline-offset: 1px }
  [hidden] { display: none }`
