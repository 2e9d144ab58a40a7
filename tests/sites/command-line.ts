/** What Node is handed for a command of package.json. */
export const commandLine = (name: string, ...options: string[]): string[] => ['scripts/run.js', name, ...options]
