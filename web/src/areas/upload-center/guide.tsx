import { starterSizes } from '@atrium/contract/resource/starters'
import { type ResourceType, resourceTypes } from '@atrium/contract/resource-types'
import { useTranslation } from 'react-i18next'
import { mountPath } from '../../platform/address/base-path.ts'
import { formatSize } from '../../platform/format/format-size.ts'
import { Cover } from '../../ui/cover/cover.tsx'
import { Glyph } from '../../ui/cover/glyph.tsx'
import { Lintel } from '../../ui/layout/lintel.tsx'
import { Table, type TableColumn } from '../../ui/layout/table.tsx'
import { DraftLeft } from './draft-left.tsx'
import { Examples } from './examples.tsx'
import styles from './guide.module.css'

const rules = ['own', 'people', 'outside', 'purpose', 'source'] as const
const steps = ['read', 'queue', 'review', 'publish'] as const

/** What first-time authors need to know: formats with a package to begin from, the rules, and what follows. */
export function Guide() {
  const { t } = useTranslation('person_center')

  return (
    <div className={styles.guide}>
      <div>
        <Lintel size="section" aside={<span className={styles.hint}>{t('guide.formats_hint')}</span>}>
          {t('guide.formats')}
        </Lintel>
        <Formats />
        <p className={styles.schema}>
          <a href={mountPath('/api/schemas/manifest-1.json')}>{t('guide.schema')}</a>
        </p>
        <Examples />
      </div>
      <div className={styles.beside}>
        <section aria-labelledby="rules">
          <Lintel size="section" id="rules">
            {t('guide.rules')}
          </Lintel>
          <ol className={styles.rules}>
            {rules.map((rule) => (
              <li key={rule}>
                <b>{t(`guide.rule.${rule}.title`)}</b>
                <p>{t(`guide.rule.${rule}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby="afterwards">
          <Lintel size="section" id="afterwards">
            {t('guide.afterwards')}
          </Lintel>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>
                <b>{t(`guide.step.${step}.title`)}</b>
                <p>{t(`guide.step.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <DraftLeft />
      </div>
    </div>
  )
}

function Formats() {
  const { t } = useTranslation('person_center')
  const columns: TableColumn<ResourceType>[] = [
    {
      id: 'type',
      name: t('guide.type'),
      cell: (type) => (
        <span className={styles.type}>
          <span className={styles.picture}>
            <Cover type={type} id={`starter-${type}`} lazy />
          </span>
          <Glyph type={type} />
          <b>{t(`common:type.${type}.name`)}</b>
        </span>
      ),
    },
    { id: 'format', name: t('guide.format'), cell: (type) => <code>{t(`guide.formats_of.${type}`)}</code> },
    { id: 'shown', name: t('guide.shown'), minor: true, cell: (type) => t(`guide.shown_of.${type}`) },
    {
      id: 'starter',
      name: t('guide.starter'),
      cell: (type) => (
        <span className={styles.starter}>
          <a href={mountPath(`/starter/${type}.zip`)} download={`atrium-starter-${type}.zip`}>
            {t(`guide.starter_of.${type}`)}
          </a>
          <small>{formatSize(starterSizes[type])}</small>
        </span>
      ),
    },
  ]

  return (
    <Table
      caption={t('guide.formats')}
      columns={columns}
      rows={[...resourceTypes]}
      keyOf={(type) => type}
      rowHeight="tall"
    />
  )
}
