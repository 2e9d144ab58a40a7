import { nearest } from '../src/engine/base/text/nearest'
import commands from './commands.json' with { type: 'json' }

const names = Object.keys(commands)
const width = Math.max(...names.map((name) => name.length))
const lines = Object.entries(commands).map(([name, does]) => `  ${name.padEnd(width)}  ${does}`)

const [wanted] = process.argv.slice(2)
if (wanted === undefined) {
  console.log(
    `Usage: schema-pages NAME [OPTIONS]\n\n${lines.join('\n')}\n\n"schema-pages NAME --help" lists the options of a command.`,
  )
} else {
  const found = nearest(wanted, names)
  console.error(
    `There is no command "${wanted}".${found ? ` Did you mean "${found}"?` : ''} The commands are ${names.join(', ')}.`,
  )
  process.exitCode = 2
}
