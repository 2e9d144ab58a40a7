/** What Node is handed for a command of package.json: check, build and dev run from their bundle, the others from their source. */
export const commandLine = (name: string, ...options: string[]): string[] =>
  ['check', 'build', 'dev'].includes(name)
    ? ['scripts/run.js', name, ...options]
    : ['--import', 'tsx', `scripts/${name}.ts`, ...options]
