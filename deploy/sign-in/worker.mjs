// For Cloudflare Workers, and for functions whose settings are environment variables.
import { answer } from './relay.mjs'

export default { fetch: (request, env) => answer(request, env?.CLIENT_ID ? env : process.env) }
