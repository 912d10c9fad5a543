import { type StatusKind, StatusMark } from '../../../ui/state/status.tsx'

const kinds: Record<string, StatusKind> = {
  published: 'good',
  draft: 'off',
  in_review: 'waiting',
  checking: 'busy',
  changes_asked: 'bad',
  deprecated: 'waiting',
  withdrawn: 'off',
}

/** The state of a resource, an article, a case, a video, an app or a release, drawn in one way on all their lists. */
export function ItemState({ state, children }: { state: string; children: string | undefined }) {
  return <StatusMark kind={kinds[state] ?? 'off'}>{children ?? state}</StatusMark>
}
