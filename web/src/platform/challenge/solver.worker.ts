import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'

// The library's own worker takes the derivation of Node; a browser has this one.
handler({ deriveKey })
