export const barStyle = `
:host { all: initial; display: block; font: 14px/1.35 ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; color: #1d1b2e; }
:host([data-over]) { position: absolute; inset: 0 auto auto 0; z-index: 2147483001; }
.rail { position: relative; }
:host([data-over]) .rail { position: absolute; pointer-events: none; }
:host([data-over]) :is(.row, .link) { zoom: var(--zoom); pointer-events: auto; }
:host([data-over]) .row { position: sticky; top: 8px; width: max-content; }
*, ::before, ::after { box-sizing: border-box; }
.row { position: relative; display: flex; flex-wrap: wrap-reverse; gap: 6px; align-items: center; }
[role="toolbar"] { display: flex; gap: 2px; padding: 3px; border: 1px solid #ddd5c5; border-radius: 8px; background: #fffdf8; }
:host([data-over]) :is([role="toolbar"], .note) { box-shadow: 0 4px 16px rgb(29 27 46 / 22%); }
button { min-width: 32px; min-height: 32px; padding: 0 8px; border: 1px solid transparent; border-radius: 6px; background: none; color: inherit; font: inherit; cursor: pointer; }
button:hover:not([aria-disabled="true"]) { background: #ece8fb; }
button[aria-pressed="true"] { border-color: #4a35c9; background: #ece8fb; color: #37259f; }
button[aria-disabled="true"] { color: #85819a; cursor: default; }
:focus-visible { outline: 2px solid #4a35c9; outline-offset: 1px; }
[role="toolbar"] button { display: grid; place-items: center; padding: 0; }
svg { width: 18px; height: 18px; fill: none; stroke: currentcolor; stroke-width: 1.75; stroke-linecap: round; stroke-linejoin: round; }
.tag { max-width: 28rem; margin: 0; padding: 4px 10px; border-radius: 6px; background: #4a35c9; color: #fff; }
.tag[data-wrong] { background: #a81f1f; }
.note { display: flex; gap: 4px; align-items: center; max-width: 28rem; padding: 0 4px 0 12px; border: 1px solid #ddd5c5; border-radius: 8px; background: #fffdf8; }
.note button { color: #4a35c9; text-decoration: underline; text-underline-offset: 3px; }
.spot { position: absolute; z-index: 1; }
:host(:not([data-over])) .spot { inset-inline: 0; }
.link { display: grid; gap: 8px; min-width: 0; scroll-margin: 16px; padding: 12px; border: 1px solid #ddd5c5; border-radius: 10px; background: #fffdf8; box-shadow: 0 8px 28px rgb(29 27 46 / 26%); }
:host([data-over]) .link { width: min(24rem, (100vw - 24px) / var(--zoom)); }
.link label { font-weight: 600; }
.link input { width: 100%; min-height: 36px; padding: 6px 10px; border: 1px solid #8f8a9e; border-radius: 8px; background: #fff; color: inherit; font: inherit; }
.link input[aria-invalid="true"] { border-color: #a81f1f; box-shadow: 0 0 0 1px #a81f1f; }
.link p { margin: 0; color: #a81f1f; }
[role="listbox"] { display: grid; max-height: 13.5rem; margin: 0; padding: 0; overflow: auto; list-style: none; }
[role="option"] { display: grid; padding: 5px 10px; border-radius: 6px; cursor: pointer; }
[role="option"]:is(:hover, [aria-selected="true"]) { background: #ece8fb; }
[role="option"] span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
[role="option"] .address { color: #5d5a70; font-size: 13px; }
.buttons { display: flex; gap: 6px; }
.buttons button { border-color: #ddd5c5; }
.buttons button.main { border-color: #4a35c9; background: #4a35c9; color: #fff; }
[hidden] { display: none !important; }
@media (forced-colors: active) { .tag, button[aria-pressed="true"] { border: 1px solid Highlight; } [role="option"][aria-selected="true"] { outline: 1px solid Highlight; } }
`
