import { saveKnowledgeType } from '@atrium/contract/knowledge/management'
import { useTranslation } from 'react-i18next'
import { settleCall } from '../../../page/account/settle-call.ts'
import { ask } from '../../../platform/api/ask.ts'
import { ReasonButton } from '../form/reason-button.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'
import type { ManagementScreenProps, ScreenArgs } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { useUsedFilter } from '../list/use-used-filter.ts'
import styles from './knowledge-types.module.css'

const size = 100

const list = loadList('GET /api/management/knowledge-types', { used: 'text' })

export async function clientLoader(asked: ScreenArgs) {
  return { loaded: list(asked), places: await readPlaces() }
}

const one = '/api/management/knowledge-types/{knowledge_type_id}'

export default function KnowledgeTypes({ loaderData: { loaded, places } }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const usedFilter = useUsedFilter()

  return (
    <ListScreen
      screen="knowledge_types"
      loaded={loaded}
      keyOf={({ knowledge_type_id }) => knowledge_type_id}
      creates
      filters={[usedFilter]}
      columns={[
        {
          column: 'name',
          opens: true,
          sort: true,
          cell: ({ name, depth }) => (
            <span className={styles.name} data-depth={Math.min(depth, 4)}>
              {name}
            </span>
          ),
        },
        { column: 'above', minor: true },
        { column: 'position', kind: 'number' },
        { column: 'type_count', kind: 'number' },
        { column: 'article_count', kind: 'number', sort: true },
        { column: 'updated_at', kind: 'moment', sort: true, minor: true },
      ]}
    >
      <RecordDrawer
        screen="knowledge_types"
        read={(caller, knowledge_type_id) => ask(caller, `GET ${one}`, { params: { knowledge_type_id } })}
        values={(type) => ({
          name: type?.name ?? {},
          parent_id: type?.parent_id ?? null,
          description: type?.description ?? {},
          mark: type?.mark ?? {},
          logo_id: type?.logo_id ?? null,
          position: type?.position ?? 0,
        })}
        schema={saveKnowledgeType.body.omit({ seen_at: true })}
        fields={(type) => [
          { name: 'name', kind: 'texts', required: true, most: 60 },
          {
            name: 'parent_id',
            kind: 'choice',
            number: true,
            hint: t('knowledge_types.parent_hint'),
            options: places.filter(({ value }) => value !== String(type?.knowledge_type_id)),
          },
          { name: 'description', kind: 'texts', most: 400 },
          { name: 'mark', kind: 'texts', most: 2, hint: t('knowledge_types.mark_hint') },
          {
            name: 'logo_id',
            kind: 'picture',
            hint: t('knowledge_types.logo_hint'),
            address: type?.logo_url ?? null,
            shape: 'logo',
          },
          { name: 'position', kind: 'number', hint: t('names.position_hint') },
        ]}
        title={({ name }) => name['zh-CN'] ?? Object.values(name)[0] ?? ''}
        save={(caller, body, type) =>
          type
            ? ask(caller, `PUT ${one}`, {
                params: { knowledge_type_id: type.knowledge_type_id },
                body: { ...body, seen_at: type.updated_at },
              })
            : ask(caller, 'POST /api/management/knowledge-types', { body })
        }
        danger={({ knowledge_type_id }, done) => (
          <ReasonButton
            label={t('names.remove')}
            lead={t('knowledge_types.remove_lead')}
            run={(caller, reason) =>
              ask(caller, `POST ${one}/removal`, { params: { knowledge_type_id }, body: { reason } })
            }
            onDone={done}
          />
        )}
      />
    </ListScreen>
  )
}

interface KnowledgePlaceOption {
  value: string
  name: string
}

/** Every knowledge type with the names that lead to it, as a form offers them. */
async function readPlaces(page = 1): Promise<KnowledgePlaceOption[]> {
  const settled = await settleCall('GET /api/management/knowledge-types', { query: { page, size } })
  if (!('data' in settled)) return []
  const places = settled.data.list.map(({ knowledge_type_id, above, name }) => ({
    value: String(knowledge_type_id),
    name: above ? `${above} / ${name}` : name,
  }))
  return places.length < size ? places : [...places, ...(await readPlaces(page + 1))]
}
