/** Told how far a long job has come: "Rendered", 240 of 1,000 pages. */
export type Progress = (work: string, done: number, all: number) => void
