import type { Answer } from '@atrium/contract/calls'
import { saveResource } from '@atrium/contract/resource/management'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ask } from '../../../platform/api/ask.ts'
import { formatNumber } from '../../../platform/format/format.ts'
import { Input } from '../../../ui/form/input.tsx'
import { RecordDrawer } from '../form/record-drawer.tsx'
import { useTextIn } from '../form/use-text-in.ts'
import styles from './resource.module.css'
import { ResourceVersions } from './resource-versions.tsx'

type ManagedResourceData = Answer<'GET /api/management/resources/{resource_id}'>
type ManagedResourceChoices = Answer<'GET /api/management/resources/choices'>

/** What is said about a resource and what it is filed under; beneath it, how its versions stand. */
export function ResourceForm({ choices }: { choices: ManagedResourceChoices }) {
  const { t } = useTranslation(['management', 'common'])
  const textIn = useTextIn()
  const optionsOf = (named: ManagedResourceChoices['scenes']) =>
    named.map(({ id, name }) => ({ value: String(id), name }))

  return (
    <RecordDrawer
      screen="resources"
      read={(caller, resource_id) =>
        ask(caller, 'GET /api/management/resources/{resource_id}', { params: { resource_id } })
      }
      values={(resource: ManagedResourceData | null) => ({
        title: resource?.title ?? {},
        summary: resource?.summary ?? {},
        scene_id: resource?.scene_id ?? null,
        tags: resource?.tags ?? [],
        industry_ids: resource?.industry_ids ?? [],
        official: resource?.official ?? false,
      })}
      schema={saveResource.body.omit({ seen_at: true })}
      fields={[
        { name: 'title', kind: 'texts', required: true },
        { name: 'summary', kind: 'texts', area: true, required: true },
        { name: 'scene_id', kind: 'choice', options: optionsOf(choices.scenes), number: true, half: true },
        { name: 'official', kind: 'switch', half: true },
        {
          name: 'tags',
          kind: 'own',
          hint: t('resources.tags_hint'),
          control: (value, change, control) => <TagsField control={control} change={change} tags={value} />,
        },
        { name: 'industry_ids', kind: 'choices', options: optionsOf(choices.industries), number: true },
      ]}
      title={({ title }) => textIn(title)}
      note={({ resource_type, owner_name }) =>
        [t(`common:type.${resource_type}.name`), owner_name].filter(Boolean).join(' · ')
      }
      save={async (caller, values, resource) =>
        resource &&
        ask(caller, 'PUT /api/management/resources/{resource_id}', {
          params: { resource_id: resource.resource_id },
          body: { ...values, seen_at: resource.updated_at },
        })
      }
      aside={(resource, again) => (
        <>
          <Facts resource={resource} />
          <ResourceVersions resource={resource} onDone={again} />
        </>
      )}
    />
  )
}

interface TagsFieldProps {
  tags: string[]
  change: (tags: string[]) => void
  control: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean }
}

/** One after the other, with commas between them: as people write lists. */
function TagsField({ tags, change, control }: TagsFieldProps) {
  const { t } = useTranslation('management')
  return (
    <Input
      {...control}
      defaultValue={tags.join(t('list.comma'))}
      onChange={({ target }) =>
        change(
          target.value
            .split(/[,，、;；]/)
            .map((tag) => tag.trim())
            .filter(Boolean),
        )
      }
    />
  )
}

function Facts({ resource }: { resource: ManagedResourceData }) {
  const { t } = useTranslation('management')
  const { resource_id, resource_type, licence, download_count, collect_count, report_count } = resource
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('resources.fact.licence')}</dt>
        <dd>{licence}</dd>
      </div>
      <div>
        <dt>{t('resources.fact.download_count')}</dt>
        <dd>{formatNumber(download_count)}</dd>
      </div>
      <div>
        <dt>{t('resources.fact.collect_count')}</dt>
        <dd>{formatNumber(collect_count)}</dd>
      </div>
      <div>
        <dt>{t('resources.fact.report_count')}</dt>
        <dd>{formatNumber(report_count)}</dd>
      </div>
      <div>
        <dt>{t('resources.fact.page')}</dt>
        <dd>
          <Link to={`/resource/${resource_type}/${resource_id}`}>{t('resources.fact.open')}</Link>
        </dd>
      </div>
    </dl>
  )
}
