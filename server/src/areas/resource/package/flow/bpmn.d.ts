/** The parts of these two libraries that are used; they come without types. */
declare module 'bpmn-moddle' {
  export interface ModdleElement {
    $type: string
    id?: string
    name?: string
    [property: string]: unknown
  }

  export interface ParseWarning {
    message: string
    property?: string
    value?: string
    element?: ModdleElement
  }

  export class BpmnModdle {
    fromXML(xml: string): Promise<{ rootElement: ModdleElement; warnings: ParseWarning[] }>
  }
}

declare module 'bpmn-auto-layout' {
  export function layoutProcess(xml: string): Promise<string>
}
