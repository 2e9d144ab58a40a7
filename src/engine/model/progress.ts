/** Told how far a long job has come: "Rendered", 240 of 1,000. They are pages unless told. */
export type Progress = (work: string, done: number, all: number, unit?: string) => void
