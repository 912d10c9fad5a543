import { expect, test } from 'vitest'
import { givenAccount, givenSession, type Portal, someone, startPortal } from '../../../test/portal.ts'
import { namesIn } from './project.mention.ts'

test('a person mentioned in a project note is notified once, with author and place', async () => {
  const portal = await startPortal({ ...someone, user_name: '青禾' })
  const { project_id, member } = await givenProjectWith(portal, '北窗')
  const written = await portal.post(`/api/projects/${project_id}/notes`, { title: '分工', body: '表单请 @北窗 看一下' })

  await portal.send({
    method: 'PATCH',
    url: `/api/projects/${project_id}/notes/${written.data.note_id}`,
    payload: { body: '表单请 @北窗 周五前看一下', seen: { body: '表单请 @北窗 看一下' } },
  })

  const { data } = await portal.get('/api/notices', member.headers)
  expect(data.list).toEqual([
    expect.objectContaining({
      kind: 'project_mention',
      title: '考勤上线',
      person: '青禾',
      address: `/project/${project_id}`,
    }),
  ])
  expect((await portal.get('/api/notices')).data.list).toEqual([])
})

test('a person mentioned later in an existing note is notified, too', async () => {
  const portal = await startPortal(someone)
  const { project_id, member } = await givenProjectWith(portal, 'Ann')
  const { data: note } = await portal.post(`/api/projects/${project_id}/notes`, { title: 'Who', body: 'nobody yet' })
  expect((await portal.get('/api/notices', member.headers)).data.total).toBe(0)

  await portal.send({
    method: 'PATCH',
    url: `/api/projects/${project_id}/notes/${note.note_id}`,
    payload: { body: '@ann takes it', seen: { body: 'nobody yet' } },
  })

  expect((await portal.get('/api/notices', member.headers)).data.total).toBe(1)
})

test('names inside other names, in mail addresses and of non-members are no mentions', () => {
  const members = ['王小', '王小明', 'Ann'].map((user_name) => ({ user_name }))

  expect([...namesIn('请 @王小明 看，抄 ops@ann.example', members)]).toEqual(['王小明'])
  expect([...namesIn('@Annabel and @李雷', members)]).toEqual([])
  expect([...namesIn('@王小，@ANN!', members)]).toEqual(['王小', 'Ann'])
})

async function givenProjectWith(portal: Portal, user_name: string) {
  const { project_id } = (await portal.post('/api/projects', { title: '考勤上线' })).data
  const { user_id } = await givenAccount(portal.db, { user_name })
  await portal.db.insertInto('project_member').values({ project_id, user_id, role: 'reader' }).execute()
  const { token } = await givenSession(portal.db, user_id)
  return { project_id, member: { user_id, headers: { authorization: `Bearer ${token}` } } }
}
