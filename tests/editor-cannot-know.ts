/**
 * What VS Code cannot know, by the code of the rule, and why. A schema judges one value at a time: it sees neither the
 * rest of the file nor the inside of a text. `npm run check` and the preview report these; VS Code is silent.
 */
export const cannotKnow: Record<string, string> = {
  'home-page': 'misses a page that is not there',
  'reserved-path': 'knows what the build writes',
  'unique-path': 'compares two pages',
  'unique-anchor': 'compares two blocks',
  'entry-id': 'compares two entries',
  'redirect-target': 'follows redirects from page to page',
  'duplicate-field': 'warns of both fields, and CI points at the second one',
  waiver: 'knows the calendar, and whether a day is past',
  'html-allowed':
    'a pattern sees tags and attributes that are not allowed, but not whether each tag is closed and each picture described',
}

/** Codes whose mistakes VS Code marks by itself, without a schema: red, and where its own parser notices them. */
export const ownPlaces: Record<string, string> = {
  syntax: 'VS Code has its own parser; it may notice an unclosed bracket or text a line away from where CI points',
}
