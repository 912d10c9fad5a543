import { useTranslation } from 'react-i18next'
import { CollectButton } from '../../../page/collect-button.tsx'
import { useShare } from '../../../page/copy-text.ts'
import { AddToProject } from '../../../page/project/add-to-project.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { ShareIcon } from '../../../ui/icon/icons.tsx'
import { collect, forget } from '../take.ts'
import styles from './actions.module.css'
import type { ResourceDetail } from './answers.ts'
import { Download } from './download.tsx'
import type { OwnResourceState } from './use-mine.ts'

export function Actions({ resource, mine }: { resource: ResourceDetail; mine: OwnResourceState }) {
  const { t } = useTranslation('resource')
  const { resource_id, title, version, state, collect_count } = resource
  const share = useShare()

  return (
    <div className={styles.actions}>
      <Button
        size="huge"
        square
        aria-label={t('detail.share')}
        onClick={() => void share({ title, url: location.href }, t('detail.copied'))}
      >
        <ShareIcon size={20} />
      </Button>
      {state !== 'withdrawn' && (
        <AddToProject
          pinned={{ item_id: resource_id, version: version.version }}
          title={title}
          label={t('detail.to_project')}
          size="huge"
        />
      )}
      <CollectButton
        mine={mine.between}
        collect_count={collect_count}
        collect={() => collect(resource_id)}
        forget={() => forget(resource_id)}
        onChanged={mine.reload}
      />
      <Download resource={resource} mine={mine} />
    </div>
  )
}
