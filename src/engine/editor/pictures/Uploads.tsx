import { Button, FileTrigger } from 'react-aria-components'
import type { FileKind } from '../../edits/files'
import { plural } from '../../text/numbers'
import { useSession } from '../session/use-session'
import { useDesk } from './use-desk'
import { accepted } from './words'

/** Brings files from the computer: several at once, or dropped on the dialog. */
export function UploadButton({ kind }: { kind: FileKind }) {
  const { desk } = useSession()
  return (
    <FileTrigger
      allowsMultiple
      acceptedFileTypes={accepted[kind]}
      onSelect={(files) => void desk.bring([...(files ?? [])])}
    >
      <Button>Upload</Button>
    </FileTrigger>
  )
}

/** What came of the last thing that was done with a file. */
export interface News {
  words: string
  isWrong: boolean
}

/** Says what came of the files that were uploaded, and of what was done with one last. */
export function UploadNotes({ news }: { news: News | undefined }) {
  const { uploads, waiting } = useDesk()
  return (
    <div role="status" className="upload-notes">
      {news && <p className={news.isWrong ? 'error' : undefined}>{news.words}</p>}
      {waiting > 0 && <p>{plural(waiting, 'file')} on the way …</p>}
      {uploads.map((upload, index) => {
        const key = uploads.length - index
        if ('problem' in upload)
          return (
            <p key={key} className="error">
              {upload.problem}
            </p>
          )
        return <p key={key}>{upload.said}</p>
      })}
    </div>
  )
}
