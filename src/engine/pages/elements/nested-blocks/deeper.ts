export const withDeeperHeadings = (html: string, levels: number): string =>
  html.replace(/(<\/?h)([2-6])(?=[\s>])/g, (_, tag: string, level) => tag + Math.min(Number(level) + levels, 6))
