import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useShare } from '../../../page/copy-text.ts'
import { AddToProject } from '../../../page/project/add-to-project.tsx'
import { useLogin } from '../../../platform/session/session.ts'
import { Button } from '../../../ui/form/button.tsx'
import { formatFigure } from '../../../ui/format/figure.ts'
import { BookmarkIcon, ShareIcon } from '../../../ui/icon/icons.tsx'
import { collect, forget } from '../take.ts'
import styles from './actions.module.css'
import type { ResourceDetail } from './answers.ts'
import { Download } from './download.tsx'
import type { OwnResourceState } from './use-mine.ts'

export function Actions({ resource, mine }: { resource: ResourceDetail; mine: OwnResourceState }) {
  const { t } = useTranslation('resource')
  const { resource_id, title, version, state } = resource
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
      <Collect resource={resource} mine={mine} />
      <Download resource={resource} onTaken={mine.reload} />
    </div>
  )
}

function Collect({
  resource: { resource_id, collect_count },
  mine: { between, reload },
}: {
  resource: ResourceDetail
  mine: OwnResourceState
}) {
  const { t } = useTranslation('resource')
  const login = useLogin()
  const [added, setAdded] = useState(0)
  const isCollected = between?.collected ?? false

  async function change() {
    await (isCollected ? forget(resource_id) : collect(resource_id))
    setAdded((before) => before + (isCollected ? -1 : 1))
    reload()
  }

  if (!login) return null
  return (
    <Button size="huge" aria-pressed={isCollected} onClick={() => change().catch(() => {})}>
      <BookmarkIcon size={20} />
      <span className={styles.word}>{isCollected ? t('detail.collected') : t('detail.collect')}</span>
      <em>{formatFigure(Math.max(0, collect_count + added))}</em>
    </Button>
  )
}
