import type { Answer } from '@atrium/contract/calls'
import { saveTag } from '@atrium/contract/resource/filing'
import { useTranslation } from 'react-i18next'
import { type ApiCaller, ask } from '../../../platform/api/ask.ts'
import { JoinButton } from '../form/join-button.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'
import { useTextIn } from '../form/use-text-in.ts'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'
import { useUsedFilter } from '../list/use-used-filter.ts'
import styles from './resource.module.css'

type TagData = Answer<'GET /api/management/tags/{tag_id}'>

export const clientLoader = loadList('GET /api/management/tags', { used: 'text' })

/** Authors make tags by typing them: here two of one meaning become one, and what nobody needs goes. */
export default function Tags({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const usedFilter = useUsedFilter()

  return (
    <ListScreen
      screen="tags"
      loaded={loaderData}
      imports
      keyOf={({ tag_id }) => tag_id}
      filters={[usedFilter]}
      columns={[
        { column: 'name', sort: true, opens: true },
        { column: 'code', sort: true },
        { column: 'use_count', kind: 'number', sort: true },
        { column: 'updated_at', kind: 'moment', sort: true, minor: true },
      ]}
    >
      <TagForm />
    </ListScreen>
  )
}

function TagForm() {
  const { t } = useTranslation('management')
  const textIn = useTextIn()

  return (
    <RecordDrawer
      screen="tags"
      read={(caller, tag_id) => ask(caller, 'GET /api/management/tags/{tag_id}', { params: { tag_id } })}
      values={(tag: TagData | null) => ({ name: tag?.name ?? {} })}
      schema={saveTag.body.omit({ seen_at: true })}
      fields={[{ name: 'name', kind: 'texts', most: 20, required: true, hint: t('tags.name_hint') }]}
      title={({ name }) => textIn(name)}
      note={({ use_count }) => t('tags.uses', { count: use_count })}
      save={async (caller, { name }, tag) =>
        tag &&
        ask(caller, 'PUT /api/management/tags/{tag_id}', {
          params: { tag_id: tag.tag_id },
          body: { name, seen_at: tag.updated_at },
        })
      }
      danger={(tag, done) => <End tag={tag} onDone={done} />}
      aside={({ code, joined }) => (
        <dl className={styles.facts}>
          <div>
            <dt>{t('tags.column.code')}</dt>
            <dd>{code}</dd>
          </div>
          {joined.length > 0 && (
            <div>
              <dt>{t('tags.joined')}</dt>
              <dd>{joined.join(t('list.comma'))}</dd>
            </div>
          )}
        </dl>
      )}
    />
  )
}

function End({ tag: { tag_id, use_count }, onDone }: { tag: TagData; onDone: () => void }) {
  const { t } = useTranslation('management')
  const params = { tag_id }
  return (
    <>
      <ReasonButton
        label={t('tags.remove')}
        lead={t('tags.remove_lead', { count: use_count })}
        run={(caller, reason) =>
          ask(caller, 'POST /api/management/tags/{tag_id}/removal', { params, body: { reason } })
        }
        onDone={onDone}
      />
      <JoinButton
        label={t('tags.join')}
        lead={t('tags.join_lead')}
        find={async (caller, keyword) => (await findTags(caller, keyword)).filter(({ id }) => id !== tag_id)}
        run={(caller, into_id, reason) =>
          ask(caller, 'POST /api/management/tags/{tag_id}/join', { params, body: { into_id, reason } })
        }
        onDone={onDone}
      />
    </>
  )
}

async function findTags(caller: ApiCaller, keyword: string) {
  const query = { search: keyword ? { keyword } : {}, page: 1, size: 20 }
  const { list } = await ask(caller, 'GET /api/management/tags', { query })
  return list.map(({ tag_id, name }) => ({ id: tag_id, name }))
}
