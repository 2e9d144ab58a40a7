import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { dirname, join, resolve } from 'node:path'
import {
  editorAddress,
  editorApiAddress,
  editorNewsMessage,
  formerAddress,
  liveSocketAddress,
  openInEditorAddress,
  reloadMessage,
  repairAddress,
  viewTimeAddress,
} from '../../base/shared-types/addresses'
import { type Cut, readCut } from '../../base/shared-types/cut/cut'
import { isFailure } from '../../base/shared-types/failure'
import { hiddenPart } from '../../base/text/hidden-files'
import { siteCache } from '../../building/site-build/output/site-cache'
import { findFile } from '../../building/static-server/files'
import type { FormService } from '../../building/static-server/forms/form-service'
import { type Handler, openServer, sendJson, sendMethods, sendText } from '../../building/static-server/http-server'
import { LiveSocket } from '../../building/static-server/live-socket'
import { SiteChecker } from '../../commands/check-command/site-checker'
import { isPublicLink } from '../../folders/site-folder/public-files'
import { findStudio } from '../../folders/studio-folder/find-studio'
import { sourcesIn } from '../../folders/studio-folder/read-sources'
import type { EditorChange } from '../edited-site/command'
import { createEditing, maxBodyAt } from '../folder-editor/commands'
import { editFolder } from '../folder-editor/edit-folder'
import { keepEditorToken } from '../folder-editor/editor-token'
import { editorFolder } from '../folder-editor/journal/editor-folder'
import { OpenWindows } from '../folder-editor/open-windows'
import { GitPublishing } from '../folder-editor/publishing/git-publishing'
import { showBeforeAndNow } from '../site-preview/compare-page'
import type { LiveUpdates } from '../site-preview/live-updates'
import { openPreviewCode } from './code/preview-code'
import { isOwn, openInEditor } from './code-editor'
import { createEditorHelp } from './code-editor-help'
import { sendEditor } from './editor-document'
import { sendFormer } from './former-pages'
import { PageResponder } from './page-responder'
import { usualPolicy } from './policy'
import { FormerSite } from './previewed-site/former-site'
import { keepInStep } from './previewed-site/keep-in-step'
import { LiveSite } from './previewed-site/live-site'
import { sendCutPicture, sendPublicFile } from './public-file'
import { endWorker, isWorkerScript } from './service-worker'

/** Milliseconds. */
const longestUpload = 10 * 60_000

export interface Preview {
  http: Server
  /** The token of the editor, which its requests carry. */
  editorToken: string
  stop: () => Promise<void>
}

/** Prints where code failed while it made a page, for its programmer. */
const sendStack = (response: ServerResponse) => (error: Error) => {
  console.error(error)
  sendText(response, 500, String(error.stack))
}

const actionAddresses = [openInEditorAddress, repairAddress, viewTimeAddress]

function attempt(act: () => void, response: ServerResponse): void {
  try {
    act()
    sendJson(response, {})
  } catch (error) {
    if (!isFailure(error)) throw error
    sendJson(response, { message: error.message }, 409)
  }
}

const createActions =
  (live: LiveSite, content: string, updates: LiveUpdates) =>
  async (path: string, search: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isOwn(request))
      return sendText(
        response,
        403,
        'Only a page of the preview opens the editor, repairs pages.json or shows another time.',
      )
    const query = new URLSearchParams(search)
    if (path === openInEditorAddress) return sendJson(response, await openInEditor(query, content, live.shown.moment))
    if (path === repairAddress)
      return attempt(() => live.repair(query.get('revision') ?? '', Number(query.get('problem'))), response)
    attempt(() => updates.showAt(query.get('at') || undefined, live.text), response)
  }

interface FoundFile {
  file: string
  cut?: Cut
}

/** Hidden files are not served. */
async function findPublicFile(
  findPicture: (hash: string) => string | undefined,
  folder: string,
  path: string,
): Promise<FoundFile | undefined> {
  if (hiddenPart(path) !== undefined || isPublicLink(dirname(folder))) return undefined
  // Nothing is encoded here: the original replaces its scaled copies, so that the html equals the build's.
  const hash = path.match(/^\/assets\/([0-9a-f]+)-\d+\.(avif|webp)$/)?.[1]
  const { file: name, cut } = readCut((hash && findPicture(hash)) || path)
  const file = await findFile(folder, name)
  return file === undefined ? undefined : { file, cut }
}

/**
 * `host` is the value of HOST; `at` is the time to show, by the site's clocks; `isLive` says whether the code follows
 * its sources from the start. Other sites get pages only.
 */
