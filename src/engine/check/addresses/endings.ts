/** How the files of pictures end. */
const pictureEndings = ['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif']

/** The ending of a file's name in small letters, without its dot. */
export const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/** Whether a file is a picture that browsers show, by its name or by its ending alone. */
export const isPicture = (name: string): boolean => pictureEndings.includes(endingOf(name))
