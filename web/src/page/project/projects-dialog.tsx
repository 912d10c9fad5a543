import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ask } from '../../platform/api/ask.ts'
import { quietCaller } from '../../platform/api/browser-caller.ts'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { CallOut } from '../../ui/state/call-out.tsx'
import { Answered, WaitingRows } from '../account/answered.tsx'
import { settleCall } from '../account/settle-call.ts'
import { useRun } from '../account/use-run.ts'
import type { Pinned } from './pinned.ts'
import styles from './projects-dialog.module.css'

interface ProjectsDialogProps {
  /** One thing, or several at once. */
  pinned: Pinned[]
  /** What goes in, in a sentence. */
  lead: { title: string } | { text: string }
  onClose: () => void
}

const shown = 50

/** The projects one may change, the one changed last first, or a new one; the dialog stays, for it may go into several. */
export default function ProjectsDialog({ pinned, lead, onClose }: ProjectsDialogProps) {
  const { t } = useTranslation('project')
  const { run, busy, error } = useRun()
  const [mine, setMine] = useState(find)
  /** By project: how many items it holds since these went in. */
  const [taken, setTaken] = useState<ReadonlyMap<number, number>>(new Map())

  async function pin(project_id: number) {
    let count = 0
    for (const body of pinned) {
      const answer = await ask(quietCaller(), 'POST /api/projects/{project_id}/items', { params: { project_id }, body })
      count = answer.item_count
    }
    setTaken((before) => new Map(before).set(project_id, count))
  }

  const begin = (title: string) =>
    run(async () => {
      const { project_id } = await ask(quietCaller(), 'POST /api/projects', { body: { title } })
      setMine(find)
      await pin(project_id)
    })

  const sentence = 'text' in lead ? lead.text : t('into.lead', { ...lead, version: pinned[0]?.version })
  return (
    <Dialog open onClose={onClose} title={t('into.title')} lead={sentence}>
      {error && <CallOut kind="error">{error}</CallOut>}
      <Answered answer={mine} waiting={<WaitingRows rows={3} />}>
        {({ list }) => {
          const open = list.filter(({ role }) => role !== 'reader')
          if (open.length === 0) return <p className={styles.none}>{t('into.none')}</p>
          return (
            <ul className={styles.projects}>
              {open.map(({ project_id, title, item_count }) => (
                <li key={project_id}>
                  <span>
                    <b>{title}</b>
                    <small>{t('list.items', { count: taken.get(project_id) ?? item_count })}</small>
                  </span>
                  {taken.has(project_id) ? (
                    <ButtonLink size="small" to={`/project/${project_id}`} aria-label={t('into.open', { title })}>
                      {t('into.done')}
                    </ButtonLink>
                  ) : (
                    <Button
                      size="small"
                      disabled={busy}
                      aria-label={t('into.take', { title })}
                      onClick={() => void run(() => pin(project_id))}
                    >
                      {t('item.take_in')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }}
      </Answered>
      <BeginWith busy={busy} onBegin={(title) => void begin(title)} />
    </Dialog>
  )
}

const find = () => settleCall('GET /api/projects', { query: { size: shown } })

interface BeginWithProps {
  busy: boolean
  onBegin: (title: string) => void
}

/** A new project needs a name and nothing else; the rest is written on its own page. */
function BeginWith({ busy, onBegin }: BeginWithProps) {
  const { t } = useTranslation('project')
  const [title, setTitle] = useState('')
  const name = title.trim()

  function begin(event: FormEvent) {
    event.preventDefault()
    onBegin(name)
    setTitle('')
  }

  return (
    <form className={styles.begin} onSubmit={begin}>
      <Input
        size="large"
        aria-label={t('into.new')}
        placeholder={t('into.new')}
        maxLength={80}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Button size="large" type="submit" disabled={busy || name === ''}>
        {t('into.begin')}
      </Button>
    </form>
  )
}
