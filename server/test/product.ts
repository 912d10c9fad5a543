/** The whole product, for `startPortal`: loaded only by tests that want all of it. */
export { buildApp } from '../src/app.ts'
export { wiring } from '../src/wiring.ts'
