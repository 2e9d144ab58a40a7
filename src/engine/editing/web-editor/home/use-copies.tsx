import { type ReactNode, useRef, useState } from 'react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components'
import { saveFile } from '../../editor-ui/controls/save-file'
import type { SiteFileCopy, WebSite } from '../web-site'
import { copyTypes, readCopyFile } from './copy-file'

export async function downloadCopy(site: WebSite): Promise<void> {
  const { name, bytes } = await site.saveCopy()
  saveFile(name, name.endsWith('.zip') ? 'application/zip' : 'application/json', bytes)
}

interface QuestionProps {
  question: string
  onAnswer: (isSure: boolean) => void
}

function Question({ question, onAnswer }: QuestionProps) {
  return (
    <ModalOverlay isOpen isDismissable className="overlay" onOpenChange={() => onAnswer(false)}>
      <Modal className="modal narrow">
        <Dialog role="alertdialog" className="dialog">
          <Heading slot="title">Open a file</Heading>
          <p>{question}</p>
          <div className="buttons">
            <button type="button" className="danger" onClick={() => onAnswer(true)}>
              Open it
            </button>
            <button type="button" onClick={() => onAnswer(false)}>
              Leave it
            </button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
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
      {asked && <Question question={asked.question} onAnswer={answer} />}
    </>
  )
  return { choose: () => input.current?.click(), problem, close: () => setProblem(undefined), parts }
}
