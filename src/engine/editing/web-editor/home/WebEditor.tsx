import { proxy } from 'comlink'
import { useEffect, useMemo, useRef, useState } from 'react'
import { whenIdle } from '../../../base/dom/when-idle'
import type { Schemas } from '../../../content/schema-model/schemas'
import { openEditor } from '../../editor-ui/connection/open-editor'
import { Observable } from '../../editor-ui/model/session/observable'
import type { Session } from '../../editor-ui/model/session/session'
import type { EditorStatus } from '../../editor-ui/model/status'
import { Editor } from '../../editor-ui/shell/Editor'
import { type DialogProps, EditorDialog } from '../../editor-ui/views/EditorDialog'
import { EditorProvider } from '../../editor-ui/views/use-editor'
import type { WebSurroundings } from '../surroundings'
import type { WebSite } from '../web-site'
import { BranchViewer } from './BranchViewer'
import { describeStatus, type OpenState } from './describe-status'
import { createEndableStore } from './endable-store'
import { followBranch } from './follow-branch'
import { titleOf } from './host-words'
import { SignInForm } from './SignInForm'
import { signInByWindow } from './sign-in-window'
import { downloadCopy, useFileOpener } from './use-copies'

export interface WebEditorProps {
  site: WebSite
  state: OpenState
  schemas: Schemas
  surroundings: WebSurroundings
}

function SignInAgain({ site, state, isOpen, onClose }: Pick<WebEditorProps, 'site' | 'state'> & DialogProps) {
  const { connection, host, repository } = state
  const signedOut = connection.kind === 'signed-out' ? connection : undefined
  return (
    <EditorDialog
      size="narrow"
      content="signing-in"
      title={`Sign in to ${titleOf(host)}`}
      isOpen={isOpen && signedOut !== undefined}
      onClose={onClose}
    >
      <div className="dialog-body">{signedOut && <SignInForm {...{ site, host, repository, ...signedOut }} />}</div>
    </EditorDialog>
  )
}

/** Some changes are kept nowhere: closing asks first. */
function askBeforeClosing({ getState }: Session): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (getState().savedAt !== undefined) event.preventDefault()
  }
  addEventListener('beforeunload', ask)
  return () => removeEventListener('beforeunload', ask)
}

/** Half-typed words are saved before another tab writes. */
function keepBeforeLettingGo(site: WebSite, { session }: ReturnType<typeof openEditor>): void {
  void site.beforeLetGo(proxy(() => session.letGo()))
}

export function WebEditor({ site, state, schemas, surroundings }: WebEditorProps) {
  const opener = useFileOpener(site)
  const [isSigningIn, setSigningIn] = useState(false)
  const [isKeepingClosed, setKeepingClosed] = useState(false)
  const [signInProblem, setSignInProblem] = useState<string>()
  const { connection } = state
  // The end of the next sign-in must not open the dialog over what is being typed.
  useEffect(() => {
    if (connection.kind !== 'signed-out') setSigningIn(false)
  }, [connection.kind])
  const signIn = async () => {
    const ways = connection.kind === 'signed-out' ? connection.ways : []
    if (ways.some(({ kind }) => kind === 'token')) setSigningIn(true)
    else setSignInProblem((await signInByWindow(site)).problem)
  }
  const status = describeStatus(
    state,
    {
      signIn: () => void signIn(),
      signOut: () => void site.signOut(),
      saveCopy: () => void downloadCopy(site),
      openFile: opener.choose,
      closeNotice: () => void site.closeNotice(),
      closeProblem() {
        opener.close()
        setSignInProblem(undefined)
      },
      closeKeeping: () => setKeepingClosed(true),
      editSite: () => location.assign(location.pathname),
    },
    { problem: opener.problem ?? signInProblem, isKeepingClosed },
  )
  const shown = useRef(new Observable<{ status: EditorStatus }>({ status })).current
  useEffect(() => shown.set({ status }), [shown, status])
  const editor = useMemo(() => {
    const ofHome = { subscribe: shown.subscribe, getState: () => shown.state.status }
    const { store, end } = createEndableStore(surroundings.store)
    const opened = openEditor({ ...surroundings, store, status: ofHome }, schemas, [])
    keepBeforeLettingGo(site, opened)
    void surroundings.shown.then(() => whenIdle(() => void opened.files.refresh()))
    return { ...opened, end }
  }, [site, schemas, surroundings, shown])
  const isSignedIn = useRef(false)
  isSignedIn.current = connection.kind !== 'signed-out' && connection.kind !== 'none'
  useEffect(() => editor.end, [editor])
  const { session } = editor
  const isFleeting = state.keeping === 'tab' && state.shownBranch === undefined
  useEffect(() => (isFleeting ? askBeforeClosing(session) : undefined), [isFleeting, session])
  useEffect(() => followBranch(site, () => isSignedIn.current), [site])
  return (
    <EditorProvider value={editor}>
      {state.shownBranch === undefined ? <Editor /> : <BranchViewer />}
      <SignInAgain {...{ site, state }} isOpen={isSigningIn} onClose={() => setSigningIn(false)} />
      {opener.parts}
    </EditorProvider>
  )
}
