import type { EditorAttributes } from '../../../base/shared-types/web-editor/code-addresses'
import { escapeHtml } from '../../../base/text/tags'
import { type Directives, writePolicy } from '../../host-config/policy'
import { frameDirectives, type HostedEditor, messengerDirectives, windowDirectives } from '../../host-config/web-editor'
import type { EditorCode } from './editor-code'
import type { FirstPage } from './first-page'

interface DocumentInput {
  title: string
  policy: Directives
  script: string
  attributes?: string
  firstScript?: string[]
  body: string
  sheetId?: string
  preloads?: string[]
}

/** Files that are already there when the frame asks for them. */
function preloadPage({ files, styles, fonts }: FirstPage): string[] {
  return [
    ...files.map((href) => `<link rel="modulepreload" href="${href}" fetchpriority="low">`),
    ...styles.map((href) => `<link rel="preload" as="style" href="${href}" fetchpriority="low">`),
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`),
  ]
}

/**
 * React Aria writes a <style> where no element has this id, and the policy would refuse it. Its rule is in the stylesheet of
 * the editor.
 */
const reactAriaSheet = 'react-aria-pressable-style'

function renderDocument(code: EditorCode, { title, policy, script, body, ...more }: DocumentInput): string {
  const { attributes = '', firstScript = [], sheetId, preloads = [] } = more
  const { files, styles } = code.partsOf(script)
  const [entry = '', ...imports] = files
  return [
    '<!doctype html>',
    `<html lang="en"${attributes}>`,
    '<head>',
    '<meta charset="utf-8">',
    // Before anything that it could refuse.
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(writePolicy(policy))}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">',
    '<meta name="robots" content="noindex">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${title}</title>`,
    '<link rel="icon" href="data:,">',
    ...firstScript.map((href) => `<script type="module" src="${href}"></script>`),
    ...styles.map((href, index) => {
      const id = sheetId && index === 0 ? ` id="${sheetId}"` : ''
      return `<link rel="stylesheet" href="${href}"${id}>`
    }),
    `<script type="module" src="${entry}"></script>`,
    ...imports.map((href) => `<link rel="modulepreload" href="${href}">`),
    ...preloads,
    '</head>',
    `<body>${body}</body>`,
    '</html>',
    '',
  ].join('\n')
}

export function renderDocuments(
  code: EditorCode,
  site: HostedEditor,
  firstPage: FirstPage,
  attributes: EditorAttributes,
): Record<string, string> {
  const policy = frameDirectives(site)
  const frame = renderDocument(code, {
    title: 'Page',
    policy,
    script: 'src/engine/editing/web-editor/frame/main.ts',
    body: '<div id="root"></div>',
    preloads: preloadPage(firstPage),
  })
  return {
    'index.html': renderDocument(code, {
      title: `Editor of ${escapeHtml(attributes.name)}`,
      policy: windowDirectives(site),
      script: 'src/engine/editing/web-editor/main.tsx',
      attributes: Object.entries(attributes)
        .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
        .join(''),
      firstScript: code.partsOf('src/engine/editing/web-editor/start.ts').files,
      sheetId: reactAriaSheet,
      body: `<div id="editor"><main class="editor screen"><div class="screen-sheet"><h1>${escapeHtml(attributes.name)}</h1><p role="status">The editor opens …</p></div></main></div>`,
      preloads: preloadPage(firstPage),
    }),
    'frame.html': frame,
    // For a page in a frame that is loaded again: its address names no file.
    '404.html': frame,
    'catalogue.html': renderDocument(code, {
      title: 'Example',
      policy,
      script: 'src/engine/editing/web-editor/frame/catalogue.ts',
      body: '<div id="catalogue"></div>',
    }),
    'signed-in.html': renderDocument(code, {
      title: 'Signed in',
      policy: messengerDirectives,
      script: 'src/engine/editing/web-editor/signed-in.ts',
      body: '<p>You can close this window.</p>',
    }),
  }
}
