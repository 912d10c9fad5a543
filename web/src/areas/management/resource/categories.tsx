import type { Answer } from '@atrium/contract/calls'
import { createScene } from '@atrium/contract/resource/filing'
import { resourceTypes } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { type ApiCaller, ask } from '../../../platform/api/ask.ts'
import { formatNumber } from '../../../platform/format/format.ts'
import { JoinButton } from '../form/join-button.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'
import { useTextIn } from '../form/use-text-in.ts'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import styles from './resource.module.css'

type SceneData = Answer<'GET /api/management/scenes/{scene_id}'>

export const clientLoader = loadList('GET /api/management/scenes', { resource_type: 'text' })

/** What resources are used for: one set for all types, counted for each. */
export default function Categories({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation(['management', 'common'])

  return (
    <ListScreen
      screen="categories"
      loaded={loaderData}
      keyOf={({ scene_id }) => scene_id}
      creates
      filters={[
        {
          name: 'resource_type',
          single: true,
          options: resourceTypes.map((type) => ({ value: type, name: t(`common:type.${type}.name`) })),
        },
      ]}
      columns={[
        { column: 'name', sort: true, opens: true },
        { column: 'code', sort: true },
        { column: 'use_count', kind: 'number', sort: true },
        { column: 'position', kind: 'number', sort: true },
        { column: 'updated_at', kind: 'moment', sort: true, minor: true },
      ]}
    >
      <CategoryForm />
    </ListScreen>
  )
}

function CategoryForm() {
  const { t } = useTranslation('management')
  const textIn = useTextIn()

  return (
    <RecordDrawer
      screen="categories"
      read={(caller, scene_id) => ask(caller, 'GET /api/management/scenes/{scene_id}', { params: { scene_id } })}
      values={(scene: SceneData | null) => ({
        code: scene?.code ?? '',
        name: scene?.name ?? {},
        position: scene?.position ?? 0,
      })}
      schema={createScene.body}
      fields={(scene) => [
        ...(scene
          ? []
          : [
              {
                ...({ name: 'code', kind: 'text', most: 60, required: true, half: true } as const),
                hint: t('categories.code_hint'),
              },
            ]),
        { name: 'name', kind: 'texts', required: true },
        { name: 'position', kind: 'number', half: true },
      ]}
      title={({ name }) => textIn(name)}
      note={({ code }) => code}
      save={(caller, { code, ...values }, scene) =>
        scene
          ? ask(caller, 'PUT /api/management/scenes/{scene_id}', {
              params: { scene_id: scene.scene_id },
              body: { ...values, seen_at: scene.updated_at },
            })
          : ask(caller, 'POST /api/management/scenes', { body: { code, ...values } })
      }
      danger={(scene, done) => <End scene={scene} onDone={done} />}
      aside={(scene) => <Uses scene={scene} />}
    />
  )
}

function End({ scene: { scene_id, use_count }, onDone }: { scene: SceneData; onDone: () => void }) {
  const { t } = useTranslation('management')
  const params = { scene_id }
  return (
    <>
      <JoinButton
        label={t('categories.join')}
        lead={t('categories.join_lead')}
        find={async (caller, keyword) => (await findScenes(caller, keyword)).filter(({ id }) => id !== scene_id)}
        run={(caller, into_id, reason) =>
          ask(caller, 'POST /api/management/scenes/{scene_id}/join', { params, body: { into_id, reason } })
        }
        onDone={onDone}
      />
      {use_count === 0 && (
        <ReasonButton
          label={t('categories.remove')}
          run={(caller, reason) =>
            ask(caller, 'POST /api/management/scenes/{scene_id}/removal', { params, body: { reason } })
          }
          onDone={onDone}
        />
      )}
    </>
  )
}

async function findScenes(caller: ApiCaller, keyword: string) {
  const query = { search: keyword ? { keyword } : {}, page: 1, size: 100 }
  const { list } = await ask(caller, 'GET /api/management/scenes', { query })
  return list.map(({ scene_id, name }) => ({ id: scene_id, name }))
}

function Uses({ scene: { by_type } }: { scene: SceneData }) {
  const { t } = useTranslation(['management', 'common'])
  return (
    <section>
      <h3 className={styles.head}>{t('categories.by_type')}</h3>
      <dl className={styles.facts}>
        {by_type.map(({ resource_type, total }) => (
          <div key={resource_type}>
            <dt>{t(`common:type.${resource_type}.name`)}</dt>
            <dd>{formatNumber(total)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