export async function createPreview(
  root: string,
  siteFolder: string,
  formService: FormService,
  { host, at, isLive }: { host?: string; at?: string; isLive?: boolean } = {},
): Promise<Preview> {
  const site = resolve(siteFolder)
  const files = join(site, 'public')
  const studio = await findStudio(root, site)
  const kept = sourcesIn(studio).length > 0 ? [await siteCache(root, site, 'sources')] : []
  const socket = new LiveSocket()
  const checker = new SiteChecker(root, site)
  checker.at = at
  // Code that has to be built is built while the site is read and checked.
  const opening = openPreviewCode({
    ...{ root, studio, isLive },
    onSwitch: () => socket.send(reloadMessage, {}),
    // Code that could not be compiled from the start may be mended.
    onSource: () => live.shown.compiler ?? steps.updates.refresh(),
  })
  const loadCompiler = async () => (await opening).current.loadServer()
  const source = { root, site, studio, formAddress: formService.address, loadCompiler }
  const live = new LiveSite(source, checker)
  const former = new FormerSite({ ...source, readAnswers: live.readAnswers }, checker)
  const announce = ({ revision, isOwn }: EditorChange) => {
    if (revision === undefined) socket.send(editorNewsMessage, {})
    else if (isOwn) steps.updates.noteText()
  }
  const { isOpen, nameOf } = new OpenWindows(socket)
  const store = editFolder({ site, folder: editorFolder(site), checker, announce, isOpen, nameOf })
  const findPicture = (hash: string) => live.shown.pages.findPicture(hash) ?? former.shown?.pages.findPicture(hash)
  const compare = async (page: string, from?: string, version?: string) => {
    await former.refresh(version)
    const states = {
      before: { page: former.readPage, frameOf: (path: string) => formerAddress + path },
      now: { page: (path: string) => live.readPage(path), frameOf: (path: string) => path },
    }
    return showBeforeAndNow(states, page, from)
  }
  const editorToken = keepEditorToken(root, site)
  const edit = createEditing(editorToken, store, new GitPublishing({ root, site, checker }, store, compare))
  const editorHelp = createEditorHelp(root, site)
  const schemas = [...new Set([root, studio])].map((folder) => join(folder, 'schemas'))
  const checked = [...schemas, ...['rules', 'sources'].map((name) => join(studio, 'src/studio', name)), ...kept]
  const steps = keepInStep({ live, socket, editorHelp, checked, site, onText: store.lookAgain })
  const code = await opening
  const pages = new PageResponder(live, code, steps.sendProblems)
  const act = createActions(live, join(site, 'pages.json'), steps.updates)
  await steps.updates.whenShown().catch(() => undefined)

  const handle: Handler = async (request, response, target) => {
    const { path, search } = target
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('cross-origin-resource-policy', 'same-origin')
    response.setHeader('content-security-policy', usualPolicy)
    if (isWorkerScript(request)) return endWorker(response)
    if (path === formService.address) return formService.handle(request, response)
    if (actionAddresses.includes(path)) return act(path, search, request, response)
    if (path.startsWith(editorApiAddress)) return edit(path, request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendMethods(request, response)
    if (code.current.send(request, response, path + search)) return
    if (path === editorAddress || path.startsWith(`${editorAddress}/`))
      return sendEditor(request, response, target, { code: code.current, checker, token: editorToken })
    if (path.startsWith(`${formerAddress}/`))
      return sendFormer(former, code, target, response).catch(sendStack(response))
    if (await pages.sendData(path, response)) return
    const { file, cut } = (!pages.owns(path) && (await findPublicFile(findPicture, files, path))) || {}
    if (file && cut) return sendCutPicture(response, join(files, file), cut)
    if (file) return sendPublicFile(request, response, files, file)
    return pages.sendPage(target, response).catch(sendStack(response))
  }

  const http = openServer(handle, {
    host,
    isForOwnPages: true,
    requestTimeout: longestUpload,
    maxBodyAt: (path) => (path === formService.address ? formService.maxBody : maxBodyAt(path)),
    upgrade(request, connection, head, { path }) {
      if (path !== liveSocketAddress) return code.upgrade(request, connection, head, path)
      socket.connect(request, connection, head)
      return true
    },
  })

  return {
    http,
    editorToken,
    async stop() {
      editorHelp.stop()
      http.close()
      socket.close()
      // A change in progress may still load code, so the code stops last.
      await steps.stop()
      await code.stop()
      http.closeAllConnections()
    },
  }
}
