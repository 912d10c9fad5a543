/** The parts of bpmn-js-token-simulation that the stage uses; the package brings no types. */

declare module 'bpmn-js-token-simulation/lib/animation' {
  const module: Record<string, never>
  export default module
}
