/** The list of the link dialog is at most 280 px high. */
export const linkStyle = `
[role="listbox"] { max-height: min(280px, 40vh); }
[role="option"] { grid-template-columns: auto minmax(0, 1fr); column-gap: 10px; align-items: center; min-height: 44px; }
[role="option"] .icon { grid-row: span 2; width: 16px; height: 16px; opacity: 0.7; }
`
