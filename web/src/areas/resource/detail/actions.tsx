import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CollectButton } from '../../../page/collect-button.tsx'
import { AddToProject } from '../../../page/project/add-to-project.tsx'
import { ShareButton } from '../../../page/share/share-button.tsx'
import type { TrialPage } from '../../../stage/flow/trial-context.ts'
import { Button, ButtonLines, ButtonLink } from '../../../ui/form/button.tsx'
import { PlayIcon } from '../../../ui/icon/home-icons.tsx'
import { ShareIcon } from '../../../ui/icon/icons.tsx'
import { collect, forget } from '../take.ts'
import styles from './actions.module.css'
import type { ResourceDetail } from './answers.ts'
import { Download } from './download.tsx'
import type { OwnResourceState } from './use-mine.ts'

interface ActionsProps {
  resource: ResourceDetail
  mine: OwnResourceState
  trial: TrialPage | null
  /** Leads into the preview; null where nothing can be tried in it. */
  onTry: (() => void) | null
}

/** Trying comes before taking: where something can be tried, that is the green button. */
export function Actions({ resource, mine, trial, onTry }: ActionsProps) {
  const { t } = useTranslation('resource')
  const { resource_id, resource_type, title, version, state, collect_count } = resource

  return (
    <div className={styles.actions} data-trial={trial?.step ?? undefined}>
      <ShareButton
        size="huge"
        square
        title={title}
        addressOf={() => location.href}
        copied={t('detail.link_copied')}
        aria-label={t('detail.share')}
      >
        <ShareIcon size={20} />
      </ShareButton>
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
      <Download resource={resource} mine={mine} kind={trial || onTry ? 'default' : 'primary'} />
      {trial && (
        <ButtonLink
          kind={trial.step ? 'ink' : 'primary'}
          size="huge"
          to={trial.addressOf(trial.step ? null : 'fill')}
          aria-current={trial.step ? 'true' : undefined}
          preventScrollReset
        >
          <TrialWords hint={t('detail.try_hint')}>{t('detail.try')}</TrialWords>
        </ButtonLink>
      )}
      {onTry && (
        <Button kind="primary" size="huge" onClick={onTry}>
          <TrialWords hint={t('detail.try_here')}>{t(`shared:try.${resource_type}`)}</TrialWords>
        </Button>
      )}
    </div>
  )
}

function TrialWords({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <>
      <PlayIcon size={20} />
      <ButtonLines detail={hint} className={styles.words}>
        {children}
      </ButtonLines>
    </>
  )
}
