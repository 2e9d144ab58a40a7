import { type ReactNode, useRef, useState } from 'react'
import { saveFile } from '../../editor-ui/controls/save-file'
import { QuestionDialog } from '../../editor-ui/views/QuestionDialog'
import type { SiteFileCopy, WebSite } from '../web-site'
import { copyTypes, readCopyFile } from './copy-file'

export async function downloadCopy(site: WebSite): Promise<void> {
  const { name, bytes } = await site.saveCopy()
  saveFile(name, name.endsWith('.zip') ? 'application/zip' : 'application/json', bytes)
}

interface FileOpener {
  choose: () => void
  problem: string | undefined
  close: () => void
  parts: ReactNode
}

export function useFileOpener(site: WebSite): FileOpener {
  const input = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState<{ copy: SiteFileCopy; question: string }>()
  const [problem, setProblem] = useState<string>()
  const openCopy = async (copy: SiteFileCopy, isSure = false) => {
    const { question, problem } = await site.openCopy(copy, isSure)
    setAsked(question === undefined ? undefined : { copy, question })
    setProblem(problem)
  }
  const read = async (file: File) => openCopy(await readCopyFile(file))
  const answer = (isSure: boolean) => {
    setAsked(undefined)
    if (asked && isSure) void openCopy(asked.copy, true)
  }
  const parts = (
    <>
      <input
        ref={input}
        type="file"
        accept={copyTypes}
        hidden
        aria-label="A file of the site"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) void read(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <QuestionDialog title="Open a file" isOpen={asked !== undefined} onDismiss={() => answer(false)}>
        <p>{asked?.question}</p>
        <div className="buttons">
          <button type="button" className="danger" onClick={() => answer(true)}>
            Open it
          </button>
          <button type="button" onClick={() => answer(false)}>
            Leave it
          </button>
        </div>
      </QuestionDialog>
    </>
  )
  return { choose: () => input.current?.click(), problem, close: () => setProblem(undefined), parts }
}
