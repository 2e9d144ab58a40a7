/** What Node is handed for a command of package.json: check and build run from their bundle, the others from their source. */
export const commandLine = (name: string, ...options: string[]): string[] =>
  ['check', 'build'].includes(name)
    ? ['scripts/run.js', name, ...options]
    : ['--import', 'tsx', `scripts/${name}.ts`, ...options]
