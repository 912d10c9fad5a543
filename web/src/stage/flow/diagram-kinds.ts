/** What style sheets know a shape of the diagram by. */
export function kindOf(type: string): string | null {
  if (type === 'label') return 'label'
  if (type === 'bpmn:StartEvent') return 'start'
  if (type === 'bpmn:EndEvent') return 'end'
  if (type === 'bpmn:Lane' || type === 'bpmn:Participant') return 'lane'
  if (type.endsWith('Event')) return 'event'
  if (type.endsWith('Gateway')) return 'gateway'
  if (type.endsWith('Task') || type === 'bpmn:CallActivity') return 'task'
  if (type.endsWith('Flow')) return 'way'
  return null
}
