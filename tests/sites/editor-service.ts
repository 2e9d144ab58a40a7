import { createRequire } from 'node:module'
import type * as LanguageService from 'vscode-json-languageservice'
import type { CompletionItem, Diagnostic, Hover } from 'vscode-json-languageservice'

// The package is CommonJS of a kind whose names an import does not see.
const load = createRequire(import.meta.url)
const { ClientCapabilities, getLanguageService, TextDocument } = load(
  'vscode-json-languageservice',
) as typeof LanguageService

/** VS Code's own answers about one text, with `view` as the schema that the text names or is given. */
export interface Editor {
  /** What is underlined: red ones (the text is not JSON) before yellow ones, each from top to bottom. */
  diagnose(text: string): Promise<Diagnostic[]>
  /** What is proposed where the text has a "▌", the cursor. */
  complete(text: string): Promise<CompletionItem[]>
  /** What is shown when the mouse is at the "▌". */
  hover(text: string): Promise<Hover | null>
}

const place = 'file:///site/schemas/editor.schema.json'

/** Opens texts as VS Code would that has just cloned the project: its JSON support, and nothing set up. */
export function createEditor(view: string): Editor {
  const service = getLanguageService({
    clientCapabilities: ClientCapabilities.LATEST,
    schemaRequestService: async () => view,
    workspaceContext: { resolveRelativePath: () => place },
  })
  service.configure({ validate: true, allowComments: false, schemas: [{ uri: place, fileMatch: ['pages.json'] }] })

  const open = (text: string) => {
    const document = TextDocument.create('file:///site/pages.json', 'json', 1, text)
    return { document, json: service.parseJSONDocument(document) }
  }
  const at = (marked: string) => {
    const offset = marked.indexOf('▌')
    const { document, json } = open(marked.slice(0, offset) + marked.slice(offset + 1))
    return { document, json, position: document.positionAt(offset) }
  }
  const weight = ({ severity, range }: Diagnostic) => [severity ?? 2, range.start.line, range.start.character] as const
  const byWeight = (a: Diagnostic, b: Diagnostic) => {
    const [one, other] = [weight(a), weight(b)]
    return one[0] - other[0] || one[1] - other[1] || one[2] - other[2]
  }

  return {
    async diagnose(text) {
      const { document, json } = open(text)
      const settings = { comments: 'error', trailingCommas: 'error' } as const
      return (await service.doValidation(document, json, settings)).sort(byWeight)
    },
    async complete(text) {
      const { document, json, position } = at(text)
      return (await service.doComplete(document, position, json))?.items ?? []
    },
    hover(text) {
      const { document, json, position } = at(text)
      return Promise.resolve(service.doHover(document, position, json))
    },
  }
}
