import type { Answer } from '@atrium/contract/calls'
import type { Language } from '@atrium/contract/languages'
import { type audiences, createAnnouncement } from '@atrium/contract/website/announcement-management'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ask } from '../../../platform/api/ask.ts'
import { formatMoment } from '../../../platform/format/format.ts'
import { usePage } from '../../../platform/page/page.ts'
import { ReasonButton } from '../form/reason-button.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'
import type { ManagementScreenProps } from '../frame/screen-props.ts'
import { loadList } from '../list/list-address.ts'
import { ListScreen } from '../list/list-screen.tsx'

type AnnouncementData = Answer<'GET /api/management/announcements/{announcement_id}'>
type AnnouncementValues = Omit<AnnouncementData, 'announcement_id' | 'told_at' | 'updated_at'>

const kinds: AnnouncementValues['kind'][] = ['notice', 'warning']
const everyAudience: (typeof audiences)[number][] = ['everyone', 'signed_in']
const states = ['running', 'waiting', 'over']

export const clientLoader = loadList('GET /api/management/announcements', { kind: 'text', state: 'text' })

/** What stands under the header of every page, for whom, and from when to when. */
export default function Announcements({ loaderData }: ManagementScreenProps<typeof clientLoader>) {
  const { t } = useTranslation('management')
  const named = (group: string, names: string[]) =>
    names.map((value) => ({ value, name: t(`announcements.${group}.${value}`) }))
  const words = (group: string, names: string[]) =>
    Object.fromEntries(named(group, names).map(({ value, name }) => [value, name]))

  return (
    <ListScreen
      screen="announcements"
      loaded={loaderData}
      keyOf={({ announcement_id }) => announcement_id}
      columns={[
        { column: 'title', opens: true },
        { column: 'kind', values: words('kind', kinds) },
        { column: 'audience', values: words('audience', everyAudience) },
        { column: 'state', values: words('state', states) },
        { column: 'starts_at', kind: 'moment', sort: true },
        { column: 'ends_at', kind: 'moment', sort: true, optional: true },
        { column: 'told_at', kind: 'moment', minor: true },
      ]}
      filters={[
        { name: 'kind', options: named('kind', kinds) },
        { name: 'state', options: named('state', states) },
      ]}
      creates
    >
      <AnnouncementForm />
    </ListScreen>
  )
}

function AnnouncementForm() {
  const { t } = useTranslation('management')
  const { language } = usePage()
  const about = useSearchParams()[0].get('about')
  const [blank] = useState(() =>
    about ? { ...fresh(), ...callFor(language, t('announcements.call_for', { about })) } : fresh(),
  )
  const named = (group: string, names: string[]) =>
    names.map((value) => ({ value, name: t(`announcements.${group}.${value}`) }))

  return (
    <RecordDrawer
      screen="announcements"
      read={(caller, announcement_id) =>
        ask(caller, 'GET /api/management/announcements/{announcement_id}', { params: { announcement_id } })
      }
      values={(announcement): AnnouncementValues => (announcement ? valuesOf(announcement) : blank)}
      schema={createAnnouncement.body}
      fields={[
        { name: 'kind', kind: 'choice', options: named('kind', kinds), required: true, half: true },
        { name: 'audience', kind: 'choice', options: named('audience', everyAudience), required: true, half: true },
        { name: 'title', kind: 'texts', required: true, most: 80 },
        { name: 'text', kind: 'texts', area: true, most: 300 },
        { name: 'link', kind: 'text', most: 500, hint: t('home_page.link_hint') },
        { name: 'starts_at', kind: 'instant', required: true, half: true },
        { name: 'ends_at', kind: 'instant', half: true },
        { name: 'tells', kind: 'switch', hint: t('announcements.tells_hint') },
      ]}
      title={({ title }) => title[language] ?? title['zh-CN'] ?? title['zh-TW'] ?? title.en ?? ''}
      save={(caller, values, announcement) =>
        announcement
          ? ask(caller, 'PUT /api/management/announcements/{announcement_id}', {
              params: { announcement_id: announcement.announcement_id },
              body: { ...values, seen_at: announcement.updated_at },
            })
          : ask(caller, 'POST /api/management/announcements', { body: values })
      }
      danger={({ announcement_id, ends_at }, done) =>
        (ends_at === null || Date.parse(ends_at) > Date.now()) && (
          <ReasonButton
            label={t('announcements.end')}
            run={(caller, reason) =>
              ask(caller, 'PUT /api/management/announcements/{announcement_id}/end', {
                params: { announcement_id },
                body: { reason },
              })
            }
            onDone={done}
          />
        )
      }
      aside={({ told_at }) =>
        told_at && <p>{t('announcements.told', { at: formatMoment(told_at, new Date().toISOString(), language) })}</p>
      }
    />
  )
}

function valuesOf({
  announcement_id: _,
  told_at: __,
  updated_at: ___,
  ...values
}: AnnouncementData): AnnouncementValues {
  return values
}

/** Opened from the zero-result searches, to ask people for such content. */
function callFor(language: Language, title: string): Pick<AnnouncementValues, 'title' | 'link'> {
  return { title: { [language]: title }, link: '/upload-center' }
}

function fresh(): AnnouncementValues {
  return {
    kind: 'notice',
    audience: 'everyone',
    title: {},
    text: {},
    link: '',
    starts_at: new Date().toISOString(),
    ends_at: null,
    tells: false,
  }
}
