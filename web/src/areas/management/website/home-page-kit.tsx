import type { Answer } from '@atrium/contract/calls'
import { createKit } from '@atrium/contract/project/kit-management'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { ButtonLink } from '../../../ui/form/button.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'
import { KitItemsField, type KitItemValues } from './home-page-kit-items.tsx'

type ManagedKit = Answer<'GET /api/management/kits/{kit_id}'>

/** A kit: its texts, what is in it and in which order, and which of its items is tried first. */
export function KitForm() {
  const { t } = useTranslation('management')

  return (
    <RecordDrawer
      screen="home_page"
      name="kit"
      newTitle={t('home_page.kits.new')}
      read={(caller, kit_id) => ask(caller, 'GET /api/management/kits/{kit_id}', { params: { kit_id } })}
      values={valuesOf}
      schema={createKit.body.omit({ trial_id: true })}
      fields={(kit) => [
        { name: 'title', kind: 'texts', required: true, most: 40 },
        { name: 'audience', kind: 'texts', most: 60, hint: t('home_page.kits.audience_hint') },
        { name: 'lead', kind: 'texts', required: true, area: true, most: 200 },
        { name: 'slug', kind: 'text', half: true, required: true, most: 60, hint: t('home_page.kits.slug_hint') },
        { name: 'position', kind: 'number', half: true, hint: t('home_page.position_hint') },
        {
          name: 'items',
          kind: 'own',
          hint: t('home_page.kits.items_hint'),
          control: (value, change) => <KitItemsField value={value} change={change} known={kit?.resources ?? []} />,
        },
      ]}
      title={({ title, slug }) => title['zh-CN'] ?? slug}
      note={({ is_published }) => t(is_published ? 'home_page.kits.published' : 'home_page.kits.draft')}
      save={(caller, { items, ...values }, kit) => {
        const body = {
          ...values,
          items: items.map(({ resource_id, matter }) => ({ resource_id, matter })),
          trial_id: items.find(({ is_trial }) => is_trial)?.resource_id ?? null,
        }
        return kit
          ? ask(caller, 'PUT /api/management/kits/{kit_id}', {
              params: { kit_id: kit.kit_id },
              body: { ...body, seen_at: kit.updated_at },
            })
          : ask(caller, 'POST /api/management/kits', { body })
      }}
      actions={({ is_published, slug }) =>
        is_published && (
          <ButtonLink to={`/resource/kits/${slug}`} target="_blank">
            {t('home_page.kits.open')}
          </ButtonLink>
        )
      }
      danger={({ kit_id, is_published }, done) => (
        <ReasonButton
          label={t(is_published ? 'home_page.kits.unpublish' : 'home_page.kits.publish')}
          lead={t(is_published ? 'home_page.kits.unpublish_lead' : 'home_page.kits.publish_lead')}
          danger={is_published}
          run={(caller, reason) =>
            ask(caller, 'PUT /api/management/kits/{kit_id}/state', {
              params: { kit_id },
              body: { is_published: !is_published, reason },
            })
          }
          onDone={done}
        />
      )}
    />
  )
}

function valuesOf(kit: ManagedKit | null) {
  return {
    title: kit?.title ?? {},
    audience: kit?.audience ?? {},
    lead: kit?.lead ?? {},
    slug: kit?.slug ?? '',
    position: kit?.position ?? 0,
    items: (kit?.items ?? []).map((item): KitItemValues => {
      return { ...item, is_trial: item.resource_id === kit?.trial_id }
    }),
  }
}
