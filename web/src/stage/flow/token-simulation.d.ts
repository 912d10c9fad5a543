/** The parts of bpmn-js-token-simulation that the stage uses; the package brings no types. */
declare module 'bpmn-js-token-simulation/lib/simulator' {
  const module: import('didi').ModuleDeclaration
  export default module
}

declare module 'bpmn-js-token-simulation/lib/animation' {
  const module: import('didi').ModuleDeclaration
  export default module
}
