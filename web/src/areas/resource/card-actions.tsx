import type { ResourceType } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { MemberButton } from '../../page/member-button.tsx'
import { takeResource } from '../../page/take-resource.ts'
import { toast } from '../../platform/state/toast.ts'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { DownloadIcon, PlayIcon } from '../../ui/icon/home-icons.tsx'
import { BookmarkIcon } from '../../ui/icon/icons.tsx'
import styles from './card-actions.module.css'
import { previewHash } from './detail/preview-hash.ts'
import type { ResourceRowData } from './find.ts'
import { collect } from './take.ts'

interface ActionProps {
  resource: ResourceRowData
}

/** Trying comes first, then taking, then keeping. */
export function CardActions({ resource }: ActionProps) {
  return (
    <>
      <Try resource={resource} kind="primary" />
      <Take resource={resource} />
      <Collect resource={resource} />
    </>
  )
}

/** The same in a table, where the buttons of all rows are seen at once: none is green, and only the first has words. */
export function RowActions({ resource }: ActionProps) {
  return (
    <span className={styles.actions}>
      <Try resource={resource} />
      <Take resource={resource} iconOnly />
      <Collect resource={resource} />
    </span>
  )
}

/** What can be tried step by step opens at the first one; everything else at its preview, which can be used at once. */
const trialOf: Partial<Record<ResourceType, string>> = { flow: '?trial=fill' }

function Try({ resource: { resource_id, resource_type, title }, kind }: ActionProps & { kind?: 'primary' }) {
  const { t } = useTranslation('resource')
  const verb = t(`shared:try.${resource_type}`)
  return (
    <ButtonLink
      {...(kind && { kind })}
      size="small"
      to={`/resource/${resource_type}/${resource_id}${trialOf[resource_type] ?? previewHash}`}
      rel="nofollow"
      aria-label={t('list.try_named', { verb, title })}
      aria-keyshortcuts="T"
    >
      <PlayIcon size={16} />
      {verb}
    </ButtonLink>
  )
}

function Take({ resource: { resource_id, title }, iconOnly = false }: ActionProps & { iconOnly?: boolean }) {
  const { t } = useTranslation('resource')
  return (
    <Button
      size="small"
      square={iconOnly}
      aria-label={t('list.take', { title })}
      aria-keyshortcuts="D"
      onClick={() => takeResource(resource_id).catch(() => {})}
    >
      <DownloadIcon size={16} />
      {!iconOnly && t('shared:download.download')}
    </Button>
  )
}

function Collect({ resource: { resource_id, title } }: ActionProps) {
  const { t } = useTranslation('resource')

  async function keep() {
    await collect(resource_id)
    toast.success(t('list.collected', { title }))
  }

  return (
    <MemberButton
      action={`collect-${resource_id}`}
      size="small"
      square
      aria-label={t('list.collect', { title })}
      isImmediate
      onPress={() => keep().catch(() => {})}
    >
      <BookmarkIcon size={16} />
    </MemberButton>
  )
}
