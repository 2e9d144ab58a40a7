import fc from 'fast-check'

/** What hosts read as their own: ends of lines and words, quotes, variables, comments, blocks. */
const parts = [
  ...[
    '\n',
    '\r\n',
    '\t',
    ' ',
    '"',
    "'",
    '`',
    '\\',
    '\\"',
    ';',
    '#',
    ' #',
    '{',
    '}',
    '(',
    ')',
    '*',
    '+',
    '|',
    '<',
    '%',
    '%0A',
  ],
  ...[
    '$host',
    `\${host}`,
    '$1',
    '{env.HOME}',
    '{$HOME}',
    '{path}',
    ':splat',
    ':path',
    ':key',
    '/*',
    '//',
    '302!',
    '; root /',
  ],
  ...[
    '\0',
    '\x7f',
    '\u2028',
    '\ufeff',
    '\ud800',
    'é',
    '📷',
    '}\n\troot * /\n\tfile_server browse\n\t#',
    'import /etc/passwd',
  ],
]

export const hostileTexts = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...parts) }, fc.string({ unit: 'binary', maxLength: 4 })), {
    maxLength: 8,
  })
  .map((all) => all.join(''))
