/**
 * An address with a slash at its end, as a regular expression; its first group is the address without. Nothing that a
 * browser could read as the name of another host comes through.
 */
export const slashAtTheEnd = String.raw`^/([^/\\\x00-\x20](?:[^\\\x00-\x20]*[^/\\\x00-\x20])?)/+$`
