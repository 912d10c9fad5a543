import { type StatusKind, StatusMark } from '../../../ui/state/status.tsx'

/** States of all lists by what they mean to staff. */
const states: Record<StatusKind, string[]> = {
  good: ['published', 'active', 'answered', 'shipped', 'accepted', 'installed', 'done', 'ready', 'shown'],
  waiting: ['in_review', 'deprecated', 'received', 'requested', 'proposed', 'checked', 'open'],
  bad: ['changes_asked', 'failed', 'refused', 'declined'],
  busy: ['checking', 'reading', 'in_work', 'waiting', 'running', 'converting'],
  off: [],
}

const kinds = new Map(
  (Object.keys(states) as StatusKind[]).flatMap((kind) => states[kind].map((state) => [state, kind] as const)),
)

/** The state of a record, drawn in one way on all lists; what is over or not yet begun is not in use. */
export function RecordState({ state, children }: { state: string; children: string | undefined }) {
  return <StatusMark kind={kinds.get(state) ?? 'off'}>{children ?? state}</StatusMark>
}
