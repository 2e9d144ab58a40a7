import { Failure } from '../../../../base/shared-types/failure'
import type { KeptDocument, OpenKept } from '../../kept'
import { explainStorage } from '../storage/sentences'
import type { Storage } from '../storage/storage'
import { WholeFile } from '../storage/whole-file'

function readValue<Value>(file: WholeFile): Value | undefined {
  const text = file.read()
  return text === undefined ? undefined : (JSON.parse(text) as Value)
}

/** `onOpen` gets the files of the documents, to close them. */
export const createOpenKept =
  (storage: Storage, onOpen: (file: WholeFile) => void = () => {}): OpenKept =>
  async <Value>(name: string): Promise<KeptDocument<Value>> => {
    const file = await WholeFile.open(storage, `kept-${name}`)
    onOpen(file)
    let value = readValue<Value>(file)
    return {
      get value() {
        return value
      },
      keep(next) {
        try {
          file.replace(JSON.stringify(next))
        } catch (error) {
          throw new Failure(explainStorage(error))
        }
        value = next
      },
    }
  }
