import { SchemaBook } from '../../src/engine/content/schema-model/schema-book'
import { OpenPage } from '../../src/engine/editing/editor-ui/model/page/open-page'

export function openTestPage(text: string, schemas: Record<string, object>, site: object = {}): OpenPage {
  const content = JSON.parse(text)
  const { pages } = content
  const raw = text.slice('{"pages":['.length, -']}'.length)
  const common = {
    revision: '',
    pages: [],
    shared: [],
    followers: {},
    parts: Object.keys(content),
    drafts: [],
    problems: [],
    hasWarnings: true,
  }
  return new OpenPage(
    { ...common, name: pages[0].path, path: pages[0].path, pointer: '/pages/0', raw, site: JSON.stringify(site) },
    new SchemaBook(schemas),
  )
}
