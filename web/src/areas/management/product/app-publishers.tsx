import { savePublisher } from '@atrium/contract/app/management'
import type { Answer } from '@atrium/contract/calls'
import { textIn } from '@atrium/contract/resource/text-in'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { usePage } from '../../../platform/page/page.ts'
import { Tag } from '../../../ui/mark/tag.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'

type AppPublisherData = Answer<'GET /api/management/app-publishers/{publisher_id}'>

export const clientLoader = loadList('GET /api/management/app-publishers', { verified: 'flag' })

export default function AppPublishers({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const { language } = usePage()

  return (
    <ListScreen
      screen="app_publishers"
      loaded={loaderData}
      keyOf={({ publisher_id }) => publisher_id}
      filters={[
        {
          name: 'verified',
          options: [
            { value: 'true', name: t('app_publishers.verified') },
            { value: 'false', name: t('app_publishers.not_verified') },
          ],
        },
      ]}
      columns={[
        { column: 'name', sort: true, opens: true },
        {
          column: 'verified_at',
          cell: ({ verified_at, official }) => (
            <>
              {official && <Tag>{t('app_publishers.official')}</Tag>}
              {verified_at ? <Tag kind="good">{t('app_publishers.verified')}</Tag> : t('app_publishers.not_verified')}
            </>
          ),
        },
        { column: 'user_name' },
        { column: 'website', minor: true },
        { column: 'app_count', kind: 'number', sort: true },
        { column: 'install_count', kind: 'number', sort: true },
        { column: 'created_at', kind: 'day', sort: true, minor: true },
      ]}
    >
      <RecordDrawer
        screen="app_publishers"
        read={(caller, publisher_id) =>
          ask(caller, 'GET /api/management/app-publishers/{publisher_id}', { params: { publisher_id } })
        }
        values={(publisher: AppPublisherData | null) => ({
          name: publisher?.name ?? {},
          about: publisher?.about ?? {},
          website: publisher?.website ?? null,
          official: publisher?.official ?? false,
        })}
        schema={savePublisher.body.omit({ seen_at: true })}
        fields={[
          { name: 'name', kind: 'texts', required: true, most: 60 },
          { name: 'about', kind: 'texts', area: true, required: true, most: 600 },
          { name: 'website', kind: 'url', hint: t('app_publishers.website_hint') },
          { name: 'official', kind: 'switch', hint: t('app_publishers.official_hint') },
        ]}
        title={({ name }) => textIn(name, language)}
        note={({ verified_at }) => t(verified_at ? 'app_publishers.verified' : 'app_publishers.not_verified')}
        save={(caller, { website, ...values }, publisher) =>
          ask(caller, 'PUT /api/management/app-publishers/{publisher_id}', {
            params: { publisher_id: publisher?.publisher_id ?? 0 },
            body: { ...values, website: website || null, seen_at: publisher?.updated_at ?? '' },
          })
        }
        danger={({ publisher_id, verified_at }, done) => (
          <ReasonButton
            label={t(verified_at ? 'app_publishers.unverify' : 'app_publishers.verify')}
            lead={t(verified_at ? 'app_publishers.unverify_lead' : 'app_publishers.verify_lead')}
            danger={verified_at !== null}
            run={(caller, reason) =>
              ask(caller, 'PUT /api/management/app-publishers/{publisher_id}/verification', {
                params: { publisher_id },
                body: { verified: verified_at === null, reason },
              })
            }
            onDone={done}
          />
        )}
      />
    </ListScreen>
  )
}
