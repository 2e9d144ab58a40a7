process.argv.push('--open')
import('./dev')
