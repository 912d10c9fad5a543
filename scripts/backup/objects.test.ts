import type { ObjectVersion } from '@atrium/server/platform/storage/versions'
import { expect, test } from 'vitest'
import { chooseStep } from './objects.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 18, 3, minute))
const moment = at(30)

/** The newest first, as the store lists them; the first one is what readers get. */
function history(...versions: ['content' | 'deletion', number][]): ObjectVersion[] {
  return versions.map(([kind, minute], index) => ({
    version_id: `v${minute}`,
    written_at: at(minute),
    size: 1,
    is_deletion: kind === 'deletion',
    is_current: index === 0,
  }))
}

test('an object that did not change since the moment stays as it is', () => {
  expect(chooseStep(history(['content', 10]), moment)).toEqual({ kind: 'keep' })
})

test('an object that was deleted after the moment comes back by removing the delete markers', () => {
  const versions = history(['deletion', 50], ['deletion', 40], ['content', 10])

  expect(chooseStep(versions, moment)).toEqual({ kind: 'undelete', markers: ['v50', 'v40'] })
})

test('an object that was overwritten after the moment is copied from the version of then, deleted later or not', () => {
  const overwritten = history(['content', 40], ['content', 20], ['content', 10])
  const deleted = history(['deletion', 50], ['content', 40], ['content', 20])

  expect(chooseStep(overwritten, moment)).toEqual({ kind: 'copy', version_id: 'v20' })
  expect(chooseStep(deleted, moment)).toEqual({ kind: 'copy', version_id: 'v20' })
})

test('an object whose first version seems younger than its row is taken: the clocks differ', () => {
  expect(chooseStep(history(['content', 31]), moment)).toEqual({ kind: 'keep' })
  expect(chooseStep(history(['content', 40], ['content', 31]), moment)).toEqual({ kind: 'copy', version_id: 'v31' })
})

test('a key of which only delete markers are left is lost', () => {
  expect(chooseStep(history(['deletion', 20]), moment)).toEqual({ kind: 'lost' })
})
