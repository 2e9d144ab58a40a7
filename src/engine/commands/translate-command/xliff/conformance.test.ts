import { join } from 'node:path'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { readCase } from '../../../../../tests/sites/broken-content'
import { filesFor } from '../../../../../tests/sites/broken-content-files'
import { readOpenSite } from '../../../content/references/open-site'
import { createValidator } from '../../../content/schema-model/validation/validate'
import { readSchemas } from '../../../folders/studio-folder/read-schemas'
import { exportTexts } from '../export-texts'

/** https://docs.oasis-open.org/xliff/xliff-core/v2.0/os/xliff-core-v2.0-os.html, 4.2: attributes, then children in order. */
const core: Record<string, [attributes: string, children: RegExp]> = {
  xliff: ['xmlns version srcLang trgLang', /^(file )+$/],
  file: ['id original canResegment', /^(notes )?(unit )+$/],
  notes: ['', /^(note )+$/],
  note: ['category', /^$/],
  unit: ['id', /^(notes )?(originalData )?(segment )+$/],
  originalData: ['', /^(data )+$/],
  data: ['id', /^(cp )*$/],
  segment: ['state', /^source (target )?$/],
  source: ['xml:space', /^((cp|ph) )*$/],
  target: ['xml:space', /^((cp|ph) )*$/],
  ph: ['id dataRef', /^$/],
  cp: ['hex', /^$/],
}

const values: Record<string, RegExp> = {
  id: /^[\w.:-]+$/,
  dataRef: /^[\w.:-]+$/,
  state: /^(initial|translated|reviewed|final)$/,
  hex: /^[0-9A-F]{4,6}$/,
  canResegment: /^(yes|no)$/,
  'xml:space': /^(default|preserve)$/,
}

/** What identifiers are unique in: those of codes in a source or a target, of data in a unit. */
const scopes: Record<string, string> = { file: 'xliff', unit: 'file', data: 'originalData', ph: 'source target' }

/** What is not as the core of XLIFF 2.0 says. */
function findFaults(text: string): string[] {
  const faults: string[] = []
  const open: { name: string; children: string; ids: Set<string>; data: Set<string> }[] = []
  const parser = new SaxesParser()
  parser.on('error', (error) => faults.push(error.message))
  parser.on('opentag', ({ name, attributes }) => {
    const around = open.at(-1)
    if (around) around.children += `${name} `
    const [allowed = ''] = core[name] ?? []
    for (const [key, value] of Object.entries(attributes))
      if (!allowed.split(' ').includes(key) || values[key]?.test(value) === false)
        faults.push(`${name} ${key}="${value}"`)
    const scope = open.findLast((one) => scopes[name]?.split(' ').includes(one.name))
    const id = attributes.id ?? ''
    if (scope?.ids.has(id)) faults.push(`${name} "${id}" twice`)
    scope?.ids.add(id)
    const unit = open.findLast((one) => one.name === 'unit')
    if (name === 'data') unit?.data.add(id)
    if (name === 'ph' && !unit?.data.has(attributes.dataRef ?? '')) faults.push(`no data "${attributes.dataRef}"`)
    open.push({ name, children: '', ids: new Set(), data: new Set() })
  })
  parser.on('closetag', () => {
    const closed = open.pop()
    if (closed && !core[closed.name]?.[1].test(closed.children)) faults.push(`${closed.name}: ${closed.children}`)
  })
  parser.write(text).close()
  return faults
}

test('an exchange file is one of XLIFF 2.0', async () => {
  const schemas = await readSchemas(join(import.meta.dirname, '../../../../..'))
  const rich = '<p>Back <a href=\\"/\\">home</a> &amp; <em>rest</em>.</p>'
  const text = readCase('translated-nothing-wrong')
    .replace('<p>Back <a href=\\"/\\">home</a>.</p>', rich)
    .replace('"heading": "Hallo"', '"heading": "Hal\\u000blo"')
  const { text: xliff } = exportTexts(readOpenSite(text, filesFor(text), schemas, createValidator(schemas)), 'de')
  expect(xliff).toMatch(/<cp hex[\s\S]+<ph |<ph [\s\S]+<cp hex/)
  expect(findFaults(xliff)).toEqual([])
})
