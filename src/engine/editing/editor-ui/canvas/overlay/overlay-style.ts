/** In the frame, parts keep their size: `--zoom` undoes its scale. */
export const overlayStyle = `
:host { all: initial; direction: ltr; position: absolute; inset: 0 auto auto 0; z-index: 2147483000; color-scheme: light dark; color: var(--ink); font: 14px/1.35 var(--font); }
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
.box { position: absolute; border: calc(2px * var(--zoom)) solid var(--accent); border-radius: calc(4px * var(--zoom)); outline: calc(1px * var(--zoom)) solid var(--sheet); pointer-events: none; }
.box.hovered { border-style: dashed; }
.spot { position: absolute; width: 0; height: 0; }
.spot > * { position: relative; zoom: var(--zoom); width: max-content; max-width: min(30rem, (100vw - 16px) / var(--zoom)); }
.tag { padding: 2px 8px; border-radius: 6px; background: var(--accent); color: var(--on-accent); font-size: 13px; pointer-events: none; }
.tag.hovered { border: 1px solid var(--line); background: var(--raised); color: var(--ink); }
.tag[data-wrong] { background: var(--wrong); }
.tag .keys { margin-inline-start: 12px; opacity: 0.8; font-size: 12px; }
:host(:is([data-thumb], :not([data-keys]))) .keys, .tag[data-wrong] .keys { display: none; }
.rail { position: absolute; pointer-events: none; }
.rail > * { position: sticky; top: 8px; zoom: var(--zoom); width: max-content; pointer-events: auto; }
.tools, .note, .menu, .ribbon { border: 1px solid var(--line); border-radius: var(--radius); background: var(--raised); box-shadow: var(--shadow); }
.tools { display: flex; align-items: center; padding: 2px; }
.tools .title { overflow: hidden; max-width: 12rem; padding: 0 8px; font-weight: 600; text-overflow: ellipsis; white-space: nowrap; }
.tools[data-narrow]:not(:has(.holder)) .title { display: none; }
.tools .holder { max-width: 8rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.tools .holder::after { content: '›'; }
button { display: inline-flex; gap: 6px; align-items: center; justify-content: center; min-width: 28px; min-height: 28px; padding: 0 5px; border: 0; border-radius: 6px; background: none; color: inherit; font: inherit; cursor: pointer; }
button:is(:hover, :focus-visible):not([aria-disabled="true"]) { background: var(--tint); color: var(--accent); }
button[aria-disabled="true"] { color: var(--control); cursor: default; }
button:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
button .words { padding-inline-end: 4px; }
svg { flex: none; width: 18px; height: 18px; }
.note { display: flex; flex-wrap: wrap; align-items: center; padding: 4px 4px 4px 2px; }
.note::before { width: 10px; content: ''; }
:is(.note, .ribbon) button { padding: 0 10px; color: var(--accent); font-weight: 600; }
.insert { border-radius: 14px; background: var(--accent); color: var(--on-accent); box-shadow: 0 0 0 1px var(--sheet); transform: translate(-50%, -50%); }
.insert:is(:hover, :focus-visible):not([aria-disabled="true"]) { background: var(--ink); color: var(--paper); }
.insert:focus-visible { outline-offset: 2px; }
.ribbon { display: flex; gap: 4px; align-items: center; padding: 2px 2px 2px 10px; }
.menu { display: grid; min-width: 11rem; padding: 4px; }
.spot:has(.menu) { z-index: 2; }
@media (prefers-reduced-motion: no-preference) {
  .spot:has(> :is(.menu, .note)) { transition: opacity 0.1s, display 0.1s allow-discrete; }
  .spot:has(> :is(.menu, .note))[hidden] { opacity: 0; pointer-events: none; }
  @starting-style { .spot:has(> :is(.menu, .note)) { opacity: 0; } }
}
.menu button { justify-content: start; padding: 0 8px; text-align: start; }
.menu button.danger { color: var(--wrong); }
.menu small { max-width: 15rem; padding: 2px 8px 4px 32px; color: var(--quiet); font-size: 12px; }
:host([data-thumb]) .rail.block { position: fixed; z-index: 1; inset: auto 0 0 0 !important; width: auto !important; height: auto !important; }
:host([data-thumb]) .rail.block > .tools { position: static; width: auto; padding: 4px 8px; border-width: 1px 0 0; border-radius: 0; }
:host([data-thumb]) .rail.block .title { flex: 1; max-width: none; }
:host([data-thumb]) .holder:has(+ .holder) { display: none; }
:host([data-thumb]) :is(button, .menu button) { min-width: 44px; min-height: 44px; }
:host([data-thumb]) .insert { border-radius: 22px; }
@media (forced-colors: active) {
  .box { border-color: Highlight; outline: 0; }
  .tag, .insert { border: 1px solid; }
  button:focus-visible { outline-color: Highlight; }
}
`
