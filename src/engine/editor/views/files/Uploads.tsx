import { Button, FileTrigger } from 'react-aria-components'
import type { FileKind } from '../../../store/file-store'
import { plural } from '../../../text/numbers'
import { accepted } from '../../model/files/file-words'
import { useFileManager, useFileManagerState } from '../use-editor'

/** Brings files from the computer: several at once, or dropped on the dialog. */
export function UploadButton({ kind }: { kind: FileKind }) {
  const manager = useFileManager()
  return (
    <FileTrigger
      allowsMultiple
      acceptedFileTypes={accepted[kind]}
      onSelect={(files) => void manager.upload([...(files ?? [])])}
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
  const { uploads, waiting } = useFileManagerState()
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
        return <p key={key}>{upload.message}</p>
      })}
    </div>
  )
}
