/** The list of the link dialog is at most 280 px high. */
export const linkStyle = `
[role="listbox"] { max-height: min(280px, 40vh); }
[role="option"] { grid-template-columns: auto minmax(0, 1fr) auto; gap: 0 10px; align-items: center; min-height: 32px; }
[role="option"] .icon { width: 16px; height: 16px; opacity: 0.7; }
[role="option"] .address { max-width: 11rem; text-align: end; }
`
