import { expect, test } from 'vitest'
import { givenProject } from '../../../test/given/project.ts'
import { givenStoredFile } from '../../../test/given/stored-file.ts'
import { type LiveStream, listenTo } from '../../../test/live.ts'
import { givenAccount, givenSession, type Portal, someone, startPortal } from '../../../test/portal.ts'
import { touchProjectsOfFiles } from './project.file.ts'

type ProjectChange = (portal: Portal, project: string) => Promise<unknown>

const changes: Record<string, ProjectChange> = {
  'writes a note': (portal, project) => portal.post(`${project}/notes`, { title: '切换' }),
  'adds a line to the check list': (portal, project) => portal.post(`${project}/checks`, { text: '备份' }),
  'invites a person': (portal, project) =>
    portal.post(`${project}/invitations`, { account: 'new@example.com', role: 'reader' }),
  'adds a file': async (portal, project) => {
    const { file_id } = await givenStoredFile(portal.platform, { user_id: Number(portal.user_id) })
    return portal.post(`${project}/files`, { file_id })
  },
  'changes the title': (portal, project) =>
    portal.send({ method: 'PATCH', url: project, payload: { summary: '十月', seen: { summary: '' } } }),
}

test.for(Object.entries(changes))('when a member %s, the other members get an event [PRJ-01]', async ([, change]) => {
  const { portal, project_id, other, stranger } = await givenListeners()

  await change(portal, `/api/projects/${project_id}`)

  await expect.poll(() => projectEvents(other)).toEqual([project_id])
  expect(projectEvents(stranger)).toEqual([])
})

test('a removed member and the members of a removed project get an event [PRJ-01]', async () => {
  const { portal, project_id, other, other_id } = await givenListeners()

  await portal.send({ method: 'DELETE', url: `/api/projects/${project_id}/members/${other_id}` })
  await expect.poll(() => projectEvents(other)).toEqual([project_id])
  const second = await givenProject(portal.db, portal.user_id, { members: { [other_id]: 'reader' } })
  await portal.send({ method: 'DELETE', url: `/api/projects/${second}` })

  await expect.poll(() => projectEvents(other)).toEqual([project_id, second])
})

test('members get an event when the check of a file in their project has ended [PRJ-01]', async () => {
  const { portal, project_id, other } = await givenListeners()
  const { file_id } = await givenStoredFile(portal.platform, { user_id: Number(portal.user_id) })
  await portal.post(`/api/projects/${project_id}/files`, { file_id })
  await expect.poll(() => projectEvents(other)).toEqual([project_id])

  await touchProjectsOfFiles(portal.db, [file_id])

  await expect.poll(() => projectEvents(other)).toEqual([project_id, project_id])
})

/** A project of two, who listen, and a person who listens and is not in it. */
async function givenListeners() {
  const portal = await startPortal(someone)
  const address = await portal.app.listen({ host: '127.0.0.1', port: 0 })
  const listen = async () => {
    const { user_id } = await givenAccount(portal.db)
    const stream = await listenTo(address, (await givenSession(portal.db, user_id)).token)
    await expect.poll(() => stream.events).toHaveLength(1)
    return { user_id, stream }
  }
  const [other, stranger] = [await listen(), await listen()]
  const project_id = await givenProject(portal.db, portal.user_id, { members: { [other.user_id]: 'editor' } })
  return { portal, project_id, other: other.stream, other_id: other.user_id, stranger: stranger.stream }
}

function projectEvents({ events }: LiveStream) {
  return events.filter(({ event }) => event === 'project').map(({ data }) => data.project_id)
}
