import { Failure } from '../../model/failure'

/** A file that is named as a picture holds none, or only a part of one. The message names the file and a page. */
export class BrokenPicture extends Failure {
  constructor(address: string, page: string, reason?: string) {
    super(
      `The picture "${address}" of page "${page}" cannot be read: its file in public/ is damaged or of another kind than its name says. Save it anew as svg, png, jpg, webp or avif.${reason ? ` (${reason})` : ''}`,
    )
  }
}
