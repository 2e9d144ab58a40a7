import { type FileAnswer, type FileQuestion, fileChannelName } from '../../file-channel'
import { typeOf } from './type-of'

export function answerQuestions(
  bytesOf: (address: string) => Promise<Uint8Array<ArrayBuffer> | undefined>,
): () => void {
  const channel = new BroadcastChannel(fileChannelName)
  channel.onmessage = async ({ data }: MessageEvent<FileQuestion | FileAnswer>) => {
    if (!('address' in data)) return
    const { id, address } = data
    const bytes = await bytesOf(address).catch(() => undefined)
    channel.postMessage({ id, ...(bytes && { bytes, type: typeOf(address) }) } satisfies FileAnswer)
  }
  return () => channel.close()
}
