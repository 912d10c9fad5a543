import type { Answer } from '@atrium/contract/calls'
import { createRelease } from '@atrium/contract/download/management'
import { productVersions } from '@atrium/contract/environment'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { ReasonButton } from '../form/reason-button.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'
import { MayChange, useMayChange } from '../frame/may-change.tsx'
import { PublishButton } from './publish-button.tsx'
import { ReleaseFiles } from './release-files.tsx'
import { ReleaseNotes } from './release-notes.tsx'

type ReleaseData = Answer<'GET /api/management/releases/{release_id}'>
type ReleaseChoices = Answer<'GET /api/management/releases/choices'>

/** A release from draft to withdrawn. What was signed is shown, and no longer changed. */
export function ReleaseForm({ choices }: { choices: ReleaseChoices }) {
  const mayChange = useMayChange()
  const { t } = useTranslation('management')
  const products = choices.products.map(({ product_id, product_name }) => ({
    value: String(product_id),
    name: product_name,
  }))
  const isOpen = (release: ReleaseData | null) => release === null || release.state === 'draft'

  return (
    <RecordDrawer
      screen="releases"
      read={(caller, release_id) =>
        ask(caller, 'GET /api/management/releases/{release_id}', { params: { release_id } })
      }
      values={(release: ReleaseData | null) => valuesOf(release, choices)}
      schema={createRelease.body}
      fields={(release) => [
        ...(isOpen(release)
          ? ([
              { name: 'product_id', kind: 'choice', options: products, number: true, required: true, half: true },
              { name: 'version', kind: 'text', most: 40, required: true, half: true, hint: t('releases.version_hint') },
              {
                name: 'product_versions',
                kind: 'choices',
                options: productVersions.map((version) => ({ value: version, name: version })),
              },
            ] as const)
          : []),
        { name: 'title', kind: 'texts', required: true },
        { name: 'summary', kind: 'texts', required: true },
        { name: 'note', kind: 'texts', required: true, hint: t('releases.note_hint') },
        {
          name: 'notes',
          kind: 'own',
          control: (value, change) => <ReleaseNotes notes={value} onChange={change} />,
        },
        {
          name: 'ends_on',
          kind: 'day',
          half: true,
          hint: `${t('releases.ends_on_hint')} ${t('shared:field.time_zone')}`,
        },
        {
          name: 'files',
          kind: 'own',
          control: (value, change) => (
            <ReleaseFiles
              files={value}
              known={release?.files ?? []}
              platforms={choices.platforms}
              onChange={mayChange && isOpen(release) ? change : null}
            />
          ),
        },
      ]}
      title={({ product_name, version }) => `${product_name} ${version}`}
      note={({ state, key_id }) =>
        key_id ? t('releases.signed', { key_id, state: t(`releases.state.${state}`) }) : t(`releases.state.${state}`)
      }
      save={(caller, values, release) =>
        release
          ? ask(caller, 'PUT /api/management/releases/{release_id}', {
              params: { release_id: release.release_id },
              body: { ...values, seen_at: release.updated_at },
            })
          : ask(caller, 'POST /api/management/releases', { body: values })
      }
      danger={(release, done) => <End release={release} onDone={done} />}
      actions={(release, done) =>
        release.state === 'draft' && (
          <MayChange>
            <PublishButton release={release} onDone={done} />
          </MayChange>
        )
      }
    />
  )
}

/** Versions of another time stay what they are: only those of today can be chosen. */
function valuesOf(release: ReleaseData | null, { products }: ReleaseChoices) {
  const known = productVersions.filter((version) => release?.product_versions.includes(version))
  return {
    product_id: release?.product_id ?? products[0]?.product_id ?? 0,
    version: release?.version ?? '',
    product_versions: known,
    title: release?.title ?? {},
    summary: release?.summary ?? {},
    note: release?.note ?? {},
    notes: release?.notes ?? [],
    ends_on: release?.ends_on ?? null,
    files: (release?.files ?? []).map(({ file_id, platform_id, architecture }) => ({
      file_id,
      platform_id,
      architecture,
    })),
  }
}

function End({ release: { release_id, state }, onDone }: { release: ReleaseData; onDone: () => void }) {
  const { t } = useTranslation('management')
  const params = { release_id }
  if (state === 'draft') {
    return (
      <ReasonButton
        label={t('releases.remove')}
        run={(caller, reason) =>
          ask(caller, 'POST /api/management/releases/{release_id}/removal', { params, body: { reason } })
        }
        onDone={onDone}
      />
    )
  }
  const next = state === 'published' ? 'withdrawn' : 'published'
  return (
    <ReasonButton
      label={t(`releases.make.${next}`)}
      lead={t(`releases.make_lead.${next}`)}
      danger={next === 'withdrawn'}
      run={(caller, reason) =>
        ask(caller, 'PUT /api/management/releases/{release_id}/state', { params, body: { state: next, reason } })
      }
      onDone={onDone}
    />
  )
}
