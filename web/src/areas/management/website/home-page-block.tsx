import type { Answer } from '@atrium/contract/calls'
import { createHomeBlock } from '@atrium/contract/website/home-page-management'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { ButtonLink } from '../../../ui/form/button.tsx'
import type { ManagementFormField } from '../form/form-fields.tsx'
import { ReasonButton } from '../form/reason-button.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'

type HomeBlockData = Answer<'GET /api/management/home-blocks/{home_block_id}'>
type HomeBlockValues = Omit<HomeBlockData, 'home_block_id' | 'kind' | 'picture' | 'updated_at'>

const banner: HomeBlockValues = {
  is_shown: false,
  position: 15,
  starts_at: null,
  ends_at: null,
  link: '',
  picture_id: null,
  title: {},
  lead: {},
  link_name: {},
}

export function HomeBlockForm() {
  const { t } = useTranslation('management')

  /** A section says only what there is room for. */
  function fieldsOf(block: HomeBlockData | null): ManagementFormField<keyof HomeBlockValues>[] {
    const kind = block?.kind ?? 'banner'
    const textFields: ManagementFormField<keyof HomeBlockValues>[] = [
      { name: 'title', kind: 'texts', most: 80, hint: t('home_page.title_hint') },
      { name: 'lead', kind: 'texts', area: true, most: 300 },
      { name: 'link', kind: 'text', most: 500, hint: t('home_page.link_hint') },
      { name: 'link_name', kind: 'texts', most: 40 },
      {
        name: 'picture_id',
        kind: 'picture',
        hint: t('home_page.picture_hint'),
        address: block?.picture ?? null,
        shape: 'banner',
      },
    ]
    const room = { hero: 2, rankings: 0, downloads: 0, banner: textFields.length }[kind as string] ?? 1
    return [
      { name: 'is_shown', kind: 'switch', half: true, hint: t('home_page.shown_hint') },
      { name: 'position', kind: 'number', half: true, hint: t('home_page.position_hint') },
      { name: 'starts_at', kind: 'instant', half: true },
      { name: 'ends_at', kind: 'instant', half: true },
      ...textFields.slice(0, room),
    ]
  }

  return (
    <RecordDrawer
      screen="home_page"
      read={(caller, home_block_id) =>
        ask(caller, 'GET /api/management/home-blocks/{home_block_id}', { params: { home_block_id } })
      }
      values={(block): HomeBlockValues => (block ? valuesOf(block) : banner)}
      schema={createHomeBlock.body}
      fields={fieldsOf}
      title={(block) => t(`home_page.kind.${block.kind}`)}
      save={(caller, values, block) =>
        block
          ? ask(caller, 'PUT /api/management/home-blocks/{home_block_id}', {
              params: { home_block_id: block.home_block_id },
              body: { ...values, seen_at: block.updated_at },
            })
          : ask(caller, 'POST /api/management/home-blocks', { body: values })
      }
      actions={({ home_block_id }) => (
        <ButtonLink to={`/management/home-page/preview?block=${home_block_id}`} target="_blank">
          {t('home_page.preview')}
        </ButtonLink>
      )}
      danger={({ home_block_id, kind }, done) =>
        kind === 'banner' && (
          <ReasonButton
            label={t('home_page.remove')}
            run={(caller, reason) =>
              ask(caller, 'POST /api/management/home-blocks/{home_block_id}/removal', {
                params: { home_block_id },
                body: { reason },
              })
            }
            onDone={done}
          />
        )
      }
    />
  )
}

function valuesOf({
  home_block_id: _,
  kind: __,
  picture: ___,
  updated_at: ____,
  ...values
}: HomeBlockData): HomeBlockValues {
  return values
}
