import type { Answer } from '@atrium/contract/calls'
import type { Language } from '@atrium/contract/languages'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../../platform/api/ask.ts'
import { quietCaller } from '../../../platform/api/browser-caller.ts'
import { Grid } from '../../../ui/layout/grid.tsx'
import { Lintel } from '../../../ui/layout/lintel.tsx'
import { CaseCard } from '../case-card.tsx'
import { Aside } from './aside.tsx'
import type { CaseAnswer } from './case.ts'
import styles from './detail.module.css'
import { Figures } from './figures.tsx'
import { CaseHead } from './head.tsx'
import type { choosePeers } from './peers.ts'
import { Process } from './process.tsx'

interface CaseDetailProps {
  found: CaseAnswer
  peers: ReturnType<typeof choosePeers>
  /** Those that hold something of what was used here. */
  kits: Answer<'GET /api/kits'>['list']
}

/** What came of it up front, then from the difficulty to the result. */
export function Detail({ found, peers, kits }: CaseDetailProps) {
  const { t } = useTranslation('case')
  const { case_id, process, quote, timeline } = found

  useEffect(() => {
    ask(quietCaller(), 'POST /api/cases/{case_id}/view', { params: { case_id } }).catch(() => {})
  }, [case_id])

  return (
    <main id="main" className="page-width">
      <CaseHead found={found} />
      <Figures figures={found.figures} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Part title={t('detail.challenge')} texts={found.challenge} language={found.language} />
          <Part title={t('detail.solution')} texts={found.solution} language={found.language}>
            {process && <Process {...process} />}
            {quote && (
              <blockquote className={styles.quote} lang={found.language}>
                <p>{t('detail.quoted', { text: quote.text })}</p>
                <cite>{quote.role}</cite>
              </blockquote>
            )}
          </Part>
          <section>
            <Lintel size="section">{t('detail.result')}</Lintel>
            <ul className={styles.points} lang={found.language}>
              {found.result.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
          {timeline.length > 0 && (
            <section>
              <Lintel size="section">{t('detail.timeline')}</Lintel>
              <ol className={styles.timeline} lang={found.language}>
                {timeline.map(({ moment, event }) => (
                  <li key={moment}>
                    <b>{moment}</b>
                    <span>{event}</span>
                  </li>
                ))}
              </ol>
            </section>
          )}
        </div>
        <Aside found={found} kits={kits} />
      </div>
      {peers.list.length > 0 && (
        <section className={styles.peers}>
          <Lintel>{t(peers.same_industry ? 'detail.peers' : 'detail.others')}</Lintel>
          <Grid columns={3}>
            {peers.list.map((one, place) => (
              <CaseCard key={one.case_id} found={one} place={place} plain level={3} />
            ))}
          </Grid>
        </section>
      )}
    </main>
  )
}

interface CasePartProps {
  title: string
  texts: string[]
  language: Language
  children?: ReactNode
}

function Part({ title, texts, language, children }: CasePartProps) {
  return (
    <section>
      <Lintel size="section">{title}</Lintel>
      <div className={styles.prose} lang={language}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {children}
    </section>
  )
}
