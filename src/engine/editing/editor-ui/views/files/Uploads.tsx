import { Button, FileTrigger } from 'react-aria-components'
import { plural } from '../../../../base/text/numbers'
import type { FileKind } from '../../../edited-site/file-store'
import { Icon } from '../../controls/Icon'
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
      <Button>
        <Icon name="upload" /> Upload
      </Button>
    </FileTrigger>
  )
}

export interface News {
  words: string
  isWrong: boolean
}

export function UploadNotes({ news, quiet }: { news: News | undefined; quiet: string }) {
  const { uploads, waiting } = useFileManagerState()
  return (
    <div role="status" className="dialog-foot upload-notes">
      {!news && waiting === 0 && uploads.length === 0 && <p className="help">{quiet}</p>}
      {news && <p className={news.isWrong ? 'error' : undefined}>{news.words}</p>}
      {waiting > 0 && <p>Uploading {plural(waiting, 'file')} …</p>}
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
