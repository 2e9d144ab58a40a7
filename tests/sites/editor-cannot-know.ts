/**
 * What VS Code cannot know, by the code of the rule, and why. A schema checks one value at a time: it sees neither the
 * rest of the file nor the inside of a text. `npm run check` and the preview report these; VS Code is silent.
 */
export const cannotKnow: Record<string, string> = {
  'home-page': 'misses a page that is not there',
  'reserved-path': 'knows what the build writes',
  'readable-file': 'looks into files',
  'program-file': 'looks into files',
  loop: 'looks into files',
  reel: 'looks into files, and adds up what several scenes take',
  'unique-path': 'compares two pages',
  'guard-target': 'follows where a page leads',
  'unique-anchor': 'compares two blocks',
  'entry-id': 'compares two entries',
  'page-times': 'compares two times',
  'expire-redirect': 'compares the times of two pages',
  'public-target': 'compares the times of two pages',
  'local-time': 'knows the calendar, and the clocks of a place',
  'far-date': 'knows the date of today',
  languages: 'knows how languages are registered',
  'time-zone': 'knows more names than it proposes, and whether any page has a time',
  timer: 'knows the calendar, and what is missing elsewhere',
  'feed-address': 'compares addresses with pages and files',
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

/** Cases in which VS Code marks another line than CI, and why. Both are red. */
export const otherLine: Record<string, string> = {
  'block-as-component-with-props': 'CI marks the field that names the type, VS Code the block that lacks one',
  'block-type-as-component': 'CI marks the field that names the type, VS Code the block that lacks one',
  'shared-block-by-reference': 'CI marks the field that names the shared block, VS Code the block that lacks a type',
  'shared-block-by-another-name': 'CI marks the field that names the shared block, VS Code the block that lacks a type',
  'redirect-as-a-pair': 'CI sees that a redirect was meant; VS Code marks what no page has',
  'redirect-from-and-to': 'CI sees that a redirect was meant; VS Code asks for the path of a page',
  'block-among-the-pages': 'CI sees that a block was meant; VS Code asks for the path of a page',
  'misspelt-anchor-where-it-is-written': 'CI blames the definition, VS Code the places that name it',
  'misspelt-path-beside-its-title': 'CI blames the definition, VS Code the places that name it',
  'misspelt-path-that-many-link-to': 'CI blames the definition, VS Code the places that name it',
  'misspelt-shared-field': 'CI sees which field was meant, VS Code marks the places that use what is under it',
  'misspelt-shared-name-where-it-is-written': 'CI blames the definition, VS Code the places that name it',
  'misspelt-type-field': 'CI marks the misspelt name, VS Code the block that lacks a type',
  'same-category-twice': 'CI marks the second of the twins, VS Code the list',
}
