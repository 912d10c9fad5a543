import type { Answer } from '@atrium/contract/calls'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ask } from '../../../platform/api/ask.ts'
import { ReasonButton } from '../form/reason-button.tsx'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'

type ManagedProjectRow = Answer<'GET /api/management/projects'>['list'][number]

const states = ['active', 'archived', 'ended'] as const

export const clientLoader = loadList('GET /api/management/projects', { state: 'text', days: 'days' })

/** Projects from outside: what is in them is between their members. */
export default function Projects({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const names = states.map((value) => ({ value, name: t(`projects.state.${value}`) }))

  return (
    <ListScreen
      screen="projects"
      loaded={loaderData}
      keyOf={({ project_id }) => project_id}
      filters={[
        { name: 'state', options: names },
        { name: 'days', kind: 'days' },
      ]}
      columns={[
        { column: 'title', sort: true },
        { column: 'state', values: Object.fromEntries(names.map(({ value, name }) => [value, name])), sort: true },
        { column: 'owner_name' },
        { column: 'member_count', kind: 'number' },
        { column: 'item_count', kind: 'number' },
        {
          column: 'link_count',
          kind: 'number',
          cell: ({ project_id, link_count }) =>
            link_count > 0 ? (
              <Link to={`/management/share-project?project_id=${project_id}`}>{link_count}</Link>
            ) : (
              link_count
            ),
        },
        { column: 'updated_at', kind: 'moment', sort: true },
        { column: 'created_at', kind: 'day', sort: true, minor: true },
      ]}
      rowMenu={(project) => <States project={project} />}
    />
  )
}

/** Whatever it is, it can become one of the others: nothing is lost by any of them. */
function States({ project: { project_id, state } }: { project: ManagedProjectRow }) {
  const { t } = useTranslation('management')

  return states
    .filter((next) => next !== state)
    .map((next) => (
      <ReasonButton
        key={next}
        size="small"
        danger={next === 'ended'}
        label={t(`projects.become.${next}`)}
        lead={t(`projects.lead.${next}`)}
        run={(caller, reason) =>
          ask(caller, 'PUT /api/management/projects/{project_id}/state', {
            params: { project_id },
            body: { state: next, reason },
          })
        }
      />
    ))
}
