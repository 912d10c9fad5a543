import { useTranslation } from 'react-i18next'
import { MemberButton } from '../../page/member-button.tsx'
import { takeResource } from '../../page/take-resource.ts'
import { toast } from '../../platform/state/toast.ts'
import { Button } from '../../ui/form/button.tsx'
import { DownloadIcon } from '../../ui/icon/home-icons.tsx'
import { BookmarkIcon } from '../../ui/icon/icons.tsx'
import type { ResourceRowData } from './find.ts'
import { collect } from './take.ts'

interface CardActionsProps {
  resource: ResourceRowData
  /** In a table the buttons of all rows are seen at once: none of them is the one action of the page. */
  quiet?: boolean
}

/** Actions without opening the resource. */
export function CardActions({ resource: { resource_id, title }, quiet = false }: CardActionsProps) {
  const { t } = useTranslation('resource')

  async function keep() {
    await collect(resource_id)
    toast.success(t('list.collected', { title }))
  }

  return (
    <>
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
      <Button
        kind={quiet ? 'default' : 'primary'}
        size="small"
        aria-label={t('list.take', { title })}
        onClick={() => takeResource(resource_id).catch(() => {})}
      >
        <DownloadIcon size={16} />
        {t('shared:download.download')}
      </Button>
    </>
  )
}
