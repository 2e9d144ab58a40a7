export const barStyle = `
:host { all: initial; direction: ltr; display: block; color-scheme: light dark; color: var(--ink); font: 14px/1.35 var(--font); }
:host([data-over]) { position: absolute; inset: 0 auto auto 0; z-index: 2147483001; }
.rail { position: relative; }
:host([data-over]) .rail { position: absolute; pointer-events: none; }
:host([data-over]) :is(.row, .link) { zoom: var(--zoom); pointer-events: auto; }
:host([data-over]) .row { position: sticky; top: 8px; width: max-content; }
*, ::before, ::after { box-sizing: border-box; }
.row { position: relative; display: flex; flex-wrap: wrap-reverse; gap: 6px; align-items: center; }
[role="toolbar"] { display: flex; padding: 2px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--raised); }
:host([data-over]) :is([role="toolbar"], .note) { box-shadow: var(--shadow); }
button { min-width: 28px; min-height: 28px; padding: 0 8px; border: 0; border-radius: 6px; background: none; color: inherit; font: inherit; cursor: pointer; }
button:hover:not([aria-disabled="true"]) { background: var(--tint); color: var(--accent); }
button[aria-pressed="true"] { background: var(--tint); color: var(--accent); }
button[aria-disabled="true"] { color: var(--control); cursor: default; }
::selection { background: Highlight; color: HighlightText; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: -2px; }
[role="toolbar"] button { display: grid; place-items: center; padding: 0; }
svg { width: 18px; height: 18px; }
.tag { max-width: 28rem; margin: 0; padding: 2px 8px; border-radius: 6px; background: var(--accent); color: var(--on-accent); font-size: 13px; }
.tag[data-wrong] { background: var(--wrong); }
.note { display: flex; gap: 4px; align-items: center; max-width: 28rem; padding: 0 4px 0 12px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--raised); }
.note button { color: var(--accent); font-weight: 600; }
.spot { position: absolute; z-index: 1; }
:host(:not([data-over])) .spot { inset-inline: 0; }
.link { display: grid; gap: 8px; min-width: 0; scroll-margin: 16px; padding: 12px; border: 1px solid var(--line); border-radius: 10px; background: var(--raised); box-shadow: var(--shadow); }
:host([data-over]) .link { width: min(24rem, (100vw - 24px) / var(--zoom)); }
.link label { display: block; font-weight: 600; }
.link input { width: 100%; min-height: 36px; padding: 6px 10px; border: 1px solid var(--control); border-radius: 8px; background: var(--raised); color: inherit; font: inherit; }
.link input[aria-invalid="true"] { border-color: var(--wrong); box-shadow: 0 0 0 1px var(--wrong); }
.link p { margin: 0; color: var(--wrong); }
[role="listbox"] { display: grid; max-height: 13.5rem; margin: 0; padding: 0; overflow: auto; list-style: none; }
[role="option"] { display: grid; padding: 5px 10px; border-radius: 6px; cursor: pointer; }
[role="option"]:is(:hover, [aria-selected="true"]) { background: var(--tint); }
[role="option"] span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
[role="option"] .address { color: var(--quiet); font-size: 13px; }
.buttons { display: flex; gap: 6px; }
.buttons button { border-color: var(--line); }
.buttons button.main { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
:host([data-thumb]) :is(button, input) { min-width: 44px; min-height: 44px; }
:host([data-over][data-thumb]) .rail { position: fixed; inset: auto 0 0 0 !important; width: auto !important; height: auto !important; }
:host([data-over][data-thumb]) .row { position: static; width: auto; max-width: none !important; flex-wrap: wrap; gap: 0; }
:host([data-over][data-thumb]) .tag { margin: 0 8px 4px; }
:host([data-over][data-thumb]) [role="toolbar"] { order: 1; flex: 1 0 100%; justify-content: space-between; border-width: 1px 0 0; border-radius: 0; }
:host([data-over][data-thumb]) .spot { inset: auto 0 0 0 !important; }
:host([data-over][data-thumb]) .link { width: auto; border-width: 1px 0 0; border-radius: 12px 12px 0 0; }
[hidden] { display: none !important; }
@media (forced-colors: active) { .tag, button[aria-pressed="true"] { border: 1px solid Highlight; } [role="option"][aria-selected="true"] { outline: 1px solid Highlight; } }
`
