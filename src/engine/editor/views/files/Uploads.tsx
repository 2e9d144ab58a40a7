import { Button, FileTrigger } from 'react-aria-components'
import type { FileKind } from '../../../store/file-store'
import { plural } from '../../../text/numbers'
import { accepted } from '../../model/files/file-words'
import { useFileManager, useFileManagerState } from '../use-editor'

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

export interface News {
  words: string
  isWrong: boolean
}

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
